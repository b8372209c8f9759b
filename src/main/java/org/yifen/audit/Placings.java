package org.yifen.audit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

  /**
   * Reads the rows of {@code places.csv} whose event ends in the half.
   *
   * @param events the ids of those events
   */
  static Placings of(List<HalfInput.PlaceRow> rows, Set<String> events, Register register) {
    ByPlayer<Placing> placings = new ByPlayer<>();
    List<Diagnostic> found = new ArrayList<>();
    for (HalfInput.PlaceRow row : rows) {
      if (!events.contains(row.event())) {
        continue;
      }
      int player = register.index(row.id());
      if (player < 0) {
        found.add(Notice.BOK_009.at(row.where(), row.id()).of(row.event()));
        continue;
      }
      Sex sex = register.entries().get(player).sex();
      Optional<Title> title = Title.parse(row.title(), sex).filter(t -> t.sex() == sex);
      if (title.isEmpty()) {
        String known =
            Arrays.stream(Title.values()).map(Title::code).collect(Collectors.joining(", "));
        found.add(Notice.BOK_010.at(row.where(), row.title(), known).of(row.event()));
      } else {
        placings.add(player, new Placing(row.event(), row.id(), title.get(), row.title()));
      }
    }
    return new Placings(placings, found);
  }
}
