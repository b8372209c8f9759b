package org.yifen.period;

import org.yifen.regulation.PeriodId;

/**
 * An unrated player's games against rated opponents in one event, kept for the first rating
 * (article 9).
 *
 * @param list the half-year of the event
 * @param score in halves
 * @param opponentSum the sum of the opponents' ratings, in points
 * @param change {@code 25 (W − We)} in hundredths
 * @param roundRobin whether the event was a round robin, which needs no minimum of games
 */
public record Pending(
    String id,
    PeriodId list,
    String event,
    int games,
    int score,
    int opponentSum,
    int change,
    boolean roundRobin) {

  /** The same games, of a player by id. */
  public Pending of(String player) {
    return new Pending(player, list, event, games, score, opponentSum, change, roundRobin);
  }
}
