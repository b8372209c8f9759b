package org.yifen.xiangqi.adjudication;

import java.util.Optional;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/**
 * A move with the positions before and after it.
 *
 * @param before the mover to move
 * @param after the opponent to move
 */
record Step(Position before, Move move, Position after) {

  static Step of(Position before, Move move) {
    return new Step(before, move, before.play(move));
  }

  Side mover() {
    return before.toMove();
  }

  /** The piece that moved. */
  Piece piece() {
    return piece(after, move.to());
  }

  /** Whether the king moved because it was attacked (应将). */
  boolean isKingsAnswer() {
    return piece().kind() == Kind.KING && before.isCheck();
  }

  /** Where the piece that stands on a square after the move stood before it. */
  Square origin(Square square) {
    return square.equals(move.to()) ? move.from() : square;
  }

  /** The position with the other side to move, as if the side to move had passed. */
  static Position passed(Position position) {
    return Position.of(position.setup().withToMove(position.toMove().other()));
  }

  /** The piece on a square that is known to hold one. */
  static Piece piece(Position position, Square square) {
    return position.at(square).orElseThrow(() -> new IllegalArgumentException("empty: " + square));
  }

  static boolean isKingOrPawn(Position position, Square square) {
    Kind kind = piece(position, square).kind();
    return kind == Kind.KING || kind == Kind.PAWN;
  }

  /** The position without a piece and with a side to move; empty when that is no position. */
  static Optional<Position> without(Position position, Square square, Side toMove) {
    Setup setup = position.setup().with(square, Optional.empty()).withToMove(toMove);
    return Position.faults(setup).isEmpty() ? Optional.of(Position.of(setup)) : Optional.empty();
  }

  /** Whether a square is on the line between two others. */
  static boolean isBetween(Square a, Square b, Square square) {
    if (a.file() == b.file() && square.file() == a.file()) {
      return (square.rank() - a.rank()) * (square.rank() - b.rank()) < 0;
    }
    return a.rank() == b.rank()
        && square.rank() == a.rank()
        && (square.file() - a.file()) * (square.file() - b.file()) < 0;
  }
}
