package org.yifen.xiangqi.adjudication;

import org.yifen.xiangqi.board.Side;

/** What a referee rules on a cycle. */
public enum Verdict {
  /** Both sides may go on, or neither: the game is drawn. */
  DRAW("draw"),
  /** Red has two rounds to change, or loses. */
  RED_MUST_CHANGE("red-must-change"),
  /** Black has two rounds to change, or loses. */
  BLACK_MUST_CHANGE("black-must-change"),
  /** Perpetual check by Red alone. */
  RED_LOSES("red-loses"),
  /** Perpetual check by Black alone. */
  BLACK_LOSES("black-loses"),
  /** There is no cycle to rule on. */
  NONE("none");

  private final String text;

  Verdict(String text) {
    this.text = text;
  }

  /** As written in tables: {@code red-must-change}. */
  public String text() {
    return text;
  }

  static Verdict mustChange(Side side) {
    return side == Side.RED ? RED_MUST_CHANGE : BLACK_MUST_CHANGE;
  }

  static Verdict loses(Side side) {
    return side == Side.RED ? RED_LOSES : BLACK_LOSES;
  }
}
