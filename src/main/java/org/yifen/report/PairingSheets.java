package org.yifen.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Games;
import org.yifen.event.ReportCells;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.Location;

/**
 * Lists of pairings (对阵表), one sheet a round or several on a sheet: who moved first, who second,
 * and the result. A pseudo-player 轮空 is a bye.
 */
final class PairingSheets {

  private static final int NOBODY = -1;
  private static final Set<String> NOT_PAIRED = Set.of("notpaired", "nichtgelost", "缺席", "未编排");
  private static final Set<String> ABSENT = Set.of("", "0-0", "0:0", "0", "-", "缺", "缺席", "弃权");

  /** One line: two sides, of which one may be blank, and the cell of the result. */
  private record Pairing(
      Sheet sheet, Row row, int round, Optional<Seat> first, Optional<Seat> second, int result) {

    Location at(int column) {
      return sheet.at(row.index(), column);
    }
  }

  /** Somebody named in a line. */
  record Seat(String name, String number, Sheet sheet, int row, int column, int numberColumn) {

    Location where() {
      return sheet.at(row, numberColumn < 0 || number.isEmpty() ? column : numberColumn);
    }
  }

  private final List<Pairing> pairings = new ArrayList<>();
  private final Map<Seat, Integer> index = new HashMap<>();
  private final int firstHeader;
  private PairingPlayers players = PairingPlayers.NONE;

  private PairingSheets(List<Sheet> sheets, Findings findings) {
    int blocks = 0;
    for (Sheet sheet : sheets) {
      blocks = read(sheet, blocks, findings);
    }
    this.firstHeader =
        sheets.get(0).rows().stream()
            .filter(row -> PairingHeader.of(row).isPresent())
            .findFirst()
            .orElseThrow()
            .index();
  }

  /** The visible sheets with pairings. */
  static List<Sheet> in(Grid grid) {
    return grid.sheets().stream().filter(PairingHeader::isIn).toList();
  }

  /** Pairings of the participants of a table. */
  static PairingSheets of(List<Sheet> sheets, TableReader table, Findings findings) {
    PairingSheets read = new PairingSheets(sheets, findings);
    read.players = PairingPlayers.ofTable(table);
    read.resolve(findings);
    return read;
  }

  /** Pairings that name the participants themselves. */
  static PairingSheets of(List<Sheet> sheets, Findings findings) {
    PairingSheets read = new PairingSheets(sheets, findings);
    read.players = PairingPlayers.ofSeats(read.seats(), findings);
    read.resolve(findings);
    return read;
  }

  private List<Seat> seats() {
    List<Seat> seats = new ArrayList<>();
    for (Pairing pairing : pairings) {
      pairing.first().ifPresent(seats::add);
      pairing.second().ifPresent(seats::add);
    }
    return seats;
  }

