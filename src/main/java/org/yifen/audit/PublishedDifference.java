package org.yifen.audit;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.audit.Cause.Fit;
import org.yifen.player.ListedPlayer;

/**
 * One thing in which a published list differs from the book.
 *
 * @param published the published line; empty for a player who is only in the book
 * @param ours the book's line; empty for a player who is only in the published list
 * @param opening the rating in the book's list before, in points; empty for none
 * @param cause the likeliest cause: of those that fit the one that explains most players, of equal
 *     ones the simplest
 * @param others further causes that fit as well
 */
public record PublishedDifference(
    Optional<ListedPlayer> published,
    Optional<ListedPlayer> ours,
    OptionalInt opening,
    Fit cause,
    List<Fit> others) {

  public PublishedDifference {
    others = List.copyOf(others);
  }

  /** The line to call the player by: the book's where there is one. */
  public ListedPlayer player() {
    return ours.or(() -> published).orElseThrow();
  }

  public OptionalInt publishedRating() {
    return published.map(ListedPlayer::rating).orElse(OptionalInt.empty());
  }

  public OptionalInt ourRating() {
    return ours.map(ListedPlayer::rating).orElse(OptionalInt.empty());
  }

  /** The published rating less the book's, in points; empty where one of them is missing. */
  public OptionalInt size() {
    return publishedRating().isPresent() && ourRating().isPresent()
        ? OptionalInt.of(publishedRating().getAsInt() - ourRating().getAsInt())
        : OptionalInt.empty();
  }
}
