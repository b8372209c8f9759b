package org.yifen.report.workbook;

import java.util.List;
import java.util.Optional;
import org.yifen.event.EventSystem;
import org.yifen.event.Section;
import org.yifen.player.RegisterEntry;

/**
 * What a report to be filled in is made for.
 *
 * @param event the event's name; empty to be filled in
 * @param section empty to be filled in
 * @param players the rows of the table, from 2
 * @param rounds the rounds of a Swiss event; of no meaning for the others
 * @param entered the players that are entered already, in the order of the rows
 * @param roster the players to choose from for the other rows; none without a book
 */
public record Template(
    String event,
    EventSystem system,
    Optional<Section> section,
    boolean team,
    int players,
    int rounds,
    List<RegisterEntry> entered,
    List<RegisterEntry> roster) {

  /** More players fit in no table that can be read. */
  public static final int MOST_PLAYERS = 200;

  /** A double round robin has two columns a player; 256 columns can be read. */
  public static final int MOST_PLAYERS_TWICE = 120;

  public static final int MOST_ROUNDS = 30;

  public Template {
    entered = List.copyOf(entered);
    roster = List.copyOf(roster);
    int most = system == EventSystem.DOUBLE_ROUND_ROBIN ? MOST_PLAYERS_TWICE : MOST_PLAYERS;
    if (players < 2 || players > most || entered.size() > players) {
      throw new IllegalArgumentException("players: " + players);
    }
    if (system == EventSystem.SWISS && (rounds < 1 || rounds > MOST_ROUNDS)) {
      throw new IllegalArgumentException("rounds: " + rounds);
    }
  }

  /** The result columns of the table. */
  int resultColumns() {
    return switch (system) {
      case SWISS -> rounds;
      case ROUND_ROBIN -> players;
      case DOUBLE_ROUND_ROBIN -> 2 * players;
    };
  }
}
