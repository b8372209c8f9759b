package org.yifen.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.period.Closing;
import org.yifen.period.Pending;
import org.yifen.rating.FirstRating;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Rules;
import org.yifen.regulation.Sex;

/** Other outcomes of a player who was unrated at the opening (article 9). */
final class FirstOutcomes {

  private final OtherOutcomes outcomes;
  private final Regulation regulation;
  private final Rules rules;
  private final Sex sex;
  private final Closing closing;
  private final List<PlayedEvent> events;

  FirstOutcomes(
      OtherOutcomes outcomes,
      Regulation regulation,
      Sex sex,
      Closing closing,
      List<PlayedEvent> events) {
    this.outcomes = outcomes;
    this.regulation = regulation;
    this.rules = regulation.rules();
    this.sex = sex;
    this.closing = closing;
    this.events = events;
  }

  /** Tries everything on a player who was unrated at the opening. */
  void test(OptionalInt before) {
    if (events.isEmpty() && before.isPresent()) {
      // rated all along on the other side
      outcomes.test(before, Cause.OPENING.fit("+" + before.getAsInt()));
    }
    List<Pending> kept = closing.kept();
    if (!events.isEmpty() && closing.closing().isPresent()) {
      outcomes.test(OptionalInt.empty(), Cause.HALF_NOT_COUNTED.fit());
    }
    for (int i = 0; i < kept.size(); i++) {
      List<Pending> without = new ArrayList<>(kept);
      Pending one = without.remove(i);
      outcomes.test(first(without), Cause.EVENT_LEFT_OUT.fit(one.event()));
      List<Pending> twice = new ArrayList<>(kept);
      twice.add(one);
      outcomes.test(first(twice), Cause.EVENT_TWICE.fit(one.event()));
    }
    if (closing.first().isPresent()) {
      otherFirst(closing.first().get());
    } else if (!kept.isEmpty()) {
      FirstRating early = work(kept);
      outcomes.test(outcomes.ended(early.rating()), Cause.FIRST_EARLY.fit());
      other(early)
          .ifPresent(rating -> outcomes.test(outcomes.ended(rating), Cause.FIRST_EARLY.fit()));
    }
  }

  /** The first rating on games, or none where they do not suffice (article 9). */
  private OptionalInt first(List<Pending> kept) {
    boolean roundRobin = kept.stream().anyMatch(Pending::roundRobin);
    int games = kept.stream().mapToInt(Pending::games).sum();
    boolean enough = games > 0 && (roundRobin || games >= rules.swissMinimumRatedGames());
    return enough ? outcomes.ended(work(kept).rating()) : outcomes.placed(OptionalInt.empty());
  }

  private FirstRating work(List<Pending> kept) {
    return FirstRating.of(
        kept.stream().mapToInt(Pending::games).sum(),
        kept.stream().mapToInt(Pending::score).sum(),
        kept.stream().mapToInt(Pending::opponentSum).sum(),
        kept.stream().mapToInt(Pending::change).sum(),
        rules.provisional().of(sex),
        regulation.differences(),
        rules.perfectScoreDifference());
  }

  private void otherFirst(FirstRating first) {
    other(first)
        .ifPresent(rating -> outcomes.test(outcomes.ended(rating), Cause.FIRST_FORMULA.fit()));
    for (int rating : new int[] {first.rating() - 1, first.rating() + 1}) {
      if (isRoundedTo(first, rating)) {
        outcomes.test(outcomes.ended(rating), Cause.ROUNDING.fit());
      }
    }
  }

  /** Whether a rating lies on the other side of the exact number that was rounded. */
  private static boolean isRoundedTo(FirstRating first, int rating) {
    boolean provisional = first.method() == FirstRating.Method.PROVISIONAL;
    long exact =
        provisional
            ? 100L * first.provisional() + first.change()
            : first.opponentSum() + (long) first.difference() * first.games();
    int divisor = provisional ? 100 : first.games();
    return Math.abs(exact - (long) rating * divisor) < divisor;
  }

  /** The rating by the way of article 9 that did not apply; empty where it gives none. */
  private OptionalInt other(FirstRating first) {
    if (first.method() != FirstRating.Method.PROVISIONAL) {
      return OptionalInt.of(Exact.divide(100L * rules.provisional().of(sex) + first.change(), 100));
    }
    OptionalInt difference = regulation.differences().difference(first.percent());
    return difference.isPresent()
        ? OptionalInt.of(first.average() + difference.getAsInt())
        : OptionalInt.empty();
  }
}
