package org.yifen.event;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A round for every game, for layouts that cannot do without. A game of a known round keeps it; the
 * others take the rounds of a round-robin table (circle method) as far as both players are free.
 * Such a round says nothing about when the game was played.
 */
public final class RoundNumbers {

  private final int[] rounds;
  private final int assigned;
  private final int last;

  private RoundNumbers(int[] rounds, int assigned, int last) {
    this.rounds = rounds;
    this.assigned = assigned;
    this.last = last;
  }

  public static RoundNumbers of(Event event) {
    Games games = event.games();
    int[] rounds = new int[games.size()];
    Set<Long> seats = new HashSet<>();
    int last = event.system() == EventSystem.SWISS ? event.rounds() : 0;
    for (Games.Bye bye : games.byes()) {
      if (bye.reason() != Games.Reason.AWARDED) {
        seats.add(seat(bye.round(), bye.entrant()));
        last = Math.max(last, bye.round());
      }
    }
    List<Integer> open = new ArrayList<>();
    for (int g = 0; g < rounds.length; g++) {
      if (games.round(g) > 0 && take(seats, games.packed(g), games.round(g))) {
        rounds[g] = games.round(g);
        last = Math.max(last, rounds[g]);
      } else {
        open.add(g);
      }
    }
    for (int g : inTableOrder(open, games, event.entrants().size())) {
      int round = 1;
      while (!take(seats, games.packed(g), round)) {
        round++;
      }
      rounds[g] = round;
      last = Math.max(last, round);
    }
    return new RoundNumbers(rounds, open.size(), last);
  }

  private static boolean take(Set<Long> seats, int game, int round) {
    long first = seat(round, Games.first(game));
    long second = seat(round, Games.second(game));
    if (seats.contains(first) || seats.contains(second)) {
      return false;
    }
    seats.add(first);
    seats.add(second);
    return true;
  }

  private static long seat(int round, int entrant) {
    return (long) round << 32 | entrant;
  }

  /** First meetings before second ones, each in the order of the table's rounds. */
  private static List<Integer> inTableOrder(List<Integer> open, Games games, int players) {
    Map<Long, Integer> met = new HashMap<>();
    Map<Integer, Integer> order = new HashMap<>();
    int table = Math.max(1, players + players % 2 - 1);
    for (int g : open) {
      int low = Math.min(Games.first(games.packed(g)), Games.second(games.packed(g)));
      int high = Math.max(Games.first(games.packed(g)), Games.second(games.packed(g)));
      int meeting = met.merge(seat(low, high), 1, Integer::sum);
      int round = (high == table ? 2 * low : low + high) % table;
      order.put(g, meeting * table + round);
    }
    return open.stream().sorted(Comparator.comparing(order::get)).toList();
  }

  /** The round of a game, from 1. */
  public int of(int game) {
    return rounds[game];
  }

  /** How many games had no round of their own. */
  public int assigned() {
    return assigned;
  }

  /** The last round; 0 without games. */
  public int last() {
    return last;
  }
}
