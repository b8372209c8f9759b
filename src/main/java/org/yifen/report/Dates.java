package org.yifen.report;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates as reports write them: 2026-03-12, 2026/3/12, 2026.3.12, 2026年3月12日. */
final class Dates {

  private static final String DAY = "(\\d{4})(?:[-/.]|年)(\\d{1,2})(?:[-/.]|月)(\\d{1,2})日?";
  private static final Pattern ONE = Pattern.compile(DAY + "(?:[T ]?00:00(?::00)?)?");
  private static final Pattern RANGE =
      Pattern.compile(
          DAY + "(?:-|—|–|~|至|到|to)(?:(?:(\\d{4})(?:[-/.]|年))?(\\d{1,2})(?:[-/.]|月))?(\\d{1,2})日?");

  private Dates() {}

  /** What a date text is. */
  sealed interface Reading {}

  /** A day that exists. */
  record Day(LocalDate date) implements Reading {}

  /** The form of a date, but no such day. */
  record Impossible() implements Reading {}

  /** No date at all. */
  record Unreadable() implements Reading {}

  static Reading read(String written) {
    Matcher matcher = ONE.matcher(Clean.text(written).replace(" ", ""));
    if (!matcher.matches()) {
      return new Unreadable();
    }
    return day(matcher.group(1), matcher.group(2), matcher.group(3))
        .<Reading>map(Day::new)
        .orElseGet(Impossible::new);
  }

  /** The two days of a text such as {@code 2025.6.1-6.5}; empty when it is no such range. */
  static Optional<LocalDate[]> range(String written) {
    Matcher m = RANGE.matcher(Clean.text(written).replace(" ", ""));
    if (!m.matches()) {
      return Optional.empty();
    }
    String year = m.group(4) == null ? m.group(1) : m.group(4);
    String month = m.group(5) == null ? m.group(2) : m.group(5);
    Optional<LocalDate> from = day(m.group(1), m.group(2), m.group(3));
    Optional<LocalDate> to = day(year, month, m.group(6));
    return from.isPresent() && to.isPresent()
        ? Optional.of(new LocalDate[] {from.get(), to.get()})
        : Optional.empty();
  }

  private static Optional<LocalDate> day(String year, String month, String day) {
    try {
      return Optional.of(
          LocalDate.of(Integer.parseInt(year), Integer.parseInt(month), Integer.parseInt(day)));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }
}
