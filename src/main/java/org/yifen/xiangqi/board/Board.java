package org.yifen.xiangqi.board;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;

/**
 * A board on which moves are made and taken back, for whole games and for searches; {@link
 * Position} is the immutable one. Moves are numbers ({@link Move#packed()}), squares indexes from 0
 * to 89. Not for use by several threads.
 *
 * <p>Occupied squares are kept as bits a rank and a file, so that rooks and cannons look their
 * moves up; which own pieces shield the king is found once a position, so that most moves need no
 * test of their own.
 */
public final class Board {

  /** More moves than any position has. */
  static final int MOST_MOVES = 128;

  private static final int FILES = Square.FILES;
  private static final int BLACK = 8;
  private static final int KING = 1;
  private static final int ADVISOR = 2;
  private static final int ELEPHANT = 3;
  private static final int HORSE = 4;
  private static final int ROOK = 5;
  private static final int CANNON = 6;
  private static final int PAWN = 7;
  private static final int MOST_PIECES = 16;

  /** By piece code and square; fixed, so that the same position has the same hash everywhere. */
  private static final long[][] KEYS = new long[16][Square.COUNT];

  private static final long BLACK_TO_MOVE;
  private static final Piece[] PIECES = new Piece[16];

  static {
    Random random = new Random(20_200_101);
    for (long[] keys : KEYS) {
      Arrays.setAll(keys, i -> random.nextLong());
    }
    BLACK_TO_MOVE = random.nextLong();
    for (Piece piece : Piece.values()) {
      PIECES[code(piece)] = piece;
    }
  }

  /** 0 for an empty square, else 1 to 7 by {@link Kind}, and 8 more for Black. */
  private final byte[] at = new byte[Square.COUNT];

  private final int[] ranks = new int[Square.RANKS];
  private final int[] files = new int[FILES];
  private final int[][] ownRanks = new int[2][Square.RANKS];
  private final int[][] ownFiles = new int[2][FILES];
  private final byte[][] squares = new byte[2][MOST_PIECES];
  private final int[] counts = new int[2];
  private final byte[] slots = new byte[Square.COUNT];
  private final int[] kings = new int[2];
  private int side;
  private long hash;

  private int[] undoMoves = new int[64];
  private byte[] undoCaptured = new byte[64];
  private int made;

  // what the last look at the king found: see look()
  private boolean attacked;
  private long shieldsLow;
  private long shieldsHigh;
  private long gapsLow;
  private long gapsHigh;

  Board(Setup setup) {
    for (int square = 0; square < Square.COUNT; square++) {
      Piece piece = setup.at(Square.of(square)).orElse(null);
      if (piece != null) {
        put(square, code(piece));
      }
    }
    side = setup.toMove().index();
    hash ^= side == 1 ? BLACK_TO_MOVE : 0;
  }

  private static int code(Piece piece) {
    return piece.kind().code() + (piece.side() == Side.BLACK ? BLACK : 0);
  }

  private static Piece piece(int code) {
    return PIECES[code];
  }

