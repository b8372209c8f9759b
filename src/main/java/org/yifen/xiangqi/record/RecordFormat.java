package org.yifen.xiangqi.record;

/** The kinds of files that hold records; which one a file is follows from its content. */
public enum RecordFormat {
  PGN("PGN"),
  XQF("XQF"),
  CBR("CBR"),
  CBL("CBL"),
  CBF("CBF"),
  DHTMLXQ("DhtmlXQ"),
  WXF("WXF"),
  /** Moves one after another, in any notation, with a FEN before them where they need one. */
  MOVE_LIST("move list"),
  /** One game a line: identifier, FEN, moves of squares, result. */
  LINES("lines"),
  /** {@code position} lines of UCI and UCCI. */
  POSITION("position lines");

  private final String title;

  RecordFormat(String title) {
    this.title = title;
  }

  /** The name for messages. */
  public String title() {
    return title;
  }
}
