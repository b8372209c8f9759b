package org.yifen.xiangqi.board;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position that can come about in a game, as far as {@link SetupFault} can tell; immutable. Its
 * methods are for single questions: {@link #board} gives the fast way to follow a whole game.
 */
public final class Position {

  /** The start of a game. */
  public static final Position START = new Position(Setup.START);

  private final Setup setup;

  private Position(Setup setup) {
    this.setup = setup;
  }

  /** The position of a setup; throws when it is none: see {@link #faults}. */
  public static Position of(Setup setup) {
    List<SetupFault> faults = faults(setup);
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException("no position: " + faults);
    }
    return new Position(setup);
  }

  /** Every reason why a setup is no position of a game; empty when it is one. */
  public static List<SetupFault> faults(Setup setup) {
    return SetupCheck.faults(setup);
  }

  public Setup setup() {
    return setup;
  }

  public Side toMove() {
    return setup.toMove();
  }

  /** The piece on a square. */
  public Optional<Piece> at(Square square) {
    return setup.at(square);
  }

  /** A board with this position, on which moves can be made and taken back. */
  public Board board() {
    return new Board(setup);
  }

  /** Whether the side to move is in check (将). */
  public boolean isCheck() {
    return board().isCheck();
  }

  /** In check without a legal move (将死): the side to move has lost. */
  public boolean isMate() {
    return board().isMate();
  }

  /** Not in check, without a legal move (困毙): the side to move has lost as well. */
  public boolean isStalemate() {
    return board().isStalemate();
  }

  /** All legal moves, in the order of their squares. */
  public List<Move> moves() {
    int[] packed = new int[Board.MOST_MOVES];
    int count = board().moves(packed);
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      moves.add(Move.unpacked(packed[i]));
    }
    moves.sort((a, b) -> Integer.compare(a.packed(), b.packed()));
    return Collections.unmodifiableList(moves);
  }

  public boolean isLegal(Move move) {
    return board().isLegal(move.packed());
  }

  /** Why a move is not legal; empty when it is. */
  public Optional<Illegality> whyIllegal(Move move) {
    return LegalityCheck.of(board(), move);
  }

  /** The position after a legal move, counters included; throws when it is not legal. */
  public Position play(Move move) {
    Board board = board();
    if (!board.isLegal(move.packed())) {
      throw new IllegalArgumentException("illegal: " + move);
    }
    board.make(move.packed());
    return new Position(board.setup());
  }

  /** Equal when the setups are equal, counters included. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Position position && setup.equals(position.setup);
  }

  @Override
  public int hashCode() {
    return setup.hashCode();
  }

  @Override
  public String toString() {
    return setup.toString();
  }
}
