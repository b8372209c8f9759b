package org.yifen.xiangqi.board;

import java.util.List;

/**
 * Why a setup is no position of a game.
 *
 * @param squares where to look; empty for a piece that is missing
 */
public record SetupFault(Reason reason, List<Square> squares) {

  /** What is wrong. */
  public enum Reason {
    /** A side has no king. */
    NO_KING,
    /** A side has more than one king. */
    SEVERAL_KINGS,
    /** A piece stands where it can never come to stand. */
    IMPOSSIBLE_SQUARE,
    /** A side has more pieces of a kind than at the start. */
    TOO_MANY,
    /** The kings face each other on an open file, so the side to move could capture the king. */
    KINGS_FACE,
    /** The side to move gives check already: it could capture the king. */
    OPPONENT_IN_CHECK
  }

  public SetupFault {
    squares = List.copyOf(squares);
  }
}
