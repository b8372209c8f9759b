package org.yifen.xiangqi.diagram;

/** What a diagram is drawn on; lengths are those of {@link Drawing}, y grows downwards. */
interface Canvas {

  /** Begins a part of the picture, such as one piece; {@code title} may be empty. */
  void begin(String kind, String title);

  void end();

  void rectangle(int x, int y, int width, int height, Ink ink);

  /** Lines from point to point, each point an x and a y. */
  void lines(int thickness, Ink ink, int... points);

  void disc(int x, int y, int radius, Ink ink);

  /** A circle; the radius is that of the middle of its line. */
  void ring(int x, int y, int radius, int thickness, Ink ink);

  /** A character with its middle at a place; throws when it has no outline. */
  void glyph(char c, int x, int y, int size, Ink ink);
}
