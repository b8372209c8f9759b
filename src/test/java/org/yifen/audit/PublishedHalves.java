package org.yifen.audit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.yifen.event.Event;
import org.yifen.period.Fixtures;
import org.yifen.player.ListedPlayer;
import org.yifen.player.Listing;
import org.yifen.player.Listing.Column;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.trace.Location;

/** Invented half-years, and the lists that somebody else might have published of them. */
final class PublishedHalves {

  private static final Location WHERE = new Location.WholeFile("published.csv");

  private PublishedHalves() {}

  /** A half-year of these players and events. */
  static ClosedHalf close(
      List<RegisterEntry> opening,
      List<HalfInput.PlaceRow> places,
      Fixtures.EventBuilder... events) {
    List<Event> built = Arrays.stream(events).map(Fixtures.EventBuilder::build).toList();
    HalfInput input =
        new HalfInput(
            Fixtures.SPRING,
            new Register(opening),
            List.of(),
            List.of(),
            List.of(),
            built,
            List.of(),
            places,
            List.of(),
            false);
    return HalfReplay.run(Fixtures.CXA, input)
        .value()
        .orElseThrow(() -> new AssertionError(HalfReplay.run(Fixtures.CXA, input).diagnostics()));
  }

  static Listing book(ClosedHalf half) {
    return Listing.of(half.closing(), List.of(), WHERE);
  }

  /** The book's list with another rating for one player, 0 for none at all. */
  static Listing published(ClosedHalf half, String id, int rating) {
    return published(half, id, rating, OptionalInt.empty());
  }

  /** As above; the published list also tells the player's rating before. */
  static Listing published(ClosedHalf half, String id, int rating, OptionalInt before) {
    List<ListedPlayer> players = new ArrayList<>();
    for (ListedPlayer p : book(half).players()) {
      boolean other = p.id().equals(id);
      OptionalInt own = other ? OptionalInt.of(rating) : p.rating();
      if (own.isPresent() && own.getAsInt() > 0) {
        players.add(with(p, own, other ? before : OptionalInt.empty()));
      }
    }
    return new Listing(players, EnumSet.allOf(Column.class));
  }

  static ListedPlayer with(ListedPlayer p, OptionalInt rating, OptionalInt before) {
    return new ListedPlayer(
        p.id(), p.name(), p.sex(), p.unit(), p.title(), rating, before, List.of(), "", WHERE);
  }

  static PublishedCheck.Result check(ClosedHalf half, Listing published) {
    return PublishedCheck.of(
        Fixtures.CXA, Optional.of(half), book(half), published, Optional.empty());
  }

  /** The cause given first and the others that fit, of the one difference there is. */
  static String causes(ClosedHalf half, Listing published) {
    List<PublishedDifference> all = check(half, published).differences();
    if (all.size() != 1) {
      return all.size() + " differences";
    }
    PublishedDifference one = all.get(0);
    List<Cause.Fit> fits = new ArrayList<>(List.of(one.cause()));
    fits.addAll(one.others());
    return fits.stream()
        .map(f -> (f.cause().code() + " " + f.what()).strip())
        .collect(Collectors.joining(", "));
  }
}
