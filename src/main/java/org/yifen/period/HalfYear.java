package org.yifen.period;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;

/**
 * One half-year: opening states and events to closing states. Events count in the order of their
 * end dates, then their ids, whatever order they are given in.
 */
public final class HalfYear {

  private static final Comparator<RatedEvent> ORDER =
      Comparator.comparingLong((RatedEvent e) -> e.lastDay).thenComparing(e -> e.id);

  private final Regulation regulation;
  private final PeriodId period;

  public HalfYear(Regulation regulation, PeriodId period) {
    this.regulation = regulation;
    this.period = period;
  }

  /**
   * What the half-year did.
   *
   * @param pending the games kept from earlier halves, by dense player number
   * @param placings titles won by place, by dense player number
   */
  public HalfResult run(
      States opening,
      Collection<RatedEvent> events,
      ByPlayer<Pending> pending,
      ByPlayer<Placing> placings) {
    States counts = opening.copy();
    boolean[] played = new boolean[opening.size()];
    int[] sums = new int[opening.size()];
    int[] games = new int[opening.size()];
    ByPlayer<Pending> collected = new ByPlayer<>(opening.size());
    List<EventResult> results = new ArrayList<>(events.size());
    for (RatedEvent event : events.stream().sorted(ORDER).toList()) {
      EventResult result = EventCalculation.run(regulation, event, opening, counts, played);
      results.add(result);
      for (int i = 0; i < event.size(); i++) {
        int player = event.players[i];
        games[player] += result.games(i);
        if (result.rated[i]) {
          sums[player] += result.change[i];
        } else if (result.games(i) > 0) {
          collected.add(player, pending(result, i));
        }
      }
    }
    HalfResult half =
        new HalfResult(
            regulation, period, opening, counts, results, played, sums, games, collected);
    new HalfClosing(half, pending, placings).close();
    return half;
  }

  /** The id is left open here: the dense number stands for it until the register names it. */
  private Pending pending(EventResult result, int entrant) {
    return new Pending(
        "",
        period,
        result.event.event().id(),
        result.games(entrant),
        result.score[entrant],
        result.opponentSum(entrant),
        result.change[entrant],
        result.event.roundRobin);
  }
}
