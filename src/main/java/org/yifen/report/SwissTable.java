package org.yifen.report;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yifen.diagnostic.Notice;
import org.yifen.event.ReportCells;
import org.yifen.report.Header.ResultColumn;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.Location;

/** A table with a column per round, whose cells name the opponent: {@code 12先1}. */
final class SwissTable {

  private final Sheet sheet;
  private final Header header;
  private final TableReader table;
  private final Results results;
  private final Findings findings;
  private final Cells cells;

  SwissTable(Sheet sheet, Header header, TableReader table, Results results, Findings findings) {
    this.sheet = sheet;
    this.header = header;
    this.table = table;
    this.results = results;
    this.findings = findings;
    this.cells = new Cells(sheet, findings);
  }

  /** Reads all rounds; gives their number. */
  int read() {
    int rounds = 0;
    RoundGaps gaps = new RoundGaps();
    for (ResultColumn column : header.results()) {
      if (column.kind() == Header.Kind.ROUND) {
        rounds = Math.max(rounds, column.number());
        new Round(column).read();
        if (!isBlank(column)) {
          gaps.see(column.number());
        }
      }
    }
    gaps.check(sheet.at(header.row(), 0), findings);
    return rounds;
  }

  private boolean isBlank(ResultColumn column) {
    for (int entrant = 0; entrant < table.entrants().size(); entrant++) {
      if (!table.row(entrant).text(column.column()).isEmpty()) {
        return false;
      }
    }
    return true;
  }

  /** One round: who names whom, and whether they agree. */
  private final class Round {

    private static final int NOBODY = -1;
    private static final int MOST_PLACES = 20;

    private final ResultColumn column;
    private final List<@Nullable Mark> marks = new ArrayList<>();
    private final int[] opponent;
    private final boolean[] unread;

    Round(ResultColumn column) {
      this.column = column;
      int size = table.entrants().size();
      opponent = new int[size];
      unread = new boolean[size];
    }

    void read() {
      for (int entrant = 0; entrant < opponent.length; entrant++) {
        Mark mark = readCell(entrant);
        marks.add(mark);
        opponent[entrant] =
            mark == null || mark.opponent() == 0 ? NOBODY : findOpponent(entrant, mark);
        if (mark != null && mark.opponent() == 0) {
          results.bye(column.number(), entrant, mark.points(), mark.reason(results.scoring()));
        }
      }
      for (int entrant = 0; entrant < opponent.length; entrant++) {
        int other = opponent[entrant];
        if (other > entrant && opponent[other] == entrant) {
          results.pair(column.number(), side(entrant), side(other));
        }
      }
      disagreements();
    }

    private @Nullable Mark readCell(int entrant) {
      String token = cells.token(table.row(entrant), column);
      if (token.isEmpty()) {
        return null;
      }
      Optional<Mark> mark =
          header.byPosition()
              ? Mark.ofChessResults(token, results.scoring())
              : Mark.ofRound(token, results.scoring());
      if (mark.isEmpty()) {
        unread[entrant] = true;
        findings.doubt(entrant);
        if (!token.equals(Cells.REFUSED)) {
          findings.add(
              Notice.RES_001, at(entrant), table.row(entrant).text(column.column()), Mark.OF_ROUND);
        }
      }
      return mark.map(this::withoutPseudoPlayer).orElse(null);
    }

    /** To be paired with a row named 轮空 is to have a bye. */
    private Mark withoutPseudoPlayer(Mark mark) {
      int halves = mark.score() < 0 ? results.scoring().win() : mark.score();
      return table.isBye(mark.opponent())
          ? new Mark(0, Mark.Colour.UNKNOWN, halves, true, true)
          : mark;
    }

    private int findOpponent(int entrant, Mark mark) {
      int other = table.index(mark.opponent());
      if (other == entrant) {
        findings.add(Notice.RES_008, at(entrant));
      } else if (other < 0 && !table.isMisnumbered()) {
        findings.add(Notice.RES_003, at(entrant), mark.opponent());
      } else if (other >= 0) {
        return other;
      }
      unread[entrant] = true;
      findings.doubt(entrant);
      return NOBODY;
    }

    /**
     * Cells that name somebody who does not name them back. One wrong number disturbs up to four
     * players; those that hang together are one finding, which starts at the cell that others
     * contradict.
     */
    private void disagreements() {
      Groups groups = new Groups(opponent.length);
      BitSet named = new BitSet();
      BitSet open = new BitSet();
      for (int entrant = 0; entrant < opponent.length; entrant++) {
        if (namesInVain(entrant)) {
          groups.join(entrant, opponent[entrant]);
          open.set(entrant);
          named.set(opponent[entrant]);
        }
      }
      for (List<Integer> group : groups.containing(open)) {
        group.forEach(findings::doubt);
        if (group.stream().noneMatch(i -> unread[i])) {
          report(group, named);
        }
      }
    }

    private boolean namesInVain(int entrant) {
      return opponent[entrant] != NOBODY && opponent[opponent[entrant]] != entrant;
    }

    private void report(List<Integer> group, BitSet named) {
      int culprit =
          group.stream()
              .filter(i -> namesInVain(i) && named.get(i))
              .findFirst()
              .orElse(group.get(0));
      int first =
          opponent[culprit] == NOBODY
              ? group.stream().filter(i -> opponent[i] == culprit).findFirst().orElse(culprit)
              : culprit;
      List<Location> places = new ArrayList<>(List.of(at(first), at(opponent[first])));
      group.stream()
          .filter(i -> i != first && i != opponent[first])
          .limit(MOST_PLACES)
          .forEach(i -> places.add(at(i)));
      findings.add(Notice.RES_010, places, results.label(first), results.label(opponent[first]));
    }

    private Location at(int entrant) {
      return sheet.at(table.row(entrant).index(), column.column());
    }

    private Results.Side side(int entrant) {
      Mark mark = marks.get(entrant);
      if (mark == null) {
        throw new IllegalStateException("no result at " + at(entrant).display());
      }
      long cell = ReportCells.pack(sheet.number(), table.row(entrant).index(), column.column());
      return new Results.Side(entrant, mark, at(entrant), cell);
    }
  }
}
