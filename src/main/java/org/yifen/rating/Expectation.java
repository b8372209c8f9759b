package org.yifen.rating;

import org.yifen.regulation.Exact;
import org.yifen.regulation.ExpectationTable;

/** Expected points of article 8, in hundredths of a point. */
public final class Expectation {

  private static final int HALF_A_POINT = 50;

  private Expectation() {}

  /** The average of ratings, rounded half up to the nearest point (article 6.3). */
  public static int average(long sum, int count) {
    return Exact.divide(sum, count);
  }

  /** {@code We = N · P}, P from table two for the own rating less the opponents' average. */
  public static int byAverage(int games, int own, int average, ExpectationTable table) {
    return games * table.expectation(own - average);
  }

  /**
   * {@code We = M · Pa − ½} in a complete single round robin, Pa from table two for the own rating
   * less the average of all participants.
   *
   * @param participants M, oneself included
   */
  public static int ofRoundRobin(int participants, int own, int average, ExpectationTable table) {
    return participants * table.expectation(own - average) - HALF_A_POINT;
  }

  /**
   * {@code ΔR = K (W − We)}, in hundredths of a point.
   *
   * @param score W in half points
   * @param expected We in hundredths
   */
  public static int change(int k, int score, int expected) {
    return k * (HALF_A_POINT * score - expected);
  }
}
