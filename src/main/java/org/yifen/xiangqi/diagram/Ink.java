package org.yifen.xiangqi.diagram;

/** The colours of a picture. In grey too, red pieces are light and black pieces dark. */
enum Ink {
  PAPER(0xFFFFFF),
  BOARD(0xFCF6E8),
  LINE(0x4A3B2C),
  TEXT(0x2B2019),
  COORDINATE(0x8C7F70),
  RED(0xB5121B),
  BLACK(0x1E1A17),
  FACE(0xFFFDF8),
  MARK(0x1769AA);

  private final int rgb;

  Ink(int rgb) {
    this.rgb = rgb;
  }

  int rgb() {
    return rgb;
  }
}
