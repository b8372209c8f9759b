package org.yifen.xiangqi.board;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Pieces on squares and a side to move: anything that can be written down, a position of a game or
 * not. {@link Position#of} says which.
 */
public final class Setup {

  /** The position every game starts from unless it says otherwise. */
  public static final Setup START = start();

  private final @Nullable Piece[] pieces;
  private final Side toMove;
  private final int quiet;
  private final int number;

  /** Keeps the array, which nobody may change any more. */
  Setup(@Nullable Piece[] pieces, Side toMove, int quiet, int number) {
    this.pieces = pieces;
    this.toMove = toMove;
    this.quiet = quiet;
    this.number = number;
  }

  /** The empty board, Red to move. */
  public static Setup empty() {
    return new Setup(new Piece[Square.COUNT], Side.RED, 0, 1);
  }

  private static Setup start() {
    Setup setup = empty();
    Kind[] back = {Kind.ROOK, Kind.HORSE, Kind.ELEPHANT, Kind.ADVISOR, Kind.KING};
    for (Side side : Side.values()) {
      for (int file = 0; file < Square.FILES; file++) {
        setup = setup.with(side, back[Math.min(file, Square.FILES - 1 - file)], file, 0);
        setup = file % 2 == 0 ? setup.with(side, Kind.PAWN, file, 3) : setup;
      }
      setup = setup.with(side, Kind.CANNON, 1, 2).with(side, Kind.CANNON, 7, 2);
    }
    return setup;
  }

  private Setup with(Side side, Kind kind, int file, int depth) {
    int rank = side == Side.RED ? depth : Square.RANKS - 1 - depth;
    return with(Square.of(file, rank), Optional.of(Piece.of(side, kind)));
  }

  /** This setup with a piece on a square, or with the square empty. */
  public Setup with(Square square, Optional<Piece> piece) {
    @Nullable Piece[] changed = pieces.clone();
    changed[square.index()] = piece.orElse(null);
    return new Setup(changed, toMove, quiet, number);
  }

  /** This setup with a side to move. */
  public Setup withToMove(Side side) {
    return new Setup(pieces, side, quiet, number);
  }

  /**
   * This setup with the counters of a FEN.
   *
   * @param quietMoves moves of either side since the last capture, from 0
   * @param moveNumber the number of the next round (回合), from 1
   */
  public Setup withCounters(int quietMoves, int moveNumber) {
    if (quietMoves < 0 || moveNumber < 1) {
      throw new IllegalArgumentException(
          "quiet moves from 0, rounds from 1, were %d and %d".formatted(quietMoves, moveNumber));
    }
    return new Setup(pieces, toMove, quietMoves, moveNumber);
  }

  /** The piece on a square. */
  public Optional<Piece> at(Square square) {
    return Optional.ofNullable(pieces[square.index()]);
  }

  public Side toMove() {
    return toMove;
  }

  /** Moves of either side since the last capture. */
  public int quietMoves() {
    return quiet;
  }

  /** The number of the next round (回合), from 1. */
  public int moveNumber() {
    return number;
  }

  /** The squares of a piece, in rising order. */
  public List<Square> squares(Piece piece) {
    List<Square> found = new ArrayList<>();
    for (int i = 0; i < Square.COUNT; i++) {
      if (pieces[i] == piece) {
        found.add(Square.of(i));
      }
    }
    return Collections.unmodifiableList(found);
  }

  /** The same with left and right exchanged. */
  public Setup mirrored() {
    @Nullable Piece[] changed = new Piece[Square.COUNT];
    for (int i = 0; i < Square.COUNT; i++) {
      changed[Square.of(i).mirrored().index()] = pieces[i];
    }
    return new Setup(changed, toMove, quiet, number);
  }

  /** The same seen from the other side, with the colours exchanged. */
  public Setup swapped() {
    @Nullable Piece[] changed = new Piece[Square.COUNT];
    for (int i = 0; i < Square.COUNT; i++) {
      Piece piece = pieces[i];
      changed[Square.COUNT - 1 - i] =
          piece == null ? null : Piece.of(piece.side().other(), piece.kind());
    }
    return new Setup(changed, toMove.other(), quiet, number);
  }

  /** Equal when the same pieces stand on the same squares, the same side moves, counters agree. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Setup setup
        && Arrays.equals(pieces, setup.pieces)
        && toMove == setup.toMove
        && quiet == setup.quiet
        && number == setup.number;
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(pieces) * 31 + toMove.hashCode();
  }

  /** The board in ten rows of letters, Black's back rank first. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (int rank = Square.RANKS - 1; rank >= 0; rank--) {
      for (int file = 0; file < Square.FILES; file++) {
        out.append(at(Square.of(file, rank)).map(p -> p.letter()).orElse('.'));
      }
      out.append('\n');
    }
    return out.append(toMove == Side.RED ? "red" : "black").append(" to move").toString();
  }
}
