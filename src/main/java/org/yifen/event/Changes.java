package org.yifen.event;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.player.Names;
import org.yifen.player.Player;
import org.yifen.player.Roll;
import org.yifen.trace.Location;

/**
 * The changes of names and units that reports state in their remarks (article 7), to be taken over
 * into the register of players. What the register has already is no change any more.
 *
 * @param changes in the order of the events
 * @param findings one note a change; an error where two reports contradict each other
 */
public record Changes(List<Change> changes, List<Diagnostic> findings) {

  private static final Comparator<Event> ORDER =
      Comparator.comparing(Event::end).thenComparing(Event::id);

  /**
   * One change.
   *
   * @param id the player's
   * @param isName whether the name changes; else the unit
   * @param to the new name or unit
   * @param day the last day of the event whose report states it
   */
  public record Change(String id, boolean isName, String to, LocalDate day) {
    Player of(Player player) {
      return isName ? player.renamed(to, day) : player.moved(to, day);
    }
  }

  public Changes {
    changes = List.copyOf(changes);
    findings = List.copyOf(findings);
  }

  /** The changes that events state of players. */
  public static Changes of(Collection<Event> events, List<Player> players) {
    boolean any =
        events.stream().flatMap(e -> e.entrants().stream()).anyMatch(e -> isStated(e.remarks()));
    if (!any) {
      return new Changes(List.of(), List.of());
    }
    Search search = new Search(new Roll(players));
    events.stream().sorted(ORDER).forEach(search::add);
    return new Changes(search.changes, search.findings);
  }

  private static boolean isStated(String remarks) {
    Remark remark = Remark.of(remarks);
    return remark.isRenamed() || remark.isTransferred();
  }

  /** Persons with the changes made, in their order; those without a change as they are. */
  public List<Player> appliedTo(List<Player> persons) {
    if (changes.isEmpty()) {
      return persons;
    }
    Map<String, List<Change>> byId = new HashMap<>();
    changes.forEach(c -> byId.computeIfAbsent(c.id(), id -> new ArrayList<>()).add(c));
    List<Player> applied = new ArrayList<>(persons.size());
    for (Player person : persons) {
      Player changed = person;
      for (Change change : byId.getOrDefault(person.id(), List.of())) {
        changed = change.of(changed);
      }
      applied.add(changed);
    }
    return applied;
  }

  /** The persons of {@code players.csv} that change, changed: also those only the register has. */
  public List<Player> changedOf(List<Player> persons, List<Player> everybody) {
    List<String> ids = changes.stream().map(Change::id).distinct().toList();
    Map<String, Player> rows = new HashMap<>();
    everybody.forEach(p -> rows.put(p.id(), p));
    persons.forEach(p -> rows.put(p.id(), p));
    return appliedTo(
        ids.stream().flatMap(id -> Optional.ofNullable(rows.get(id)).stream()).toList());
  }

  /** Collects what the events of a half state, and the contradictions among them. */
  private static final class Search {

    /** What an event states of a player: where, and the new name or unit. */
    private record Statement(Location where, String to) {}

    private final Roll roll;
    private final Map<String, Statement> stated = new HashMap<>();
    private final List<Change> changes = new ArrayList<>();
    private final List<Diagnostic> findings = new ArrayList<>();

    Search(Roll roll) {
      this.roll = roll;
    }

    void add(Event event) {
      for (Entrant entrant : event.entrants()) {
        Remark remark = Remark.of(entrant.remarks());
        if (remark.isRenamed() || remark.isTransferred()) {
          Identification.find(event, entrant, roll).ifPresent(p -> add(event, entrant, remark, p));
        }
      }
    }

    private void add(Event event, Entrant entrant, Remark remark, Player player) {
      boolean believed = remark.formerName().filter(name -> !player.hasOrHad(name)).isEmpty();
      if (remark.isRenamed() && believed) {
        String to = newName(entrant, remark, player);
        if (!to.isEmpty()) {
          add(event, entrant, player, true, to);
        }
      }
      if (remark.isTransferred()) {
        String to = entrant.unit().strip();
        if (to.isEmpty()) {
          Location where = event.cells().at(entrant, Field.UNIT);
          findings.add(Notice.PLY_023.at(where, player.label()).of(event.id()));
        } else {
          add(event, entrant, player, false, to);
        }
      }
    }

    /** The name column holds the new name, or the old one where the remarks state the new. */
    private static String newName(Entrant entrant, Remark remark, Player player) {
      boolean underOldName = remark.newName().isPresent() && player.hasOrHad(entrant.name());
      return Names.plain(underOldName ? remark.newName().orElseThrow() : entrant.name());
    }

    private void add(Event event, Entrant entrant, Player player, boolean isName, String to) {
      Location where = event.cells().at(entrant, isName ? Field.NAME : Field.UNIT);
      Statement first = stated.putIfAbsent(player.id() + "/" + isName, new Statement(where, to));
      if (first != null) {
        if (!Names.key(first.to()).equals(Names.key(to))) {
          List<Location> both = List.of(where, first.where());
          findings.add(Notice.PLY_021.at(both, player.label(), first.to(), to).of(event.id()));
        }
        return;
      }
      String present = isName ? player.name() : player.unit();
      if (Names.key(to).equals(Names.key(present)) || isPast(event, player, isName, to)) {
        return;
      }
      changes.add(new Change(player.id(), isName, to, event.end()));
      findings.add(
          isName
              ? Notice.PLY_019.at(where, player.id(), present, to).of(event.id())
              : Notice.PLY_020
                  .at(where, player.id(), player.name(), present.isEmpty() ? "-" : present, to)
                  .of(event.id()));
    }

    /** Whether the register knows of a later change, or of this one and one back again. */
    private static boolean isPast(Event event, Player player, boolean isName, String to) {
      boolean known = isName ? player.hasOrHad(to) : player.isOrWasOf(to, event.end());
      return player.changedSince(isName, event.end().plusDays(1))
          || (known && player.changedSince(isName, event.end()));
    }
  }
}
