package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Illegality;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.notation.GameReading;
import org.yifen.xiangqi.notation.MoveReading;
import org.yifen.xiangqi.notation.MoveText;
import org.yifen.xiangqi.notation.Notation;

/**
 * One line of a tree, read from a position.
 *
 * @param moves those that are legal, up to the first that is not
 */
record LineReading(
    List<Move> moves,
    Optional<Notation> notation,
    List<GameReading.Remark> remarks,
    Optional<GameReading.Stop> stop) {

  /**
   * Reads the line that begins at a node.
   *
   * @param wanted the notation of the game, once it is known
   */
  static LineReading of(GameTree tree, int head, Position from, Optional<Notation> wanted) {
    List<String> texts = new ArrayList<>();
    boolean squares = true;
    for (int node = head; node != GameTree.NONE; node = tree.first(node)) {
      squares &= tree.squares(node).isPresent();
      texts.add(tree.move(node).toString());
    }
    return squares ? ofSquares(tree, head, from) : ofTexts(texts, from, wanted);
  }

  private static LineReading ofTexts(List<String> texts, Position from, Optional<Notation> wanted) {
    GameReading read =
        wanted.isPresent()
            ? GameReading.read(from, texts, wanted.get())
            : GameReading.read(from, texts);
    return new LineReading(read.moves(), Optional.of(read.notation()), read.remarks(), read.stop());
  }

  private static LineReading ofSquares(GameTree tree, int head, Position from) {
    Board board = from.board();
    List<Move> moves = new ArrayList<>();
    Optional<GameReading.Stop> stop = Optional.empty();
    for (int node = head; node != GameTree.NONE && stop.isEmpty(); node = tree.first(node)) {
      Move move = tree.squares(node).orElseThrow();
      if (board.isLegal(move.packed())) {
        board.make(move.packed());
        moves.add(move);
      } else {
        MoveReading why = MoveText.read(board, move.toString(), Notation.UCI);
        String text = tree.move(node).toString();
        stop = Optional.of(new GameReading.Stop(moves.size() + 1, text, why, Optional.empty()));
      }
    }
    return new LineReading(moves, Optional.empty(), List.of(), stop);
  }

  /** Whether the first move is one of the opponent's pieces. */
  boolean beginsWithWrongSide() {
    return moves.isEmpty()
        && stop.isPresent()
        && stop.get().reading() instanceof MoveReading.Illegal illegal
        && illegal.why().reason() == Illegality.Reason.WRONG_SIDE;
  }
}
