package org.yifen.report;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Games;
import org.yifen.report.PairingLine.Seat;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Sheet;

/**
 * Lists of pairings (对阵表), one sheet a round or several on a sheet: who moved first, who second,
 * and the result. A pseudo-player 轮空 is a bye.
 */
final class PairingSheets {

  private static final int NOBODY = -1;
  private static final Set<String> ABSENT = Set.of("", "0-0", "0:0", "0", "-", "缺", "缺席", "弃权");

  /** The forms of a line with one participant, for messages. */
  private static final String ALONE = "轮空, 0-0";

  private final List<PairingLine> lines;
  private final PairingPlayers players;
  private final int firstHeader;

  /** The participants of each line by index; {@link #NOBODY} for a blank side. */
  private final int[] first;

  private final int[] second;

  private PairingSheets(
      Sheet sheet, List<PairingLine> lines, PairingPlayers players, Findings findings) {
    this.lines = lines;
    this.players = players;
    this.firstHeader =
        sheet.rows().stream()
            .filter(row -> PairingHeader.of(row).isPresent())
            .findFirst()
            .orElseThrow()
            .index();
    this.first = new int[lines.size()];
    this.second = new int[lines.size()];
    for (int i = 0; i < first.length; i++) {
      first[i] = find(lines.get(i).first(), findings);
      second[i] = find(lines.get(i).second(), findings);
    }
  }

  /** The visible sheets with pairings. */
  static List<Sheet> in(Grid grid) {
    return grid.sheets().stream().filter(PairingHeader::isIn).toList();
  }

  /** Pairings of the participants of a table. */
  static PairingSheets of(List<Sheet> sheets, TableReader table, Findings findings) {
    List<PairingLine> lines = PairingLines.of(sheets, findings);
    return new PairingSheets(sheets.get(0), lines, PairingPlayers.ofTable(table), findings);
  }

  /** Pairings that name the participants themselves. */
  static PairingSheets of(List<Sheet> sheets, Findings findings) {
    List<PairingLine> lines = PairingLines.of(sheets, findings);
    PairingPlayers players = PairingPlayers.ofLines(lines, findings);
    return new PairingSheets(sheets.get(0), lines, players, findings);
  }

  private int find(Optional<Seat> seat, Findings findings) {
    return seat.map(s -> players.find(s, findings)).orElse(NOBODY);
  }

  /** The row of the first header, from 0. */
  int firstHeader() {
    return firstHeader;
  }

  List<Entrant> entrants() {
    return players.entrants();
  }

  /** By number where a participant is first named. */
  Map<Integer, Long> homes() {
    return players.homes();
  }

  /** Takes the results of all lines; gives the number of rounds. */
  int results(Results results, Findings findings) {
    int rounds = 0;
    Set<Long> seated = new HashSet<>();
    RoundGaps gaps = new RoundGaps();
    for (int i = 0; i < first.length; i++) {
      PairingLine line = lines.get(i);
      rounds = Math.max(rounds, line.round());
      gaps.see(line.round());
      seat(line, line.first(), first[i], seated, results, findings);
      if (second[i] != first[i]) {
        seat(line, line.second(), second[i], seated, results, findings);
      }
      result(line, first[i], second[i], results, findings);
    }
    // a round that cannot be read leaves a gap by itself
    if (!lines.isEmpty() && !findings.has(Notice.TAB_020)) {
      gaps.check(lines.get(0).sheet().at(firstHeader(), 0), findings);
    }
    return rounds;
  }

  /** Says when a participant has two games in a round; once a participant is enough. */
  private static void seat(
      PairingLine line,
      Optional<Seat> side,
      int entrant,
      Set<Long> seated,
      Results results,
      Findings findings) {
    boolean again = entrant >= 0 && !seated.add((long) line.round() << 32 | entrant);
    if (again && !findings.isDoubtful(entrant)) {
      findings.add(Notice.RES_013, line.at(side), results.label(entrant), line.round());
      findings.doubt(entrant);
    }
  }

  private static void result(
      PairingLine line, int first, int second, Results results, Findings findings) {
    String token = new Cells(line.sheet(), findings).token(line.row(), line.result());
    if (token.equals(Cells.REFUSED)) {
      findings.doubt(first);
      findings.doubt(second);
    } else if (line.first().isEmpty() || line.second().isEmpty()) {
      alone(line, Math.max(first, second), token, results, findings);
    } else if (token.isEmpty()) {
      findings.doubt(first);
      findings.doubt(second);
      if (first >= 0 && second >= 0) {
        findings.add(Notice.RES_017, line.where(), results.label(first), results.label(second));
      }
    } else if (first >= 0 && first == second && isResult(token, results)) {
      findings.add(Notice.RES_008, line.at(line.second()));
      findings.doubt(first);
    } else {
      GameCell cell = new GameCell(token, line.written(), line.where(), line.cell(), line.score());
      cell.read(line.round(), first, second, results, findings);
    }
  }

  private static boolean isResult(String token, Results results) {
    return GameResult.of(token, results.scoring()).isPresent();
  }

  /** A line with one participant: a bye (轮空), or an absence. */
  private static void alone(
      PairingLine line, int entrant, String token, Results results, Findings findings) {
    if (entrant < 0) {
      return;
    }
    int win = results.scoring().win();
    OptionalInt points = Numbers.halves(token);
    Optional<GameResult> read = GameResult.of(token, results.scoring());
    int winning = line.first().isPresent() ? Games.WIN : Games.LOSS;
    boolean won = read.filter(r -> r.result() == winning).isPresent();
    boolean blank = token.isEmpty() && line.isBye();
    if (Mark.isBye(token) || blank || won) {
      results.bye(line.round(), entrant, win);
    } else if (points.isPresent() && points.getAsInt() <= win) {
      results.bye(line.round(), entrant, points.getAsInt());
    } else if (!ABSENT.contains(token)) {
      findings.doubt(entrant);
      findings.add(Notice.RES_001, line.where(), line.written(), ALONE);
    }
  }
}
