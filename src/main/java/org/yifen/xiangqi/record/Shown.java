package org.yifen.xiangqi.record;

/** Texts from files, made short and safe to stand in a message. */
public final class Shown {

  private static final int MOST = 60;
  private static final int REPLACEMENT = 0xFFFD;

  private Shown() {}

  /** A text on one line, without control characters, cut after {@value #MOST} characters. */
  public static String of(String text) {
    StringBuilder out = new StringBuilder();
    int count = 0;
    for (int i = 0; i < text.length() && count < MOST; count++) {
      int c = text.codePointAt(i);
      out.appendCodePoint(shown(c));
      i += Character.charCount(c);
      if (count == MOST - 1 && i < text.length()) {
        out.append('…');
      }
    }
    return out.toString().strip();
  }

  private static int shown(int c) {
    if (c == '\n' || c == '\r' || c == '\t') {
      return ' ';
    }
    boolean turns = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
    boolean half = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
    return Character.isISOControl(c) || turns || half ? REPLACEMENT : c;
  }
}
