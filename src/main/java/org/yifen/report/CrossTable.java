package org.yifen.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.ReportCells;
import org.yifen.report.Header.ResultColumn;
import org.yifen.report.Mark.Colour;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.Location;

/** A crosstable: a column per opponent, or two ({@code 3先}, {@code 3后}) in a double round robin. */
final class CrossTable {

  private static final Set<String> DIAGONAL =
      Set.of("", "×", "x", "X", "—", "-", "－", "■", "*", "***", "\\", "/");

  private static final int FEWEST = 3;

  private final Sheet sheet;
  private final Header header;
  private final TableReader table;
  private final Results results;
  private final Findings findings;
  private final Cells cells;
  private final boolean team;

  /**
   * @param team whether teams played: then not everybody meets everybody
   */
  CrossTable(
      Sheet sheet,
      Header header,
      TableReader table,
      Results results,
      Findings findings,
      boolean team) {
    this.sheet = sheet;
    this.header = header;
    this.table = table;
    this.results = results;
    this.findings = findings;
    this.cells = new Cells(sheet, findings);
    this.team = team;
  }

  /**
   * Reads all cells and pairs them. In a double round robin the game in which A moved first stands
   * in A's column {@code B先} and in B's column {@code A后}.
   */
  void read() {
    if (new Diagonal(sheet, header, table, findings).isDisplaced()) {
      return;
    }
    boolean twice =
        header.results().stream().anyMatch(r -> r.kind() == Header.Kind.OPPONENT_AND_COLOUR);
    List<Colour> colours = twice ? List.of(Colour.FIRST, Colour.SECOND) : List.of(Colour.UNKNOWN);
    Map<Colour, Grid> grids = new HashMap<>();
    for (Colour colour : colours) {
      grids.put(colour, new Grid(colour));
    }
    missingColumns(colours, grids);
    if (isHalf(grids)) {
      findings.add(Notice.RES_026, sheet.at(header.row(), 0));
      findings.doubtAll();
      return;
    }
    int size = table.entrants().size();
    for (int a = 0; a < size; a++) {
      for (int b = a + 1; b < size; b++) {
        for (Colour colour : colours) {
          pair(a, b, grids.get(colour), grids.get(opposite(colour)));
        }
      }
    }
  }

  /** Whether all cells on one side of the diagonal are blank, and none on the other. */
  private boolean isHalf(Map<Colour, Grid> grids) {
    Grid grid = grids.get(Colour.UNKNOWN);
    int size = table.entrants().size();
    if (grid == null || size < FEWEST || Arrays.stream(grid.columns).anyMatch(c -> c < 0)) {
      return false;
    }
    int above = 0;
    int below = 0;
    for (int a = 0; a < size; a++) {
      for (int b = a + 1; b < size; b++) {
        above += grid.isBlank(a, b) ? 1 : 0;
        below += grid.isBlank(b, a) ? 1 : 0;
      }
    }
    int pairs = size * (size - 1) / 2;
    return (above == pairs && below == 0) || (below == pairs && above == 0);
  }

  /** Whether a cell of a player against the same player may hold a text. */
  static boolean isDiagonal(String token) {
    return DIAGONAL.contains(token);
  }

  private static Colour opposite(Colour colour) {
    return switch (colour) {
      case FIRST -> Colour.SECOND;
      case SECOND -> Colour.FIRST;
      case UNKNOWN -> Colour.UNKNOWN;
    };
  }

  private void missingColumns(List<Colour> colours, Map<Colour, Grid> grids) {
    for (Entrant entrant : table.entrants()) {
      for (Colour colour : colours) {
        Grid grid = grids.get(colour);
        if (grid != null && grid.columns[table.index(entrant.no())] < 0) {
          String suffix = colour == Colour.FIRST ? "先" : colour == Colour.SECOND ? "后" : "";
          findings.add(Notice.TAB_019, sheet.at(header.row(), 0), entrant.no() + suffix);
          findings.doubtAll();
        }
      }
    }
  }

  private void pair(int a, int b, @Nullable Grid mine, @Nullable Grid theirs) {
    if (mine == null || theirs == null || mine.columns[b] < 0 || theirs.columns[a] < 0) {
      return;
    }
    Mark left = mine.mark(a, b);
    Mark right = theirs.mark(b, a);
    if (left != null && right != null) {
      results.pair(0, mine.side(a, b, left), theirs.side(b, a, right));
      return;
    }
    boolean leftBlank = mine.isBlank(a, b);
    boolean rightBlank = theirs.isBlank(b, a);
    if (team && leftBlank && rightBlank) {
      return;
    }
    findings.doubt(a);
    findings.doubt(b);
    List<Location> places = new ArrayList<>(List.of(mine.at(a, b), theirs.at(b, a)));
    if (leftBlank && rightBlank) {
      findings.add(Notice.RES_017, places, results.label(a), results.label(b));
    } else if (leftBlank && right != null) {
      findings.add(Notice.RES_010, places, results.label(b), results.label(a));
    } else if (rightBlank && left != null) {
      findings.add(
          Notice.RES_010,
          List.of(places.get(1), places.get(0)),
          results.label(a),
          results.label(b));
    }
  }

