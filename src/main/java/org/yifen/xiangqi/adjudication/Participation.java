package org.yifen.xiangqi.adjudication;

import java.util.BitSet;
import java.util.Optional;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/**
 * Which pieces take part in a gain that another one makes (联合捉子). Asked by taking them off the
 * board and looking again.
 */
final class Participation {

  private Participation() {}

  /**
   * Whether the piece that moved takes part: the gain is gone without it, it is the screen, or it
   * keeps the capturer or its screen from being taken.
   *
   * @param movers the position after the move, the mover to move
   */
  static boolean takesPart(Step step, Position movers, Gain gain) {
    Square moved = step.move().to();
    Move first = gain.first();
    if (first.from().equals(moved) || Step.isBetween(first.from(), first.to(), moved)) {
      return true;
    }
    Side mover = step.mover();
    Optional<Position> ours = Step.without(movers, moved, mover);
    Optional<Position> theirs = Step.without(movers, moved, mover.other());
    if (step.piece().kind() == Kind.KING || ours.isEmpty() || theirs.isEmpty()) {
      return false; // it shields its king, no more
    }
    BitSet hanging = Standing.of(theirs.get());
    return !isStill(ours.get(), Terms.passed(hanging, new BitSet()), gain)
        || isKept(first, hanging, Standing.of(step.after()))
        || isKept(first, Standing.of(ours.get().play(first)), Standing.of(movers.play(first)));
  }

  /** Whether a capture needs another piece of its side, to support it or as its screen. */
  static boolean needsAnother(Position movers, Gain gain) {
    for (int i = 0; i < Square.COUNT; i++) {
      Square square = Square.of(i);
      boolean other =
          !square.equals(gain.first().from())
              && movers
                  .at(square)
                  .filter(p -> p.side() == movers.toMove() && p.kind() != Kind.KING)
                  .isPresent();
      if (other && !isShield(movers, square, gain.target()) && isNeeded(movers, square, gain)) {
        return true;
      }
    }
    return false;
  }

  /** Whether it only stands in the way of a rook or cannon that would take back. */
  private static boolean isShield(Position movers, Square square, Square target) {
    for (int i = 0; i < Square.COUNT; i++) {
      Square from = Square.of(i);
      boolean opposite =
          Step.isBetween(from, target, square)
              && movers
                  .at(from)
                  .filter(p -> p.side() != movers.toMove())
                  .filter(p -> p.kind() == Kind.ROOK || p.kind() == Kind.CANNON)
                  .isPresent();
      if (opposite) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNeeded(Position movers, Square square, Gain gain) {
    if (Step.isBetween(gain.first().from(), gain.first().to(), square)) {
      return true;
    }
    Side mover = movers.toMove();
    Optional<Position> ours = Step.without(movers, square, mover);
    Optional<Position> theirs = Step.without(movers, square, mover.other());
    return ours.isPresent()
        && theirs.isPresent()
        && !isStill(ours.get(), Terms.capturesOnly(Standing.of(theirs.get())), gain);
  }

  private static boolean isStill(Position ours, Terms terms, Gain gain) {
    Exchange exchange = new Exchange(ours, terms);
    return ours.isLegal(gain.first())
        && (gain.byChecks()
            ? exchange.byChecks().stream().anyMatch(g -> g.first().equals(gain.first()))
            : exchange.byCapture().stream().anyMatch(g -> g.first().equals(gain.first())));
  }

  /** Whether the capturer, before or after its capture, or its screen hangs only without. */
  private static boolean isKept(Move first, BitSet without, BitSet with) {
    return without.stream()
        .filter(square -> !with.get(square))
        .mapToObj(Square::of)
        .anyMatch(
            square ->
                square.equals(first.from())
                    || square.equals(first.to())
                    || Step.isBetween(first.from(), first.to(), square));
  }
}
