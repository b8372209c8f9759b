package org.yifen.player;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import org.yifen.trace.Location;

/**
 * A list as a file has it: its players in the file's order, and which columns it has at all. What
 * one of two lists has no column for is no difference between them.
 */
public record Listing(List<ListedPlayer> players, Set<Column> columns) {

  /** A column of a list. */
  public enum Column {
    RANK,
    ID,
    NAME,
    SEX,
    UNIT,
    TITLE,
    RATING,
    /** The rating before. */
    BEFORE,
    /** What the rating has changed by. */
    CHANGE,
    NOTE
  }

  public Listing {
    players = List.copyOf(players);
    columns = Set.copyOf(columns);
  }

  /** Everybody of a register, rated or not, with the former names that the book's persons have. */
  public static Listing of(Register register, Collection<Player> persons, Location where) {
    Roll roll = new Roll(persons);
    return new Listing(
        register.entries().stream()
            .map(
                e ->
                    ListedPlayer.of(
                        e, roll.find(e.id()).map(Player::formerNames).orElse(List.of()), where))
            .toList(),
        Set.of(Column.ID, Column.NAME, Column.SEX, Column.UNIT, Column.TITLE, Column.RATING));
  }

  /** The same list with the former names that a book's persons have. */
  public Listing with(Collection<Player> persons) {
    Roll roll = new Roll(persons);
    return new Listing(
        players.stream()
            .map(p -> roll.find(p.id()).map(known -> p.withNames(known.formerNames())).orElse(p))
            .toList(),
        columns);
  }

  public boolean has(Column column) {
    return columns.contains(column);
  }

  /** How many players have a rating. */
  public int listed() {
    return (int) players.stream().filter(ListedPlayer::isListed).count();
  }
}
