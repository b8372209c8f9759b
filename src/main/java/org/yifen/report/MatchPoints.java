package org.yifen.report;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.yifen.event.Event;
import org.yifen.event.Games;

/**
 * The match points (场分) of a double round robin: the competition rules (14.2) place it by the two
 * games of each pair, won, drawn or lost together, and not by the points of the single games.
 */
final class MatchPoints {

  private MatchPoints() {}

  /** Whether the places of some participants, by index, follow their match points. */
  static boolean follow(Event event, List<Integer> placed) {
    int[] points = of(event);
    List<Integer> byPlace =
        placed.stream().sorted(Comparator.comparing(i -> place(event, i))).toList();
    for (int i = 1; i < byPlace.size(); i++) {
      int above = byPlace.get(i - 1);
      int below = byPlace.get(i);
      boolean shared = place(event, above) == place(event, below);
      if (points[above] < points[below] || (shared && points[above] != points[below])) {
        return false;
      }
    }
    return true;
  }

  private static int place(Event event, int entrant) {
    return event.entrants().get(entrant).place().orElse(0);
  }

  /** 2 for each match won, 1 for each drawn, by participant. */
  private static int[] of(Event event) {
    Map<Long, Integer> leads = new HashMap<>();
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      int lead = Games.firstHalves(game) - Games.secondHalves(game);
      int low = Math.min(Games.first(game), Games.second(game));
      int high = Math.max(Games.first(game), Games.second(game));
      leads.merge((long) low << 32 | high, low == Games.first(game) ? lead : -lead, Integer::sum);
    }
    int[] points = new int[event.entrants().size()];
    leads.forEach(
        (pair, lead) -> {
          points[(int) (pair >> 32)] += 1 + Integer.signum(lead);
          points[pair.intValue()] += 1 - Integer.signum(lead);
        });
    return points;
  }
}
