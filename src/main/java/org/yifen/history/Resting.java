package org.yifen.history;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.period.Inactivity;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Rules;

/**
 * A player whom the next list takes points or the rating from, unless there is a game (article 2).
 *
 * @param idle half-years in a row without a game on the next list
 * @param decay the change in points, below 0; 0 for a rating that is cancelled
 * @param next the rating then; empty for one that is cancelled or falls below the floor
 */
public record Resting(RegisterEntry player, int idle, int decay, OptionalInt next) {

  /** Those of a register: first the ratings that go, then by rating and id. */
  static List<Resting> of(Register register, Rules rules) {
    Inactivity inactivity = Inactivity.of(rules);
    List<Resting> resting = new ArrayList<>();
    for (RegisterEntry entry : register.entries()) {
      int idle = entry.idle() + 1;
      boolean cancelled = inactivity.cancels(idle);
      int decay = inactivity.decay(idle);
      if (entry.rating().isPresent() && (cancelled || decay != 0)) {
        int next = entry.rating().getAsInt() + decay;
        boolean stays = !cancelled && next >= rules.floor().of(entry.sex());
        resting.add(
            new Resting(entry, idle, decay, stays ? OptionalInt.of(next) : OptionalInt.empty()));
      }
    }
    resting.sort(
        Comparator.comparing((Resting r) -> r.next().isPresent())
            .thenComparing(r -> -r.player().rating().orElseThrow())
            .thenComparing(r -> r.player().id()));
    return resting;
  }

  /** Whether the rating is cancelled; else it decays. */
  public boolean isCancelled() {
    return decay == 0;
  }
}
