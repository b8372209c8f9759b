package org.yifen.audit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Event;
import org.yifen.event.Key;
import org.yifen.player.Names;
import org.yifen.trace.Location;

/** Finds events that are there twice under two ids: the same name, dates and players. */
public final class Twins {

  private final Map<List<Object>, Event> seen = new HashMap<>();

  /** Takes an event; a finding with both places when it was there before under another id. */
  public Optional<Diagnostic> add(Event event) {
    Event before = seen.putIfAbsent(content(event), event);
    if (before == null || before.id().equals(event.id())) {
      return Optional.empty();
    }
    List<Location> places = List.of(event.cells().at(Key.EVENT), before.cells().at(Key.EVENT));
    return Optional.of(Notice.BOK_014.at(places, event.id(), before.id()).of(event.id()));
  }

  private static List<Object> content(Event event) {
    return List.of(
        event.name(),
        event.start(),
        event.end(),
        event.entrants().stream().map(e -> Names.key(e.name())).sorted().toList());
  }
}
