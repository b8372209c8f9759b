package org.yifen.regulation;

import java.util.OptionalInt;

/**
 * Table one: the rating difference D(P) that a score rate stands for, in points, by whole per cent
 * (article 9).
 *
 * <p>Its laws, checked on loading: one row a per cent from 100 down to 0; antisymmetric, D(100 − P)
 * = −D(P), where both are tabulated; each D(P) lies in table two's band for P. 0 and 100 per cent
 * may be without an entry, and no other.
 */
public final class DifferenceTable {

  static final String HEADER = "percent,difference,printed,note";

  private final Integer[] differences = new Integer[101];

  private DifferenceTable() {}

  static DifferenceTable of(TableFile file, ExpectationTable expectations) {
    DifferenceTable table = new DifferenceTable();
    int next = 100;
    for (TableFile.Row row : file.rows()) {
      if (next < 0) {
        throw row.wrong("the table ends at 0 per cent");
      }
      if (row.number(0) != next) {
        throw row.wrong("expected the row for %d per cent".formatted(next));
      }
      if (row.isBlank(1)) {
        if (next != 100 && next != 0) {
          throw row.wrong("only 100 and 0 per cent may be without an entry");
        }
      } else {
        table.add(row, next, row.number(1), expectations);
      }
      next--;
    }
    if (next >= 0) {
      TableFile.Row last = file.rows().get(file.rows().size() - 1);
      throw last.wrong("expected the row for %d per cent".formatted(next));
    }
    return table;
  }

  private void add(TableFile.Row row, int percent, int difference, ExpectationTable expectations) {
    if (percent == 50 && difference != 0) {
      throw row.wrong("50 per cent must be 0");
    }
    Integer mirror = differences[100 - percent];
    if (percent < 50 && mirror != null && mirror != -difference) {
      throw row.wrong(
          "the table must be antisymmetric: %d per cent is %s".formatted(100 - percent, mirror));
    }
    if (expectations.expectation(difference) != percent) {
      throw row.wrong(
          "%d lies in table two's band for %d per cent"
              .formatted(difference, expectations.expectation(difference)));
    }
    differences[percent] = difference;
  }

  /** D(P) in points for a score rate in per cent, 0 to 100; empty where nothing is tabulated. */
  public OptionalInt difference(int percent) {
    Integer difference = differences[percent];
    return difference == null ? OptionalInt.empty() : OptionalInt.of(difference);
  }
}
