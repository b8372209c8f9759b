package org.yifen.xiangqi.board;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A board on which moves are made and taken back, for whole games and for searches; {@link
 * Position} is the immutable one. Moves are numbers ({@link Move#packed()}). Not for use by several
 * threads.
 *
 * <p>To follow a game: {@link #isLegal} and {@link #make} for each move, {@link #repetitions} and
 * {@link #quietMoves} for what the rules of draws ask, {@link #isMate} and {@link #isStalemate} at
 * the end. None of them makes objects.
 */
public final class Board {

  /** The length of a list that holds the moves of any position. */
  public static final int MOST_MOVES = 128;

  /** The fewest moves after which a position can come about again: two of each side. */
  private static final int SHORTEST_LOOP = 4;

  private final Pieces pieces;
  private final Generator generator;
  private final int startNumber;
  private final Side startSide;

  private int side;
  private long hash;
  private int quiet;

  // by the number of moves made: the move, what it captured, and hash and quiet moves before it
  private int made;
  private int[] moves = new int[64];
  private byte[] captured = new byte[64];
  private long[] hashes = new long[64];
  private int[] quiets = new int[64];

  Board(Setup setup) {
    pieces = new Pieces(setup);
    generator = new Generator(pieces);
    startNumber = setup.moveNumber();
    startSide = setup.toMove();
    side = startSide.index();
    quiet = setup.quietMoves();
    hash = side == 0 ? 0 : Keys.BLACK_TO_MOVE;
    for (int square = 0; square < Square.COUNT; square++) {
      int code = pieces.at[square];
      hash ^= code == 0 ? 0 : Keys.PIECE[code][square];
    }
  }

  /** Who is to move. */
  public Side toMove() {
    return side == 0 ? Side.RED : Side.BLACK;
  }

  /** The piece on a square; empty when there is none. */
  public Optional<Piece> at(Square square) {
    return pieces.piece(square.index());
  }

  /**
   * A number that equal positions with the same side to move share, and others hardly ever; the
   * same on every machine. Counters do not matter.
   */
  public long hash() {
    return hash;
  }

  /** How many moves have been made and not taken back. */
  public int made() {
    return made;
  }

  /** Moves of either side since the last capture, those before the first move here included. */
  public int quietMoves() {
    return quiet;
  }

  /** Whether the last move made was a capture; false when none was made. */
  public boolean isCapture() {
    return made > 0 && captured[made - 1] != 0;
  }

  /**
   * How often the present position has come about on this board, this time included: 1 for a new
   * one. Positions before the first move made here are not known.
   */
  public int repetitions() {
    int count = 1;
    for (int back = SHORTEST_LOOP, most = Math.min(quiet, made); back <= most; back += 2) {
      if (hashes[made - back] == hash) {
        count++;
      }
    }
    return count;
  }

  /** What stands on the board now, with the counters of a FEN. */
  public Setup setup() {
    @Nullable Piece[] standing = new Piece[Square.COUNT];
    for (int i = 0; i < Square.COUNT; i++) {
      standing[i] = pieces.piece(i).orElse(null);
    }
    int byBlack = startSide == Side.RED ? made / 2 : (made + 1) / 2;
    return new Setup(standing, toMove(), quiet, startNumber + byBlack);
  }

  /**
   * Makes a move, which must be one of {@link #moves(int[])} or {@link #isLegal(int)}; what stands
   * on the board after another is not defined.
   */
  public void make(int move) {
    if (made == moves.length) {
      grow(2 * made);
    }
    int from = Move.from(move);
    int to = Move.to(move);
    int code = pieces.at[from];
    int target = pieces.at[to];
    moves[made] = move;
    captured[made] = (byte) target;
    hashes[made] = hash;
    quiets[made++] = quiet;
    hash ^= Keys.PIECE[code][from] ^ Keys.PIECE[code][to] ^ Keys.BLACK_TO_MOVE;
    quiet++;
    if (target != 0) {
      hash ^= Keys.PIECE[target][to];
      quiet = 0;
      pieces.remove(to);
    }
    pieces.shift(from, to);
    side ^= 1;
  }

  private void grow(int length) {
    moves = Arrays.copyOf(moves, length);
    captured = Arrays.copyOf(captured, length);
    hashes = Arrays.copyOf(hashes, length);
    quiets = Arrays.copyOf(quiets, length);
  }

  /** Takes the last move back; throws when there is none. */
  public void undo() {
    if (made == 0) {
      throw new IllegalStateException("no move to take back");
    }
    made--;
    int to = Move.to(moves[made]);
    pieces.shift(to, Move.from(moves[made]));
    if (captured[made] != 0) {
      pieces.put(to, captured[made]);
    }
    hash = hashes[made];
    quiet = quiets[made];
    side ^= 1;
  }

  /** Whether the side to move is in check (将). */
  public boolean isCheck() {
    return pieces.isAttacked(side);
  }

  /** In check without a legal move (将死): the side to move has lost. */
  public boolean isMate() {
    return isCheck() && !hasMove();
  }

  /** Not in check, without a legal move (困毙): the side to move has lost as well. */
  public boolean isStalemate() {
    return !isCheck() && !hasMove();
  }

  /** Whether the side to move has a legal move; faster than counting them. */
  public boolean hasMove() {
    return generator.isAny(side);
  }

  /**
   * All legal moves of the side to move, in no order that means anything.
   *
   * @param into receives them; {@link #MOST_MOVES} places are enough
   * @return how many there are
   */
  public int moves(int[] into) {
    return generator.list(side, into);
  }

  /** How many legal moves there are. */
  public int countMoves() {
    return generator.count(side);
  }

  /** Whether a move of existing squares is legal for the side to move. */
  public boolean isLegal(int move) {
    int from = Move.from(move);
    int to = Move.to(move);
    return pieces.isOf(side, from)
        && !pieces.isOf(side, to)
        && pieces.reaches(from, to)
        && pieces.isSafe(from, to);
  }

  /** For what explains the rules: see {@link Pieces#reaches} and {@link Pieces#between}. */
  Pieces pieces() {
    return pieces;
  }

  /**
   * The number of positions that all legal moves lead to, {@code depth} moves deep, each counted as
   * often as it is reached; the last moves are counted, not made.
   *
   * @param depth from 0
   */
  public long perft(int depth) {
    if (depth < 0) {
      throw new IllegalArgumentException("depth must not be negative, was " + depth);
    }
    return depth == 0 ? 1 : nodes(depth, new int[depth][MOST_MOVES]);
  }

  /** Each depth has a list of its own, used again for every position there. */
  private long nodes(int depth, int[][] lists) {
    if (depth == 1) {
      return countMoves();
    }
    int[] list = lists[depth - 1];
    long nodes = 0;
    for (int i = 0, count = moves(list); i < count; i++) {
      make(list[i]);
      nodes += nodes(depth - 1, lists);
      undo();
    }
    return nodes;
  }
}
