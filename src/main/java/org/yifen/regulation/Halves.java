package org.yifen.regulation;

import java.time.LocalDate;
import java.time.MonthDay;

/**
 * Which half-year an event belongs to: the one in which it ends (article 1).
 *
 * @param springFrom first day of the spring half, in the year before its publication
 * @param springTo its last day
 * @param autumnFrom first day of the autumn half, in the year before its publication
 * @param autumnTo its last day
 */
public record Halves(
    MonthDay springFrom, MonthDay springTo, MonthDay autumnFrom, MonthDay autumnTo) {

  private static final int LEAP_YEAR = 2000;

  static Halves of(RuleFile rules) {
    Halves halves =
        new Halves(
            rules.monthDay("period-1-from"),
            rules.monthDay("period-1-to"),
            rules.monthDay("period-2-from"),
            rules.monthDay("period-2-to"));
    if (!meet(halves.springTo, halves.autumnFrom)) {
      throw rules.wrong("period-2-from", "the halves must meet: the day after period-1-to");
    }
    if (!meet(halves.autumnTo, halves.springFrom)) {
      throw rules.wrong("period-1-from", "the halves must meet: the day after period-2-to");
    }
    if (!halves.springTo.isBefore(halves.autumnFrom)
        || !halves.autumnTo.isAfter(halves.autumnFrom)) {
      throw rules.wrong("period-2-from", "the autumn half must lie within one year");
    }
    return halves;
  }

  private static boolean meet(MonthDay last, MonthDay first) {
    return MonthDay.from(last.atYear(LEAP_YEAR).plusDays(1)).equals(first);
  }

  /** The half-year of a day, the end of an event. */
  public PeriodId of(LocalDate end) {
    MonthDay day = MonthDay.from(end);
    if (day.isBefore(autumnFrom)) {
      return springFrom.isAfter(autumnFrom) || !day.isBefore(springFrom)
          ? new PeriodId(end.getYear(), 7)
          : new PeriodId(end.getYear(), 1);
    }
    return day.isAfter(autumnTo)
        ? new PeriodId(end.getYear() + 1, 7)
        : new PeriodId(end.getYear() + 1, 1);
  }

  /** The first day of a half-year. */
  public LocalDate firstDay(PeriodId period) {
    if (!period.isSpring()) {
      return autumnFrom.atYear(period.year() - 1);
    }
    return springFrom.atYear(springFrom.isAfter(autumnFrom) ? period.year() - 1 : period.year());
  }

  /** The last day of a half-year. */
  public LocalDate lastDay(PeriodId period) {
    return period.isSpring() ? springTo.atYear(period.year()) : autumnTo.atYear(period.year() - 1);
  }

  /** The day a list is published, from which its ratings are in force. */
  public LocalDate published(PeriodId period) {
    return LocalDate.of(period.year(), period.month(), 1);
  }
}
