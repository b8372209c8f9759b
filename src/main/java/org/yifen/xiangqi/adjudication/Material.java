package org.yifen.xiangqi.adjudication;

import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/**
 * What an exchange won, less what it cost, by the values of the rules: a rook is two horses, two
 * cannons or one of each; a horse is a cannon, an advisor an elephant. A pawn that has crossed the
 * river floats (浮动): it may stand for any piece up to a horse, so that a pawn for a piece, or a
 * piece for a pawn, is no gain. A pawn at home is worth nothing here.
 *
 * @param value of the pieces, a horse being 10; how much of it an advisor is the rules do not say,
 *     4 stands for "less than half"
 * @param pawns crossed ones won, less those lost
 */
record Material(int value, int pawns) {

  static final Material NONE = new Material(0, 0);

  private static final int HORSE_VALUE = 10;
  private static final Material ROOK = new Material(2 * HORSE_VALUE, 0);
  private static final Material HORSE = new Material(HORSE_VALUE, 0);
  private static final Material GUARD = new Material(4, 0);
  private static final Material PAWN = new Material(0, 1);

  /** The worth of a piece where it stands. */
  static Material of(Piece piece, Square square) {
    return switch (piece.kind()) {
      case ROOK -> ROOK;
      case HORSE, CANNON -> HORSE;
      case ADVISOR, ELEPHANT -> GUARD;
      case PAWN -> hasCrossed(piece.side(), square) ? PAWN : NONE;
      case KING -> NONE;
    };
  }

  private static boolean hasCrossed(Side side, Square square) {
    boolean upper = square.rank() >= Square.RANKS / 2;
    return upper == (side == Side.RED);
  }

  boolean isNothing() {
    return value == 0 && pawns == 0;
  }

  Material plus(Material other) {
    return new Material(value + other.value, pawns + other.pawns);
  }

  Material minus(Material other) {
    return new Material(value - other.value, pawns - other.pawns);
  }

  /** By pieces, then by pawns: greater for what is worth more. */
  int rank() {
    return value * 100 + pawns;
  }

  /** More won than lost, whatever a floating pawn is taken for. */
  boolean isGain() {
    return pawns >= 0 ? value > 0 || (value == 0 && pawns > 0) : value + pawns * HORSE_VALUE > 0;
  }

  /** More lost than won, whatever a floating pawn is taken for. */
  boolean isLoss() {
    return NONE.minus(this).isGain();
  }
}
