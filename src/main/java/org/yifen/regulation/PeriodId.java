package org.yifen.regulation;

import java.util.Optional;

/**
 * A half-year, named by the month its list is published in: {@code 2026-07} or {@code 2026-01}
 * (article 1).
 *
 * @param year the year of publication, 1900 to 2999
 * @param month 1 or 7
 */
public record PeriodId(int year, int month) implements Comparable<PeriodId> {

  private static final int JULY = 7;

  public PeriodId {
    if (year < 1900 || year > 2999 || (month != 1 && month != JULY)) {
      throw new IllegalArgumentException(
          "a period is a year from 1900 to 2999 with -01 or -07, was %d-%02d"
              .formatted(year, month));
    }
  }

  /** The period of a text such as {@code 2026-07}; empty when it is none. */
  public static Optional<PeriodId> parse(String text) {
    if (!text.matches("(19|2\\d)\\d\\d-0[17]")) {
      return Optional.empty();
    }
    return Optional.of(new PeriodId(Integer.parseInt(text.substring(0, 4)), text.charAt(6) - '0'));
  }

  /** The half-year after this one. */
  public PeriodId next() {
    return month == 1 ? new PeriodId(year, JULY) : new PeriodId(year + 1, 1);
  }

  /** The half-year before this one. */
  public PeriodId previous() {
    return plus(-1);
  }

  /** So many half-years later; earlier when negative. */
  public PeriodId plus(int halves) {
    int index = index() + halves;
    return new PeriodId(Math.floorDiv(index, 2), Math.floorMod(index, 2) == 0 ? 1 : JULY);
  }

  /** How many half-years this one is after the other. */
  public int minus(PeriodId other) {
    return index() - other.index();
  }

  /** Whether the list is published in July: the spring half. */
  public boolean isSpring() {
    return month == JULY;
  }

  private int index() {
    return 2 * year + (month == 1 ? 0 : 1);
  }

  @Override
  public int compareTo(PeriodId other) {
    return Integer.compare(index(), other.index());
  }

  @Override
  public String toString() {
    return year + "-0" + month;
  }
}
