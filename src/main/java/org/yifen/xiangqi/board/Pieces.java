package org.yifen.xiangqi.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Which piece stands where, kept so that a move changes little and everything asked often is looked
 * up: a code a square, the occupied squares of each rank and file as bits, and a list of squares a
 * side. Knows how pieces move, not whose turn it is.
 */
final class Pieces {

  static final int KING = 1;
  static final int ADVISOR = 2;
  static final int ELEPHANT = 3;
  static final int HORSE = 4;
  static final int ROOK = 5;
  static final int CANNON = 6;
  static final int PAWN = 7;

  /** One more than the highest code: 1 to 7 by {@link Kind}, and 8 more for Black. */
  static final int CODES = 16;

  /** Directions along lines: to the right, to the left, up the files, down them. */
  static final int RIGHT = 0;

  static final int LEFT = 1;
  static final int UP = 2;
  static final int DOWN = 3;

  private static final int BLACK = 8;
  private static final int FILES = Square.FILES;
  private static final int MOST_PIECES = 16;

  /** By code, made once: what a square holds is asked often. */
  private static final List<Optional<Piece>> BY_CODE = byCode();

  /** 0 for an empty square. */
  final byte[] at = new byte[Square.COUNT];

  /** By rank: bit i is set when the square on file i is occupied; by file likewise. */
  final int[] ranks = new int[Square.RANKS];

  final int[] files = new int[FILES];

  /** The same by side, for that side's pieces alone. */
  final int[][] ownRanks = new int[2][Square.RANKS];

  final int[][] ownFiles = new int[2][FILES];

  /** By side: the squares of its pieces, in no order; {@link #counts} says how many. */
  final byte[][] squares = new byte[2][MOST_PIECES];

  final int[] counts = new int[2];

  /** By square: the place of the piece in {@link #squares}. */
  private final byte[] slots = new byte[Square.COUNT];

  /** By side: where its king stands. */
  final int[] kings = new int[2];

  private Pieces() {}

  Pieces(Setup setup) {
    for (int square = 0; square < Square.COUNT; square++) {
      Optional<Piece> piece = setup.at(Square.of(square));
      if (piece.isPresent()) {
        put(square, code(piece.get()));
      }
    }
  }

  /** A copy after a move, which must be one that the piece reaches. */
  Pieces after(int from, int to) {
    Pieces copy = new Pieces();
    for (int square = 0; square < Square.COUNT; square++) {
      int code = at[square == to ? from : square];
      if (square != from && code != 0) {
        copy.put(square, code);
      }
    }
    return copy;
  }

  private static List<Optional<Piece>> byCode() {
    List<Optional<Piece>> pieces = new ArrayList<>(Collections.nCopies(CODES, Optional.empty()));
    for (Piece piece : Piece.values()) {
      pieces.set(code(piece), Optional.of(piece));
    }
    return List.copyOf(pieces);
  }

  private static int code(Piece piece) {
    return piece.kind().code() + (piece.side() == Side.BLACK ? BLACK : 0);
  }

  static int kind(int code) {
    return code & 7;
  }

  /** 0 for Red, 1 for Black. */
  static int owner(int code) {
    return code >>> 3;
  }

  /** The code of a side's piece. */
  static int code(int owner, int kind) {
    return owner << 3 | kind;
  }

  Optional<Piece> piece(int square) {
    return BY_CODE.get(at[square]);
  }

  boolean isOf(int owner, int square) {
    int code = at[square];
    return code != 0 && owner(code) == owner;
  }

  /** Puts a piece on an empty square. */
  void put(int square, int code) {
    int owner = owner(code);
    at[square] = (byte) code;
    flip(square, owner);
    slots[square] = (byte) counts[owner];
    squares[owner][counts[owner]++] = (byte) square;
    if (kind(code) == KING) {
      kings[owner] = square;
    }
  }

  /** Takes a piece off the lists; the square is about to be taken by another. */
  void remove(int square) {
    int owner = owner(at[square]);
    int last = --counts[owner];
    byte moved = squares[owner][last];
    squares[owner][slots[square]] = moved;
    slots[moved] = slots[square];
    flip(square, owner);
  }

  /** Moves a piece to a square that is empty or was {@link #remove}d from. */
  void shift(int from, int to) {
    int code = at[from];
    int owner = owner(code);
    flip(from, owner);
    flip(to, owner);
    at[to] = (byte) code;
    at[from] = 0;
    slots[to] = slots[from];
    squares[owner][slots[to]] = (byte) to;
    if (kind(code) == KING) {
      kings[owner] = to;
    }
  }

  /** Takes a square into the occupied ones of a side, or out of them. */
  private void flip(int square, int owner) {
    int rank = square / FILES;
    int file = square - rank * FILES;
    ranks[rank] ^= 1 << file;
    files[file] ^= 1 << rank;
    ownRanks[owner][rank] ^= 1 << file;
    ownFiles[owner][file] ^= 1 << rank;
  }

