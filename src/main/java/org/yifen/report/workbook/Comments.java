package org.yifen.report.workbook;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.poi.ss.SpreadsheetVersion;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.ClientAnchor;
import org.apache.poi.ss.usermodel.Comment;
import org.apache.poi.ss.usermodel.CreationHelper;
import org.apache.poi.ss.usermodel.Drawing;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellAddress;
import org.jspecify.annotations.Nullable;
import org.yifen.report.grid.TextWidth;

/** The comments of marked cells. A comment that somebody made stays; ours follows in it. */
final class Comments {

  static final String AUTHOR = "弈分 Yifen";

  /** Stands between somebody's comment and ours. */
  private static final String RULE = "\n—— " + AUTHOR + " ——\n";

  /** How a comment of ours begins: {@code RES-002 error: }. */
  private static final Pattern OURS =
      Pattern.compile("[A-Z]{3}-\\d{3} (错误|警告|提示|error|warning|note)[：:]");

  private static final int COLUMNS = 5;
  private static final int CHARACTERS_OF_A_LINE = 44;
  private static final int MOST_LINES = 24;

  private final Map<Sheet, Drawing<?>> drawings = new HashMap<>();
  private final Map<Sheet, Set<CellAddress>> commented = new HashMap<>();
  private final CreationHelper create;
  private final SpreadsheetVersion version;

  Comments(Workbook workbook) {
    this.create = workbook.getCreationHelper();
    this.version = workbook.getSpreadsheetVersion();
  }

  void put(Cell cell, String text) {
    @Nullable Comment before =
        commented(cell.getSheet()).contains(cell.getAddress()) ? cell.getCellComment() : null;
    if (before != null) {
      before.setString(create.createRichTextString(before.getString().getString() + RULE + text));
      return;
    }
    Comment comment = drawing(cell.getSheet()).createCellComment(anchor(cell, lines(text)));
    comment.setAuthor(AUTHOR);
    comment.setString(create.createRichTextString(text));
    cell.setCellComment(comment);
    commented(cell.getSheet()).add(cell.getAddress());
  }

  /** The cells of a sheet with a comment; to ask Apache POI takes longer the more there are. */
  private Set<CellAddress> commented(Sheet sheet) {
    return commented.computeIfAbsent(sheet, s -> new HashSet<>(s.getCellComments().keySet()));
  }

  /** Takes off the comments of an earlier copy, with the fills under them. */
  static void clear(Sheet sheet, Fills fills) {
    for (CellAddress at : List.copyOf(sheet.getCellComments().keySet())) {
      @Nullable Comment comment = sheet.getCellComment(at);
      @Nullable Row row = sheet.getRow(at.getRow());
      @Nullable Cell cell = row == null ? null : row.getCell(at.getColumn());
      if (comment == null || cell == null) {
        continue;
      }
      String text = comment.getString().getString();
      int rule = text.indexOf(RULE);
      // some programs drop the author of a comment
      boolean ours = AUTHOR.equals(comment.getAuthor()) || OURS.matcher(text).lookingAt();
      if (ours) {
        cell.removeCellComment();
      } else if (rule >= 0) {
        comment.setString(
            sheet.getWorkbook().getCreationHelper().createRichTextString(text.substring(0, rule)));
      } else {
        continue;
      }
      cell.setCellStyle(fills.cleared(cell.getCellStyle()));
    }
  }

  private Drawing<?> drawing(Sheet sheet) {
    return drawings.computeIfAbsent(
        sheet,
        s -> {
          // of an .xls sheet, to create one would drop the pictures it has
          @Nullable Drawing<?> known = s.getDrawingPatriarch();
          return known == null ? s.createDrawingPatriarch() : known;
        });
  }

  private ClientAnchor anchor(Cell cell, int lines) {
    ClientAnchor anchor = create.createClientAnchor();
    int row = Math.min(cell.getRowIndex(), version.getLastRowIndex() - lines);
    int column = Math.min(cell.getColumnIndex() + 1, version.getLastColumnIndex() - COLUMNS);
    // Apache POI takes the cell under the anchor for the comment's own at first, and refuses a
    // second comment there
    while (commented(cell.getSheet()).contains(new CellAddress(row, column))
        && column < version.getLastColumnIndex() - COLUMNS) {
      column++;
    }
    anchor.setCol1(column);
    anchor.setCol2(column + COLUMNS);
    anchor.setRow1(row);
    anchor.setRow2(row + lines);
    return anchor;
  }

  private static int lines(String text) {
    int lines = 1;
    for (String line : text.split("\n", -1)) {
      lines += 1 + TextWidth.of(line) / CHARACTERS_OF_A_LINE;
    }
    return Math.min(MOST_LINES, lines);
  }
}
