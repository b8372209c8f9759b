package org.yifen.report.grid;

import java.math.BigDecimal;
import java.time.LocalDateTime;

/**
 * One value of a table as its file stores it. A blank cell is no cell: {@link Row#cell} gives
 * {@link Blank} for it.
 */
public sealed interface Cell {

  /** What a reader of the file sees, or would see without number formats; never null. */
  String text();

  /** Whether {@link #text} is empty. */
  default boolean isEmpty() {
    return text().isEmpty();
  }

  /** Nothing there. */
  record Blank() implements Cell {
    /** The only one needed. */
    public static final Blank INSTANCE = new Blank();

    @Override
    public String text() {
      return "";
    }
  }

  /** Text as written. */
  record Text(String text) implements Cell {}

  /**
   * A number that is not formatted as a date.
   *
   * @param value the stored value, not what its format shows
   * @param shown the number format's code when it may show something else than the value (a
   *     fraction, a custom text, no decimals), otherwise empty
   */
  record Num(double value, String shown) implements Cell {
    @Override
    public boolean isEmpty() {
      return false;
    }

    @Override
    public String text() {
      if (value == Math.rint(value) && Math.abs(value) < 1e15) {
        return Long.toString((long) value);
      }
      return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
    }
  }

  /**
   * A number formatted as a date or time of day. In a result column this is a score that a
   * spreadsheet took for a date ({@code 1/2}, {@code 2:0}).
   *
   * @param raw the stored serial number
   */
  record Date(LocalDateTime value, double raw) implements Cell {
    @Override
    public String text() {
      if (raw > 0 && raw < 1) {
        return value.toLocalTime().toString();
      }
      return value.toLocalTime().toSecondOfDay() == 0
          ? value.toLocalDate().toString()
          : value.toString();
    }
  }

  /** TRUE or FALSE. */
  record Bool(boolean value) implements Cell {
    @Override
    public String text() {
      return value ? "TRUE" : "FALSE";
    }
  }

  /** An error value such as {@code #DIV/0!}. */
  record Fault(String text) implements Cell {}

  /** A formula whose result the file does not hold; spreadsheets would compute it, we do not. */
  record Uncomputed(String formula) implements Cell {
    @Override
    public String text() {
      return "=" + formula;
    }
  }
}