  /** The next piece from a square along a rank or a file; -1 when there is none. */
  int next(int direction, int square) {
    int rank = square / FILES;
    int file = square - rank * FILES;
    switch (direction) {
      case RIGHT -> {
        int right = ranks[rank] >>> (file + 1);
        return right == 0 ? -1 : square + 1 + Integer.numberOfTrailingZeros(right);
      }
      case LEFT -> {
        int left = ranks[rank] & ((1 << file) - 1);
        return left == 0 ? -1 : rank * FILES + 31 - Integer.numberOfLeadingZeros(left);
      }
      case UP -> {
        int up = files[file] >>> (rank + 1);
        return up == 0 ? -1 : square + FILES * (1 + Integer.numberOfTrailingZeros(up));
      }
      default -> {
        int down = files[file] & ((1 << rank) - 1);
        return down == 0 ? -1 : FILES * (31 - Integer.numberOfLeadingZeros(down)) + file;
      }
    }
  }

  /** Takes a square into the occupied ones, or out of them, without saying whose. */
  private void flip(int square) {
    int rank = square / FILES;
    int file = square - rank * FILES;
    ranks[rank] ^= 1 << file;
    files[file] ^= 1 << rank;
  }

  /** Whether a side's king is attacked, by the other king along a file too. */
  boolean isAttacked(int owner) {
    int king = kings[owner];
    int enemy = owner ^ 1;
    for (int direction = RIGHT; direction <= DOWN; direction++) {
      int first = next(direction, king);
      if (first < 0) {
        continue;
      }
      int code = at[first];
      if (code == code(enemy, ROOK) || (direction >= UP && code == code(enemy, KING))) {
        return true;
      }
      int second = next(direction, first);
      if (second >= 0 && at[second] == code(enemy, CANNON)) {
        return true;
      }
    }
    return isAttackedNear(king, enemy);
  }

  private boolean isAttackedNear(int king, int enemy) {
    int[] origins = Geometry.HORSE[king];
    int[] legs = Geometry.LEG_THERE[king];
    for (int i = 0; i < origins.length; i++) {
      if (at[origins[i]] == code(enemy, HORSE) && at[legs[i]] == 0) {
        return true;
      }
    }
    for (int origin : Geometry.PAWN_FROM[enemy][king]) {
      if (at[origin] == code(enemy, PAWN)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a move, otherwise in order, leaves the mover's own king unattacked. */
  boolean isSafe(int from, int to) {
    int code = at[from];
    int captured = at[to];
    int owner = owner(code);
    at[from] = 0;
    at[to] = (byte) code;
    flip(from);
    if (captured == 0) {
      flip(to);
    }
    boolean king = kind(code) == KING;
    if (king) {
      kings[owner] = to;
    }
    boolean safe = !isAttacked(owner);
    if (king) {
      kings[owner] = from;
    }
    if (captured == 0) {
      flip(to);
    }
    flip(from);
    at[to] = (byte) captured;
    at[from] = (byte) code;
    return safe;
  }

  /** Whether the piece on a square goes to another by its own way of moving, kings apart. */
  boolean reaches(int from, int to) {
    int code = at[from];
    return switch (kind(code)) {
      case KING -> contains(Geometry.KING[from], to);
      case ADVISOR -> contains(Geometry.ADVISOR[from], to);
      case ELEPHANT -> jumps(Geometry.ELEPHANT[from], Geometry.EYE[from], to);
      case HORSE -> jumps(Geometry.HORSE[from], Geometry.LEG[from], to);
      case PAWN -> contains(Geometry.PAWN[owner(code)][from], to);
      case ROOK -> between(from, to) == 0;
      case CANNON -> between(from, to) == (at[to] == 0 ? 0 : 1);
      default -> false;
    };
  }

  private static boolean contains(int[] targets, int to) {
    for (int target : targets) {
      if (target == to) {
        return true;
      }
    }
    return false;
  }

  private boolean jumps(int[] targets, int[] over, int to) {
    for (int i = 0; i < targets.length; i++) {
      if (targets[i] == to) {
        return at[over[i]] == 0;
      }
    }
    return false;
  }

  /** How many pieces stand between two squares of a line; -1 when they share no line. */
  int between(int from, int to) {
    int rank = from / FILES;
    int file = from - rank * FILES;
    int toRank = to / FILES;
    int toFile = to - toRank * FILES;
    if (rank == toRank && file != toFile) {
      return inside(ranks[rank], file, toFile);
    }
    return file == toFile && rank != toRank ? inside(files[file], rank, toRank) : -1;
  }

  private static int inside(int bits, int a, int b) {
    int low = Math.min(a, b);
    int high = Math.max(a, b);
    return Integer.bitCount(bits & ((1 << high) - (2 << low)));
  }
}
