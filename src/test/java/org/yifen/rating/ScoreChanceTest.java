package org.yifen.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreChanceTest {

  @ParameterizedTest(name = "{1} halves of {0} games of {2} %: {3} or more, {4} or less")
  @CsvSource(
      textBlock =
          """
          # games | halves | P | at least | at most | working
          1, 2, 25, 0.25,       1,          one win
          1, 1, 25, 1,          1,          a draw is at least 0 and at most 1 win
          2, 2, 50, 0.75,       0.75,       1 - 1/4
          2, 3, 50, 0.75,       1,          1.5 is at least 1 win and at most 2
          9, 18, 50, 0.001953125, 1,        1/512
          9, 16, 50, 0.01953125, 0.998046875, 10/512
          9, 0, 50, 1,          0.001953125, 1/512
          3, 4, 20, 0.104,      0.992,      3 x .04 x .8 + .008
          4, 8, 0,  0,          1,          nothing is expected
          """)
  void evenGames(int games, int halves, int p, double atLeast, double atMost, String working) {
    int[] expectations = new int[games];
    Arrays.fill(expectations, p);
    ScoreChance chance = ScoreChance.of(expectations);

    assertThat(chance.atLeast(halves)).as(working).isCloseTo(atLeast, within(1e-12));
    assertThat(chance.atMost(halves)).as(working).isCloseTo(atMost, within(1e-12));
  }

  @Property(tries = 200)
  @Label("every outcome of the games, one by one, adds up to the same")
  void allOutcomes(@ForAll long seed) {
    Random random = new Random(seed);
    int[] expectations = random.ints(1 + random.nextInt(8), 0, 101).toArray();
    int halves = random.nextInt(2 * expectations.length + 1);
    double least = 0;
    for (int outcome = 0; outcome < 1 << expectations.length; outcome++) {
      double chance = 1;
      for (int game = 0; game < expectations.length; game++) {
        double win = expectations[game] / 100.0;
        chance *= (outcome >> game & 1) == 1 ? win : 1 - win;
      }
      least += 2 * Integer.bitCount(outcome) >= halves - halves % 2 ? chance : 0;
    }

    assertThat(ScoreChance.of(expectations).atLeast(halves)).isCloseTo(least, within(1e-9));
  }
}
