package org.yifen.xiangqi.adjudication;

import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Square;

/** What an exchange asks of a board: what stands on a square, given by its index, and its worth. */
record PricedBoard(Board board) {

  /** Nothing for an empty square. */
  Material worth(int square) {
    Square place = Square.of(square);
    return board.at(place).map(piece -> Material.of(piece, place)).orElse(Material.NONE);
  }

  boolean isOccupied(int square) {
    return board.at(Square.of(square)).isPresent();
  }

  boolean isKingOrPawn(int square) {
    return board
        .at(Square.of(square))
        .filter(piece -> piece.kind() == Kind.KING || piece.kind() == Kind.PAWN)
        .isPresent();
  }

  /** Whether a piece that is worth something stands there, not of the side to move. */
  boolean isPrey(int square) {
    return board.at(Square.of(square)).filter(p -> p.side() != board.toMove()).isPresent()
        && !worth(square).isNothing();
  }

  boolean givesCheck(int move) {
    board.make(move);
    boolean check = board.isCheck();
    board.undo();
    return check;
  }

  /** Where the king of the side not to move stands. */
  int otherKing() {
    Piece king = Piece.of(board.toMove().other(), Kind.KING);
    return board.setup().squares(king).get(0).index();
  }
}
