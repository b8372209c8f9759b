package org.yifen.report;

import java.text.Normalizer;
import java.util.Locale;

/**
 * Text as people type it, made plain: full-width digits and letters, stray blanks, invisible
 * characters, ½. What a message shows is always the text as written.
 */
final class Clean {

  private static final char HALF = '\u00BD';
  private static final char HAN_FULL_STOP = '\u3002';
  private static final char SMALL_FULL_STOP = '\uFF61';

  private Clean() {}

  /** Without invisible characters and blanks around it, full-width forms made plain. */
  static String text(String written) {
    if (isPlain(written)) {
      return written.strip();
    }
    StringBuilder out = new StringBuilder(written.length());
    written
        .codePoints()
        .filter(c -> Character.getType(c) != Character.FORMAT)
        .forEach(
            c -> {
              // NFKC would make 1⁄2 of ½, and 51⁄2 of 5½: it has to go first.
              if (c == HALF) {
                boolean afterDigit =
                    out.length() > 0 && Character.isDigit(out.charAt(out.length() - 1));
                out.append(afterDigit ? ".5" : "0.5");
              } else {
                out.appendCodePoint(c == '\u00A0' || c == '\u3000' ? ' ' : c);
              }
            });
    return Normalizer.normalize(out, Normalizer.Form.NFKC).strip();
  }

  /** As {@link #text}, without any blanks, a decimal comma or Chinese full stop as a point. */
  static String token(String written) {
    if (written.length() == 1 && Numbers.isDigit(written.charAt(0))) {
      return written; // most cells of a crosstable
    }
    String text = text(written);
    StringBuilder out = null;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean blank = Character.isWhitespace(c);
      boolean mark = c == ',' || c == HAN_FULL_STOP || c == SMALL_FULL_STOP;
      if ((blank || mark) && out == null) {
        out = new StringBuilder(text.length()).append(text, 0, i);
      }
      if (out != null && !blank) {
        out.append(mark ? '.' : c);
      }
    }
    return out == null ? text : out.toString();
  }

  /** A heading or key: a token in lower case without a colon at its end. */
  static String word(String written) {
    String word = token(written).toLowerCase(Locale.ROOT);
    return word.endsWith(":") ? word.substring(0, word.length() - 1) : word;
  }

  /** ASCII and plain Han characters need no work. */
  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean ascii = c >= ' ' && c < '\u007F';
      boolean han = c >= '\u4E00' && c <= '\u9FFF';
      if (!ascii && !han && c != '\u203B') {
        return false;
      }
    }
    return true;
  }
}
