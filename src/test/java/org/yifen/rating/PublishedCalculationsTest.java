package org.yifen.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Regulation;

/**
 * Numbers that others published with the same two tables. FIDE sums an expectation per opponent,
 * where article 8 takes one against the average: here they test the tables and the arithmetic.
 */
@DisplayName("Articles 8 and 9: calculations published by others")
class PublishedCalculationsTest {

  private static final Pattern GAME = Pattern.compile("(\\d{4})([wdl])");

  private final Regulation regulation = Regulation.builtIn();

  private record Games(int count, int score, int sum, int expected) {}

  private Games games(int own, String text) {
    int count = 0;
    int score = 0;
    int sum = 0;
    int expected = 0;
    for (MatchResult game : GAME.matcher(text).results().toList()) {
      int opponent = Integer.parseInt(game.group(1));
      count++;
      score += "ldw".indexOf(game.group(2));
      sum += opponent;
      expected += regulation.expectations().expectation(own - opponent);
    }
    return new Games(count, score, sum, expected);
  }

  @ParameterizedTest(name = "{0}, K {1}, {2}: We {3}, ΔR {4}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2240 | 15 | 2242d 2360d 2289d 2251l 2303l 2152d 2313d 2309d 2110l | 4.26 | -18.90
          2235 | 15 | 2120d 2121d 2118w 2026l 2328l 2231w 2197l 2190w | 4.74 | -11.10
          2810 | 10 | 2662d 2657w 2641w 2696d 2708d 2790d 2749w 2723d 2788l 2720w 2712w 2739d 2675d | 8.21 | 2.90
          2690 | 10 | 2730l 2682w 2702d 2684d 2745d 2660l 2676d 2700w 2677d | 4.43 | 0.70
          """)
  void changesPerOpponent(int own, int k, String text, BigDecimal we, BigDecimal change) {
    Games games = games(own, text);

    assertThat(BigDecimal.valueOf(games.expected(), 2)).isEqualTo(we);
    assertThat(BigDecimal.valueOf(Expectation.change(k, games.score(), games.expected()), 2))
        .isEqualTo(change);
  }

  @ParameterizedTest(name = "{0}: {1} per cent, {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2662d 2657w 2641w 2696d 2708d 2790d 2749w 2723d 2788l 2720w 2712w 2739d 2675d | 65 | 2822 | 8.5 of 13; 35260 / 13 = 2712.3; + 110
          2772w 2597d 2698d 2615w 2665w 2715d 2707d | 71 | 2839 | 5 of 7; 18769 / 7 = 2681.3; + 158
          2250d 2250d 2250w 2250d 2250l | 50 | 2250 | 2.5 of 5
          """)
  void performance(String text, int percent, int rating, String working) {
    Games games = games(0, text);
    FirstRating first = first(games.count(), games.score(), games.sum());

    assertThat(first.percent()).as(working).isEqualTo(percent);
    assertThat(first.rating()).as(working).isEqualTo(rating);
    assertThat(first.method()).isEqualTo(FirstRating.Method.AVERAGE);
  }

  @ParameterizedTest(name = "{0} of {1} against {2}: {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          8.5 | 11 | 2592 | 2803 | 77.3, 77 %: + 211
          7.5 |  9 | 2530 | 2803 | 83.3, 83 %: + 273
          4   |  7 | 2400 | 2450 | 57.1, 57 %: + 50
          7   | 12 | 2400 | 2457 | 58.3, 58 %: + 57
          """)
  void performanceByAverage(BigDecimal points, int games, int average, int rating, String working) {
    int halves = points.multiply(BigDecimal.valueOf(2)).intValueExact();

    assertThat(first(games, halves, games * average).rating()).as(working).isEqualTo(rating);
  }

  private FirstRating first(int games, int score, int opponentSum) {
    return FirstRating.of(games, score, opponentSum, 0, 2300, regulation.differences(), 677);
  }

  @ParameterizedTest(name = "{0} of {1} is {2} per cent: {3}")
  @DisplayName("score rates that other programs round the wrong way")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4   |  7 | 57 |   50 | 57.14
          7   | 12 | 58 |   57 | 58.33
          2.5 |  9 | 28 | -166 | 27.78
          1   |  8 | 13 | -322 | 12.5, half up
          2   |  5 | 40 |  -72 | 40, against 2250 a performance of 2178
          """)
  void scoreRates(BigDecimal points, int games, int percent, int difference, String working) {
    int halves = points.multiply(BigDecimal.valueOf(2)).intValueExact();

    assertThat(Exact.divide(100L * halves, 2L * games)).as(working).isEqualTo(percent);
    assertThat(regulation.differences().difference(percent)).hasValue(difference);
  }
}
