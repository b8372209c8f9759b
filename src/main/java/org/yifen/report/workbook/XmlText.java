package org.yifen.report.workbook;

/**
 * Text for XML parts of a workbook.
 *
 * <p>Characters that XML 1.0 cannot hold (controls, half a surrogate pair) become U+FFFD, so that
 * the loss is seen. A text that looks like the file format's own escape {@code _x0041_} is escaped,
 * otherwise spreadsheets would read {@code A}.
 */
final class XmlText {

  /** The most characters of a cell that spreadsheets keep. */
  static final int CELL_LIMIT = 32_767;

  private static final char REPLACEMENT = '\uFFFD';

  private XmlText() {}

  /** The text, or as much of it as a cell can hold, without half a character at its end. */
  static String cut(String text) {
    if (text.length() <= CELL_LIMIT) {
      return text;
    }
    boolean splits = Character.isHighSurrogate(text.charAt(CELL_LIMIT - 1));
    return text.substring(0, splits ? CELL_LIMIT - 1 : CELL_LIMIT);
  }

  /** Appends a text as the content of an element or attribute. */
  static void append(StringBuilder xml, String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '&' -> xml.append("&amp;");
        case '<' -> xml.append("&lt;");
        case '>' -> xml.append("&gt;");
        case '"' -> xml.append("&quot;");
        case '\r' -> xml.append("&#13;");
        case '_' -> xml.append(isEscape(text, i) ? "_x005F_" : "_");
        default -> xml.append(isWritable(text, i) ? c : REPLACEMENT);
      }
    }
  }

  static String of(String text) {
    StringBuilder xml = new StringBuilder();
    append(xml, text);
    return xml.toString();
  }

  private static boolean isWritable(String text, int at) {
    char c = text.charAt(at);
    if (c < ' ') {
      return c == '\t' || c == '\n';
    }
    if (Character.isHighSurrogate(c)) {
      return at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1));
    }
    if (Character.isLowSurrogate(c)) {
      return at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    }
    return c < '\uFFFE';
  }

  /** Whether {@code _xHHHH_} stands here. */
  private static boolean isEscape(String text, int at) {
    if (!text.startsWith("_x", at) || at + 6 >= text.length() || text.charAt(at + 6) != '_') {
      return false;
    }
    for (int i = at + 2; i < at + 6; i++) {
      if (!isHexDigit(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isHexDigit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f');
  }
}
