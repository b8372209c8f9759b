package org.yifen.report;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Games;
import org.yifen.event.ReportCells;
import org.yifen.event.Scoring;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/** The sheet 对局: a row a game, with 轮次, 台次, 先手, 后手, 结果. */
final class GamesSheet {

  /** The sheet's name. */
  static final String NAME = "对局";

  private static final String FORMS = "1-0, 0.5-0.5, 0-1, 0-0, 1-0※";
  private static final char UNPLAYED = '\u203B';

  private enum Column {
    ROUND("轮次", "round"),
    FIRST("先手", "first"),
    SECOND("后手", "second"),
    RESULT("结果", "result");

    private final List<String> names;

    Column(String... names) {
      this.names = List.of(names);
    }
  }

  private final Sheet sheet;
  private final TableReader table;
  private final Results results;
  private final Findings findings;
  private final Cells cells;
  private final Map<Column, Integer> columns = new HashMap<>();
  private final Set<Long> seats = new HashSet<>();

  GamesSheet(Sheet sheet, TableReader table, Results results, Findings findings) {
    this.sheet = sheet;
    this.table = table;
    this.results = results;
    this.findings = findings;
    this.cells = new Cells(sheet, findings);
  }

  /** Whether a sheet is one of games. */
  static boolean is(Sheet sheet) {
    String name = Clean.word(sheet.name());
    return name.equals(NAME) || name.equals("games");
  }

  /** Reads all games; gives the number of rounds. */
  int read() {
    Optional<Row> header = sheet.rows().stream().filter(this::isHeader).findFirst();
    if (header.isEmpty()) {
      findings.add(Notice.TAB_004, sheet.at(0, 0), "先手 / 后手 / 结果");
      return 0;
    }
    int rounds = 0;
    for (Row row : sheet.rows()) {
      boolean blank = columns.values().stream().allMatch(c -> Clean.text(row.text(c)).isEmpty());
      if (row.index() > header.get().index() && !blank) {
        rounds = Math.max(rounds, readGame(row));
      }
    }
    return rounds;
  }

  private boolean isHeader(Row row) {
    columns.clear();
    for (int c = 0; c < row.cells().size(); c++) {
      String word = Clean.word(row.text(c));
      for (Column column : Column.values()) {
        if (column.names.contains(word)) {
          columns.putIfAbsent(column, c);
        }
      }
    }
    return columns.size() == Column.values().length;
  }

  private int readGame(Row row) {
    String roundText = token(row, Column.ROUND);
    OptionalInt round = Numbers.whole(roundText.replace("第", "").replace("轮", ""));
    if (round.isEmpty() || round.getAsInt() == 0 || round.getAsInt() > Short.MAX_VALUE) {
      refuse(row, Column.ROUND, roundText);
      return 0;
    }
    String secondText = token(row, Column.SECOND);
    boolean bye =
        secondText.equals("轮空") || secondText.equalsIgnoreCase("bye") || secondText.isEmpty();
    int first = player(row, Column.FIRST, round.getAsInt());
    int second = bye ? -1 : player(row, Column.SECOND, round.getAsInt());
    if (bye && first >= 0) {
      results.extra(first, results.scoring().win());
    } else if (first >= 0 && first == second) {
      findings.add(Notice.RES_008, sheet.at(row.index(), column(Column.SECOND)));
    } else {
      readResult(row, round.getAsInt(), first, second);
    }
    return round.getAsInt();
  }

  private int player(Row row, Column column, int round) {
    String token = token(row, column);
    OptionalInt number = Numbers.whole(token);
    int index = number.isPresent() ? table.index(number.getAsInt()) : -1;
    if (token.equals(Cells.REFUSED)) {
      return -1;
    }
    if (index < 0) {
      findings.add(
          Notice.RES_003,
          sheet.at(row.index(), column(column)),
          number.isPresent() ? number.getAsInt() : token);
    } else if (!seats.add(((long) round << 32) | index)) {
      findings.add(
          Notice.RES_013,
          sheet.at(row.index(), column(column)),
          results.label(index),
          Integer.toString(round));
      findings.doubt(index);
    }
    return index;
  }

  private void readResult(Row row, int round, int first, int second) {
    String token = token(row, Column.RESULT);
    OptionalInt result = result(token);
    if (result.isEmpty()) {
      doubt(first);
      doubt(second);
      if (!token.equals(Cells.REFUSED)) {
        findings.add(
            Notice.RES_001,
            sheet.at(row.index(), column(Column.RESULT)),
            row.text(column(Column.RESULT)),
            FORMS);
      }
    } else if (first < 0 || second < 0) {
      doubt(first);
      doubt(second);
    } else {
      boolean played = token.indexOf(UNPLAYED) < 0;
      if (played && result.getAsInt() == Games.NOBODY) {
        findings.add(
            Notice.RES_020,
            sheet.at(row.index(), column(Column.RESULT)),
            results.label(first),
            results.label(second));
      }
      long cell = ReportCells.pack(sheet.number(), row.index(), column(Column.RESULT));
      results.game(round, first, second, result.getAsInt(), played, cell);
    }
  }

  private void doubt(int entrant) {
    if (entrant >= 0) {
      findings.doubt(entrant);
    }
  }

  /** The result from the first mover's side; a bare ※ is a game without points. */
  private OptionalInt result(String token) {
    String text = token.replace(String.valueOf(UNPLAYED), "");
    if (text.isEmpty()) {
      return token.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Games.NOBODY);
    }
    String[] sides = text.split("[-:~—–]", -1);
    if (sides.length != 2) {
      return OptionalInt.empty();
    }
    OptionalInt first = Numbers.halves(sides[0]);
    OptionalInt second = Numbers.halves(sides[1]);
    if (first.isEmpty() || second.isEmpty()) {
      return OptionalInt.empty();
    }
    int a = first.getAsInt();
    int b = second.getAsInt();
    if (a == 0 && b == 0) {
      return OptionalInt.of(Games.NOBODY);
    }
    if (results.scoring().fits(a, b) || Scoring.ONE_HALF_ZERO.fits(a, b)) {
      return OptionalInt.of(a == b ? Games.DRAW : a > b ? Games.WIN : Games.LOSS);
    }
    return OptionalInt.empty();
  }

  private void refuse(Row row, Column column, String token) {
    if (!token.equals(Cells.REFUSED)) {
      findings.add(
          Notice.TAB_020,
          sheet.at(row.index(), column(column)),
          column.names.get(0),
          row.text(column(column)));
    }
  }

  private String token(Row row, Column column) {
    return cells.token(row, column(column));
  }

  private int column(Column column) {
    return columns.getOrDefault(column, 0);
  }
}
