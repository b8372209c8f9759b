package org.yifen.xiangqi.board;

/**
 * Numbers that make up the hash of a position, by piece and square. They are fixed, so that the
 * same position has the same hash everywhere and in every version.
 */
final class Keys {

  /** By code of {@link Pieces} and square. */
  static final long[][] PIECE = new long[Pieces.CODES][Square.COUNT];

  static final long BLACK_TO_MOVE = mixed(0);

  static {
    for (int code = 0; code < Pieces.CODES; code++) {
      for (int square = 0; square < Square.COUNT; square++) {
        PIECE[code][square] = mixed(1L + (long) code * Square.COUNT + square);
      }
    }
  }

  private Keys() {}

  /** The n-th number of SplitMix64, a generator whose numbers share no pattern under xor. */
  private static long mixed(long n) {
    long z = (n + 1) * 0x9E3779B97F4A7C15L;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
