package org.yifen.xiangqi.board;

import java.util.Arrays;

/** Where pieces can stand and go on an empty board; made once. Squares are indexes from 0 to 89. */
final class Geometry {

  /** Squares a king can step to inside its palace. */
  static final int[][] KING = new int[Square.COUNT][];

  static final int[][] ADVISOR = new int[Square.COUNT][];

  /** Two squares away along a diagonal, on the same side of the river. */
  static final int[][] ELEPHANT = new int[Square.COUNT][];

  /** The square between, in the order of {@link #ELEPHANT}. */
  static final int[][] EYE = new int[Square.COUNT][];

  static final int[][] HORSE = new int[Square.COUNT][];

  /** The square that blocks the horse that stands here, in the order of {@link #HORSE}. */
  static final int[][] LEG = new int[Square.COUNT][];

  /** The square that blocks the horse on {@link #HORSE} from coming here. */
  static final int[][] LEG_THERE = new int[Square.COUNT][];

  /** By side: where a pawn can step. */
  static final int[][][] PAWN = new int[2][Square.COUNT][];

  /** By the pawn's side: where a pawn stands that attacks this square. */
  static final int[][][] PAWN_FROM = new int[2][Square.COUNT][];

  private static final int[][] STRAIGHT = {{0, 1}, {0, -1}, {1, 0}, {-1, 0}};
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
  private static final int LAST_FILE = Square.FILES - 1;
  private static final int LAST_RANK = Square.RANKS - 1;
  private static final int RIVER = Square.RANKS / 2;

  static {
    for (int square = 0; square < Square.COUNT; square++) {
      KING[square] = steps(square, STRAIGHT, 1, true);
      ADVISOR[square] = steps(square, DIAGONAL, 1, true);
      elephant(square);
      horse(square);
      for (Side side : Side.values()) {
        PAWN[side.index()][square] = pawn(side, square);
      }
    }
    for (int side = 0; side < 2; side++) {
      for (int square = 0; square < Square.COUNT; square++) {
        PAWN_FROM[side][square] = pawnsTo(side, square);
      }
    }
  }

  private Geometry() {}

  private static int file(int square) {
    return square % Square.FILES;
  }

  private static int rank(int square) {
    return square / Square.FILES;
  }

  private static boolean exists(int file, int rank) {
    return file >= 0 && file <= LAST_FILE && rank >= 0 && rank <= LAST_RANK;
  }

  private static int index(int file, int rank) {
    return rank * Square.FILES + file;
  }

  /** Whether a square lies in a palace, of either side. */
  static boolean isPalace(int square) {
    int rank = Math.min(rank(square), LAST_RANK - rank(square));
    return file(square) >= 3 && file(square) <= 5 && rank <= 2;
  }

  /** Whether a square lies on a side's half of the board. */
  static boolean isHome(Side side, int square) {
    return side == Side.RED ? rank(square) < RIVER : rank(square) >= RIVER;
  }

  static boolean canStand(Side side, Kind kind, int square) {
    int file = file(square);
    int depth = side == Side.RED ? rank(square) : LAST_RANK - rank(square);
    return switch (kind) {
      case KING -> isPalace(square) && depth <= 2;
      case ADVISOR -> isPalace(square) && depth <= 2 && (file + depth) % 2 == 1;
      case ELEPHANT -> depth <= 4 && depth % 2 == 0 && file % 2 == 0 && (file + depth) % 4 == 2;
      case PAWN -> depth >= RIVER || ((depth == 3 || depth == 4) && file % 2 == 0);
      case HORSE, ROOK, CANNON -> true;
    };
  }

  private static int[] steps(int square, int[][] directions, int length, boolean palace) {
    int[] to = new int[directions.length];
    int count = 0;
    for (int[] direction : directions) {
      int file = file(square) + direction[0] * length;
      int rank = rank(square) + direction[1] * length;
      if (exists(file, rank)) {
        int target = index(file, rank);
        boolean within = !palace || (isPalace(square) && isPalace(target));
        if (within && (!palace || isNear(square, target))) {
          to[count++] = target;
        }
      }
    }
    return Arrays.copyOf(to, count);
  }

  private static boolean isNear(int a, int b) {
    return Math.abs(rank(a) - rank(b)) <= 1;
  }

  private static void elephant(int square) {
    int[] to = new int[4];
    int[] eyes = new int[4];
    int count = 0;
    for (int[] d : DIAGONAL) {
      int file = file(square) + 2 * d[0];
      int rank = rank(square) + 2 * d[1];
      boolean sameSide = exists(file, rank) && (rank < RIVER) == (rank(square) < RIVER);
      if (sameSide) {
        to[count] = index(file, rank);
        eyes[count++] = index(file(square) + d[0], rank(square) + d[1]);
      }
    }
    ELEPHANT[square] = Arrays.copyOf(to, count);
    EYE[square] = Arrays.copyOf(eyes, count);
  }

  private static void horse(int square) {
    int[] to = new int[8];
    int[] legs = new int[8];
    int[] legsThere = new int[8];
    int count = 0;
    for (int[] d : DIAGONAL) {
      for (boolean tall : new boolean[] {true, false}) {
        int file = file(square) + (tall ? d[0] : 2 * d[0]);
        int rank = rank(square) + (tall ? 2 * d[1] : d[1]);
        if (exists(file, rank)) {
          to[count] = index(file, rank);
          legs[count] = tall ? square + d[1] * Square.FILES : square + d[0];
          legsThere[count] =
              tall ? index(file, rank) - d[1] * Square.FILES : index(file, rank) - d[0];
          count++;
        }
      }
    }
    HORSE[square] = Arrays.copyOf(to, count);
    LEG[square] = Arrays.copyOf(legs, count);
    LEG_THERE[square] = Arrays.copyOf(legsThere, count);
  }

  private static int[] pawn(Side side, int square) {
    int[] to = new int[3];
    int count = 0;
    int ahead = rank(square) + (side == Side.RED ? 1 : -1);
    if (ahead >= 0 && ahead <= LAST_RANK) {
      to[count++] = index(file(square), ahead);
    }
    if (!isHome(side, square)) {
      for (int file = file(square) - 1; file <= file(square) + 1; file += 2) {
        if (exists(file, rank(square))) {
          to[count++] = index(file, rank(square));
        }
      }
    }
    return Arrays.copyOf(to, count);
  }

  private static int[] pawnsTo(int side, int square) {
    int[] from = new int[3];
    int count = 0;
    for (int origin = 0; origin < Square.COUNT; origin++) {
      for (int to : PAWN[side][origin]) {
        if (to == square) {
          from[count++] = origin;
        }
      }
    }
    return Arrays.copyOf(from, count);
  }
}
