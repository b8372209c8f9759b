package org.yifen.report.workbook;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.yifen.report.grid.Unreadable;

/** Where the attributes of the current start tag lie in the parser's buffer. */
final class XmlAttributes {

  private static final int MOST = 256;

  /** Four numbers an attribute: its name's start and end, its value's start and end. */
  private int[] places = new int[4 * 8];

  private int count;

  /** Finds the attributes between the element's name and the end of its tag. */
  void scan(char[] buffer, int from, int to, String part) throws Unreadable {
    count = 0;
    int at = blanks(buffer, from, to);
    while (at < to) {
      int nameEnd = XmlNames.end(buffer, at, to);
      int equals = blanks(buffer, nameEnd, to);
      int quote = equals < to && buffer[equals] == '=' ? blanks(buffer, equals + 1, to) : to;
      if (nameEnd == at || quote >= to || (buffer[quote] != '"' && buffer[quote] != '\'')) {
        throw Unreadable.damaged(part, new String(buffer, at, Math.min(to - at, 60)));
      }
      int close = quote + 1;
      while (close < to && buffer[close] != buffer[quote]) {
        close++;
      }
      if (close == to) {
        throw Unreadable.damaged(part, new String(buffer, at, Math.min(to - at, 60)));
      }
      add(part, at, nameEnd, quote + 1, close);
      at = blanks(buffer, close + 1, to);
    }
  }

  /** The value of the attribute with that name, prefix included. */
  @Nullable String value(char[] buffer, String qualified, String part) throws Unreadable {
    for (int i = 0; i < 4 * count; i += 4) {
      if (equal(buffer, places[i], places[i + 1], qualified)) {
        return XmlEntities.decode(buffer, places[i + 2], places[i + 3], part);
      }
    }
    return null;
  }

  /** The value of the attribute with that local name and a prefix other than {@code xmlns}. */
  @Nullable String prefixedValue(char[] buffer, String local, String part) throws Unreadable {
    for (int i = 0; i < 4 * count; i += 4) {
      int colon = places[i + 1] - local.length() - 1;
      if (colon > places[i]
          && buffer[colon] == ':'
          && equal(buffer, colon + 1, places[i + 1], local)
          && !equal(buffer, places[i], colon, "xmlns")) {
        return XmlEntities.decode(buffer, places[i + 2], places[i + 3], part);
      }
    }
    return null;
  }

  private void add(String part, int... attribute) throws Unreadable {
    if (count == MOST) {
      throw Unreadable.damaged(part, "> " + MOST + " attributes");
    }
    if (4 * count == places.length) {
      places = Arrays.copyOf(places, 2 * places.length);
    }
    System.arraycopy(attribute, 0, places, 4 * count, 4);
    count++;
  }

  private static int blanks(char[] buffer, int from, int to) {
    int i = from;
    while (i < to && buffer[i] <= ' ') {
      i++;
    }
    return i;
  }

  private static boolean equal(char[] buffer, int from, int to, String text) {
    if (to - from != text.length()) {
      return false;
    }
    for (int i = 0; i < text.length(); i++) {
      if (buffer[from + i] != text.charAt(i)) {
        return false;
      }
    }
    return true;
  }
}
