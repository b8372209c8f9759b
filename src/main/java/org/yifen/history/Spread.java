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

  /** Rising. */
  private final int[] ratings;

  private Spread(int[] ratings) {
    this.ratings = ratings;
  }

  /** Of some ratings in any order. */
  public static Spread of(int... ratings) {
    int[] rising = ratings.clone();
    Arrays.sort(rising);
    return new Spread(rising);
  }

  /** Of the rated players of a register. */
  static Spread of(Register register, Group group) {
    return of(
        register.entries().stream()
            .filter(e -> group.includes(e.sex()))
            .map(RegisterEntry::rating)
            .filter(OptionalInt::isPresent)
            .mapToInt(OptionalInt::orElseThrow)
            .toArray());
  }

  public int count() {
    return ratings.length;
  }

  /** The sum of all, in points. */
  public long sum() {
    return Arrays.stream(ratings).asLongStream().sum();
  }

  /** The lowest rating; empty where nobody is rated. */
  public OptionalInt lowest() {
    return ratings.length == 0 ? OptionalInt.empty() : OptionalInt.of(ratings[0]);
  }

  /** The highest rating; empty where nobody is rated. */
  public OptionalInt highest() {
    return ratings.length == 0 ? OptionalInt.empty() : OptionalInt.of(ratings[ratings.length - 1]);
  }

  /** The average of all in hundredths; empty where nobody is rated. */
  public OptionalInt mean() {
    return top(ratings.length);
  }

  /** The average of the n highest in hundredths; empty where there are fewer. */
  public OptionalInt top(int n) {
    if (n == 0 || n > ratings.length) {
      return OptionalInt.empty();
    }
    long sum = 0;
    for (int i = ratings.length - n; i < ratings.length; i++) {
      sum += ratings[i];
    }
    return OptionalInt.of(Exact.divide(100 * sum, n));
  }

  /**
   * The lowest rating that at least so many per cent have or are below (nearest rank): always a
   * rating of the list, never between two. Empty where nobody is rated.
   *
   * @param percent 1 to 100
   */
  public OptionalInt quantile(int percent) {
    if (ratings.length == 0) {
      return OptionalInt.empty();
    }
    long rank = (percent * (long) ratings.length + 99) / 100;
    return OptionalInt.of(ratings[(int) rank - 1]);
  }
}
