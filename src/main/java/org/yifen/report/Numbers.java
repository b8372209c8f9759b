package org.yifen.report;

import java.util.List;
import java.util.OptionalInt;

/** Numbers of a report: whole ones, and points in halves. */
final class Numbers {

  private static final int MAX_DIGITS = 6;
  private static final List<String> MEDALS = List.of("冠军", "亚军", "季军");

  private Numbers() {}

  /** A whole number from 0 with at most six digits; {@code 7.0} is 7. */
  static OptionalInt whole(String token) {
    OptionalInt halves = halves(token);
    return halves.isPresent() && halves.getAsInt() % 2 == 0
        ? OptionalInt.of(halves.getAsInt() / 2)
        : OptionalInt.empty();
  }

  /** A place: a whole number, {@code 第1名}, or the name that the first three have. */
  static OptionalInt place(String token) {
    int named = MEDALS.indexOf(token);
    if (named >= 0) {
      return OptionalInt.of(named + 1);
    }
    boolean framed = token.startsWith("第") && token.endsWith("名") && token.length() > 2;
    return whole(framed ? token.substring(1, token.length() - 1) : token);
  }

  /** A number of points in halves: {@code 5.5} is 11, {@code .5} and {@code 1/2} are 1. */
  static OptionalInt halves(String token) {
    if (token.length() == 1 && isDigit(token.charAt(0))) {
      return OptionalInt.of(2 * (token.charAt(0) - '0'));
    }
    if (token.equals("1/2")) {
      return OptionalInt.of(1);
    }
    int point = token.indexOf('.');
    String whole = point < 0 ? token : token.substring(0, point);
    String rest = point < 0 ? "" : token.substring(point + 1);
    boolean digits = isDigits(whole) && isDigits(rest) && whole.length() <= MAX_DIGITS;
    boolean given = !whole.isEmpty() || !rest.isEmpty();
    int half = halfOf(rest);
    if (!digits || !given || half < 0) {
      return OptionalInt.empty();
    }
    return OptionalInt.of(2 * (whole.isEmpty() ? 0 : Integer.parseInt(whole)) + half);
  }

  /** 0 or 1 halves for decimals such as {@code 0}, {@code 50}; -1 for any other. */
  private static int halfOf(String decimals) {
    for (int i = 0; i < decimals.length(); i++) {
      boolean five = i == 0 && decimals.charAt(0) == '5';
      if (decimals.charAt(i) != '0' && !five) {
        return -1;
      }
    }
    return decimals.startsWith("5") ? 1 : 0;
  }

  /** Whether the first character is one of 0 to 9. */
  static boolean beginsWithFigure(String text) {
    return !text.isEmpty() && text.charAt(0) >= '0' && text.charAt(0) <= '9';
  }

  private static boolean isDigits(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!isDigit(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** One of the ten digits of ASCII. */
  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
