package org.yifen.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

@Label("Quantiles, by another definition")
class SpreadProperties {

  @Property(tries = 500)
  @Label("a quantile is the least rating of the list that p % of the players have or are below")
  void leastThatReaches(
      @ForAll @IntRange(min = 1, max = 60) int size,
      @ForAll @IntRange(min = 1, max = 100) int percent,
      @ForAll long seed) {
    Random random = new Random(seed);
    int[] ratings = random.ints(size, 2301, 2330).toArray();
    int quantile = Spread.of(ratings).quantile(percent).orElseThrow();

    assertThat(reaches(ratings, quantile, percent)).isTrue();
    assertThat(Arrays.stream(ratings).filter(r -> r == quantile)).isNotEmpty();
    assertThat(Arrays.stream(ratings).filter(r -> r < quantile))
        .noneMatch(r -> reaches(ratings, r, percent));
  }

  /** By counting, without any order. */
  private static boolean reaches(int[] ratings, int rating, int percent) {
    long atOrBelow = Arrays.stream(ratings).filter(r -> r <= rating).count();
    return 100 * atOrBelow >= (long) percent * ratings.length;
  }
}
