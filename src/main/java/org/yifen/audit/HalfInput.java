package org.yifen.audit;

import java.util.List;
import java.util.Optional;
import org.yifen.event.Event;
import org.yifen.event.Waiver;
import org.yifen.period.Pending;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.regulation.PeriodId;
import org.yifen.title.Applications;
import org.yifen.trace.Location;

/**
 * Everything a half-year is made of.
 *
 * @param opening the register after the list before
 * @param previous the registers of the lists before that could have been in force when an event of
 *     this half began; none for the first half of a book
 * @param pending games kept from earlier halves
 * @param players the persons of the book, with their present names, units and titles
 * @param events the events that end in this half, without errors of their own
 * @param places the rows of {@code places.csv}
 * @param earlierNorms norms made in earlier halves
 * @param published the register that was published before, where corrections changed {@code
 *     opening}; empty where nothing was corrected
 * @param enrol whether participants nobody matches are registered as new players
 */
public record HalfInput(
    PeriodId period,
    Register opening,
    List<Register> previous,
    List<Pending> pending,
    List<Player> players,
    List<Event> events,
    List<Waiver> waivers,
    List<PlaceRow> places,
    List<Applications.Made> earlierNorms,
    Optional<Register> published,
    boolean enrol) {

  /** The inputs of a half-year whose opening is what was published. */
  public HalfInput(
      PeriodId period,
      Register opening,
      List<Register> previous,
      List<Pending> pending,
      List<Player> players,
      List<Event> events,
      List<Waiver> waivers,
      List<PlaceRow> places,
      List<Applications.Made> earlierNorms,
      boolean enrol) {
    this(
        period,
        opening,
        previous,
        pending,
        players,
        events,
        waivers,
        places,
        earlierNorms,
        Optional.empty(),
        enrol);
  }

  /** A row of {@code places.csv}: a title won by place (article 11). */
  public record PlaceRow(String event, String id, String title, Location where) {}

  public HalfInput {
    previous = List.copyOf(previous);
    pending = List.copyOf(pending);
    players = List.copyOf(players);
    events = List.copyOf(events);
    waivers = List.copyOf(waivers);
    places = List.copyOf(places);
    earlierNorms = List.copyOf(earlierNorms);
  }
}
