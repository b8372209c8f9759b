package org.yifen.regulation;

/**
 * Exact numbers of the field as integers: points of games in halves, expectations and rating
 * changes in hundredths. All rounding is half up (四舍五入), away from no side but upwards.
 */
public final class Exact {

  private Exact() {}

  /** The quotient rounded half up: 5/2 is 3, −5/2 is −2. The divisor is positive. */
  public static int divide(long dividend, long divisor) {
    long twice = 2 * dividend + divisor;
    // processors divide small numbers several times faster
    return twice == (int) twice && divisor <= Integer.MAX_VALUE / 2
        ? Math.floorDiv((int) twice, (int) (2 * divisor))
        : (int) Math.floorDiv(twice, 2 * divisor);
  }

  /** Half points as people write them: 9 is {@code 4.5}, 8 is {@code 4}. */
  public static String points(int halves) {
    return halves % 2 == 0
        ? Integer.toString(halves / 2)
        : (halves < 0 ? "-" : "") + Math.abs(halves) / 2 + ".5";
  }

  /** Hundredths with two decimals: −155 is {@code -1.55}. */
  public static String hundredths(long hundredths) {
    long whole = Math.abs(hundredths) / 100;
    long rest = Math.abs(hundredths) % 100;
    return (hundredths < 0 ? "-" : "") + whole + (rest < 10 ? ".0" : ".") + rest;
  }
}
