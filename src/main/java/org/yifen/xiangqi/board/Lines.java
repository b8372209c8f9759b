package org.yifen.xiangqi.board;

/**
 * What rooks and cannons reach along a line of 9 or 10 squares, for every way the line can be
 * occupied. Bit i is the i-th square of the line.
 */
final class Lines {

  /** By file and the occupied squares of the rank: the empty squares up to the first pieces. */
  static final short[][] QUIET_9 = new short[Square.FILES][1 << Square.FILES];

  /** The first pieces on both sides: what a rook attacks. */
  static final short[][] FIRST_9 = new short[Square.FILES][1 << Square.FILES];

  /** The second pieces on both sides: what a cannon attacks. */
  static final short[][] SECOND_9 = new short[Square.FILES][1 << Square.FILES];

  static final short[][] QUIET_10 = new short[Square.RANKS][1 << Square.RANKS];
  static final short[][] FIRST_10 = new short[Square.RANKS][1 << Square.RANKS];
  static final short[][] SECOND_10 = new short[Square.RANKS][1 << Square.RANKS];

  static {
    fill(QUIET_9, FIRST_9, SECOND_9, Square.FILES);
    fill(QUIET_10, FIRST_10, SECOND_10, Square.RANKS);
  }

  private Lines() {}

  private static void fill(short[][] quiet, short[][] first, short[][] second, int length) {
    for (int at = 0; at < length; at++) {
      for (int occupied = 0; occupied < 1 << length; occupied++) {
        for (int step = -1; step <= 1; step += 2) {
          int met = 0;
          for (int to = at + step; to >= 0 && to < length && met < 2; to += step) {
            boolean piece = (occupied >> to & 1) != 0;
            if (piece) {
              met++;
              short[][] table = met == 1 ? first : second;
              table[at][occupied] |= (short) (1 << to);
            } else if (met == 0) {
              quiet[at][occupied] |= (short) (1 << to);
            }
          }
        }
      }
    }
  }
}
