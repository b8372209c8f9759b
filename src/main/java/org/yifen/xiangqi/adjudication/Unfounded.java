package org.yifen.xiangqi.adjudication;

import java.util.List;
import org.yifen.xiangqi.board.Move;

/**
 * A capture that seems to be threatened and is no threat.
 *
 * @param line what shows it: the capture and the reply, or the gain as it was before
 */
public record Unfounded(Move capture, Why why, List<Move> line) {

  /** Why it is no threat. */
  public enum Why {
    /** The gain was there before the move just as well. */
    NOT_NEW,
    /** A king or a pawn attacks by itself. */
    KING_OR_PAWN,
    /** Like pieces attack each other: an exchange. */
    LIKE_EXCHANGE,
    /** The reply takes back, takes something else or mates, so that nothing is won. */
    REFUTED,
    /** The side's only attacking piece holds off a kill; what it attacks by the way is idle. */
    KEY_POINT
  }

  public Unfounded {
    line = List.copyOf(line);
  }
}
