package org.yifen.report;

import java.util.Set;
import org.yifen.event.ReportCells;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/**
 * The cell of a game's line that names the file with its record (棋谱).
 *
 * @param file as written; empty without one
 * @param cell the place as one number
 */
record ScoreCell(String file, long cell) {

  /** The column's name in the house layout. */
  static final String NAME = "棋谱";

  /** Stands for the column where there is none. */
  static final int NO_COLUMN = -1;

  private static final Set<String> HEADINGS =
      Set.of(NAME, "棋譜", "棋谱文件", "对局棋谱", "棋谱名", "record", "gamerecord", "gamefile", "pgn");

  /** How people say that there is no record. */
  private static final Set<String> NO_FILE =
      Set.of(
          "", "无", "没有", "缺", "未记", "未记录", "无棋谱", "无记录", "-", "--", "—", "——", "/", "none", "n/a");

  private static final ScoreCell BLANK = new ScoreCell("", 0);

  /**
   * The column of a header's row, from 0, whatever stands in brackets behind its name; {@link
   * #NO_COLUMN} when it has none.
   */
  static int column(Row header) {
    for (int column = 0; column < header.cells().size(); column++) {
      String word = Clean.word(header.text(column));
      int bracket = word.indexOf('(');
      if (HEADINGS.contains(bracket > 0 ? word.substring(0, bracket) : word)) {
        return column;
      }
    }
    return NO_COLUMN;
  }

  /** The cell in a line; blank where there is no such column. */
  static ScoreCell of(Sheet sheet, Row row, int column) {
    String file = column == NO_COLUMN ? "" : row.text(column);
    return NO_FILE.contains(Clean.word(file))
        ? BLANK
        : new ScoreCell(file, ReportCells.pack(sheet.number(), row.index(), column));
  }

  /** Whether no file is named. */
  boolean isBlank() {
    return file.isEmpty();
  }
}
