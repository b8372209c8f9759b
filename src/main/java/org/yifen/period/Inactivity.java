package org.yifen.period;

import java.util.List;
import java.util.OptionalInt;
import org.yifen.regulation.Rules;

/**
 * What article 2 does to a rated player without a game, by half-years in a row: each sanction falls
 * on the list that closes its year, the last holds for every longer time.
 */
public final class Inactivity {

  /** In place of a change: the rating is cancelled. */
  static final int CANCELLED = Integer.MIN_VALUE;

  private static final int HALVES_A_YEAR = 2;

  /** In points, by half-years. */
  private final int[] changes;

  private Inactivity(int[] changes) {
    this.changes = changes;
  }

  public static Inactivity of(Rules rules) {
    List<OptionalInt> years = rules.inactivity();
    int[] changes = new int[HALVES_A_YEAR * years.size() + 1];
    for (int year = 1; year <= years.size(); year++) {
      changes[HALVES_A_YEAR * year] = years.get(year - 1).orElse(CANCELLED);
    }
    return new Inactivity(changes);
  }

  /** The change in points on the list after so many half-years, or {@link #CANCELLED}. */
  int change(int idle) {
    return changes[Math.min(idle, changes.length - 1)];
  }

  /** Whether the rating is cancelled on the list after so many half-years. */
  public boolean cancels(int idle) {
    return change(idle) == CANCELLED;
  }

  /** The decay in points on that list, 0 or less; 0 too where the rating is cancelled. */
  public int decay(int idle) {
    return cancels(idle) ? 0 : change(idle);
  }
}
