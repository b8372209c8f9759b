package org.yifen.report.workbook;

import java.util.OptionalDouble;

/**
 * Numbers as workbooks write them: a point, an exponent perhaps, nothing that depends on a place.
 */
final class NumberText {

  private static final int LONGEST = 64;
  private static final int EXACT_DIGITS = 9;

  private NumberText() {}

  /** The number, or nothing when the text is not a finite number. */
  static OptionalDouble parse(String text) {
    String digits = text.strip();
    if (digits.isEmpty() || digits.length() > LONGEST) {
      return OptionalDouble.empty();
    }
    int whole = digits.length() <= EXACT_DIGITS ? whole(digits) : -1;
    return whole >= 0 ? OptionalDouble.of(whole) : parseDecimal(digits);
  }

  /** A short whole number without a sign, or -1. */
  private static int whole(String digits) {
    int number = 0;
    for (int i = 0; i < digits.length(); i++) {
      int digit = digits.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = number * 10 + digit;
    }
    return number;
  }

  private static OptionalDouble parseDecimal(String digits) {
    for (int i = 0; i < digits.length(); i++) {
      // keeps out what only Java takes for a number: NaN, 1d, 0x1p3
      if ("0123456789.eE+-".indexOf(digits.charAt(i)) < 0) {
        return OptionalDouble.empty();
      }
    }
    try {
      double number = Double.parseDouble(digits);
      return Double.isFinite(number) ? OptionalDouble.of(number) : OptionalDouble.empty();
    } catch (NumberFormatException e) {
      return OptionalDouble.empty();
    }
  }
}
