package org.yifen.xiangqi.notation;

import java.util.Locale;

/** Letters, digits and signs of move texts in all the widths they are written in. */
final class Letters {

  private static final char WIDE_FIRST = '！';
  private static final char WIDE_LAST = '～';
  private static final int TO_ASCII = WIDE_FIRST - '!';

  private Letters() {}

  /** The ASCII character for a full-width one (Ｃ, ２, ＋) or another dash; others as they are. */
  static char plain(char c) {
    if (c < 128) {
      return c;
    }
    if (c >= WIDE_FIRST && c <= WIDE_LAST) {
      return (char) (c - TO_ASCII);
    }
    return c == '–' || c == '—' || c == '−' ? '-' : c;
  }

  /** Where the text starts after spaces. */
  static int start(String text) {
    int at = 0;
    while (at < text.length() && isSpace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  /** Where the text ends before spaces. */
  static int end(String text) {
    int at = text.length();
    while (at > 0 && isSpace(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  private static boolean isSpace(char c) {
    return c <= ' ' || c == '\u3000' || c == '\u00a0';
  }

  static String capitals(String text) {
    return text.toUpperCase(Locale.ROOT);
  }
}
