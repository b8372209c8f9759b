package org.yifen.xiangqi.diagram;

/** What a piece of a board in text is, for those who paint it. */
public enum Tone {
  RED,
  BLACK,
  /** Red's last move: the piece, or where it came from. */
  RED_MOVED,
  BLACK_MOVED
}
