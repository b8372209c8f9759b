package org.yifen.player;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  /** The player for messages: name, id and unit. */
  public String label() {
    return unit.isEmpty() ? name + " " + id : name + " " + id + " " + unit;
  }
}
