package org.yifen.report.workbook;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * Dates as workbooks store them: days since an epoch, the time of day as a fraction of one, to the
 * millisecond.
 *
 * <p>The usual epoch makes 1 January 1900 day 1 and knows a 29 February 1900, day 60, that never
 * was; it is read as the day after. Workbooks of old Macintosh programs count from 1 January 1904.
 */
final class SerialDate {

  private static final LocalDateTime EPOCH_1900 = LocalDateTime.of(1899, 12, 31, 0, 0);
  private static final LocalDateTime EPOCH_1904 = LocalDateTime.of(1904, 1, 1, 0, 0);
  private static final int FALSE_DAY = 60;
  private static final int LAST_DAY = 2_958_465;
  private static final double MILLIS_OF_DAY = 86_400_000;

  private SerialDate() {}

  /** The date of a serial number; nothing before the epoch or after the year 9999. */
  static Optional<LocalDateTime> of(double serial, boolean from1904) {
    if (!(serial >= 0 && serial < LAST_DAY + 1)) {
      return Optional.empty();
    }
    int day = (int) serial;
    long millis = (long) ((serial - day) * MILLIS_OF_DAY + 0.5);
    int real = !from1904 && day > FALSE_DAY ? day - 1 : day;
    LocalDateTime date =
        (from1904 ? EPOCH_1904 : EPOCH_1900).plusDays(real).plus(millis, ChronoUnit.MILLIS);
    return date.getYear() > 9999 ? Optional.empty() : Optional.of(date);
  }

  /** The serial number of a date of which the file holds the text. */
  static double of(LocalDateTime date, boolean from1904) {
    LocalDateTime epoch = from1904 ? EPOCH_1904 : EPOCH_1900;
    double days = ChronoUnit.MILLIS.between(epoch, date) / MILLIS_OF_DAY;
    return !from1904 && days >= FALSE_DAY ? days + 1 : days;
  }
}
