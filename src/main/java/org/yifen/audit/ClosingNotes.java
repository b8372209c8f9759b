package org.yifen.audit;

import java.util.ArrayList;
import java.util.List;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.period.Closing;
import org.yifen.period.HalfResult;
import org.yifen.period.Pending;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.rating.FirstRating;
import org.yifen.regulation.Regulation;

/** What a list's report says about ratings that no game explains (articles 2, 9, 11). */
final class ClosingNotes {

  private final Regulation regulation;
  private final Register opening;
  private final HalfResult result;
  private final List<Diagnostic> notes = new ArrayList<>();

  ClosingNotes(Regulation regulation, Register opening, HalfResult result) {
    this.regulation = regulation;
    this.opening = opening;
    this.result = result;
  }

  List<Diagnostic> notes() {
    for (int player = 0; player < opening.size(); player++) {
      if (!result.isPlain(player)) {
        note(opening.entries().get(player), result.closing(player));
      }
    }
    for (int player : result.playersWithDropped()) {
      for (Pending dropped : result.dropped(player)) {
        add(Notice.RAT_006, label(opening.entries().get(player)), dropped.event());
      }
    }
    return notes;
  }

  private void note(RegisterEntry player, Closing closing) {
    int floor = regulation.rules().floor().of(player.sex());
    if (closing.cancelled()) {
      add(Notice.RAT_005, label(player), closing.idle());
    } else if (closing.decay() != 0) {
      add(Notice.RAT_004, label(player), closing.idle(), closing.decay());
    }
    boolean perfect =
        closing.first().filter(f -> f.method() == FirstRating.Method.PERFECT_SCORE).isPresent();
    if (perfect) {
      add(Notice.RAT_001, label(player), regulation.rules().perfectScoreDifference());
    }
    boolean below = closing.belowFloor().isPresent() && closing.placing().isEmpty();
    if (below && !closing.cancelled()) {
      add(
          closing.opening().isPresent() ? Notice.RAT_003 : Notice.RAT_002,
          label(player),
          closing.belowFloor().getAsInt(),
          floor);
    }
    closing
        .placing()
        .ifPresent(
            p ->
                add(
                    Notice.RAT_007,
                    label(player),
                    p.title().chinese(),
                    regulation.rules().placings().of(p.title())));
  }

  private void add(Notice notice, Object... arguments) {
    notes.add(notice.at(List.of(), arguments));
  }

  private static String label(RegisterEntry player) {
    return player.name() + " " + player.id();
  }
}
