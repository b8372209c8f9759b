package org.yifen.report.trf;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A date of a record. The format says {@code 2026/03/12}; programs write {@code 12.03.2026}, {@code
 * 26.03.12}, {@code May 29, 2020} and more, and some orders cannot be told apart.
 *
 * @param candidates the days it can mean, the likeliest first; empty when there is no such day
 * @param usual whether the first is in an order that needs no word
 */
public record TrfDate(List<LocalDate> candidates, boolean usual) {

  private static final Pattern NUMBERS =
      Pattern.compile("(\\d{4}|\\d{1,2}) ?[-/.年 ] ?(\\d{1,2}) ?[-/.月 ] ?(\\d{4}|\\d{1,2}) ?日?");
  private static final Pattern DIGITS = Pattern.compile("(\\d{4})(\\d{2})(\\d{2})");
  private static final Pattern MONTH_FIRST =
      Pattern.compile("([a-z]{3,9})\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})");
  private static final Pattern DAY_FIRST =
      Pattern.compile("(\\d{1,2})(?:st|nd|rd|th)?\\.? ([a-z]{3,9})\\.?,? (\\d{4})");
  private static final List<String> MONTHS =
      List.of(
          "january",
          "february",
          "march",
          "april",
          "may",
          "june",
          "july",
          "august",
          "september",
          "october",
          "november",
          "december");

  private static final int FULL_YEAR = 4;
  private static final int CENTURY = 2000;

  public TrfDate {
    candidates = List.copyOf(candidates);
  }

  /** Whether one day is meant for certain. */
  public boolean isCertain() {
    return candidates.size() == 1 && usual;
  }

  /** Reads a date; empty when the text has no form of a date. */
  public static Optional<TrfDate> read(String written) {
    String text = written.strip().replaceAll("\\s+", " ").toLowerCase(Locale.ROOT);
    Matcher numbers = NUMBERS.matcher(text);
    if (numbers.matches()) {
      return Optional.of(numbers(numbers.group(1), numbers.group(2), numbers.group(3)));
    }
    Matcher digits = DIGITS.matcher(text);
    if (digits.matches()) {
      return Optional.of(numbers(digits.group(1), digits.group(2), digits.group(3)));
    }
    Matcher month = MONTH_FIRST.matcher(text);
    if (month.matches()) {
      return named(month.group(3), month.group(1), month.group(2));
    }
    Matcher day = DAY_FIRST.matcher(text);
    return day.matches() ? named(day.group(3), day.group(2), day.group(1)) : Optional.empty();
  }

  private static TrfDate numbers(String a, String b, String c) {
    int first = Integer.parseInt(a);
    int second = Integer.parseInt(b);
    int third = Integer.parseInt(c);
    Set<LocalDate> days = new LinkedHashSet<>();
    if (a.length() == FULL_YEAR) {
      add(days, first, second, third);
      boolean inOrder = !days.isEmpty();
      if (!inOrder) {
        add(days, first, third, second);
      }
      return new TrfDate(new ArrayList<>(days), inOrder);
    }
    boolean shortYear = c.length() <= 2;
    if (shortYear) {
      add(days, CENTURY + first, second, third);
    }
    int year = shortYear ? CENTURY + third : third;
    add(days, year, second, first);
    add(days, year, first, second);
    if (shortYear) {
      add(days, CENTURY + first, third, second);
    }
    return new TrfDate(new ArrayList<>(days), true);
  }

  private static void add(Set<LocalDate> days, int year, int month, int day) {
    try {
      days.add(LocalDate.of(year, month, day));
    } catch (DateTimeException e) {
      return; // no such day in this order
    }
  }

  private static Optional<TrfDate> named(String year, String month, String day) {
    for (int i = 0; i < MONTHS.size(); i++) {
      if (MONTHS.get(i).startsWith(month)) {
        Set<LocalDate> days = new LinkedHashSet<>();
        add(days, Integer.parseInt(year), i + 1, Integer.parseInt(day));
        return Optional.of(new TrfDate(new ArrayList<>(days), true));
      }
    }
    return Optional.empty();
  }
}
