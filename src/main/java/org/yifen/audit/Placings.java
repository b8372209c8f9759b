package org.yifen.audit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.period.ByPlayer;
import org.yifen.period.Placing;
import org.yifen.player.Register;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;

/**
 * The titles won by place in the events of a half-year (article 11).
 *
 * @param placings by dense player number
 */
record Placings(ByPlayer<Placing> placings, List<Diagnostic> diagnostics) {

  /** Reads the rows of {@code places.csv} whose event is among these, and checks them. */
  static Placings of(
      List<HalfInput.PlaceRow> rows, Collection<Participants> events, Register register) {
    Map<String, Participants> byId = new HashMap<>();
    events.forEach(event -> byId.putIfAbsent(event.event().id(), event));
    ByPlayer<Placing> placings = new ByPlayer<>();
    List<Diagnostic> found = new ArrayList<>();
    List<PlaceClaim> claims = new ArrayList<>();
    for (HalfInput.PlaceRow row : rows) {
      Participants event = byId.get(row.event());
      if (event != null) {
        title(row, register, found)
            .ifPresent(
                title -> {
                  placings.add(
                      register.index(row.id()),
                      new Placing(row.event(), row.id(), title, row.title()));
                  claims.add(new PlaceClaim(row, title, event));
                });
      }
    }
    found.addAll(PlaceClaim.check(claims));
    return new Placings(placings, found);
  }

  private static Optional<Title> title(
      HalfInput.PlaceRow row, Register register, List<Diagnostic> found) {
    int player = register.index(row.id());
    if (player < 0) {
      found.add(Notice.BOK_009.at(row.where(), row.id()).of(row.event()));
      return Optional.empty();
    }
    Sex sex = register.entries().get(player).sex();
    Optional<Title> title = Title.parse(row.title(), sex).filter(t -> t.sex() == sex);
    if (title.isEmpty()) {
      String known =
          Arrays.stream(Title.values()).map(Title::code).collect(Collectors.joining(", "));
      found.add(Notice.BOK_010.at(row.where(), row.title(), known).of(row.event()));
    }
    return title;
  }
}
