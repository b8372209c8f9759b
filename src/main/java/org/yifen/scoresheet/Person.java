package org.yifen.scoresheet;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.player.Player;
import org.yifen.player.Simplified;

/**
 * A participant as game records may name them.
 *
 * @param label for messages
 * @param names the present one and former ones, as keys in simplified characters
 * @param units likewise
 */
public record Person(String label, Set<String> names, Set<String> units) {

  public Person {
    names = Set.copyOf(names);
    units = Set.copyOf(units);
  }

  /**
   * The participant of an event.
   *
   * @param player who that is in the register; empty when nobody knows
   */
  static Person of(Event event, int entrant, Optional<Player> player) {
    Entrant reported = event.entrants().get(entrant);
    Set<String> names = new HashSet<>(keys(Stream.of(reported.name())));
    Set<String> units = new HashSet<>(keys(Stream.of(reported.unit())));
    player.ifPresent(
        p -> {
          names.addAll(keys(Stream.concat(Stream.of(p.name()), p.formerNames().stream())));
          units.addAll(keys(Stream.of(p.unit())));
        });
    return new Person(event.label(entrant), names, units);
  }

  private static List<String> keys(Stream<String> texts) {
    return texts.map(Simplified::key).filter(k -> !k.isEmpty()).collect(Collectors.toList());
  }
}
