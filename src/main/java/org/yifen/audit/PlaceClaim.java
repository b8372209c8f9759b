package org.yifen.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Field;
import org.yifen.player.Player;
import org.yifen.regulation.Title;

/**
 * A title won by place, as {@code places.csv} has it, beside the event's report (article 11). Which
 * places win a title is set for each event; what can be checked is that nobody placed better was
 * passed over.
 */
record PlaceClaim(HalfInput.PlaceRow row, Title title, Participants event) {

  /** What the reports have against the claims. */
  static List<Diagnostic> check(List<PlaceClaim> claims) {
    List<Diagnostic> found = new ArrayList<>();
    claims.forEach(claim -> claim.against(claims).ifPresent(found::add));
    return found;
  }

  private Optional<Diagnostic> against(List<PlaceClaim> claims) {
    Optional<List<Player>> players = event.players();
    if (players.isEmpty()) {
      return Optional.empty(); // there is an error about that
    }
    Event reported = event.event();
    if (reported.team()) {
      return Optional.of(Notice.BOK_023.at(row.where(), row.event()).of(row.event()));
    }
    int at = players.get().stream().map(Player::id).toList().indexOf(row.id());
    if (at < 0) {
      return Optional.of(Notice.BOK_020.at(row.where(), row.id(), row.event()).of(row.event()));
    }
    Entrant entrant = reported.entrants().get(at);
    if (entrant.place().isEmpty()) {
      return Optional.of(
          Notice.BOK_021
              .at(
                  List.of(row.where(), reported.cells().at(entrant, Field.PLACE)),
                  label(players.get().get(at)))
              .of(row.event()));
    }
    return passedOver(players.get(), at, claims);
  }

  private Optional<Diagnostic> passedOver(List<Player> players, int at, List<PlaceClaim> claims) {
    Event reported = event.event();
    Entrant winner = reported.entrants().get(at);
    int place = winner.place().orElseThrow();
    for (int i = 0; i < players.size(); i++) {
      Entrant better = reported.entrants().get(i);
      if (better.place().isPresent()
          && better.place().getAsInt() < place
          && isWithout(players.get(i), claims)) {
        return Optional.of(
            Notice.BOK_022
                .at(
                    List.of(
                        row.where(),
                        reported.cells().at(winner, Field.PLACE),
                        reported.cells().at(better, Field.PLACE)),
                    label(players.get(at)),
                    "@" + title.code(),
                    place,
                    label(players.get(i)),
                    better.place().getAsInt())
                .of(row.event()));
      }
    }
    return Optional.empty();
  }

  /** Of the title's sex, without it or a higher one, and not winning one in this event. */
  private boolean isWithout(Player player, List<PlaceClaim> claims) {
    return player.sex() == title.sex()
        && Title.level(player.title(), player.sex()) < title.level()
        && claims.stream()
            .noneMatch(
                c ->
                    c.row.event().equals(row.event())
                        && c.row.id().equals(player.id())
                        && c.title.level() >= title.level());
  }

  private static String label(Player player) {
    return player.name() + " " + player.id();
  }
}
