package org.yifen.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.yifen.event.Games;
import org.yifen.period.EventResult;
import org.yifen.period.Fixtures;
import org.yifen.period.HalfResult;

@Label("Expected beside real scores, whatever was played")
class CalibrationProperties {

  @Property(tries = 300)
  @Label("the bins add up to the expected points of all games, and both sides to one a game")
  void sums(@ForAll @IntRange(min = 0, max = 60) int games, @ForAll long seed) {
    Random random = new Random(seed);
    Calibration calibration = new Calibration(CXA.expectations());
    Calibration other = new Calibration(CXA.expectations());
    long expected = 0;
    long lower = 0;
    BigDecimal squares = BigDecimal.ZERO;
    for (int g = 0; g < games; g++) {
      int difference = random.nextInt(1200) - 600;
      int halves = random.nextInt(3);
      (random.nextBoolean() ? calibration : other).add(difference, halves);
      expected += CXA.expectations().expectation(Math.abs(difference));
      lower += CXA.expectations().expectation(-Math.abs(difference));
      BigDecimal off =
          BigDecimal.valueOf(5L * halves, 1)
              .subtract(BigDecimal.valueOf(CXA.expectations().expectation(difference), 2));
      squares = squares.add(off.multiply(off));
    }
    calibration.add(other);

    assertThat(calibration.total().games()).isEqualTo(games);
    assertThat(calibration.total().expected()).isEqualTo(expected);
    assertThat(calibration.bins().stream().mapToLong(Calibration.Bin::expected).sum())
        .isEqualTo(expected);
    assertThat(expected + lower).isEqualTo(100L * games);
    if (games > 0) {
      assertThat(BigDecimal.valueOf(calibration.brier(), 4))
          .isEqualByComparingTo(squares.divide(BigDecimal.valueOf(games), 4, RoundingMode.HALF_UP));
    }
  }

  @Property(tries = 300)
  @Label("of a half-year: every game that both players' changes counted, once")
  void everyCountedGame(@ForAll long seed) {
    Fixtures.Closed closed = RandomHalves.of(seed);
    HalfResult half = closed.result();
    long counted = 0;
    long bothLost = 0;
    for (EventResult result : half.results()) {
      Games games = result.event().event().games();
      for (int i = 0; i < result.event().size(); i++) {
        counted += result.isRated(i) ? result.games(i) : 0;
      }
      for (int g = 0; g < games.size(); g++) {
        int game = games.packed(g);
        boolean first = result.isRated(Games.first(game));
        boolean second = result.isRated(Games.second(game));
        boolean counts =
            Games.isPlayed(game) && result.counted(Games.first(game), Games.second(game)) > 0;
        bothLost += first && second && counts && Games.result(game) == Games.NOBODY ? 1 : 0;
        // in a round robin the rated player's game against an unrated one counts for one of them
        boolean one = first != second;
        int rated = first ? Games.first(game) : Games.second(game);
        int foe = first ? Games.second(game) : Games.first(game);
        counted -= one && Games.isPlayed(game) && result.counted(rated, foe) > 0 ? 1 : 0;
      }
    }

    assertThat(2 * (Calibration.of(half, CXA.expectations()).total().games() + bothLost))
        .isEqualTo(counted);
  }
}
