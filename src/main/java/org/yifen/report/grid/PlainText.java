package org.yifen.report.grid;

/** Texts from files, made safe to show on one line of a terminal or page. */
public final class PlainText {

  private static final char REPLACEMENT = '\uFFFD';

  private PlainText() {}

  /**
   * A text without line breaks, and with {@code U+FFFD} for control characters and for those that
   * turn the direction of writing: a cell cannot command a terminal or hide what it holds.
   */
  public static String of(String text) {
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints().map(PlainText::of).forEach(out::appendCodePoint);
    return out.toString();
  }

  private static int of(int c) {
    if (c == '\n' || c == '\r' || c == '\t') {
      return ' ';
    }
    return Character.isISOControl(c) || turnsDirection(c) ? REPLACEMENT : c;
  }

  private static boolean turnsDirection(int c) {
    return (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
  }
}
