package org.yifen.xiangqi.record;

import java.util.Locale;
import java.util.Optional;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;

/** Understands the texts of moves: the one point where a notation comes into records. */
@FunctionalInterface
public interface MoveParser {

  /** Moves written as squares: {@code h2e2}, {@code H2-E2}. */
  MoveParser SQUARES = (board, text) -> Move.parse(text.replace("-", "").toLowerCase(Locale.ROOT));

  /** The move that a text means on a board, legal or not; empty when it means none. */
  Optional<Move> parse(Board board, String text);
}