  private void put(int square, int code) {
    int owner = code >>> 3;
    at[square] = (byte) code;
    flip(square, owner);
    slots[square] = (byte) counts[owner];
    squares[owner][counts[owner]++] = (byte) square;
    if ((code & 7) == KING) {
      kings[owner] = square;
    }
    hash ^= KEYS[code][square];
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

  /** Who is to move. */
  public Side toMove() {
    return side == 0 ? Side.RED : Side.BLACK;
  }

  /** A number that equal positions with the same side to move share, and others hardly ever. */
  public long hash() {
    return hash;
  }

  /** How many moves have been made and not taken back. */
  public int made() {
    return made;
  }

  /** The piece on a square; empty when there is none. */
  public Optional<Piece> at(Square square) {
    int code = at[square.index()];
    return code == 0 ? Optional.empty() : Optional.of(piece(code));
  }

  /** Whether the last move made was a capture; false when none was made. */
  public boolean isCapture() {
    return made > 0 && undoCaptured[made - 1] != 0;
  }

  /** Makes a move, which must be one of {@link #moves(int[])} or {@link #isLegal(int)}. */
  public void make(int move) {
    if (made == undoMoves.length) {
      undoMoves = Arrays.copyOf(undoMoves, 2 * made);
      undoCaptured = Arrays.copyOf(undoCaptured, 2 * made);
    }
    int from = Move.from(move);
    int to = Move.to(move);
    undoMoves[made] = move;
    undoCaptured[made++] = at[to];
    int code = at[from];
    int captured = at[to];
    if (captured != 0) {
      remove(to, captured);
    }
    shift(from, to, code);
    hash ^= KEYS[code][from] ^ KEYS[code][to] ^ BLACK_TO_MOVE;
    side ^= 1;
  }

  private void remove(int square, int code) {
    int owner = code >>> 3;
    int slot = slots[square];
    int last = --counts[owner];
    byte moved = squares[owner][last];
    squares[owner][slot] = moved;
    slots[moved] = (byte) slot;
    squares[owner][last] = (byte) square;
    flip(square, owner);
    hash ^= KEYS[code][square];
  }

  private void shift(int from, int to, int code) {
    int owner = code >>> 3;
    flip(from, owner);
    flip(to, owner);
    at[to] = (byte) code;
    at[from] = 0;
    int slot = slots[from];
    slots[to] = (byte) slot;
    squares[owner][slot] = (byte) to;
    if ((code & 7) == KING) {
      kings[owner] = to;
    }
  }

  /** Takes the last move back. */
  public void undo() {
    int move = undoMoves[--made];
    int captured = undoCaptured[made];
    int from = Move.from(move);
    int to = Move.to(move);
    int code = at[to];
    side ^= 1;
    hash ^= KEYS[code][from] ^ KEYS[code][to] ^ BLACK_TO_MOVE;
    shift(to, from, code);
    if (captured != 0) {
      restore(to, captured);
    }
  }

  private void restore(int square, int code) {
    int owner = code >>> 3;
    at[square] = (byte) code;
    flip(square, owner);
    slots[square] = (byte) counts[owner];
    squares[owner][counts[owner]++] = (byte) square;
    hash ^= KEYS[code][square];
  }

  // ---- the king in danger

  /** Whether the side to move is in check (将). */
  public boolean isCheck() {
    return isAttacked(side);
  }

  /** The next piece from a square along a rank or a file; -1 when there is none. */
  private int next(int direction, int square) {
    int rank = square / FILES;
    int file = square - rank * FILES;
    switch (direction) {
      case 0 -> {
        int right = ranks[rank] >>> (file + 1);
        return right == 0 ? -1 : square + 1 + Integer.numberOfTrailingZeros(right);
      }
      case 1 -> {
        int left = ranks[rank] & ((1 << file) - 1);
        return left == 0 ? -1 : rank * FILES + 31 - Integer.numberOfLeadingZeros(left);
      }
      case 2 -> {
        int up = files[file] >>> (rank + 1);
        return up == 0 ? -1 : square + FILES * (1 + Integer.numberOfTrailingZeros(up));
      }
      default -> {
        int down = files[file] & ((1 << rank) - 1);
        return down == 0 ? -1 : FILES * (31 - Integer.numberOfLeadingZeros(down)) + file;
      }
    }
  }

  /** Whether a side's king is attacked, by the other king along a file too. */
  private boolean isAttacked(int owner) {
    int king = kings[owner];
    int enemy = (owner ^ 1) << 3;
    for (int direction = 0; direction < 4; direction++) {
      int first = next(direction, king);
      if (first < 0) {
        continue;
      }
      int code = at[first];
      if (code == enemy + ROOK || (direction >= 2 && code == enemy + KING)) {
        return true;
      }
      int second = next(direction, first);
      if (second >= 0 && at[second] == enemy + CANNON) {
        return true;
      }
    }
    return isAttackedNear(king, enemy);
  }

  private boolean isAttackedNear(int king, int enemy) {
    int[] origins = Geometry.HORSE[king];
    int[] legs = Geometry.LEG_THERE[king];
    for (int i = 0; i < origins.length; i++) {
      if (at[origins[i]] == enemy + HORSE && at[legs[i]] == 0) {
        return true;
      }
    }
    for (int origin : Geometry.PAWN_FROM[enemy >>> 3][king]) {
      if (at[origin] == enemy + PAWN) {
        return true;
      }
    }
    return false;
  }

  /**
   * Looks around the king of the side to move: whether it is attacked, which own pieces must not
   * leave their squares without a test (shields), and onto which squares nothing may go, because it
   * would be the screen that a cannon lacks (gaps).
   */
  private void look() {
    int king = kings[side];
    int enemy = (side ^ 1) << 3;
    attacked = false;
    shieldsLow = 0;
    shieldsHigh = 0;
    gapsLow = 0;
    gapsHigh = 0;
    for (int direction = 0; direction < 4; direction++) {
      look(direction, king, enemy);
    }
    int[] origins = Geometry.HORSE[king];
    int[] legs = Geometry.LEG_THERE[king];
    for (int i = 0; i < origins.length; i++) {
      if (at[origins[i]] == enemy + HORSE) {
        if (at[legs[i]] == 0) {
          attacked = true;
        } else {
          shield(legs[i]);
        }
      }
    }
    for (int origin : Geometry.PAWN_FROM[enemy >>> 3][king]) {
      attacked |= at[origin] == enemy + PAWN;
    }
  }

  private void look(int direction, int king, int enemy) {
    int first = next(direction, king);
    if (first < 0) {
      return;
    }
    int code = at[first];
    if (code == enemy + ROOK || (direction >= 2 && code == enemy + KING)) {
      attacked = true;
    } else if (code == enemy + CANNON) {
      gaps(king, first, direction);
    }
    int second = next(direction, first);
    if (second < 0) {
      return;
    }
    code = at[second];
    if (code == enemy + CANNON) {
      attacked = true;
    } else if (code == enemy + ROOK || (direction >= 2 && code == enemy + KING)) {
      shield(first);
    }
    int third = next(direction, second);
    if (third >= 0 && at[third] == enemy + CANNON) {
      shield(first);
      shield(second);
    }
  }

  private void shield(int square) {
    if (square < Long.SIZE) {
      shieldsLow |= 1L << square;
    } else {
      shieldsHigh |= 1L << (square - Long.SIZE);
    }
  }

  private void gaps(int king, int cannon, int direction) {
    int step = direction < 2 ? 1 : FILES;
    int low = Math.min(king, cannon);
    int high = Math.max(king, cannon);
    for (int square = low + step; square < high; square += step) {
      if (square < Long.SIZE) {
        gapsLow |= 1L << square;
      } else {
        gapsHigh |= 1L << (square - Long.SIZE);
      }
    }
  }

  private boolean isShield(int square) {
    return square < Long.SIZE
        ? (shieldsLow >>> square & 1) != 0
        : (shieldsHigh >>> (square - Long.SIZE) & 1) != 0;
  }

  /** Whether a move of the side to move, otherwise in order, leaves its king unattacked. */
  private boolean isSafe(int from, int to) {
    int code = at[from];
    int captured = at[to];
    int fromRank = from / FILES;
    int fromFile = from - fromRank * FILES;
    int toRank = to / FILES;
    int toFile = to - toRank * FILES;
    at[from] = 0;
    at[to] = (byte) code;
    ranks[fromRank] ^= 1 << fromFile;
    files[fromFile] ^= 1 << fromRank;
    if (captured == 0) {
      ranks[toRank] ^= 1 << toFile;
      files[toFile] ^= 1 << toRank;
    }
    boolean king = (code & 7) == KING;
    if (king) {
      kings[side] = to;
    }
    boolean safe = !isAttacked(side);
    if (king) {
      kings[side] = from;
    }
    if (captured == 0) {
      ranks[toRank] ^= 1 << toFile;
      files[toFile] ^= 1 << toRank;
    }
    ranks[fromRank] ^= 1 << fromFile;
    files[fromFile] ^= 1 << fromRank;
    at[to] = (byte) captured;
    at[from] = (byte) code;
    return safe;
  }

  // ---- moves

  /** A caller of {@link #generate}: the moves are wanted, or their number alone. */
  private static final int[] COUNT_ONLY = new int[0];

  /**
   * All legal moves of the side to move, in no order that means anything.
   *
   * @param into receives them; 128 places are enough
   * @return how many there are
   */
  public int moves(int[] into) {
    return generate(into);
  }

  /** How many legal moves there are. */
  public int countMoves() {
    return generate(COUNT_ONLY);
  }

  private int generate(int[] into) {
    look();
    boolean test = attacked || (gapsLow | gapsHigh) != 0;
    int count = 0;
    byte[] own = squares[side];
    for (int i = 0, size = counts[side]; i < size; i++) {
      int from = own[i];
      int kind = at[from] & 7;
      boolean testThis = test || kind == KING || isShield(from);
      count = generate(from, kind, testThis, into, count);
    }
    return count;
  }

  private int generate(int from, int kind, boolean test, int[] into, int count) {
    return switch (kind) {
      case KING -> list(from, Geometry.KING[from], test, into, count);
      case ADVISOR -> list(from, Geometry.ADVISOR[from], test, into, count);
      case ELEPHANT -> jump(from, Geometry.ELEPHANT[from], Geometry.EYE[from], test, into, count);
      case HORSE -> jump(from, Geometry.HORSE[from], Geometry.LEG[from], test, into, count);
      case PAWN -> list(from, Geometry.PAWN[side][from], test, into, count);
      default -> slide(from, kind == ROOK, test, into, count);
    };
  }

  private boolean isOwn(int square) {
    int code = at[square];
    return code != 0 && code >>> 3 == side;
  }

  private int list(int from, int[] targets, boolean test, int[] into, int before) {
    int count = before;
    for (int to : targets) {
      if (!isOwn(to) && (!test || isSafe(from, to))) {
        count = add(from, to, into, count);
      }
    }
    return count;
  }

  private int jump(int from, int[] targets, int[] over, boolean test, int[] into, int before) {
    int count = before;
    for (int i = 0; i < targets.length; i++) {
      int to = targets[i];
      if (at[over[i]] == 0 && !isOwn(to) && (!test || isSafe(from, to))) {
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

  private int slide(int from, boolean rook, boolean test, int[] into, int before) {
    int rank = from / FILES;
    int file = from - rank * FILES;
    int onRank =
        Lines.QUIET_9[file][ranks[rank]]
            | ((rook ? Lines.FIRST_9 : Lines.SECOND_9)[file][ranks[rank]] & ~ownRanks[side][rank]);
    int onFile =
        Lines.QUIET_10[rank][files[file]]
            | ((rook ? Lines.FIRST_10 : Lines.SECOND_10)[rank][files[file]]
                & ~ownFiles[side][file]);
    if (!test && into.length == 0) {
      return before + Integer.bitCount(onRank) + Integer.bitCount(onFile);
    }
    int count = before;
    for (int bits = onRank; bits != 0; bits &= bits - 1) {
      int to = rank * FILES + Integer.numberOfTrailingZeros(bits);
      if (!test || isSafe(from, to)) {
        count = add(from, to, into, count);
      }
    }
    for (int bits = onFile; bits != 0; bits &= bits - 1) {
      int to = Integer.numberOfTrailingZeros(bits) * FILES + file;
      if (!test || isSafe(from, to)) {
        count = add(from, to, into, count);
      }
    }
    return count;
  }

  /** Whether the side to move has a legal move; without one it has lost. */
  public boolean hasMove() {
    byte[] own = squares[side];
    int[] some = new int[MOST_MOVES];
    for (int i = 0, size = counts[side]; i < size; i++) {
      if (generate(own[i], at[own[i]] & 7, true, some, 0) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether a move is legal for the side to move. */
  public boolean isLegal(int move) {
    int from = Move.from(move);
    int to = Move.to(move);
    return isOwn(from) && !isOwn(to) && reaches(from, to) && isSafe(from, to);
  }

  /** Whether the piece on a square goes to another by its own way of moving, kings apart. */
  boolean reaches(int from, int to) {
    int code = at[from];
    int owner = code >>> 3;
    return switch (code & 7) {
      case KING -> contains(Geometry.KING[from], to);
      case ADVISOR -> contains(Geometry.ADVISOR[from], to);
      case ELEPHANT -> jumps(Geometry.ELEPHANT[from], Geometry.EYE[from], to);
      case HORSE -> jumps(Geometry.HORSE[from], Geometry.LEG[from], to);
      case PAWN -> contains(Geometry.PAWN[owner][from], to);
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

  /**
   * The number of positions that all legal moves lead to, {@code depth} moves deep; the last move
   * is counted, not made.
   *
   * @param depth from 0
   */
  public long perft(int depth) {
    if (depth <= 1) {
      return depth <= 0 ? 1 : countMoves();
    }
    int[] moves = new int[MOST_MOVES];
    int count = moves(moves);
    long nodes = 0;
    for (int i = 0; i < count; i++) {
      make(moves[i]);
      nodes += perft(depth - 1);
      undo();
    }
    return nodes;
  }
}
