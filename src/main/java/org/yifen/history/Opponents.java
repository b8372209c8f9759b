package org.yifen.history;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.player.Player;

/** Whom a player met in the games actually played, and how they ended. */
public final class Opponents {

  /**
   * One of them.
   *
   * @param name as the last event knows it
   * @param wins the player's own; a game that both lost is a loss
   */
  public record Foe(String id, String name, int wins, int draws, int losses) {

    public int games() {
      return wins + draws + losses;
    }

    /** The player's own points against this opponent, in halves. */
    public int score() {
      return 2 * wins + draws;
    }
  }

  private final Map<String, int[]> results = new HashMap<>();
  private final Map<String, String> names = new HashMap<>();

  /**
   * Adds the games of an event.
   *
   * @param players the player of each entrant
   * @param self the index of the one whose opponents these are
   */
  public void add(Event event, List<Player> players, int self) {
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      boolean first = Games.first(game) == self;
      if (Games.isPlayed(game) && (first || Games.second(game) == self)) {
        Player foe = players.get(first ? Games.second(game) : Games.first(game));
        int halves = first ? Games.firstHalves(game) : Games.secondHalves(game);
        results.computeIfAbsent(foe.id(), id -> new int[3])[halves]++;
        names.put(foe.id(), foe.name());
      }
    }
  }

  /** Those met most first, then by id. */
  public List<Foe> foes() {
    return results.entrySet().stream()
        .map(e -> foe(e.getKey(), e.getValue()))
        .sorted(Comparator.comparingInt((Foe f) -> -f.games()).thenComparing(Foe::id))
        .toList();
  }

  private Foe foe(String id, int[] of) {
    return new Foe(id, names.getOrDefault(id, ""), of[2], of[1], of[0]);
  }
}
