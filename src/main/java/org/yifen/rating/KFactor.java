package org.yifen.rating;

import org.yifen.regulation.Rules;

/**
 * The K-factor of article 8 and why it holds. It is fixed at the start of an event.
 *
 * <p>Veteran: for good once the published rating has reached the veterans' rating. Newcomer: while
 * both the events and the games counted are fewer than the limits. Otherwise standard.
 */
public enum KFactor {
  NEWCOMER,
  STANDARD,
  VETERAN;

  /** The factor of a player with so many events and games counted before this event. */
  public static KFactor of(int peak, int events, int games, Rules.KFactors rules) {
    if (peak >= rules.veteranRating()) {
      return VETERAN;
    }
    return events < rules.newcomerEvents() && games < rules.newcomerGames() ? NEWCOMER : STANDARD;
  }

  public int value(Rules.KFactors rules) {
    return switch (this) {
      case NEWCOMER -> rules.newcomer();
      case STANDARD -> rules.standard();
      case VETERAN -> rules.veteran();
    };
  }
}
