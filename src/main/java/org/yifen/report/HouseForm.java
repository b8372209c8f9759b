package org.yifen.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.report.grid.Limits;

/** The forms in which the house layout gives results. */
enum HouseForm {
  /** A column per opponent. */
  CROSS,
  /** Two columns per opponent. */
  DOUBLE,
  /** A column per round. */
  ROUNDS,
  /** The sheet 对局. */
  GAMES;

  /** Columns of a participant beside the results. */
  private static final int OTHERS = 10;

  /**
   * The form that suits an event; empty when none can hold its results.
   *
   * @param sheets whether there can be a second sheet
   */
  static Optional<HouseForm> of(Event event, boolean sheets) {
    List<HouseForm> forms =
        switch (event.system()) {
          case ROUND_ROBIN -> List.of(CROSS, ROUNDS, GAMES);
          case DOUBLE_ROUND_ROBIN -> List.of(DOUBLE, ROUNDS, GAMES);
          case SWISS ->
              isWithoutRounds(event) ? List.of(CROSS, ROUNDS, GAMES) : List.of(ROUNDS, GAMES);
        };
    if (sheets && !event.games().scores().isEmpty() && GAMES.holds(event)) {
      return Optional.of(GAMES); // no table has room for the names of game files
    }
    return forms.stream().filter(f -> (f != GAMES || sheets) && f.holds(event)).findFirst();
  }

  /** Whether an event keeps the names of its game files in a workbook. */
  static boolean keepsScores(Event event) {
    return of(event, true).filter(f -> f == GAMES).isPresent();
  }

  private static boolean isWithoutRounds(Event event) {
    return event.games().byes().isEmpty() && roundsTold(event) == 0;
  }

  /** How many games have a round. */
  static int roundsTold(Event event) {
    int told = 0;
    for (int g = 0; g < event.games().size(); g++) {
      told += event.games().round(g) > 0 ? 1 : 0;
    }
    return told;
  }

  private boolean holds(Event event) {
    int players = event.entrants().size();
    return switch (this) {
      case CROSS ->
          event.games().byes().isEmpty()
              && players + OTHERS <= Limits.COLUMNS
              && !hasPlayedByNobody(event)
              && fillsTable(event, false);
      case DOUBLE ->
          event.games().byes().isEmpty()
              && 2 * players + OTHERS <= Limits.COLUMNS
              && !hasPlayedByNobody(event)
              && fillsTable(event, true);
      case ROUNDS ->
          event.rounds() + OTHERS <= Limits.COLUMNS
              && !hasPlayedByNobody(event)
              && areInRounds(event);
      case GAMES -> areInRounds(event);
    };
  }

  /** A played game that brought neither a point has no form in a table. */
  private static boolean hasPlayedByNobody(Event event) {
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      if (Games.isPlayed(game) && Games.result(game) == Games.NOBODY) {
        return true;
      }
    }
    return false;
  }

  /** Whether every pair fills its cells: one game, or two with each of them first once. */
  private static boolean fillsTable(Event event, boolean twice) {
    Map<Long, List<Integer>> meetings = new HashMap<>();
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      long low = Math.min(Games.first(game), Games.second(game));
      long high = Math.max(Games.first(game), Games.second(game));
      meetings.computeIfAbsent(low << 32 | high, k -> new ArrayList<>()).add(game);
    }
    long players = event.entrants().size();
    boolean all = meetings.size() == players * (players - 1) / 2;
    return players > 1
        && (all || event.team())
        && meetings.values().stream().allMatch(games -> twice ? isPair(games) : games.size() == 1);
  }

  private static boolean isPair(List<Integer> games) {
    return games.size() == 2
        && games.stream().allMatch(Games::isColoured)
        && Games.first(games.get(0)) == Games.second(games.get(1));
  }

  /** Whether nobody is needed twice in a round, and points without a game belong to one. */
  private static boolean areInRounds(Event event) {
    Set<Long> seats = new HashSet<>();
    boolean apart = true;
    for (Games.Bye bye : event.games().byes()) {
      apart &= bye.reason() != Games.Reason.AWARDED && bye.round() > 0;
      apart &= seats.add(seat(bye.round(), bye.entrant()));
    }
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      int round = event.games().round(g);
      if (round > 0) {
        apart &= seats.add(seat(round, Games.first(game)));
        apart &= seats.add(seat(round, Games.second(game)));
      }
    }
    return apart;
  }

  private static long seat(int round, int entrant) {
    return (long) round << 32 | entrant;
  }

  /** Whether the event's rounds have columns of their own here. */
  boolean hasRounds() {
    return this == ROUNDS || this == GAMES;
  }

  /** Whether it has a cell for every pair. */
  boolean isTable() {
    return this == CROSS || this == DOUBLE;
  }
}
