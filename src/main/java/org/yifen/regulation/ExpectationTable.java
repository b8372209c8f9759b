package org.yifen.regulation;

import java.util.Arrays;

/**
 * Table two: the score expected in one game, in hundredths, by rating difference (article 8).
 *
 * <p>Its laws, checked on loading: the bands start at 0, meet, the last one is open; the higher
 * side's expectation rises by band from at least 50; both sides add up to 100.
 */
public final class ExpectationTable {

  static final String HEADER = "from,to,higher,lower,printed,note";

  /** The higher side's expectation for every difference below the last band's start. */
  private final int[] higher;

  private final int last;

  private ExpectationTable(int[] higher, int last) {
    this.higher = higher;
    this.last = last;
  }

  static ExpectationTable of(TableFile file) {
    int[] higher = new int[0];
    int next = 0;
    int before = 49;
    for (TableFile.Row row : file.rows()) {
      if (next < 0 || row.number(0) != next) {
        throw row.wrong("bands must meet: expected one from " + (next < 0 ? "nowhere" : next));
      }
      int value = row.number(2);
      if (value <= before || value > 100) {
        throw row.wrong("the expectation must rise with the difference and stay within 100");
      }
      if (value + row.number(3) != 100) {
        throw row.wrong("both expectations must add up to 100");
      }
      before = value;
      if (row.isBlank(1)) {
        next = -1;
      } else {
        int to = row.number(1);
        if (to < next) {
          throw row.wrong("a band must not end before it starts");
        }
        higher = Arrays.copyOf(higher, to + 1);
        Arrays.fill(higher, next, to + 1, value);
        next = to + 1;
      }
    }
    if (next >= 0) {
      throw file.rows().get(file.rows().size() - 1).wrong("the last band must be open");
    }
    return new ExpectationTable(higher, before);
  }

  /**
   * The expectation P, 0 to 100, of the player who is {@code difference} points above (or, if
   * negative, below) the opponents.
   */
  public int expectation(int difference) {
    int distance = Math.abs(difference);
    int value = distance < higher.length ? higher[distance] : last;
    return difference >= 0 ? value : 100 - value;
  }

  /** The differences, both included, of the table's row for a difference, such as {@code 26-32}. */
  public String band(int difference) {
    int distance = Math.abs(difference);
    if (distance >= higher.length) {
      return ">" + (higher.length - 1);
    }
    int from = distance;
    while (from > 0 && higher[from - 1] == higher[distance]) {
      from--;
    }
    int to = distance;
    while (to + 1 < higher.length && higher[to + 1] == higher[distance]) {
      to++;
    }
    return from + "-" + to;
  }
}
