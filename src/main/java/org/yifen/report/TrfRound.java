package org.yifen.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Games;
import org.yifen.event.ReportCells;
import org.yifen.trace.Location;

/** One round as its participants' lines tell it: who names whom, and whether they agree. */
final class TrfRound {

  private final int round;
  private final List<TrfCell> cells;
  private final TrfPlayers players;
  private final Results results;
  private final Findings findings;
  private final Pairs pairs;

  TrfRound(int round, List<TrfCell> cells, TrfPlayers players, Results results, Findings findings) {
    this.round = round;
    this.cells = cells;
    this.players = players;
    this.results = results;
    this.findings = findings;
    this.pairs = new Pairs(cells.size(), results, findings, this::at);
  }

  /** Takes the games and byes of the round. */
  void read(TrfScoring points, boolean team, boolean numbered) {
    List<Location> allotted = new ArrayList<>();
    for (int entrant = 0; entrant < cells.size(); entrant++) {
      TrfCell cell = cells.get(entrant);
      if (players.isMisplaced(entrant) || !check(entrant, cell)) {
        pairs.unread(entrant);
      } else if (cell.isGame()) {
        game(entrant, cell);
      } else {
        alone(entrant, cell, points);
        if (cell.result() == 'U') {
          allotted.add(at(entrant));
        }
      }
    }
    if (allotted.size() > 1 && !team) {
      findings.add(Notice.TRF_011, allotted, round, allotted.size());
    }
    pairs(points, numbered);
    pairs.disagreements();
  }

  /** Whether a cell means anything; says so when not. */
  private boolean check(int entrant, TrfCell cell) {
    if (!cell.isUnderstood()) {
      findings.add(Notice.RES_001, at(entrant), cell.shown(), TrfCell.FORMS);
      return false;
    }
    if (cell.isByeAgainstSomebody()) {
      findings.add(
          Notice.TRF_007,
          at(entrant),
          results.label(entrant),
          cell.opponent(),
          String.valueOf(cell.result()),
          round);
      return false;
    }
    if (cell.isGameAgainstNobody()) {
      findings.add(
          Notice.TRF_008,
          at(entrant),
          results.label(entrant),
          String.valueOf(cell.result()),
          round);
      return false;
    }
    return true;
  }

  private void alone(int entrant, TrfCell cell, TrfScoring points) {
    boolean allotted = cell.result() == 'U' || cell.result() == '+';
    if (cell.colour() != ' ') {
      findings.add(Notice.TRF_009, at(entrant), results.label(entrant), round);
    }
    results.bye(
        round,
        entrant,
        cell.alone(points),
        allotted ? Games.Reason.ALLOTTED : Games.Reason.REQUESTED);
  }

  private void game(int entrant, TrfCell cell) {
    OptionalInt number = Numbers.whole(cell.opponent());
    int other = number.isPresent() ? players.index(number.getAsInt()) : Pairs.NOBODY;
    pairs.name(entrant, other, cell.opponent(), players.isMisnumbered());
  }

  private void pairs(TrfScoring points, boolean numbered) {
    List<Location> unfinished = new ArrayList<>();
    int games = 0;
    for (int entrant = 0; entrant < cells.size(); entrant++) {
      int other = pairs.partner(entrant);
      if (other <= entrant) {
        continue;
      }
      boolean here = cells.get(entrant).result() != ' ';
      boolean there = cells.get(other).result() != ' ';
      if (here && there) {
        game(numbered ? round : 0, side(entrant, other, points), side(other, entrant, points));
      } else {
        findings.doubt(entrant);
        findings.doubt(other);
      }
      if (!here && !there) {
        games++;
        unfinished.add(at(entrant));
        unfinished.add(at(other));
      } else if (here != there) {
        one(here ? entrant : other, here ? other : entrant);
      }
    }
    if (games > 0) {
      findings.add(Notice.TRF_010, unfinished, round, games);
    }
  }

  private void one(int with, int without) {
    findings.add(
        Notice.RES_010,
        List.of(at(without), at(with)),
        results.label(with),
        results.label(without));
  }

  private void game(int number, Results.Side a, Results.Side b) {
    boolean lost = cells.get(a.entrant()).result() == '0' && cells.get(b.entrant()).result() == '0';
    if (lost) {
      results.bothLost(number, a, b);
    } else {
      results.pair(number, a, b);
    }
  }

  private Results.Side side(int entrant, int opponent, TrfScoring points) {
    Entrant player = players.entrants().get(entrant);
    int named = players.entrants().get(opponent).no();
    long place = ReportCells.pack(0, player.row(), 0);
    return new Results.Side(entrant, cells.get(entrant).mark(named, points), at(entrant), place);
  }

  private Location at(int entrant) {
    return players.at(players.entrants().get(entrant));
  }
}
