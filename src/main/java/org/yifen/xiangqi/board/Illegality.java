package org.yifen.xiangqi.board;

import java.util.Optional;

/**
 * Why a move is not legal.
 *
 * @param square where the piece stands that blocks the move, or that would attack the king after
 *     it; empty for the other reasons
 */
public record Illegality(Reason reason, Optional<Square> square) {

  /** The first that applies. */
  public enum Reason {
    /** The square the move starts from is empty. */
    NO_PIECE,
    /** The piece is the opponent's. */
    WRONG_SIDE,
    /** The move ends where it starts. */
    NO_MOVE,
    /** A piece of one's own stands where the move ends. */
    OWN_PIECE,
    /** The king or an advisor would leave the palace. */
    LEAVES_PALACE,
    /** An elephant would cross the river. */
    CROSSES_RIVER,
    /** A pawn would go back. */
    PAWN_BACK,
    /** A pawn would go sideways before it has crossed the river. */
    PAWN_NOT_CROSSED,
    /** The piece does not move so. */
    NOT_ITS_WAY,
    /** A piece blocks the horse's leg (蹩马腿). */
    BLOCKED_LEG,
    /** A piece stands in the elephant's eye (塞象眼). */
    BLOCKED_EYE,
    /** A piece stands in the way of a rook or of a cannon that does not capture. */
    BLOCKED_WAY,
    /** A cannon captures over exactly one piece (炮架), not over none or several. */
    NOT_ONE_SCREEN,
    /** The kings would face each other. */
    KINGS_FACE,
    /** The king is in check and stays in check. */
    STAYS_IN_CHECK,
    /** The move puts one's own king in check. */
    INTO_CHECK
  }

  static Illegality because(Reason reason) {
    return new Illegality(reason, Optional.empty());
  }

  static Illegality because(Reason reason, int square) {
    return new Illegality(reason, Optional.of(Square.of(square)));
  }
}
