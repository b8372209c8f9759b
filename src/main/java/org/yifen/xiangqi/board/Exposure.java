package org.yifen.xiangqi.board;

/**
 * What a look around a king finds, once a position, so that most moves need no test of their own: a
 * move that starts from no shield leaves the king safe unless the position is wide.
 */
final class Exposure {

  private final Pieces pieces;
  private boolean wide;

  // a bit a square: the first 64 squares, and the others
  private long shieldsLow;
  private long shieldsHigh;

  Exposure(Pieces pieces) {
    this.pieces = pieces;
  }

  /** Looks around a side's king; what was found before is forgotten. */
  void look(int side) {
    byte[] at = pieces.at;
    int king = pieces.kings[side];
    int enemy = side ^ 1;
    wide = false;
    shieldsLow = 0;
    shieldsHigh = 0;
    for (int direction = Pieces.RIGHT; direction <= Pieces.DOWN; direction++) {
      look(direction, king, enemy);
    }
    int[] origins = Geometry.HORSE[king];
    int[] legs = Geometry.LEG_THERE[king];
    for (int i = 0; i < origins.length; i++) {
      if (at[origins[i]] == Pieces.code(enemy, Pieces.HORSE)) {
        if (at[legs[i]] == 0) {
          wide = true;
        } else {
          shield(legs[i]);
        }
      }
    }
    for (int origin : Geometry.PAWN_FROM[enemy][king]) {
      wide |= at[origin] == Pieces.code(enemy, Pieces.PAWN);
    }
  }

  private void look(int direction, int king, int enemy) {
    int cannon = Pieces.code(enemy, Pieces.CANNON);
    int first = pieces.next(direction, king);
    if (first < 0) {
      return;
    }
    if (hits(direction, first, enemy)) {
      wide = true;
    } else if (pieces.at[first] == cannon) {
      wide |= Math.abs(first - king) > (direction < Pieces.UP ? 1 : Square.FILES);
    }
    int second = pieces.next(direction, first);
    if (second < 0) {
      return;
    }
    if (pieces.at[second] == cannon) {
      wide = true;
    } else if (hits(direction, second, enemy)) {
      shield(first);
    }
    int third = pieces.next(direction, second);
    if (third >= 0 && pieces.at[third] == cannon) {
      shield(first);
      shield(second);
    }
  }

  /** Whether a piece attacks the king along the line when nothing is between. */
  private boolean hits(int direction, int square, int enemy) {
    int code = pieces.at[square];
    return code == Pieces.code(enemy, Pieces.ROOK)
        || (direction >= Pieces.UP && code == Pieces.code(enemy, Pieces.KING));
  }

  private void shield(int square) {
    if (square < Long.SIZE) {
      shieldsLow |= 1L << square;
    } else {
      shieldsHigh |= 1L << (square - Long.SIZE);
    }
  }

  /**
   * Whether any move may leave the king attacked: it is attacked now, or a cannon has no screen
   * yet, and any piece may become it.
   */
  boolean isWide() {
    return wide;
  }

  /** Whether a piece's leaving this square may uncover the king. */
  boolean isShield(int square) {
    return square < Long.SIZE
        ? (shieldsLow >>> square & 1) != 0
        : (shieldsHigh >>> (square - Long.SIZE) & 1) != 0;
  }
}
