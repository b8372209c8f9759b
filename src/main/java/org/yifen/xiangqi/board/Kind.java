package org.yifen.xiangqi.board;

/** What a piece is. */
public enum Kind {
  KING(1, 'k', '帅', '将', 1),
  ADVISOR(2, 'a', '仕', '士', 2),
  ELEPHANT(3, 'b', '相', '象', 2),
  HORSE(4, 'n', '马', '马', 2),
  ROOK(5, 'r', '车', '车', 2),
  CANNON(6, 'c', '炮', '炮', 2),
  PAWN(7, 'p', '兵', '卒', 5);

  private final int code;
  private final char letter;
  private final char red;
  private final char black;
  private final int most;

  Kind(int code, char letter, char red, char black, int most) {
    this.code = code;
    this.letter = letter;
    this.red = red;
    this.black = black;
    this.most = most;
  }

  /** 1 to 7, for {@link Board}. */
  int code() {
    return code;
  }

  /** The small letter of a FEN: k a b n r c p. */
  public char letter() {
    return letter;
  }

  /** The simplified character on the piece of a side. */
  public char chinese(Side side) {
    return side == Side.RED ? red : black;
  }

  /** How many of them a side has at the start, and so at most. */
  public int most() {
    return most;
  }
}
