package org.yifen.xiangqi.adjudication;

import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.Set;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Square;

/**
 * Captures of like pieces that attack each other (兑): rook and rook, horse and horse, cannon and
 * cannon, and so on. What can take its attacker as well is not chased by it, as long as its side
 * may really do so: not when that is illegal, is mated, or loses more than the two pieces.
 */
final class LikeExchanges {

  private LikeExchanges() {}

  /**
   * The captures of the side that has moved which are exchanges.
   *
   * @param opponents the opponent to move
   * @param movers the same pieces, the mover to move
   */
  static Set<Move> of(Position opponents, Position movers) {
    Set<Move> found = new LinkedHashSet<>();
    for (Move capture : movers.moves()) {
      Kind kind = Step.piece(movers, capture.from()).kind();
      boolean like = movers.at(capture.to()).filter(p -> p.kind() == kind).isPresent();
      Move back = new Move(capture.to(), capture.from());
      if (like
          && kind != Kind.KING
          && kind != Kind.PAWN
          && opponents.isLegal(back)
          && !isLosing(opponents, back)) {
        found.add(capture);
      }
    }
    return found;
  }

  private static boolean isLosing(Position opponents, Move back) {
    Square square = back.to();
    Material lost = Material.of(Step.piece(opponents, square), square);
    return new Exchange(opponents.play(back), Terms.plain()).winsBack(square, lost);
  }

  static BitSet packed(Set<Move> captures) {
    BitSet packed = new BitSet();
    captures.forEach(capture -> packed.set(capture.packed()));
    return packed;
  }

  /**
   * Whether the move offers an exchange: two like pieces attack each other only since it, or it
   * brings another attacker of the one or another protector of the other.
   *
   * @param exchanges those there are after the move
   */
  static boolean isOffered(Step step, Position movers, Set<Move> exchanges) {
    if (exchanges.isEmpty()) {
      return false;
    }
    Position before = step.before();
    Set<Move> old = before.isCheck() ? Set.of() : of(Step.passed(before), before);
    return exchanges.stream()
        .anyMatch(
            capture ->
                !old.contains(new Move(step.origin(capture.from()), capture.to()))
                    || attacksToo(step, movers, capture)
                    || protectsToo(step, capture));
  }

  private static boolean attacksToo(Step step, Position movers, Move capture) {
    return movers.isLegal(new Move(step.move().to(), capture.to()))
        && !step.before().isLegal(new Move(step.move().from(), capture.to()));
  }

  private static boolean protectsToo(Step step, Move capture) {
    Move back = new Move(capture.to(), capture.from());
    return protects(step.after(), back, step.move().to())
        && !protects(Step.passed(step.before()), back, step.move().from());
  }

  /** Whether a piece can take back where the opponent captures. */
  private static boolean protects(Position opponents, Move capture, Square protector) {
    return opponents.isLegal(capture)
        && opponents.play(capture).isLegal(new Move(protector, capture.to()));
  }
}
