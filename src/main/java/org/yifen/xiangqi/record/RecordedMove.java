package org.yifen.xiangqi.record;

import java.util.Optional;
import org.yifen.xiangqi.board.Move;

/**
 * A move of a record.
 *
 * @param text as written; empty where the format gives squares alone
 * @param move from where to where; empty as long as a text has not been understood
 */
public record RecordedMove(String text, Optional<Move> move) {

  /** The text, or the squares where there is none. */
  @Override
  public String toString() {
    return text.isEmpty() ? move.map(Move::toString).orElse("?") : text;
  }
}
