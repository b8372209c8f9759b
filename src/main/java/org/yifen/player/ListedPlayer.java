package org.yifen.player;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.regulation.Sex;
import org.yifen.trace.Location;

/**
 * A player as a line of some list has them, ours or one from elsewhere.
 *
 * @param id empty where the list has none
 * @param sex empty where neither a column nor a heading tells it
 * @param rating in points; empty for a player whom the list names without one
 * @param before the rating before, in points, as the list itself tells it; empty where it does not
 * @param formerNames names had before, as far as known
 */
public record ListedPlayer(
    String id,
    String name,
    Optional<Sex> sex,
    String unit,
    String title,
    OptionalInt rating,
    OptionalInt before,
    List<String> formerNames,
    String note,
    Location where) {

  public ListedPlayer {
    formerNames = List.copyOf(formerNames);
  }

  /** The player of a register's entry, with the names that the book knows of old. */
  public static ListedPlayer of(RegisterEntry entry, List<String> formerNames, Location where) {
    return new ListedPlayer(
        entry.id(),
        entry.name(),
        Optional.of(entry.sex()),
        entry.unit(),
        entry.title(),
        entry.rating(),
        OptionalInt.empty(),
        formerNames,
        "",
        where);
  }

  /** The same line with names that the player had before. */
  ListedPlayer withNames(List<String> former) {
    return new ListedPlayer(id, name, sex, unit, title, rating, before, former, note, where);
  }

  /** Whether the player has a rating: only who has one is on a list. */
  public boolean isListed() {
    return rating.isPresent();
  }

  /** The player for messages: the name, and the id if there is one. */
  public String label() {
    return id.isEmpty() ? name : (name + " " + id).strip();
  }
}
