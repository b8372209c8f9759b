package org.yifen.report.grid;

/**
 * How wide a text is in print, in half-width characters: Chinese, Japanese and Korean characters,
 * full-width forms and emoji count 2 (East Asian Width W and F), marks that stand on others 0.
 * Characters whose width depends on the font (※ ½ × …, East Asian Width A) count 1, as in most
 * terminals.
 */
public final class TextWidth {

  /** First and last of each range that counts 2, in order. */
  private static final int[][] WIDE = {
    {0x1100, 0x115F},
    {0x2E80, 0x303E},
    {0x3041, 0xA4CF},
    {0xA960, 0xA97C},
    {0xAC00, 0xD7A3},
    {0xF900, 0xFAFF},
    {0xFE30, 0xFE6F},
    {0xFF01, 0xFF60},
    {0xFFE0, 0xFFE6},
    {0x16FE0, 0x1B2FF},
    {0x1F300, 0x1FAFF},
    {0x20000, 0x3FFFD},
  };

  private static final int FIRST_WIDE_OR_MARK = 0x300;

  private static final String CUT = "…";

  private TextWidth() {}

  /** The width of a text, in half-width characters. */
  public static int of(String text) {
    int width = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      width += of(c);
      i += Character.charCount(c);
    }
    return width;
  }

  /** A text of at most that width: as it is, or its beginning and an ellipsis. */
  public static String cut(String text, int width) {
    if (of(text) <= width) {
      return text;
    }
    int used = of(CUT);
    int end = 0;
    while (end < text.length()) {
      int c = text.codePointAt(end);
      used += of(c);
      if (used > width) {
        break;
      }
      end += Character.charCount(c);
    }
    return text.substring(0, end) + CUT;
  }

  /** A text with blanks behind it up to that width; a wider one as it is. */
  public static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - of(text)));
  }

  private static int of(int c) {
    if (c < FIRST_WIDE_OR_MARK) {
      return 1;
    }
    for (int[] range : WIDE) {
      if (c <= range[1]) {
        return c >= range[0] ? 2 : narrow(c);
      }
    }
    return narrow(c);
  }

  private static int narrow(int c) {
    int type = Character.getType(c);
    boolean mark = type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK;
    return mark || type == Character.FORMAT ? 0 : 1;
  }
}