  private void resolve(Findings findings) {
    seats().forEach(seat -> index.put(seat, players.find(seat, findings)));
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

  private int read(Sheet sheet, int blocksBefore, Findings findings) {
    int blocks = blocksBefore;
    PairingHeader header = null;
    OptionalInt caption = PairingHeader.round(sheet.name());
    int round = 0;
    for (Row row : sheet.rows()) {
      Optional<PairingHeader> here = PairingHeader.of(row);
      Optional<Integer> named = PairingHeader.caption(row);
      if (here.isPresent()) {
        header = here.get();
        blocks++;
        round = caption.orElse(header.round() < 0 ? 0 : NOBODY);
        if (round == 0) {
          findings.add(Notice.TAB_020, sheet.at(row.index(), 0), "轮次", sheet.name());
          round = blocks;
        }
      } else if (named.isPresent()) {
        caption = OptionalInt.of(named.get());
        header = null;
      } else if (header != null) {
        readLine(sheet, row, header, round, findings);
      }
    }
    return blocks;
  }

  private void readLine(Sheet sheet, Row row, PairingHeader header, int caption, Findings found) {
    Optional<Seat> first = seat(sheet, row, header.first(), header.firstNumber());
    Optional<Seat> second = seat(sheet, row, header.second(), header.secondNumber());
    boolean bye = isBye(row, header.first()) || isBye(row, header.second());
    if (first.isEmpty() && second.isEmpty()) {
      boolean text = row.cells().stream().anyMatch(c -> !c.text().isBlank());
      if (text && !bye) {
        int column = row.cells().size() - 1;
        found.add(Notice.TAB_018, sheet.at(row.index(), 0), row.text(firstFilled(row, column)));
      }
      return;
    }
    int round = caption;
    if (caption == NOBODY) {
      String written = Clean.token(row.text(header.round()));
      round = Numbers.whole(written.replace("第", "").replace("轮", "")).orElse(0);
      if (round == 0) {
        found.add(Notice.TAB_020, sheet.at(row.index(), header.round()), "轮次", written);
      }
    }
    pairings.add(new Pairing(sheet, row, round, first, second, header.result()));
  }

  private static int firstFilled(Row row, int last) {
    int column = 0;
    while (column < last && row.text(column).isEmpty()) {
      column++;
    }
    return column;
  }

  private static boolean isBye(Row row, int column) {
    return Mark.isBye(Clean.word(row.text(column)));
  }

  private static Optional<Seat> seat(Sheet sheet, Row row, int column, int numberColumn) {
    String name = Clean.text(row.text(column));
    if (name.isEmpty() || isBye(row, column) || NOT_PAIRED.contains(Clean.word(name))) {
      return Optional.empty();
    }
    String number = numberColumn < 0 ? "" : Clean.token(row.text(numberColumn));
    boolean nameIsNumber = Numbers.whole(name).isPresent();
    return Optional.of(
        new Seat(
            nameIsNumber ? "" : name,
            nameIsNumber ? name : number,
            sheet,
            row.index(),
            column,
            nameIsNumber ? column : numberColumn));
  }

  /** Takes the results of all lines; gives the number of rounds. */
  int results(Results results, Findings findings) {
    int rounds = 0;
    Set<Long> seated = new HashSet<>();
    RoundGaps gaps = new RoundGaps();
    for (Pairing pairing : pairings) {
      rounds = Math.max(rounds, pairing.round());
      gaps.see(Math.max(0, pairing.round()));
      int first = pairing.first().map(s -> index.getOrDefault(s, NOBODY)).orElse(NOBODY);
      int second = pairing.second().map(s -> index.getOrDefault(s, NOBODY)).orElse(NOBODY);
      for (int entrant : new int[] {first, second}) {
        boolean again = entrant >= 0 && !seated.add((long) pairing.round() << 32 | entrant);
        if (again && !findings.isDoubtful(entrant)) {
          findings.add(
              Notice.RES_013,
              pairing.at(entrant == first ? column(pairing.first()) : column(pairing.second())),
              results.label(entrant),
              pairing.round());
          findings.doubt(entrant);
        }
      }
      result(pairing, first, second, results, findings);
    }
    if (!pairings.isEmpty()) {
      Pairing first = pairings.get(0);
      gaps.check(first.sheet().at(firstHeader, 0), findings);
    }
    return rounds;
  }

  private static int column(Optional<Seat> seat) {
    return seat.map(Seat::column).orElse(0);
  }

  private void result(Pairing pairing, int first, int second, Results results, Findings findings) {
    String token = new Cells(pairing.sheet(), findings).token(pairing.row(), pairing.result());
    if (token.equals(Cells.REFUSED)) {
      doubt(findings, first, second);
      return;
    }
    boolean alone = pairing.first().isEmpty() || pairing.second().isEmpty();
    if (alone) {
      alone(pairing, Math.max(first, second), token, results, findings);
      return;
    }
    Optional<GameResult> read = GameResult.of(token, results.scoring());
    Location where = pairing.at(pairing.result());
    if (read.isEmpty() || first < 0 || second < 0) {
      doubt(findings, first, second);
      if (token.isEmpty() && first >= 0 && second >= 0) {
        findings.add(Notice.RES_017, where, results.label(first), results.label(second));
      } else if (read.isEmpty() && !token.isEmpty()) {
        String written = pairing.row().text(pairing.result());
        findings.add(Notice.RES_001, where, written, GameResult.FORMS);
      }
    } else if (first == second) {
      findings.add(Notice.RES_008, pairing.at(column(pairing.second())));
      findings.doubt(first);
    } else {
      GameResult game = read.get();
      if (game.played() && game.result() == Games.NOBODY) {
        findings.add(Notice.RES_020, where, results.label(first), results.label(second));
      }
      long cell =
          ReportCells.pack(pairing.sheet().number(), pairing.row().index(), pairing.result());
      results.game(pairing.round(), first, second, game.result(), game.played(), cell);
    }
  }

  /** A line with one participant: a bye (轮空), or an absence. */
  private static void alone(
      Pairing pairing, int entrant, String token, Results results, Findings findings) {
    if (entrant < 0) {
      return;
    }
    int win = results.scoring().win();
    OptionalInt points = Numbers.halves(token);
    Optional<GameResult> read = GameResult.of(token, results.scoring());
    int winning = pairing.first().isPresent() ? Games.WIN : Games.LOSS;
    boolean won = read.filter(r -> r.result() == winning).isPresent();
    boolean blank = token.isEmpty() && isByeLine(pairing.row());
    if (Mark.isBye(token) || blank || won) {
      results.bye(pairing.round(), entrant, win, Games.Reason.ALLOTTED);
    } else if (points.isPresent() && points.getAsInt() <= win) {
      int halves = points.getAsInt();
      Games.Reason reason = halves == win ? Games.Reason.ALLOTTED : Games.Reason.REQUESTED;
      results.bye(pairing.round(), entrant, halves, reason);
    } else if (!ABSENT.contains(token)) {
      findings.doubt(entrant);
      findings.add(
          Notice.RES_001,
          pairing.at(pairing.result()),
          pairing.row().text(pairing.result()),
          "轮空, 0-0");
    }
  }

  private static boolean isByeLine(Row row) {
    return row.cells().stream().anyMatch(c -> Mark.isBye(Clean.word(c.text())));
  }

  private static void doubt(Findings findings, int... entrants) {
    for (int entrant : entrants) {
      if (entrant >= 0) {
        findings.doubt(entrant);
      }
    }
  }
}
