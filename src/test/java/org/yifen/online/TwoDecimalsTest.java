package org.yifen.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Half up on the exact value of the double, as arithmetic without any rounding has it. */
class TwoDecimalsTest {

  private static String exactly(double rating) {
    return new BigDecimal(rating).setScale(2, RoundingMode.HALF_UP).toPlainString();
  }

  private static void bothAre(double rating, String expected) {
    byte[] bytes = new byte[512];
    int end = TwoDecimals.write(rating, bytes, 3);
    assertThat(TwoDecimals.text(rating)).isEqualTo(expected);
    assertThat(new String(bytes, 3, end - 3, StandardCharsets.US_ASCII)).isEqualTo(expected);
  }

  /** 1/8 is exact, so a half is one; 1300.005 as a double lies above, 1300.015 below the half. */
  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "1300, 1300.00",
    "1300.125, 1300.13",
    "1300.375, 1300.38",
    "1299.995, 1299.99",
    "1300.005, 1300.01",
    "999.999, 1000.00",
    "1, 1.00",
    "0.125, 0.13",
    "-0.125, -0.13",
    "-12.5, -12.50",
    "2147483648.5, 2147483648.50"
  })
  void halvesGoUp(double rating, String published) {
    bothAre(rating, published);
  }

  @Property(tries = 5_000)
  void asExactArithmetic(@ForAll @DoubleRange(min = -4_000, max = 4_000) double rating) {
    bothAre(rating, exactly(rating));
  }

  /** Around every half hundredth, where a wrong digit would show: the double and its neighbours. */
  @Property(tries = 5_000)
  void aroundHalves(@ForAll @IntRange(max = 400_000) int hundredths) {
    double half = (hundredths + 0.5) / 100;
    bothAre(half, exactly(half));
    bothAre(Math.nextUp(half), exactly(Math.nextUp(half)));
    bothAre(Math.nextDown(half), exactly(Math.nextDown(half)));
  }

  @Example
  void theLargest() {
    bothAre(Double.MAX_VALUE, exactly(Double.MAX_VALUE));
    bothAre(Math.nextDown(0x1p30), exactly(Math.nextDown(0x1p30)));
  }
}
