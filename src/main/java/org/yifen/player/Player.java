package org.yifen.player;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;

/**
 * A person of the register, as {@code players.csv} has them.
 *
 * @param id the federation's id, unique
 * @param title as written; empty without one
 * @param titleDate as written; empty when unknown
 * @param formerNames names used before
 */
public record Player(
    String id,
    String name,
    Sex sex,
    String unit,
    String title,
    String titleDate,
    List<String> formerNames,
    String note) {

  public Player {
    formerNames = List.copyOf(formerNames);
  }

  /**
   * Everybody of a book: the persons, and those whom only the register knows. A title won by place
   * stands in the register before anybody enters it among the persons, so the higher one counts.
   */
  public static List<Player> all(Register register, Collection<Player> persons) {
    Map<String, Player> all = new LinkedHashMap<>();
    register.entries().forEach(e -> all.put(e.id(), of(e)));
    for (Player person : persons) {
      Player registered = all.get(person.id);
      all.put(person.id, registered == null ? person : person.orHigherTitle(registered));
    }
    return new ArrayList<>(all.values());
  }

  /** The person of a register's entry. */
  public static Player of(RegisterEntry entry) {
    return new Player(
        entry.id(), entry.name(), entry.sex(), entry.unit(), entry.title(), "", List.of(), "");
  }

  /** This person with the registered title where that is the higher one. */
  Player orHigherTitle(Player registered) {
    return Title.level(registered.title, sex) > Title.level(title, sex)
        ? withTitle(registered.title)
        : this;
  }

  /** This person with another title. */
  public Player withTitle(String other) {
    return new Player(id, name, sex, unit, other, titleDate, formerNames, note);
  }

  /**
   * This person under a new name; the old one is kept among the former names, with a note.
   *
   * @param day the day the change is noted for
   */
  public Player renamed(String newName, LocalDate day) {
    return new Player(
        id,
        newName,
        sex,
        unit,
        title,
        titleDate,
        formerNames(newName),
        NotedChange.ofName(day, name).addedTo(note));
  }

  /** This person with a title awarded on a day. */
  public Player titled(String newTitle, LocalDate day) {
    return new Player(id, name, sex, unit, newTitle, day.toString(), formerNames, note);
  }

  /** This person in a new unit, with a note. */
  public Player moved(String newUnit, LocalDate day) {
    return new Player(
        id,
        name,
        sex,
        newUnit,
        title,
        titleDate,
        formerNames,
        NotedChange.ofUnit(day, unit).addedTo(note));
  }

  /** This person under the name and in the unit that a list published. */
  public Player asPublished(RegisterEntry entry) {
    return new Player(
        id,
        entry.name(),
        sex,
        entry.unit(),
        title,
        titleDate,
        entry.name().equals(name) ? formerNames : formerNames(entry.name()),
        note);
  }

  /** This person with another's names among the former ones: they turned out to be one. */
  public Player absorbing(Player other) {
    List<String> names =
        Stream.of(formerNames.stream(), other.formerNames.stream(), Stream.of(other.name))
            .flatMap(all -> all)
            .filter(former -> !former.equals(name))
            .distinct()
            .toList();
    return new Player(
        id, name, sex, unit, title.isEmpty() ? other.title : title, titleDate, names, note);
  }

  /** All names but one, in the order of their use. */
  private List<String> formerNames(String present) {
    return Stream.concat(formerNames.stream(), Stream.of(name))
        .filter(former -> !former.equals(present))
        .distinct()
        .toList();
  }

  /** Whether a name is that of this person, now or before. */
  public boolean hasOrHad(String other) {
    String key = Names.key(other);
    return key.equals(Names.key(name))
        || formerNames.stream().anyMatch(former -> key.equals(Names.key(former)));
  }

  /** Whether this person was of a unit at the start of an event: it is the present one or was. */
  public boolean isOrWasOf(String other, LocalDate start) {
    String key = Names.key(other);
    return key.equals(Names.key(unit))
        || changes()
            .anyMatch(
                c -> !c.isName() && !c.day().isBefore(start) && key.equals(Names.key(c.before())));
  }

  /** Whether a change of name (or else of unit) is noted for a day or a later one. */
  public boolean changedSince(boolean name, LocalDate day) {
    return changes().anyMatch(c -> c.isName() == name && !c.day().isBefore(day));
  }

  private Stream<NotedChange> changes() {
    return NotedChange.in(note).stream();
  }

  /** The player for messages: name, id and unit. */
  public String label() {
    return unit.isEmpty() ? name + " " + id : name + " " + id + " " + unit;
  }
}
