package org.yifen.history;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.PeriodId;
import org.yifen.title.Norm;

/**
 * What a book tells of one player.
 *
 * @param person as {@code players.csv} has them
 * @param lists the lists that know the player, the oldest first; at least one
 * @param events by list, then in the order of the calculation
 * @param norms made, by list
 * @param opponents by falling number of games, then by id
 * @param missing reports of these events that are gone or were changed, by path
 */
public record Career(
    Player person,
    List<Listed> lists,
    List<Attended> events,
    List<Earned> norms,
    List<Opponents.Foe> opponents,
    List<String> missing) {

  public Career {
    lists = List.copyOf(lists);
    events = List.copyOf(events);
    norms = List.copyOf(norms);
    opponents = List.copyOf(opponents);
    missing = List.copyOf(missing);
  }

  /**
   * The player on one list.
   *
   * @param rank among the players of the same sex; empty for an unrated one
   * @param change since the list before, in points; empty unless rated in both
   * @param games counted since the list before; empty where the book has none
   * @param note what the list says beside the player, in its words; often empty
   */
  public record Listed(
      PeriodId list,
      RegisterEntry state,
      OptionalInt rank,
      OptionalInt change,
      OptionalInt games,
      String note) {

    /** Of a register that has the player, and of what the list says beside them. */
    public static Listed of(
        PeriodId list, Register register, Optional<Register> before, String id, String note) {
      RegisterEntry state = register.find(id).orElseThrow();
      Optional<RegisterEntry> old = before.flatMap(r -> r.find(id));
      OptionalInt rating = state.rating();
      OptionalInt earlier = old.map(RegisterEntry::rating).orElse(OptionalInt.empty());
      return new Listed(
          list,
          state,
          rating.isPresent() ? OptionalInt.of(rank(register, state)) : OptionalInt.empty(),
          rating.isPresent() && earlier.isPresent()
              ? OptionalInt.of(rating.getAsInt() - earlier.getAsInt())
              : OptionalInt.empty(),
          before.isPresent()
              ? OptionalInt.of(state.games() - old.map(RegisterEntry::games).orElse(0))
              : OptionalInt.empty(),
          note);
    }

    private static int rank(Register register, RegisterEntry of) {
      int rating = of.rating().orElseThrow();
      long higher =
          register.entries().stream()
              .filter(e -> e.sex() == of.sex() && e.rating().orElse(0) > rating)
              .count();
      return (int) higher + 1;
    }
  }

  /**
   * An event that counted.
   *
   * @param rated whether the player came in rated
   * @param report what its report adds; empty where that is gone
   */
  public record Attended(
      PeriodId list, ChangeRow change, boolean rated, Optional<Reported> report) {}

  /**
   * What a report tells beyond the list.
   *
   * @param place as reported; empty where it has none
   * @param participants how many there were
   */
  public record Reported(
      String name, LocalDate start, LocalDate end, OptionalInt place, int participants) {}

  /**
   * A norm of the register of norms.
   *
   * @param end the event's last day; of the half-year where no manifest tells it
   */
  public record Earned(PeriodId list, Norm norm, LocalDate end) {}

  /** The player's state on the last list. */
  public RegisterEntry state() {
    return lists.get(lists.size() - 1).state();
  }

  /** The first list with the highest rating; empty where that was before the lists at hand. */
  public Optional<PeriodId> peakList() {
    int peak = state().peak();
    return lists.stream()
        .filter(l -> peak > 0 && l.state().rating().orElse(0) == peak)
        .map(Listed::list)
        .findFirst();
  }
}
