package org.yifen.period;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.rating.FirstRating;

/**
 * How a player's state came out of a half-year (articles 2, 8, 9, 11).
 *
 * @param opening the rating at the opening, in points; empty when unrated
 * @param sum ΣΔR over the events of the half, in hundredths
 * @param rounded the opening rating and the sum, rounded once; empty when unrated at the opening
 * @param played whether a game was actually played in a rated event
 * @param idle half-years in a row without a game, this one included; 0 after a game
 * @param decay what inactivity changes on this list, in points; 0 for nothing
 * @param cancelled whether inactivity cancelled the rating
 * @param kept the games the first rating rests on, or that are kept; empty for the rated
 * @param first the first rating; empty when there is none
 * @param belowFloor the rating that was too low to stay on the list; empty when it was not
 * @param placing the title won by place that set the rating; empty when none did
 * @param closing the rating on the new list; empty when unrated
 */
public record Closing(
    OptionalInt opening,
    int sum,
    OptionalInt rounded,
    boolean played,
    int idle,
    int decay,
    boolean cancelled,
    List<Pending> kept,
    Optional<FirstRating> first,
    OptionalInt belowFloor,
    Optional<Placing> placing,
    OptionalInt closing) {

  public Closing {
    kept = List.copyOf(kept);
  }
}
