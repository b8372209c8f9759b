package org.yifen.audit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Identification;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.player.Roll;

/** Makes one person of two ids, in registers, among persons, in reports. */
public final class Merging {

  private final Map<String, String> into = new HashMap<>();

  public Merging(Collection<Merge> merges) {
    merges.forEach(m -> into.put(m.id(), m.into()));
  }

  /** The id under which a person remains. */
  public String remaining(String id) {
    String now = id;
    for (int steps = 0; into.containsKey(now) && steps <= into.size(); steps++) {
      now = into.getOrDefault(now, now);
    }
    return now;
  }

  /** The persons who remain; they keep the names of those who went among their former names. */
  public List<Player> players(Collection<Player> players) {
    if (into.isEmpty()) {
      return List.copyOf(players);
    }
    Map<String, Player> all = new LinkedHashMap<>();
    players.stream().filter(p -> !into.containsKey(p.id())).forEach(p -> all.put(p.id(), p));
    for (Player player : players) {
      if (into.containsKey(player.id())) {
        all.computeIfPresent(remaining(player.id()), (id, remains) -> remains.absorbing(player));
      }
    }
    return List.copyOf(all.values());
  }

  /**
   * A register in which games and events of both are counted together; the rating is that of the id
   * that remains, else that of the other.
   */
  public Register register(Register register) {
    if (into.isEmpty()) {
      return register;
    }
    Map<String, RegisterEntry> all = new LinkedHashMap<>();
    register.entries().stream()
        .filter(e -> !into.containsKey(e.id()))
        .forEach(e -> all.put(e.id(), e));
    for (RegisterEntry entry : register.entries()) {
      if (into.containsKey(entry.id())) {
        all.merge(remaining(entry.id()), renumbered(entry), Merging::sum);
      }
    }
    return new Register(all.values());
  }

  /** The entry under the id that remains; its person is named when the register is used. */
  private RegisterEntry renumbered(RegisterEntry entry) {
    return new RegisterEntry(
        remaining(entry.id()),
        entry.name(),
        entry.sex(),
        entry.unit(),
        entry.title(),
        entry.rating(),
        entry.peak(),
        entry.games(),
        entry.events(),
        entry.idle());
  }

  /** The unrated have no idle halves, so theirs say nothing. */
  private static int idle(RegisterEntry remains, RegisterEntry goes) {
    if (remains.rating().isPresent() && goes.rating().isPresent()) {
      return Math.min(remains.idle(), goes.idle());
    }
    return remains.rating().isPresent() ? remains.idle() : goes.idle();
  }

  private static RegisterEntry sum(RegisterEntry remains, RegisterEntry goes) {
    OptionalInt rating = remains.rating().isPresent() ? remains.rating() : goes.rating();
    int idle = idle(remains, goes);
    return new RegisterEntry(
        remains.id(),
        remains.name(),
        remains.sex(),
        remains.unit(),
        remains.title().isEmpty() ? goes.title() : remains.title(),
        rating,
        Math.max(remains.peak(), goes.peak()),
        remains.games() + goes.games(),
        remains.events() + goes.events(),
        idle);
  }

  /**
   * A report in which those who went are entered as those who remain. Their rating and title as
   * reported are left out: they were those of another id.
   *
   * @param then the persons of the report's time, both ids among them
   * @param now those who remain
   */
  public Event event(Event event, Roll then, Roll now) {
    if (into.isEmpty()) {
      return event;
    }
    List<Entrant> entrants = new ArrayList<>();
    boolean changed = false;
    for (Entrant entrant : event.entrants()) {
      Optional<Player> remains =
          Identification.find(event, entrant, then)
              .filter(p -> into.containsKey(p.id()))
              .flatMap(p -> now.find(remaining(p.id())));
      changed |= remains.isPresent();
      entrants.add(remains.map(entrant::as).orElse(entrant));
    }
    return changed ? event.of(entrants) : event;
  }
}
