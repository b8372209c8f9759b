package org.yifen.xiangqi.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;
import org.yifen.xiangqi.adjudication.Rules;
import org.yifen.xiangqi.adjudication.Ruling;
import org.yifen.xiangqi.adjudication.Verdict;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.record.Outcome;

/**
 * What the rules of repetition (棋例) say of a game's loops; the referee's word is another matter.
 */
final class LoopRulings {

  /** Loops of one game that are ruled on; nobody reads more. */
  private static final int MOST = 20;

  private final Location.Game place;
  private final Position start;
  private final List<Move> moves;
  private final Rules rules;

  LoopRulings(Location.Game place, Position start, List<Move> moves, Rules rules) {
    this.place = place;
    this.start = start;
    this.moves = moves;
    this.rules = rules;
  }

  /** Rules on what a game went through, and on what it stopped on against its result. */
  List<Diagnostic> findings(Repetitions repetitions, Outcome reported) {
    List<Diagnostic> findings = new ArrayList<>();
    repetitions.onTheWay().stream().limit(MOST).map(this::note).forEach(findings::add);
    Optional<Repetitions.Loop> last = repetitions.atTheEnd();
    last.ifPresent(loop -> findings.add(atTheEnd(loop, reported)));
    return findings;
  }

  private Ruling ruling(Repetitions.Loop loop) {
    Board board = start.board();
    moves.subList(0, loop.from()).forEach(move -> board.make(move.packed()));
    Position from = Position.of(board.setup());
    return Ruling.of(from, moves.subList(loop.from(), loop.to()), rules, true);
  }

  private Diagnostic note(Repetitions.Loop loop) {
    return note(loop, ruling(loop));
  }

  private Diagnostic note(Repetitions.Loop loop, Ruling ruling) {
    return Notice.GAM_027.at(
        place, loop.from() + 1, loop.to(), ruling.labels(), "@" + rules.text(), verdict(ruling));
  }

  private Diagnostic atTheEnd(Repetitions.Loop loop, Outcome reported) {
    Ruling ruling = ruling(loop);
    boolean agrees = reported == Outcome.UNKNOWN || reported == outcome(ruling.verdict());
    return agrees
        ? note(loop, ruling)
        : Notice.GAM_028.at(
            place,
            loop.from() + 1,
            loop.to(),
            ruling.labels(),
            "@" + rules.text(),
            verdict(ruling),
            reported.pgn());
  }

  private static String verdict(Ruling ruling) {
    return "@ruled-" + ruling.verdict().text();
  }

  /** How a game ends that stops where a side must change and does not. */
  private static Outcome outcome(Verdict verdict) {
    return switch (verdict) {
      case RED_MUST_CHANGE, RED_LOSES -> Outcome.BLACK_WINS;
      case BLACK_MUST_CHANGE, BLACK_LOSES -> Outcome.RED_WINS;
      case DRAW -> Outcome.DRAW;
      case NONE -> Outcome.UNKNOWN;
    };
  }
}
