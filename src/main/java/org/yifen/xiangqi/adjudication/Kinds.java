package org.yifen.xiangqi.adjudication;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yifen.xiangqi.adjudication.Unfounded.Why;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Square;

/** Says what kind a move is by the Chinese rules, from the board alone. */
final class Kinds {

  private Kinds() {}

  static MoveRuling of(Step step) {
    if (step.after().isCheck()) {
      return MoveRuling.plain(step, MoveKind.CHECK);
    }
    if (step.isKingsAnswer()) {
      return MoveRuling.plain(step, MoveKind.IDLE); // whatever it threatens
    }
    Position movers = Step.passed(step.after());
    Set<Move> exchanges = LikeExchanges.of(step.after(), movers);
    MateSearch kill = new MateSearch(movers, LikeExchanges.packed(exchanges));
    Optional<List<Move>> mate = kill.find();
    if (mate.isPresent()) {
      return MoveRuling.of(step, MoveKind.KILL, mate.get(), List.of(), List.of(), false);
    }
    Chases chases = new Chases(step, movers, exchanges);
    List<Chase> found = chases.found();
    List<Unfounded> unfounded = new ArrayList<>(chases.unfounded());
    if (!found.isEmpty() && holdsKeyPoint(step, found)) {
      found.forEach(c -> unfounded.add(new Unfounded(c.line().get(0), Why.KEY_POINT, c.line())));
      found = List.of();
    }
    MoveKind kind = found.isEmpty() ? idle(step, movers, exchanges) : MoveKind.CHASE;
    return MoveRuling.of(step, kind, List.of(), found, unfounded, kill.isBounded());
  }

  /**
   * Whether the side's only attacking piece has gone where it holds off a kill (守住要点) and attacks
   * nothing but an advisor or an elephant by the way: it must stand there, so it is idle.
   */
  private static boolean holdsKeyPoint(Step step, List<Chase> chases) {
    return chases.stream().allMatch(chase -> isGuard(chase.target().kind()))
        && isOnlyAttacker(step)
        && !threats(step).isEmpty();
  }

  private static boolean isOnlyAttacker(Step step) {
    if (!isAttacker(step.piece().kind())) {
      return false;
    }
    for (int i = 0; i < Square.COUNT; i++) {
      Square square = Square.of(i);
      boolean another =
          !square.equals(step.move().to())
              && step.after()
                  .at(square)
                  .filter(p -> p.side() == step.mover() && isAttacker(p.kind()))
                  .isPresent();
      if (another) {
        return false;
      }
    }
    return true;
  }

  private static boolean isAttacker(Kind kind) {
    return kind != Kind.KING && !isGuard(kind);
  }

  private static boolean isGuard(Kind kind) {
    return kind == Kind.ADVISOR || kind == Kind.ELEPHANT;
  }

  /** How the kills begin that the opponent threatened before the move. */
  private static List<Move> threats(Step step) {
    return step.before().isCheck()
        ? List.of()
        : new MateSearch(Step.passed(step.before()), new BitSet()).firsts();
  }

  private static MoveKind idle(Step step, Position movers, Set<Move> exchanges) {
    if (LikeExchanges.isOffered(step, movers, exchanges)) {
      return MoveKind.EXCHANGE;
    }
    return isBlock(step) ? MoveKind.BLOCK : MoveKind.IDLE;
  }

  /** Whether it goes onto the line of the piece that threatened to mate (拦). */
  private static boolean isBlock(Step step) {
    Square square = step.move().to();
    if (!isInLine(step.after(), square)) {
      return false; // spares the search
    }
    List<Move> threats = threats(step);
    return !threats.isEmpty()
        && threats.stream().allMatch(first -> Step.isBetween(first.from(), first.to(), square));
  }

  /** Whether a rook or cannon of the side to move shares a rank or file with a square. */
  private static boolean isInLine(Position position, Square square) {
    for (int i = 0; i < Square.COUNT; i++) {
      Square from = Square.of(i);
      boolean slider =
          position
              .at(from)
              .filter(p -> p.side() == position.toMove())
              .filter(p -> p.kind() == Kind.ROOK || p.kind() == Kind.CANNON)
              .isPresent();
      if (slider && (from.file() == square.file() || from.rank() == square.rank())) {
        return true;
      }
    }
    return false;
  }
}
