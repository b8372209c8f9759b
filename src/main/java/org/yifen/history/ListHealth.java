package org.yifen.history;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.audit.ClosedHalf;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;

/**
 * What one list says of the health of the ratings.
 *
 * @param missing reports that are gone or were changed, by path
 * @param spreads the ratings, by group
 * @param stayers the players also rated in the list before, by group; empty where it is none
 * @param movement the pool as two registers tell it; empty without the list before
 * @param causes the pool cause by cause; empty unless the half-year could be calculated again
 * @param calibration expected beside real scores; empty unless it could be calculated again
 */
public record ListHealth(
    PeriodId list,
    Source source,
    List<String> missing,
    Map<Group, Spread> spreads,
    Map<Group, Stayers> stayers,
    Optional<Pool> movement,
    Optional<Pool> causes,
    Optional<Calibration> calibration) {

  public ListHealth {
    missing = List.copyOf(missing);
  }

  /** Looks at a list; of the half-year itself nothing is kept. */
  static ListHealth of(PastHalf half, Regulation regulation) {
    Map<Group, Spread> spreads = new EnumMap<>(Group.class);
    Map<Group, Stayers> stayers = new EnumMap<>(Group.class);
    for (Group group : Group.values()) {
      spreads.put(group, Spread.of(half.closing(), group));
      half.opening()
          .ifPresent(before -> stayers.put(group, Stayers.of(before, half.closing(), group)));
    }
    Optional<ClosedHalf> replay = half.replay();
    return new ListHealth(
        half.list(),
        half.source(),
        half.missing(),
        spreads,
        stayers,
        half.opening().map(before -> Pool.between(before, half.closing())),
        replay.map(r -> Pool.of(r.opening(), r.result(), r.published())),
        replay.map(r -> Calibration.of(r.result(), regulation.expectations())));
  }

  /** The ratings of a group. */
  public Spread spread(Group group) {
    return spreads.getOrDefault(group, Spread.of());
  }
}
