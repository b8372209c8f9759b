package org.yifen.report;

import java.util.ArrayList;
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

    private final ResultColumn column;
    private final List<@Nullable Mark> marks = new ArrayList<>();
    private final Pairs pairs;

    Round(ResultColumn column) {
      this.column = column;
      this.pairs = new Pairs(table.entrants().size(), results, findings, this::at);
    }

    void read() {
      for (int entrant = 0; entrant < table.entrants().size(); entrant++) {
        readCell(entrant);
      }
      for (int entrant = 0; entrant < table.entrants().size(); entrant++) {
        int other = pairs.partner(entrant);
        if (other > entrant) {
          results.pair(column.number(), side(entrant), side(other));
        }
      }
      pairs.disagreements();
    }

    private void readCell(int entrant) {
      String token = cells.token(table.row(entrant), column);
      Optional<Mark> mark = token.isEmpty() ? Optional.empty() : mark(token);
      marks.add(mark.orElse(null));
      if (mark.isEmpty()) {
        notUnderstood(entrant, token);
      } else if (mark.get().opponent() == 0) {
        results.bye(column.number(), entrant, mark.get().points());
      } else {
        int number = mark.get().opponent();
        pairs.name(entrant, table.index(number), number, table.isMisnumbered());
      }
    }

    private Optional<Mark> mark(String token) {
      Optional<Mark> mark =
          header.byPosition()
              ? Mark.ofChessResults(token, results.scoring())
              : Mark.ofRound(token, results.scoring());
      return mark.map(this::withoutPseudoPlayer);
    }

    /** To be paired with a row named 轮空 is to have a bye. */
    private Mark withoutPseudoPlayer(Mark mark) {
      int halves = mark.score() < 0 ? results.scoring().win() : mark.score();
      return table.isBye(mark.opponent())
          ? new Mark(0, Mark.Colour.UNKNOWN, halves, true, true)
          : mark;
    }

    private void notUnderstood(int entrant, String token) {
      if (token.isEmpty()) {
        return;
      }
      pairs.unread(entrant);
      if (!token.equals(Cells.REFUSED)) {
        findings.add(
            Notice.RES_001, at(entrant), table.row(entrant).text(column.column()), Mark.OF_ROUND);
      }
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
