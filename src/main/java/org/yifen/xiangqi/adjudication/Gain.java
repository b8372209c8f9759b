package org.yifen.xiangqi.adjudication;

import java.util.BitSet;
import java.util.List;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Square;

/**
 * Material that a side wins if the other one passes.
 *
 * @param targets where the pieces stand now that may fall: one, or where checks come first several
 *     of the same worth
 * @param line the moves that prove it, against the longest resistance
 * @param byChecks whether it starts with a check and the piece falls after it
 */
record Gain(List<Square> targets, List<Move> line, boolean byChecks) {

  Gain {
    targets = List.copyOf(targets);
    line = List.copyOf(line);
  }

  static Gain byCapture(List<Move> line) {
    return new Gain(List.of(line.get(0).to()), line, false);
  }

  static Gain byChecks(BitSet targets, List<Move> line) {
    return new Gain(targets.stream().mapToObj(Square::of).toList(), line, true);
  }

  /** The first move, of the capturing piece unless checks come first. */
  Move first() {
    return line.get(0);
  }

  /** The target of a capture, or the first of several. */
  Square target() {
    return targets.get(0);
  }

  /** Whether some squares hold what falls, or what the opponent may give up instead. */
  boolean isAmong(BitSet squares) {
    return targets.stream().anyMatch(target -> squares.get(target.index()));
  }
}
