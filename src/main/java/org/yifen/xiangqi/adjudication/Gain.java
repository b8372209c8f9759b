package org.yifen.xiangqi.adjudication;

import java.util.List;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Square;

/**
 * Material that a side wins if the other one passes.
 *
 * @param target where the piece stands now that falls; where checks come first the opponent may
 *     have a choice, then the most valuable one of the line
 * @param line the moves that prove it, against the longest resistance
 * @param byChecks whether it starts with a check and the piece falls after it
 */
record Gain(Square target, List<Move> line, boolean byChecks) {

  Gain {
    line = List.copyOf(line);
  }

  static Gain byCapture(List<Move> line) {
    return new Gain(line.get(0).to(), line, false);
  }

  static Gain byChecks(Square target, List<Move> line) {
    return new Gain(target, line, true);
  }

  /** The first move, of the capturing piece unless checks come first. */
  Move first() {
    return line.get(0);
  }
}
