package org.yifen.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Games;
import org.yifen.report.trf.PlayerColumns;
import org.yifen.report.trf.TrfColumns;
import org.yifen.trace.Location;

/** The rounds of a Tournament Report File, and the records that add byes and points to them. */
final class TrfRounds {

  private static final int FIRST_ID = 11;
  private static final int FIRST_AWARDED = 24;
  private static final int ID_WIDTH = 5;

  private final TrfLines lines;
  private final TrfPlayers players;
  private final Findings findings;

  /** Byes of the records 240, by round and participant. */
  private final Map<Long, TrfLines.Line> requested = new HashMap<>();

  TrfRounds(TrfLines lines, TrfPlayers players, Findings findings) {
    this.lines = lines;
    this.players = players;
    this.findings = findings;
  }

  /** The number of rounds in the players' lines. */
  int count() {
    int rounds = 0;
    for (int i = 0; i < players.entrants().size(); i++) {
      rounds = Math.max(rounds, PlayerColumns.rounds(players.columns(i)));
    }
    if (rounds > Games.MAX_ROUNDS) {
      String many = rounds + " > " + Games.MAX_ROUNDS + " @rounds";
      findings.add(Notice.FIL_008, lines.whole(), many);
      findings.doubtAll();
    }
    return Math.min(rounds, Games.MAX_ROUNDS);
  }

  /** What the results come to under each scoring. */
  TrfScoring.Tally tally(int rounds) {
    int size = players.entrants().size();
    TrfScoring.Tally tally = new TrfScoring.Tally(size);
    for (int i = 0; i < size; i++) {
      tally.total(i, players.entrants().get(i).points());
      for (int round = 1; round <= rounds; round++) {
        tally.result(i, TrfCell.of(players.columns(i), round).result());
      }
    }
    return tally;
  }

  /**
   * Reads all rounds.
   *
   * @param team whether the numbers of 240 and 299 are those of teams
   * @param numbered whether the rounds of the columns are those that were played
   */
  void read(int rounds, TrfScoring points, Results results, boolean team, boolean numbered) {
    if (!team) {
      requests(rounds);
      awards(results);
    }
    for (int round = 1; round <= rounds; round++) {
      List<TrfCell> cells = new ArrayList<>();
      for (int i = 0; i < players.entrants().size(); i++) {
        cells.add(cell(i, round));
      }
      TrfRound read = new TrfRound(round, cells, players, results, findings);
      read.read(points, team, numbered);
    }
  }

  /** The cell of a round; a bye of its own record where the player's line has nothing. */
  private TrfCell cell(int entrant, int round) {
    TrfCell cell = TrfCell.of(players.columns(entrant), round);
    TrfLines.Line line = requested.get(key(entrant, round));
    if (line == null) {
      return cell;
    }
    TrfCell bye = new TrfCell("", ' ', columns(line).text(5, 5).charAt(0));
    boolean same = cell.result() == bye.result() && !cell.isGame();
    if (!cell.isBlank() && !same) {
      findings.add(
          Notice.TRF_014,
          List.of(lines.at(line), players.at(players.entrants().get(entrant))),
          line.record(),
          bye.shown(),
          cell.shown());
    }
    return cell.isBlank() ? bye : cell;
  }

  private static long key(int entrant, int round) {
    return (long) round << 32 | entrant;
  }

  private TrfColumns columns(TrfLines.Line line) {
    return TrfColumns.of(line.text(), players.measure());
  }

  private void requests(int rounds) {
    for (TrfLines.Line line : lines.of("240")) {
      TrfColumns columns = columns(line);
      OptionalInt round = Numbers.whole(columns.text(7, 9));
      if (columns.text(5, 5).isEmpty() || round.isEmpty()) {
        notUnderstood(line);
        continue;
      }
      if (round.getAsInt() > rounds) {
        String there = rounds + " @rounds";
        findings.add(Notice.TRF_014, lines.at(line), line.record(), line.value(), there);
      }
      for (int entrant : ids(line, columns, FIRST_ID)) {
        requested.put(key(entrant, round.getAsInt()), line);
      }
    }
  }

  /** Points that the organiser gave or took (299). */
  private void awards(Results results) {
    for (TrfLines.Line line : lines.of("299")) {
      TrfColumns columns = columns(line);
      String written = columns.text(14, 17);
      boolean less = written.startsWith("-");
      OptionalInt halves = Numbers.halves(Clean.token(written.substring(less ? 1 : 0)));
      OptionalInt round = Numbers.whole(columns.text(20, 22));
      if (halves.isEmpty()) {
        notUnderstood(line);
        findings.doubtAll();
        continue;
      }
      for (int entrant : ids(line, columns, FIRST_AWARDED)) {
        results.bye(
            round.orElse(0),
            entrant,
            less ? -halves.getAsInt() : halves.getAsInt(),
            Games.Reason.AWARDED);
      }
    }
  }

  private List<Integer> ids(TrfLines.Line line, TrfColumns columns, int first) {
    List<Integer> ids = new ArrayList<>();
    for (int at = first; at <= columns.length(); at += ID_WIDTH) {
      String written = columns.text(at, at + PlayerColumns.OPPONENT_END);
      OptionalInt number = Numbers.whole(written);
      int index = number.isPresent() ? players.index(number.getAsInt()) : -1;
      if (index >= 0) {
        ids.add(index);
      } else if (!written.isEmpty()) {
        findings.add(Notice.RES_003, lines.at(line), written);
      }
    }
    return ids;
  }

  private void notUnderstood(TrfLines.Line line) {
    Location where = lines.at(line);
    findings.add(Notice.TAB_020, where, line.record(), line.value());
  }
}
