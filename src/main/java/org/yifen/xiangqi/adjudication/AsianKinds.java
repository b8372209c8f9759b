package org.yifen.xiangqi.adjudication;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yifen.xiangqi.adjudication.Chase.Form;
import org.yifen.xiangqi.adjudication.Unfounded.Why;
import org.yifen.xiangqi.board.Illegality;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Position;

/**
 * Says what kind a move is by the Asian rules: check, chase or idle. A chase is an attack that the
 * move makes, by the moved piece or one it sets free, on a piece that would be lost at once; a
 * check may chase as well. Threats of mate, of checks first, of several pieces together are
 * allowed, and so is everything that a king or a pawn does.
 */
final class AsianKinds {

  /** Why a piece that reaches a square may not leave its king's line. */
  private static final Set<Illegality.Reason> PINNED =
      EnumSet.of(
          Illegality.Reason.KINGS_FACE,
          Illegality.Reason.STAYS_IN_CHECK,
          Illegality.Reason.INTO_CHECK);

  private AsianKinds() {}

  static MoveRuling of(Step step) {
    if (step.after().isCheck()) {
      return MoveRuling.of(
          step, MoveKind.CHECK, List.of(), AsianChecks.chases(step), List.of(), false);
    }
    Position movers = Step.passed(step.after());
    List<Chase> chases = new ArrayList<>();
    List<Unfounded> unfounded = new ArrayList<>();
    for (Move capture : movers.moves()) {
      Optional<Chase> chase = chase(movers, capture);
      if (chase.isPresent()) {
        Optional<Why> why = whyNot(step, movers, capture);
        if (why.isPresent()) {
          unfounded.add(new Unfounded(capture, why.get(), List.of()));
        } else {
          chases.add(chase.get());
        }
      }
    }
    MoveKind kind = chases.isEmpty() ? MoveKind.IDLE : MoveKind.CHASE;
    return MoveRuling.of(step, kind, List.of(), chases, unfounded, false);
  }

  /** An attack on a piece that would be lost; by horse or cannon on a rook, protected or not. */
  static Optional<Chase> chase(Position movers, Move capture) {
    Optional<Piece> target = movers.at(capture.to());
    if (target.isEmpty() || Material.of(target.get(), capture.to()).isNothing()) {
      return Optional.empty();
    }
    Kind capturer = Step.piece(movers, capture.from()).kind();
    Gain gain = Gain.byCapture(List.of(capture));
    if (target.get().kind() == Kind.ROOK && (capturer == Kind.HORSE || capturer == Kind.CANNON)) {
      return Optional.of(Chases.chase(movers, gain, capture.to(), Form.ROOK));
    }
    boolean isProtected =
        movers.play(capture).moves().stream().anyMatch(back -> back.to().equals(capture.to()));
    return isProtected
        ? Optional.empty()
        : Optional.of(Chases.chase(movers, gain, capture.to(), Form.UNPROTECTED));
  }

  /** Why an attack is no chase all the same; empty when it is one. */
  static Optional<Why> whyNot(Step step, Position movers, Move capture) {
    Piece capturer = Step.piece(movers, capture.from());
    if (Step.isKingOrPawn(movers, capture.from())) {
      return Optional.of(Why.KING_OR_PAWN);
    }
    if (capturer.kind() == Step.piece(movers, capture.to()).kind()
        && step.after().isLegal(new Move(capture.to(), capture.from()))) {
      return Optional.of(Why.LIKE_EXCHANGE);
    }
    if (attackedBefore(step, capture) && !pinsRoots(step, movers, capture)) {
      return Optional.of(Why.NOT_NEW);
    }
    return Optional.empty();
  }

  /** Whether the piece attacked the same target already, were it not for a check to answer. */
  private static boolean attackedBefore(Step step, Move capture) {
    Move before = new Move(step.origin(capture.from()), capture.to());
    return step.before()
        .whyIllegal(before)
        .map(why -> why.reason() == Illegality.Reason.STAYS_IN_CHECK)
        .orElse(true);
  }

  /** Whether each piece that could take back before may no longer leave its king's line (假根). */
  private static boolean pinsRoots(Step step, Position movers, Move capture) {
    Move before = new Move(step.origin(capture.from()), capture.to());
    if (!step.before().isLegal(before) || !movers.isLegal(capture)) {
      return false;
    }
    Position taken = movers.play(capture);
    List<Move> roots =
        step.before().play(before).moves().stream()
            .filter(back -> back.to().equals(capture.to()))
            .toList();
    return !roots.isEmpty()
        && roots.stream()
            .allMatch(
                root ->
                    Step.piece(taken, root.from()).kind() != Kind.KING
                        && taken
                            .whyIllegal(root)
                            .filter(why -> PINNED.contains(why.reason()))
                            .isPresent());
  }
}
