package org.yifen.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.audit.Cause.Fit;
import org.yifen.period.Closing;
import org.yifen.period.Placing;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Title;

/**
 * What a player's rating would have come to had one thing been done otherwise, from the record of
 * the calculation: each cause is tried by itself and fits when it gives the published number
 * exactly. An outcome is a rating in points, or empty for a player off the list.
 */
final class OtherOutcomes {

  private final Regulation regulation;
  private final RegisterEntry opening;
  private final Closing closing;
  private final OptionalInt published;
  private final List<Fit> fits = new ArrayList<>();

  private OtherOutcomes(
      Regulation regulation, RegisterEntry opening, Closing closing, OptionalInt published) {
    this.regulation = regulation;
    this.opening = opening;
    this.closing = closing;
    this.published = published;
  }

  /**
   * The causes that fit, the simplest first; none where nothing alone explains the number.
   *
   * @param opening the player at the opening of the half
   * @param published the rating in the other list; empty for a player not on it
   * @param before the rating before, as the other list has it; empty where it is not known
   */
  static List<Fit> fitting(
      Regulation regulation,
      RegisterEntry opening,
      Closing closing,
      List<PlayedEvent> events,
      OptionalInt published,
      OptionalInt before) {
    OtherOutcomes all = new OtherOutcomes(regulation, opening, closing, published);
    if (closing.opening().isPresent()) {
      new RatedOutcomes(all, regulation, closing, events).test(before);
    } else {
      new FirstOutcomes(all, regulation, opening.sex(), closing, events).test(before);
    }
    all.floors();
    all.places();
    return all.fits.stream().distinct().sorted().toList();
  }

  /** Takes a cause as one that fits if its outcome is the published one. */
  void test(OptionalInt outcome, Fit fit) {
    if (outcome.equals(published)) {
      fits.add(fit);
    }
  }

  /** The end of the calculation: the floor (article 2), then a title by place (article 11). */
  OptionalInt ended(int rating) {
    return placed(listed(rating));
  }

  private OptionalInt listed(int rating) {
    return rating >= floor() ? OptionalInt.of(rating) : OptionalInt.empty();
  }

  private int floor() {
    return regulation.rules().floor().of(opening.sex());
  }

  /** A title won by place sets a lower rating, unless the player ever had as much. */
  OptionalInt placed(OptionalInt rating) {
    if (closing.placing().isEmpty()) {
      return rating;
    }
    int target = regulation.rules().placings().of(closing.placing().get().title());
    return Math.max(opening.peak(), rating.orElse(0)) < target ? OptionalInt.of(target) : rating;
  }

  private void floors() {
    if (closing.belowFloor().isPresent()) {
      test(closing.belowFloor(), Cause.FLOOR_MISSING.fit());
    }
    if (closing.closing().orElse(0) == floor()) {
      test(OptionalInt.empty(), Cause.FLOOR_ADDED.fit());
    }
  }

  private void places() {
    if (closing.placing().isPresent()) {
      test(withoutPlace(), Cause.PLACE_MISSING.fit());
    }
    Placing own = closing.placing().orElse(null);
    for (Title title : Title.values()) {
      int target = regulation.rules().placings().of(title);
      boolean other = own == null || own.title() != title;
      if (title.sex() == opening.sex() && other && closing.closing().orElse(0) < target) {
        test(OptionalInt.of(target), Cause.PLACE_ADDED.fit(Integer.toString(target)));
      }
    }
  }

  private OptionalInt withoutPlace() {
    if (closing.belowFloor().isPresent() || closing.cancelled()) {
      return OptionalInt.empty();
    }
    if (closing.rounded().isPresent()) {
      return listed(closing.rounded().getAsInt() + closing.decay());
    }
    return closing.first().isPresent()
        ? listed(closing.first().get().rating())
        : OptionalInt.empty();
  }
}
