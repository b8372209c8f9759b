package org.yifen.report.workbook;

/**
 * One section of a number format.
 *
 * @param date whether it has codes for year, month, day or time
 * @param general whether it shows the number as it is ({@code General}, {@code @})
 * @param digits whether it has places for digits at all
 * @param zeros whether one of them shows a zero too
 * @param decimals places behind the decimal mark
 * @param fraction whether it shows a fraction such as {@code ?/?}
 * @param wholes whether the fraction has a whole number before it
 * @param signed whether it writes a minus or a bracket itself
 * @param conditional whether it applies under a condition only
 * @param misleading whether it scales the number or adds what could be taken for part of it
 */
record FormatSection(
    boolean date,
    boolean general,
    boolean digits,
    boolean zeros,
    int decimals,
    boolean fraction,
    boolean wholes,
    boolean signed,
    boolean conditional,
    boolean misleading) {

  private static final double EXACT = 1e-9;

  /** Whether a reader of the sheet sees the number that is stored. */
  boolean shows(double value) {
    if (misleading || !(general || digits)) {
      return false;
    }
    if (general) {
      return true;
    }
    if (fraction) {
      return wholes && value != 0 && value == Math.rint(value);
    }
    if (value == 0) {
      return zeros;
    }
    double scaled = value * Math.pow(10, decimals);
    return Math.abs(scaled - Math.rint(scaled)) < EXACT * Math.max(1, Math.abs(scaled));
  }
}
