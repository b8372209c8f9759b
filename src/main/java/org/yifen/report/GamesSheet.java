package org.yifen.report;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Games;
import org.yifen.event.ReportCells;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/** The sheet 对局: a row a game, with 轮次, 台次, 先手, 后手, 结果, 棋谱. */
final class GamesSheet {

  /** The sheet's name. */
  static final String NAME = "对局";

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
  private final Map<Column, Integer> columns = new EnumMap<>(Column.class);
  private final Set<Long> seats = new HashSet<>();
  private int score = ScoreCell.NO_COLUMN;

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

  /** The row that names all the columns; empty when none does. */
  static Optional<Row> header(Sheet sheet) {
    return sheet.rows().stream()
        .filter(row -> columns(row).size() == Column.values().length)
        .findFirst();
  }

  private static Map<Column, Integer> columns(Row row) {
    Map<Column, Integer> columns = new EnumMap<>(Column.class);
    for (int c = 0; c < row.cells().size(); c++) {
      String word = Clean.word(row.text(c));
      for (Column column : Column.values()) {
        if (column.names.contains(word)) {
          columns.putIfAbsent(column, c);
        }
      }
    }
    return columns;
  }

  /** Reads all games; gives the number of rounds. */
  int read() {
    Optional<Row> header = header(sheet);
    if (header.isEmpty()) {
      missingColumns();
      return 0;
    }
    columns.putAll(columns(header.get()));
    score = ScoreCell.column(header.get());
    int rounds = 0;
    RoundGaps gaps = new RoundGaps();
    for (Row row : sheet.rows()) {
      boolean blank = columns.values().stream().allMatch(c -> Clean.text(row.text(c)).isEmpty());
      if (row.index() > header.get().index() && !blank) {
        int round = readGame(row);
        rounds = Math.max(rounds, round);
        gaps.see(round);
      }
    }
    // a round that cannot be read leaves a gap by itself
    if (!findings.has(Notice.TAB_020)) {
      gaps.check(sheet.at(header.get().index(), column(Column.ROUND)), findings);
    }
    return rounds;
  }

  /** Names the columns that the row most like a header lacks. */
  private void missingColumns() {
    int closest = -1;
    Set<Column> known = Set.of();
    for (Row row : sheet.rows()) {
      Set<Column> found = columns(row).keySet();
      if (closest < 0 || found.size() > known.size()) {
        closest = row.index();
        known = found;
      }
    }
    Set<Column> missing = EnumSet.allOf(Column.class);
    missing.removeAll(known);
    String names = missing.stream().map(c -> c.names.get(0)).collect(Collectors.joining("、"));
    findings.add(Notice.TAB_004, sheet.at(Math.max(0, closest), 0), names);
    findings.doubtAll();
  }

  private int readGame(Row row) {
    String roundText = token(row, Column.ROUND);
    String firstText = token(row, Column.FIRST);
    String secondText = token(row, Column.SECOND);
    OptionalInt round = Numbers.whole(roundText.replace("第", "").replace("轮", ""));
    if (round.isEmpty() || !Games.isRound(round.getAsInt())) {
      refuse(row, Column.ROUND, roundText);
      findings.doubt(index(firstText));
      findings.doubt(index(secondText));
      return 0;
    }
    boolean bye = isBye(secondText) || secondText.isEmpty();
    if (isBye(firstText) && !bye) {
      String byeText = firstText;
      firstText = secondText;
      secondText = byeText;
      bye = true;
    }
    if (!bye && areSeated(round.getAsInt(), index(firstText), index(secondText))) {
      tooManyGames(row, Column.ROUND, round.getAsInt(), index(firstText), index(secondText));
      readResult(row, round.getAsInt(), index(firstText), index(secondText));
      return round.getAsInt();
    }
    int first = player(row, Column.FIRST, firstText, round.getAsInt());
    int second = bye ? -1 : player(row, Column.SECOND, secondText, round.getAsInt());
    if (bye && first >= 0) {
      bye(round.getAsInt(), first, token(row, Column.RESULT));
    } else if (first >= 0 && first == second) {
      findings.add(Notice.RES_008, sheet.at(row.index(), column(Column.SECOND)));
    } else {
      readResult(row, round.getAsInt(), first, second);
    }
    return round.getAsInt();
  }

  private boolean isBye(String token) {
    OptionalInt number = Numbers.whole(token);
    return Mark.isBye(token.toLowerCase(Locale.ROOT))
        || (number.isPresent() && table.isBye(number.getAsInt()));
  }

  /** A bye has the points of a win, unless the result says others ({@code 0.5}). */
  private void bye(int round, int entrant, String token) {
    int win = results.scoring().win();
    results.bye(round, entrant, Numbers.halves(token.replace("※", "")).orElse(win));
  }

  /** Whether two players both have a game in the round already: the round's number is wrong. */
  private boolean areSeated(int round, int first, int second) {
    return first >= 0
        && second >= 0
        && first != second
        && seats.contains(seat(round, first))
        && seats.contains(seat(round, second));
  }

  private void tooManyGames(Row row, Column column, int round, int... entrants) {
    String labels =
        Arrays.stream(entrants).mapToObj(results::label).collect(Collectors.joining(" / "));
    findings.add(
        Notice.RES_013, sheet.at(row.index(), column(column)), labels, Integer.toString(round));
    Arrays.stream(entrants).forEach(findings::doubt);
  }

  private int index(String token) {
    OptionalInt number = Numbers.whole(token);
    return number.isPresent() ? table.index(number.getAsInt()) : -1;
  }

  private static long seat(int round, int entrant) {
    return ((long) round << 32) | entrant;
  }

  private int player(Row row, Column column, String token, int round) {
    int index = index(token);
    boolean refused = token.equals(Cells.REFUSED) || (index < 0 && table.isMisnumbered());
    if (index < 0 && !refused) {
      OptionalInt number = Numbers.whole(token);
      findings.add(
          Notice.RES_003,
          sheet.at(row.index(), column(column)),
          number.isPresent() ? number.getAsInt() : token);
    } else if (index >= 0 && !seats.add(seat(round, index))) {
      tooManyGames(row, column, round, index);
    }
    return index;
  }

  private void readResult(Row row, int round, int first, int second) {
    int column = column(Column.RESULT);
    new GameCell(
            token(row, Column.RESULT),
            row.text(column),
            sheet.at(row.index(), column),
            ReportCells.pack(sheet.number(), row.index(), column),
            ScoreCell.of(sheet, row, score))
        .read(round, first, second, results, findings);
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
