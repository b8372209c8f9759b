package org.yifen.audit;

import java.util.ArrayList;
import java.util.List;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.period.Derivation;
import org.yifen.period.EventResult;
import org.yifen.rating.Expectation;
import org.yifen.regulation.ExpectationTable;

/**
 * One event of a player with the record of its calculation, and what the change would have been
 * otherwise. Changes are hundredths.
 */
record PlayedEvent(EventResult result, int entrant, Derivation derivation) {

  /** The events of each player of a half, by the player's number, in the calculation's order. */
  static List<List<PlayedEvent>> of(ClosedHalf half, ExpectationTable table, boolean[] wanted) {
    List<List<PlayedEvent>> byPlayer = new ArrayList<>(wanted.length);
    for (boolean one : wanted) {
      byPlayer.add(one ? new ArrayList<>(2) : List.of());
    }
    for (EventResult result : half.result().results()) {
      for (int i = 0; i < result.event().size(); i++) {
        int player = result.event().player(i);
        if (wanted[player]) {
          byPlayer.get(player).add(new PlayedEvent(result, i, result.derivation(i, table)));
        }
      }
    }
    return byPlayer;
  }

  private Event event() {
    return result.event().event();
  }

  String id() {
    return event().id();
  }

  int change() {
    return derivation.change();
  }

  /** Whether this is first place in a team event, which has no individual champion. */
  boolean isFirstOfTeams() {
    Entrant own = event().entrants().get(entrant);
    return event().team() && own.place().orElse(0) == 1;
  }

  /** ΔR with another K, the champion's rule as it was: K (W − We). */
  int changeAt(int k) {
    return capped(k, derivation.expected());
  }

  private int capped(int k, int expected) {
    int change = Expectation.change(k, derivation.score(), expected);
    return derivation.champion() ? Math.max(0, change) : change;
  }

  /** ΔR had the player, and nobody else, come with so many points more. */
  int changeFrom(int more, ExpectationTable table) {
    int expected = 0;
    for (Derivation.Part part : derivation.parts()) {
      // against men she counts at the limit whatever her own rating is
      int own = part.own() == derivation.own() ? part.own() + more : part.own();
      expected +=
          derivation.roundRobin()
              ? Expectation.ofRoundRobin(part.games(), own, averageWith(more, part, table), table)
              : Expectation.byAverage(part.games(), own, part.average(), table);
    }
    return capped(derivation.kValue(), expected);
  }

  /** The average of all M with the player's own rating so much higher. */
  private int averageWith(int more, Derivation.Part part, ExpectationTable table) {
    long sum = more;
    int counted = 0;
    for (int i = 0; i < result.event().size(); i++) {
      if (result.games(i) > 0) {
        sum += result.derivation(i, table).own();
        counted++;
      }
    }
    return counted == part.games() ? Expectation.average(sum, counted) : part.average();
  }
}
