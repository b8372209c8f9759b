package org.yifen.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.rating.FirstRating.Method;
import org.yifen.regulation.Regulation;

@DisplayName("Article 9: the first rating")
class FirstRatingTest {

  @ParameterizedTest(name = "{0} of {1}, sum {2}, change {3}: {4} {5}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # points | games | sum of opponents | Σ 25 (W − We) | method | rating | working
          4.5   |   9 |  21600 |   0     | AVERAGE       | 2400 | 50 %: 2400 + 0
          4     |   9 |  21600 |  19.00  | PROVISIONAL   | 2319 | 44 %: 2300 + 19
          4     |   9 |  21600 |  19.49  | PROVISIONAL   | 2319 | 2319.49
          4     |   9 |  21600 |  19.50  | PROVISIONAL   | 2320 | 2319.50, half up
          4     |   9 |  21600 | -19.50  | PROVISIONAL   | 2281 | 2280.50, half up
          0     |   9 |  21600 | -81.00  | PROVISIONAL   | 2219 | 2300 − 81
          9     |   9 |  21600 |   0     | PERFECT_SCORE | 3077 | 100 %: 2400 + 677
          8.5   |   9 |  21600 |   0     | AVERAGE       | 2844 | 94.4, 94 %: 2400 + 444
          124.5 | 250 | 600000 |   1.00  | PROVISIONAL   | 2301 | 49.8 % is below one half, though 50 rounded
          125.5 | 250 | 600000 |   0     | AVERAGE       | 2400 | 50.2, 50 %
          248.5 | 250 | 600000 |   0     | AVERAGE       | 3077 | 99.4, 99 %: + 677
          249.5 | 250 | 600000 |   0     | PERFECT_SCORE | 3077 | 99.8, rounded to 100 %: table one has no entry
          1     |   2 |   4801 |   0     | AVERAGE       | 2401 | 2400.50, half up
          1     |   2 |   4600 |   0     | AVERAGE       | 2300 | 50 %
          """)
  void aFirstRating(
      BigDecimal points,
      int games,
      int sum,
      BigDecimal change,
      Method method,
      int rating,
      String working) {
    FirstRating first =
        FirstRating.of(
            games,
            points.multiply(BigDecimal.valueOf(2)).intValueExact(),
            sum,
            change.movePointRight(2).intValueExact(),
            2300,
            Regulation.builtIn().differences(),
            677);

    assertThat(first.method()).as(working).isEqualTo(method);
    assertThat(first.rating()).as(working).isEqualTo(rating);
  }
}
