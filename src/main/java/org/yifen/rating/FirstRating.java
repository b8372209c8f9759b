package org.yifen.rating;

import java.util.OptionalInt;
import org.yifen.regulation.DifferenceTable;
import org.yifen.regulation.Exact;

/**
 * A first rating and how it came about (article 9), on games against rated opponents only.
 *
 * @param games their number, at least 1
 * @param score the points made in them, in halves
 * @param opponentSum the sum of the opponents' ratings, in points
 * @param average their average, rounded half up
 * @param percent the score rate in per cent, rounded half up
 * @param method which of the article's two ways applied
 * @param difference D(P) in points; 0 below 50 per cent
 * @param change {@code Σ 25 (W − We)} in hundredths; used below 50 per cent
 * @param provisional Ru in points
 * @param rating the result in points, before the floor
 */
public record FirstRating(
    int games,
    int score,
    int opponentSum,
    int average,
    int percent,
    Method method,
    int difference,
    int change,
    int provisional,
    int rating) {

  /** The two ways, and the case that table one leaves open. */
  public enum Method {
    /** Average plus D(P), from 50 per cent. */
    AVERAGE,
    /** Average plus the largest difference: table one has no entry for 100 per cent. */
    PERFECT_SCORE,
    /** Provisional rating plus the sum of changes, below 50 per cent. */
    PROVISIONAL
  }

  /**
   * Works the rating out.
   *
   * @param perfect the difference for 100 per cent, in points
   */
  public static FirstRating of(
      int games,
      int score,
      int opponentSum,
      int change,
      int provisional,
      DifferenceTable table,
      int perfect) {
    int average = Expectation.average(opponentSum, games);
    int percent = Exact.divide(100L * score, 2L * games);
    if (score < games) {
      int rating = Exact.divide(100L * provisional + change, 100);
      return new FirstRating(
          games,
          score,
          opponentSum,
          average,
          percent,
          Method.PROVISIONAL,
          0,
          change,
          provisional,
          rating);
    }
    OptionalInt tabulated = table.difference(percent);
    Method method = tabulated.isPresent() ? Method.AVERAGE : Method.PERFECT_SCORE;
    int difference = tabulated.orElse(perfect);
    return new FirstRating(
        games,
        score,
        opponentSum,
        average,
        percent,
        method,
        difference,
        change,
        provisional,
        average + difference);
  }
}
