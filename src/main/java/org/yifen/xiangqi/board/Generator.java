package org.yifen.xiangqi.board;

/** Lists or counts the legal moves of a side. */
final class Generator {

  /** Instead of a list, when the number of moves alone is wanted. */
  private static final int[] COUNT_ONLY = new int[0];

  private static final int FILES = Square.FILES;

  private final Pieces pieces;
  private final Exposure exposure;

  Generator(Pieces pieces) {
    this.pieces = pieces;
    this.exposure = new Exposure(pieces);
  }

  /** Lists the legal moves of a side; gives their number. */
  int list(int side, int[] into) {
    exposure.look(side);
    boolean wide = exposure.isWide();
    byte[] own = pieces.squares[side];
    int count = 0;
    for (int i = 0, size = pieces.counts[side]; i < size; i++) {
      count = from(own[i], side, wide, into, count);
    }
    return count;
  }

  int count(int side) {
    return list(side, COUNT_ONLY);
  }

  /** Whether a side has a legal move; stops at the first piece that has one. */
  boolean isAny(int side) {
    exposure.look(side);
    boolean wide = exposure.isWide();
    byte[] own = pieces.squares[side];
    for (int i = 0, size = pieces.counts[side]; i < size; i++) {
      if (from(own[i], side, wide, COUNT_ONLY, 0) > 0) {
        return true;
      }
    }
    return false;
  }

  /** The moves of one piece, behind those already listed; gives the number of all. */
  private int from(int from, int side, boolean wide, int[] into, int count) {
    int kind = Pieces.kind(pieces.at[from]);
    boolean test = wide || kind == Pieces.KING || exposure.isShield(from);
    return switch (kind) {
      case Pieces.KING -> step(from, Geometry.KING[from], side, test, into, count);
      case Pieces.ADVISOR -> step(from, Geometry.ADVISOR[from], side, test, into, count);
      case Pieces.ELEPHANT ->
          jump(from, Geometry.ELEPHANT[from], Geometry.EYE[from], side, test, into, count);
      case Pieces.HORSE ->
          jump(from, Geometry.HORSE[from], Geometry.LEG[from], side, test, into, count);
      case Pieces.PAWN -> step(from, Geometry.PAWN[side][from], side, test, into, count);
      default -> slide(from, kind == Pieces.ROOK, side, test, into, count);
    };
  }

  private int step(int from, int[] targets, int side, boolean test, int[] into, int before) {
    int count = before;
    for (int to : targets) {
      if (!pieces.isOf(side, to) && (!test || pieces.isSafe(from, to))) {
        count = add(from, to, into, count);
      }
    }
    return count;
  }

  private int jump(
      int from, int[] targets, int[] over, int side, boolean test, int[] into, int before) {
    int count = before;
    for (int i = 0; i < targets.length; i++) {
      int to = targets[i];
      if (pieces.at[over[i]] == 0 && !pieces.isOf(side, to) && (!test || pieces.isSafe(from, to))) {
        count = add(from, to, into, count);
      }
    }
    return count;
  }

  private static int add(int from, int to, int[] into, int count) {
    if (into.length > 0) {
      into[count] = Move.pack(from, to);
    }
    return count + 1;
  }

  private int slide(int from, boolean rook, int side, boolean test, int[] into, int before) {
    int rank = from / FILES;
    int file = from - rank * FILES;
    int occupied = pieces.ranks[rank];
    int reached = (rook ? Lines.FIRST_9 : Lines.SECOND_9)[file][occupied];
    int onRank = Lines.QUIET_9[file][occupied] | (reached & ~pieces.ownRanks[side][rank]);
    occupied = pieces.files[file];
    reached = (rook ? Lines.FIRST_10 : Lines.SECOND_10)[rank][occupied];
    int onFile = Lines.QUIET_10[rank][occupied] | (reached & ~pieces.ownFiles[side][file]);
    if (!test && into.length == 0) {
      return before + Integer.bitCount(onRank) + Integer.bitCount(onFile);
    }
    int count = before;
    for (int bits = onRank; bits != 0; bits &= bits - 1) {
      int to = rank * FILES + Integer.numberOfTrailingZeros(bits);
      if (!test || pieces.isSafe(from, to)) {
        count = add(from, to, into, count);
      }
    }
    for (int bits = onFile; bits != 0; bits &= bits - 1) {
      int to = Integer.numberOfTrailingZeros(bits) * FILES + file;
      if (!test || pieces.isSafe(from, to)) {
        count = add(from, to, into, count);
      }
    }
    return count;
  }
}