  /** The cells of one colour, by opponent and row player; nothing is kept of columns not there. */
  private final class Grid {

    private final int[] columns;
    private final Map<Integer, @Nullable Mark[]> marks = new HashMap<>();
    private final Map<Integer, BitSet> blank = new HashMap<>();

    Grid(Colour colour) {
      columns = new int[table.entrants().size()];
      Arrays.fill(columns, -1);
      for (ResultColumn column : header.results()) {
        if (column.colour() == colour && column.kind() != Header.Kind.ROUND) {
          readColumn(column);
        }
      }
    }

    private void readColumn(ResultColumn column) {
      int opponent = table.index(column.number());
      if (opponent < 0 && isBlank(column)) {
        return; // of a form with more columns than players came
      }
      if (table.isBye(column.number())) {
        readByes(column);
        return;
      }
      if (opponent < 0) {
        if (!table.isMisnumbered()) {
          findings.add(Notice.RES_003, sheet.at(header.row(), column.column()), column.number());
        }
        findings.doubtAll();
        return;
      }
      columns[opponent] = column.column();
      marks.put(opponent, new Mark[columns.length]);
      blank.put(opponent, new BitSet());
      for (int entrant = 0; entrant < columns.length; entrant++) {
        String token = cells.token(table.row(entrant), column);
        if (entrant == opponent) {
          diagonal(entrant, token);
        } else if (token.isEmpty()) {
          of(blank, opponent).set(entrant);
        } else {
          read(entrant, opponent, token, column);
        }
      }
    }

    /** Points against a pseudo-player 轮空 are points without a game. */
    private void readByes(ResultColumn column) {
      for (int entrant = 0; entrant < columns.length; entrant++) {
        String token = cells.token(table.row(entrant), column);
        Optional<Mark> mark = Mark.againstColumn(token, results.scoring());
        if (mark.isPresent()) {
          results.extra(entrant, mark.get().points());
        } else if (!Mark.isBye(token) && !isDiagonal(token)) {
          findings.doubt(entrant);
          Location where = sheet.at(table.row(entrant).index(), column.column());
          String written = table.row(entrant).text(column.column());
          if (!token.equals(Cells.REFUSED)) {
            findings.add(Notice.RES_001, where, written, Mark.AGAINST_COLUMN);
          }
        }
      }
    }

    private static <T> T of(Map<Integer, T> columns, int opponent) {
      T column = columns.get(opponent);
      if (column == null) {
        throw new IllegalStateException("no column of " + opponent);
      }
      return column;
    }

    private boolean isBlank(ResultColumn column) {
      for (int entrant = 0; entrant < columns.length; entrant++) {
        if (!table.row(entrant).text(column.column()).isEmpty()) {
          return false;
        }
      }
      return true;
    }

    private void diagonal(int entrant, String token) {
      if (!isDiagonal(token) && !token.equals(Cells.REFUSED)) {
        findings.add(
            Notice.RES_004, at(entrant, entrant), table.row(entrant).text(columns[entrant]));
      }
    }

    private void read(int entrant, int opponent, String token, ResultColumn column) {
      Optional<Mark> mark = Mark.againstColumn(token, column.colour(), results.scoring());
      if (mark.isEmpty()) {
        findings.doubt(entrant);
        findings.doubt(opponent);
        if (!token.equals(Cells.REFUSED)) {
          findings.add(
              Notice.RES_001,
              at(entrant, opponent),
              table.row(entrant).text(column.column()),
              Mark.AGAINST_COLUMN);
        }
        return;
      }
      of(marks, opponent)[entrant] = mark.get();
    }

    @Nullable Mark mark(int entrant, int opponent) {
      return of(marks, opponent)[entrant];
    }

    boolean isBlank(int entrant, int opponent) {
      return of(blank, opponent).get(entrant);
    }

    Location at(int entrant, int opponent) {
      return sheet.at(table.row(entrant).index(), columns[opponent]);
    }

    Results.Side side(int entrant, int opponent, Mark mark) {
      long cell = ReportCells.pack(sheet.number(), table.row(entrant).index(), columns[opponent]);
      return new Results.Side(entrant, mark, at(entrant, opponent), cell);
    }
  }
}
