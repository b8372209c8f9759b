package org.yifen.xiangqi.record;

import java.util.Optional;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Side;

/** The side whose piece moves first, for formats that do not say who is to move. */
final class FirstMover {

  private FirstMover() {}

  /** Empty when there is no move, or no piece where it starts. */
  static Optional<Side> of(Draft draft) {
    int first = draft.tree.first(GameTree.START);
    Optional<Move> move = first == GameTree.NONE ? Optional.empty() : draft.tree.squares(first);
    return move.flatMap(m -> draft.start().flatMap(s -> s.at(m.from()))).map(Piece::side);
  }
}
