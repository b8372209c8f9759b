package org.yifen.xiangqi.adjudication;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.yifen.xiangqi.adjudication.Unfounded.Why;
import org.yifen.xiangqi.board.Illegality;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Square;

/**
 * Says what kind a move is by the Asian rules: check, chase or idle. A chase is an attack that the
 * move makes, by the moved piece or one it sets free, on a piece that would be lost at once.
 * Threats of mate, of checks first, of several pieces together are allowed, and so is everything
 * that a king or a pawn does.
 */
final class AsianKinds {

  private AsianKinds() {}

  static MoveRuling of(Step step) {
    if (step.after().isCheck()) {
      return MoveRuling.plain(step, MoveKind.CHECK);
    }
    Position movers = Step.passed(step.after());
    List<Chase> chases = new ArrayList<>();
    List<Unfounded> unfounded = new ArrayList<>();
    Exchange exchange = new Exchange(movers, Terms.passed(Standing.of(step.after()), new BitSet()));
    for (Gain gain : exchange.byCapture()) {
      Optional<Why> why = whyNot(step, movers, gain.first());
      if (why.isPresent()) {
        unfounded.add(new Unfounded(gain.first(), why.get(), List.of()));
      } else {
        chases.add(Chases.chase(movers, gain, Chases.form(movers, gain)));
      }
    }
    exchange
        .refutations()
        .forEach((c, reply) -> unfounded.add(new Unfounded(c, Why.REFUTED, List.of(c, reply))));
    MoveKind kind = chases.isEmpty() ? MoveKind.IDLE : MoveKind.CHASE;
    return MoveRuling.of(step, kind, List.of(), chases, unfounded, false);
  }

  private static Optional<Why> whyNot(Step step, Position movers, Move capture) {
    Piece capturer = Step.piece(movers, capture.from());
    if (Step.isKingOrPawn(movers, capture.from())) {
      return Optional.of(Why.KING_OR_PAWN);
    }
    if (capturer.kind() == Step.piece(movers, capture.to()).kind()
        && step.after().isLegal(new Move(capture.to(), capture.from()))) {
      return Optional.of(Why.LIKE_EXCHANGE);
    }
    if (attackedBefore(step, capture)) {
      return Optional.of(Why.NOT_NEW);
    }
    return capturer.kind() == Kind.ROOK && isPinnedByHorse(movers, capture.from())
        ? Optional.of(Why.PINNED_BY_HORSE)
        : Optional.empty();
  }

  /** Whether the piece attacked the same target already, were it not for a check to answer. */
  private static boolean attackedBefore(Step step, Move capture) {
    Move before = new Move(step.origin(capture.from()), capture.to());
    return step.before()
        .whyIllegal(before)
        .map(why -> why.reason() == Illegality.Reason.STAYS_IN_CHECK)
        .orElse(true);
  }

  /** Whether a piece is all that keeps a horse from giving check: it stands on the horse's leg. */
  private static boolean isPinnedByHorse(Position movers, Square square) {
    return Step.without(movers, square, movers.toMove()).filter(Position::isCheck).isPresent()
        && movers.moves().stream()
            .filter(move -> move.from().equals(square))
            .map(Move::to)
            .allMatch(to -> isHorse(movers, to));
  }

  private static boolean isHorse(Position movers, Square square) {
    return movers.at(square).filter(p -> p.kind() == Kind.HORSE).isPresent();
  }
}
