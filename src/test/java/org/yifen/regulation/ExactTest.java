package org.yifen.regulation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Articles 6 (三) and 8: half up (四舍五入) everywhere; the quotients are worked by hand. */
@DisplayName("Arithmetic: exact integers, rounded half up")
class ExactTest {

  @ParameterizedTest(name = "{0}/{1} is {2} ({3})")
  @CsvSource({
    "5, 2, 3, 2.5 goes up",
    "-5, 2, -2, −2.5 goes up",
    "1, 2, 1, 0.5 goes up",
    "-1, 2, 0, −0.5 goes up",
    "0, 7, 0, nothing",
    "6, 2, 3, exact",
    "-6, 2, -3, exact",
    "7, 3, 2, 2.33",
    "8, 3, 3, 2.67",
    "-7, 3, -2, −2.33",
    "-8, 3, -3, −2.67",
    "1049, 100, 10, 10.49",
    "1050, 100, 11, 10.50",
    "-1050, 100, -10, −10.50",
    "-1051, 100, -11, −10.51",
    "28806, 12, 2401, 'an average rating of 2400.5, article 6'",
    "28805, 12, 2400, 'an average rating of 2400.42, article 6'",
    "1073741823, 1, 1073741823, twice it and one is the largest int",
    "1073741824, 1, 1073741824, one more is beyond an int",
    "-1073741825, 2, -536870912, twice it and two is the smallest int; −536870912.5",
    "250000000000, 100000000, 2500, beyond an int"
  })
  void roundsHalfUp(long dividend, long divisor, int quotient, String working) {
    assertThat(Exact.divide(dividend, divisor)).as(working).isEqualTo(quotient);
  }

  @ParameterizedTest(name = "{0} halves are {1}")
  @CsvSource({"0, 0", "1, 0.5", "8, 4", "9, 4.5", "-1, -0.5", "-2, -1", "-9, -4.5"})
  void writesPointsOfGames(int halves, String written) {
    assertThat(Exact.points(halves)).isEqualTo(written);
  }

  @ParameterizedTest(name = "{0} hundredths are {1}")
  @CsvSource({
    "0, 0.00",
    "5, 0.05",
    "-5, -0.05",
    "99, 0.99",
    "100, 1.00",
    "-155, -1.55",
    "-100, -1.00",
    "1250, 12.50",
    "250000000001, 2500000000.01"
  })
  void writesHundredths(long hundredths, String written) {
    assertThat(Exact.hundredths(hundredths)).isEqualTo(written);
  }
}
