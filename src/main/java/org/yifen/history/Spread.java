package org.yifen.history;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Exact;

/**
 * How the ratings of one list lie. Means are hundredths of a point, rounded half up; every other
 * value is a rating of the list, in points.
 */
public final class Spread {

  /** The averages of so many of the highest are told. */
  public static final List<Integer> TOPS = List.of(10, 100);

  /** The quantiles that are told, in per cent. */
  public static final List<Integer> QUANTILES = List.of(10, 25, 50, 75, 90);

  private static final int PER_CENT = 100;

  private final int count;
  private final long sum;

  /** By per cent from 1, at index 0 the lowest rating; empty where nobody is rated. */
  private final int[] quantiles;

  /** The averages of the highest in hundredths, in the order of {@link #TOPS}; 0 for none. */
  private final int[] tops;

  private Spread(int[] rising) {
    count = rising.length;
    sum = Arrays.stream(rising).asLongStream().sum();
    quantiles = new int[count == 0 ? 0 : PER_CENT + 1];
    for (int percent = 0; percent < quantiles.length; percent++) {
      int rank = (int) ((percent * (long) count + PER_CENT - 1) / PER_CENT);
      quantiles[percent] = rising[Math.max(rank, 1) - 1];
    }
    tops = TOPS.stream().mapToInt(n -> n > count ? 0 : average(rising, count - n)).toArray();
  }

  /** Of some ratings in any order; they are not kept. */
  public static Spread of(int... ratings) {
    int[] rising = ratings.clone();
    Arrays.sort(rising);
    return new Spread(rising);
  }

  private static int average(int[] rising, int from) {
    long sum = Arrays.stream(rising, from, rising.length).asLongStream().sum();
    return Exact.divide(100 * sum, rising.length - from);
  }

  /** Of the rated players of a register. */
  public static Spread of(Register register, Group group) {
    return of(
        register.entries().stream()
            .filter(e -> group.includes(e.sex()))
            .map(RegisterEntry::rating)
            .filter(OptionalInt::isPresent)
            .mapToInt(OptionalInt::orElseThrow)
            .toArray());
  }

  public int count() {
    return count;
  }

  /** The sum of all, in points. */
  public long sum() {
    return sum;
  }

  /** The lowest rating; empty where nobody is rated. */
  public OptionalInt lowest() {
    return at(0);
  }

  /** The highest rating; empty where nobody is rated. */
  public OptionalInt highest() {
    return at(PER_CENT);
  }

  /** The average of all in hundredths; empty where nobody is rated. */
  public OptionalInt mean() {
    return count == 0 ? OptionalInt.empty() : OptionalInt.of(Exact.divide(100 * sum, count));
  }

  /**
   * The average of the n highest in hundredths; empty where there are fewer.
   *
   * @param n one of {@link #TOPS}
   */
  public OptionalInt top(int n) {
    int index = TOPS.indexOf(n);
    if (index < 0) {
      throw new IllegalArgumentException("the highest " + TOPS + ", was " + n);
    }
    return n > count ? OptionalInt.empty() : OptionalInt.of(tops[index]);
  }

  /**
   * The lowest rating that at least so many per cent have or are below (nearest rank): always a
   * rating of the list, never between two. Empty where nobody is rated.
   *
   * @param percent 1 to 100
   */
  public OptionalInt quantile(int percent) {
    return at(percent);
  }

  private OptionalInt at(int percent) {
    return count == 0 ? OptionalInt.empty() : OptionalInt.of(quantiles[percent]);
  }
}
