package org.yifen.xiangqi.adjudication;

import java.util.List;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Square;

/**
 * Material that a side wins if the other one passes.
 *
 * @param target where the piece stands now that is lost
 * @param line the moves that prove it, against the longest resistance
 * @param byChecks whether it starts with a check and the piece falls after it
 */
record Gain(Square target, List<Move> line, boolean byChecks) {

  Gain {
    line = List.copyOf(line);
  }

  /** The first move, of the capturing piece unless checks come first. */
  Move first() {
    return line.get(0);
  }
}
