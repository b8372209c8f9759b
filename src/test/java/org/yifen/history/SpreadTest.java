package org.yifen.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.OptionalInt;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("How the ratings of a list lie")
class SpreadTest {

  /** Eleven ratings, so that their ranks are easily counted by hand. */
  private static final Spread ELEVEN =
      Spread.of(2311, 2302, 2303, 2304, 2305, 2306, 2307, 2308, 2309, 2310, 2400);

  @Test
  @DisplayName("quantiles by nearest rank: 10 % of 11 is 1.1, so the second; 50 % is the sixth")
  void quantiles() {
    assertThat(ELEVEN.quantile(10)).hasValue(2303);
    assertThat(ELEVEN.quantile(25)).as("2.75: the third").hasValue(2304);
    assertThat(ELEVEN.quantile(50)).as("5.5: the sixth").hasValue(2307);
    assertThat(ELEVEN.quantile(75)).as("8.25: the ninth").hasValue(2310);
    assertThat(ELEVEN.quantile(90)).as("9.9: the tenth").hasValue(2311);
    assertThat(ELEVEN.quantile(100)).hasValue(2400);
  }

  @Test
  @DisplayName("averages are hundredths, rounded half up")
  void means() {
    // 2302 + ... + 2311 = 23065; with 2400 it is 25465; 25465 / 11 = 2315 exactly
    assertThat(ELEVEN.mean()).hasValue(231_500);
    // the ten highest: 25465 − 2302 = 23163
    assertThat(ELEVEN.top(10)).hasValue(231_630);
    // 2301, 2301, 2302: 6904 / 3 = 2301.333…; 2301, 2302, 2302: 2301.666…
    assertThat(Spread.of(2301, 2301, 2302).mean()).hasValue(230_133);
    assertThat(Spread.of(2301, 2302, 2302).mean()).hasValue(230_167);
    assertThat(Spread.of(2400, 2401, 2400, 2400, 2400, 2400, 2400, 2400).mean())
        .as("2400.125: half a hundredth goes up")
        .hasValue(240_013);
  }

  @Test
  @DisplayName(
      "of fewer than n players there is no average of the n highest; of none there is none")
  void few() {
    assertThat(ELEVEN.top(100)).isEmpty();
    assertThat(Spread.of().mean()).isEmpty();
    assertThat(Spread.of().quantile(50)).isEmpty();
    assertThat(Spread.of().lowest()).isEmpty();
    assertThat(Spread.of(2400).quantile(10)).isEqualTo(OptionalInt.of(2400));
  }
}
