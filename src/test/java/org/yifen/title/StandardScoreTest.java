package org.yifen.title;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;

import java.math.BigDecimal;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.regulation.Title;

@DisplayName(
    "Article 6.3: the standard score, a fraction f below 0.1 is 0, below 0.6 a half, else 1")
class StandardScoreTest {

  @ParameterizedTest(name = "{0} % of {1} games: {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # rate | games | points | working
          50 | 10 | 5   | 5.00
          73 | 10 | 7.5 | 7.30
          67 | 10 | 7   | 6.70
          76 |  9 | 7   | 6.84
          60 |  9 | 5.5 | 5.40
          64 |  9 | 6   | 5.76
          # both edges at 0.1
          47 | 15 | 7   | 7.05
          53 | 17 | 9   | 9.01
          30 |  7 | 2.5 | 2.10
          53 | 13 | 7   | 6.89
          43 |  7 | 3   | 3.01
          # both edges at 0.6
          60 | 11 | 7   | 6.60
          40 |  9 | 4   | 3.60
          73 |  7 | 5.5 | 5.11
          53 |  3 | 1.5 | 1.59
          """)
  void byFraction(int rate, int games, BigDecimal points, String working) {
    assertThat(StandardScore.of(rate, games)).as(working).isEqualTo(halves(points));
  }

  @ParameterizedTest(name = "nine rounds at {0}: {1}")
  @DisplayName("1985 practice of FIDE, the same rates as our master column")
  @CsvSource({"2351, 6", "2375, 6", "2376, 5.5", "2400, 5.5"})
  void publishedNorms(int average, BigDecimal points) {
    int rate = CXA.norms().rate(average, Title.MAN_MASTER).orElseThrow();

    assertThat(StandardScore.of(rate, 9)).isEqualTo(halves(points));
  }

  private static int halves(BigDecimal points) {
    return points.multiply(BigDecimal.valueOf(2)).intValueExact();
  }
}
