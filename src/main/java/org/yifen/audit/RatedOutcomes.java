package org.yifen.audit;

import java.util.List;
import java.util.OptionalInt;
import org.yifen.audit.Cause.Fit;
import org.yifen.period.Closing;
import org.yifen.regulation.Exact;
import org.yifen.regulation.ExpectationTable;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Rules;

/** Other outcomes of a player who was rated at the opening (articles 2 and 8). */
final class RatedOutcomes {

  private static final int HALVES_A_YEAR = 2;

  private final OtherOutcomes outcomes;
  private final ExpectationTable table;
  private final Rules rules;
  private final Closing closing;
  private final List<PlayedEvent> events;

  RatedOutcomes(
      OtherOutcomes outcomes, Regulation regulation, Closing closing, List<PlayedEvent> events) {
    this.outcomes = outcomes;
    this.table = regulation.expectations();
    this.rules = regulation.rules();
    this.closing = closing;
    this.events = events;
  }

  /** Tries everything on a player who was rated at the opening. */
  void test(OptionalInt before) {
    opening(before);
    rounding();
    decay();
    champions();
    events();
    factors();
  }

  /** {@code Rn = Ro + ΣΔR}, rounded once; then the sanction of article 2 as it was. */
  private OptionalInt from(int ratingBefore, int sum) {
    return closed(ratingBefore + Exact.divide(sum, 100));
  }

  private OptionalInt closed(int rounded) {
    return closing.cancelled()
        ? outcomes.placed(OptionalInt.empty())
        : outcomes.ended(rounded + closing.decay());
  }

  private int ro() {
    return closing.opening().orElseThrow();
  }

  private void opening(OptionalInt before) {
    int more = before.orElse(ro()) - ro();
    if (more == 0) {
      return;
    }
    int sum = 0;
    for (PlayedEvent event : events) {
      sum += event.changeFrom(more, table);
    }
    Fit fit = Cause.OPENING.fit((more > 0 ? "+" : "−") + Math.abs(more));
    outcomes.test(from(ro() + more, sum), fit);
    outcomes.test(from(ro() + more, closing.sum()), fit);
  }

  /** Downwards, upwards, or each event by itself instead of once. */
  private void rounding() {
    int down = Math.floorDiv(closing.sum(), 100);
    int up = -Math.floorDiv(-closing.sum(), 100);
    int each = 0;
    for (PlayedEvent event : events) {
      each += Exact.divide(event.change(), 100);
    }
    for (int sum : new int[] {down, up, each}) {
      outcomes.test(closed(ro() + sum), Cause.ROUNDING.fit());
    }
  }

  private void decay() {
    int rounded = closing.rounded().orElseThrow();
    if (closing.cancelled() || closing.decay() != 0) {
      outcomes.test(outcomes.ended(rounded), Cause.DECAY_MISSING.fit());
    }
    if (closing.played()) {
      return;
    }
    for (OptionalInt sanction : rules.inactivity()) {
      if (sanction.isPresent() && sanction.getAsInt() != 0) {
        outcomes.test(
            outcomes.ended(rounded + sanction.getAsInt()),
            Cause.DECAY_ADDED.fit(Integer.toString(sanction.getAsInt())));
      }
    }
    // whoever is not on a list may be off it for any reason: only where it is nearly due
    if (closing.idle() > HALVES_A_YEAR * (rules.inactivity().size() - 1) - 1) {
      outcomes.test(outcomes.placed(OptionalInt.empty()), Cause.CANCELLED_ADDED.fit());
    }
  }

  private void champions() {
    for (PlayedEvent event : events) {
      int uncapped = event.derivation().uncapped();
      if (event.derivation().champion() && uncapped < 0) {
        outcomes.test(from(ro(), closing.sum() + uncapped), Cause.CHAMPION_MISSING.fit(event.id()));
      }
      if (event.isFirstOfTeams() && event.change() < 0) {
        outcomes.test(
            from(ro(), closing.sum() - event.change()), Cause.CHAMPION_ADDED.fit(event.id()));
      }
    }
  }

  private void events() {
    if (!events.isEmpty()) {
      outcomes.test(closing.opening(), Cause.HALF_NOT_COUNTED.fit());
    }
    for (PlayedEvent event : events) {
      outcomes.test(
          from(ro(), closing.sum() - event.change()), Cause.EVENT_LEFT_OUT.fit(event.id()));
      outcomes.test(from(ro(), closing.sum() + event.change()), Cause.EVENT_TWICE.fit(event.id()));
    }
  }

  private void factors() {
    Rules.KFactors k = rules.k();
    for (int factor : new int[] {k.newcomer(), k.standard(), k.veteran()}) {
      int sum = 0;
      for (PlayedEvent event : events) {
        sum += event.changeAt(factor);
      }
      outcomes.test(from(ro(), sum), Cause.K.fit(Integer.toString(factor)));
    }
  }
}
