package org.yifen.scoresheet;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Event;
import org.yifen.trace.Location;
import org.yifen.xiangqi.record.Outcome;

/**
 * What a report and a record say of the same game, side by side. Two papers that are about the same
 * two players and contradict each other are an error, for one of them is wrong; whether a record is
 * that of the game at all is a question, so a warning.
 */
final class Comparison {

  private final ReportedGame game;
  private final RecordFacts record;
  private final BoardFacts board;
  private final Pairing pairing;
  private final Location there;
  private final List<Diagnostic> findings = new ArrayList<>();

  private Comparison(ReportedGame game, RecordFacts record, BoardFacts board) {
    this.game = game;
    this.record = record;
    this.board = board;
    this.pairing = Pairing.of(game, record);
    this.there = record.game().source().place();
  }

  /** All that two papers about a game have to say against each other. */
  static List<Diagnostic> of(ReportedGame game, RecordFacts record, BoardFacts board) {
    Comparison comparison = new Comparison(game, record, board);
    comparison.compare();
    return List.copyOf(comparison.findings);
  }

  private void compare() {
    moves();
    if (pairing == Pairing.OTHERS) {
      add(Notice.SCO_008, game.players(), record.players());
      return; // what else differs follows from that
    }
    if (pairing == Pairing.UNREADABLE) {
      add(Notice.SCO_018, record.players(), game.players());
    }
    colours();
    result();
    round();
    date();
  }

  private void add(Notice notice, Object... arguments) {
    findings.add(notice.at(List.of(game.place(), there), arguments));
  }

  /** A contradiction about the result: the cell to look at first is the result's. */
  private void addToResult(Notice notice, Object... arguments) {
    findings.add(notice.at(List.of(game.resultPlace(), there), arguments));
  }

  private void moves() {
    if (game.isPlayed() && board.plies() == 0) {
      add(Notice.SCO_016);
    } else if (!game.isPlayed() && board.plies() > 0) {
      addToResult(Notice.SCO_014, board.plies());
    }
    board.illegal().ifPresent(i -> add(Notice.SCO_017, i.text(), i.ply() - 1, "@" + i.reason()));
  }

  private void colours() {
    if (pairing != Pairing.SWAPPED) {
      return;
    }
    boolean decisive =
        record.outcome() == Outcome.RED_WINS || record.outcome() == Outcome.BLACK_WINS;
    if (decisive && record.outcome() == game.outcome()) {
      String result = ReportedGame.text(record.outcome());
      add(Notice.SCO_010, game.players(), record.players(), result);
    } else {
      add(Notice.SCO_009, game.players(), record.players());
    }
  }

  private void result() {
    Outcome told = seenFromTheReport(record.outcome());
    Outcome proved = seenFromTheReport(board.result());
    if (told == Outcome.UNKNOWN && proved == Outcome.UNKNOWN) {
      if (pairing == Pairing.UNNAMED) {
        add(Notice.SCO_019);
      }
    } else if (game.isLostByBoth()) {
      bothLost(told == Outcome.UNKNOWN ? proved : told);
    } else if (told != Outcome.UNKNOWN && told != game.outcome()) {
      differs(told);
    } else if (proved != Outcome.UNKNOWN && proved != game.outcome()) {
      provedOtherwise(proved);
    }
  }

  /** A result of the record with the colours of the report. */
  private Outcome seenFromTheReport(Outcome outcome) {
    if (pairing != Pairing.SWAPPED) {
      return outcome;
    }
    return switch (outcome) {
      case RED_WINS -> Outcome.BLACK_WINS;
      case BLACK_WINS -> Outcome.RED_WINS;
      default -> outcome;
    };
  }

  /** No record can say that both lost: that is decided at the table. */
  private void bothLost(Outcome outcome) {
    if (game.isPlayed()) {
      addToResult(Notice.SCO_015, ReportedGame.text(outcome));
    } else if (board.plies() == 0) {
      differs(outcome);
    }
  }

  private void differs(Outcome told) {
    boolean said = findings.stream().anyMatch(f -> f.notice() == Notice.SCO_010);
    if (said) {
      return; // the colours and the result are exchanged together: one cause
    }
    String result = ReportedGame.text(told);
    if (pairing.isTheirs()) {
      addToResult(Notice.SCO_011, game.players(), game.resultText(), result);
    } else {
      addToResult(Notice.SCO_012, game.resultText(), result);
    }
  }

  private void provedOtherwise(Outcome proved) {
    String result = ReportedGame.text(proved);
    if (pairing.isTheirs()) {
      addToResult(Notice.SCO_013, board.endWord(), result, game.resultText());
    } else {
      addToResult(Notice.SCO_012, game.resultText(), result);
    }
  }

  private void round() {
    OptionalInt round = record.round();
    if (game.round() > 0 && round.isPresent() && round.getAsInt() != game.round()) {
      add(Notice.SCO_020, game.round(), record.roundText());
    }
  }

  private void date() {
    Event event = game.event();
    Optional<LocalDate> day = record.date();
    boolean dated = !event.end().equals(Event.UNKNOWN_DATE);
    if (dated
        && day.isPresent()
        && (day.get().isBefore(event.start()) || day.get().isAfter(event.end()))) {
      add(Notice.SCO_021, day.get(), event.start(), event.end());
    }
  }
}
