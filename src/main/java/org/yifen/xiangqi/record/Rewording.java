package org.yifen.xiangqi.record;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.notation.MoveText;
import org.yifen.xiangqi.notation.Notation;

/** Writes the moves of a record in another notation, those of variations included. */
public final class Rewording {

  private Rewording() {}

  /**
   * The record in a notation, with the tag {@code Format} that PGN has for it; a move without
   * squares keeps its text. A record without a position is given back as it is.
   *
   * @param game as {@link Replay} gives it: all squares that it has are legal
   */
  public static GameRecord of(GameRecord game, Notation notation) {
    Optional<Setup> start = game.start().filter(s -> Position.faults(s).isEmpty());
    if (start.isEmpty()) {
      return game;
    }
    GameTree tree = game.moves();
    @Nullable String[] texts = new String[tree.size() + 1];
    Board board = Position.of(start.get()).board();
    for (int node = 1; node <= tree.size(); node++) {
      while (board.made() >= tree.ply(node)) {
        board.undo();
      }
      Optional<Move> move = tree.squares(node);
      // after a move that could not be read the board is not that of the record any more
      boolean followed = move.isPresent() && board.made() == tree.ply(node) - 1;
      texts[node] = followed ? MoveText.write(board, move.get(), notation) : text(tree, node);
      if (followed) {
        board.make(move.get().packed());
      }
    }
    return game.withMoves(tree.withTexts(texts)).withTag(new Tag(Tag.FORMAT, format(notation)));
  }

  private static @Nullable String text(GameTree tree, int node) {
    String text = tree.move(node).text();
    return text.isEmpty() ? null : text;
  }

  private static String format(Notation notation) {
    return switch (notation) {
      case CHINESE_SIMPLIFIED, CHINESE_TRADITIONAL -> "Chinese";
      case WXF -> "WXF";
      case ICCS -> "ICCS";
      case UCI, UCI_FROM_1 -> "UCI";
    };
  }
}
