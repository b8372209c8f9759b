package org.yifen.report.workbook;

import org.yifen.report.grid.Unreadable;

/**
 * The five entities that XML itself has, and character references; there are no others. Line breaks
 * become one {@code \n} as XML 1.0, 2.11 has it.
 */
final class XmlEntities {

  private static final int LONGEST = 12;

  private XmlEntities() {}

  /** The text between two places of a buffer with its entities replaced. */
  static String decode(char[] buffer, int from, int to, String part) throws Unreadable {
    int i = from;
    while (i < to && buffer[i] != '&' && buffer[i] != '\r') {
      i++;
    }
    if (i == to) {
      return new String(buffer, from, to - from);
    }
    StringBuilder out = new StringBuilder(to - from);
    out.append(buffer, from, i - from);
    while (i < to) {
      char c = buffer[i];
      if (c == '\r') {
        out.append('\n');
        i += i + 1 < to && buffer[i + 1] == '\n' ? 2 : 1;
        continue;
      }
      if (c != '&') {
        out.append(c);
        i++;
        continue;
      }
      int close = i;
      while (close < to && close - i < LONGEST && buffer[close] != ';') {
        close++;
      }
      String name = new String(buffer, i + 1, close - i - 1);
      if (close == to || buffer[close] != ';') {
        throw Unreadable.damaged(part, "&" + name);
      }
      out.appendCodePoint(codePoint(name, part));
      i = close + 1;
    }
    return out.toString();
  }

  private static int codePoint(String name, String part) throws Unreadable {
    return switch (name) {
      case "amp" -> '&';
      case "lt" -> '<';
      case "gt" -> '>';
      case "quot" -> '"';
      case "apos" -> '\'';
      default -> reference(name, part);
    };
  }

  private static int reference(String name, String part) throws Unreadable {
    if (name.matches("#[0-9]{1,7}|#x[0-9a-fA-F]{1,6}")) {
      int code =
          name.charAt(1) == 'x'
              ? Integer.parseInt(name.substring(2), 16)
              : Integer.parseInt(name.substring(1));
      boolean control = code < ' ' && code != '\t' && code != '\n' && code != '\r';
      boolean surrogate = code >= Character.MIN_SURROGATE && code <= Character.MAX_SURROGATE;
      if (!control && !surrogate && Character.isValidCodePoint(code)) {
        return code;
      }
    }
    throw Unreadable.damaged(part, "&" + name + ";");
  }
}
