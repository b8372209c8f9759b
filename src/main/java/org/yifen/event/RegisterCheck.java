package org.yifen.event;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Title;

/** Whether the ratings and titles of a report are those of the register. */
public final class RegisterCheck {

  private RegisterCheck() {}

  /**
   * Compares a report with the lists that could have been in force: an event that began before the
   * opening list was published was entered with the one before.
   *
   * @param players the player of each entrant, in their order
   * @param inForce the opening register first
   */
  public static List<Diagnostic> of(Event event, List<Player> players, List<Register> inForce) {
    List<Diagnostic> found = new ArrayList<>();
    for (int i = 0; i < players.size(); i++) {
      Entrant entrant = event.entrants().get(i);
      rating(event, entrant, players.get(i), inForce, found);
      title(event, entrant, players.get(i), inForce, found);
    }
    return found;
  }

  private static void rating(
      Event event, Entrant entrant, Player player, List<Register> inForce, List<Diagnostic> found) {
    if (!event.cells().columns().containsKey(Field.RATING)) {
      return;
    }
    List<OptionalInt> ratings =
        inForce.stream()
            .map(r -> r.find(player.id()).map(RegisterEntry::rating).orElse(OptionalInt.empty()))
            .toList();
    if (ratings.contains(entrant.rating())) {
      return;
    }
    String registered = text(ratings.get(0));
    found.add(
        entrant.rating().isEmpty()
            ? Notice.PLY_014.at(event.cells().at(entrant, Field.RATING), registered)
            : Notice.PLY_005.at(
                event.cells().at(entrant, Field.RATING), text(entrant.rating()), registered));
  }

  private static void title(
      Event event, Entrant entrant, Player player, List<Register> inForce, List<Diagnostic> found) {
    if (!event.cells().columns().containsKey(Field.TITLE)) {
      return;
    }
    boolean inOneList =
        inForce.stream()
            .flatMap(r -> r.find(player.id()).stream())
            .anyMatch(e -> Title.same(entrant.title(), e.title(), player.sex()));
    if (inOneList || Title.same(entrant.title(), player.title(), player.sex())) {
      return;
    }
    found.add(
        entrant.title().isEmpty()
            ? Notice.PLY_017.at(event.cells().at(entrant, Field.TITLE), player.title())
            : Notice.PLY_006.at(
                event.cells().at(entrant, Field.TITLE),
                entrant.title(),
                player.title().isEmpty() ? "-" : player.title()));
  }

  private static String text(OptionalInt rating) {
    return rating.isPresent() ? Integer.toString(rating.getAsInt()) : "-";
  }
}
