package org.yifen.player;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** All known persons, found by id or by a name they have or had. */
public final class Roll {

  private final List<Player> players;
  private final Map<String, Player> byId;

  /** Made when the first name is looked up: where reports give ids, none is. */
  private @Nullable Map<String, List<Player>> byName;

  /** Made when somebody is to be suggested. */
  private @Nullable Map<String, List<Player>> bySimplified;

  public Roll(Collection<Player> players) {
    this.players = players.stream().sorted(Comparator.comparing(Player::id)).toList();
    this.byId = new HashMap<>(2 * players.size());
    for (Player player : this.players) {
      if (byId.putIfAbsent(player.id(), player) != null) {
        throw new IllegalArgumentException("id used twice: " + player.id());
      }
    }
  }

  public Optional<Player> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** The players who have or had a name, by id. */
  public List<Player> named(String name) {
    return List.copyOf(byName().getOrDefault(Names.key(name), List.of()));
  }

  /** Synchronized, since events are checked side by side. */
  private synchronized Map<String, List<Player>> byName() {
    if (byName == null) {
      byName = index(Names::key);
    }
    return byName;
  }

  /** The players whose name, present or former, is the same in simplified characters, by id. */
  List<Player> alike(String name) {
    return List.copyOf(bySimplified().getOrDefault(Simplified.key(name), List.of()));
  }

  /** The players by each name they have or had, in simplified characters. */
  synchronized Map<String, List<Player>> bySimplified() {
    if (bySimplified == null) {
      bySimplified = index(Simplified::key);
    }
    return bySimplified;
  }

  private Map<String, List<Player>> index(UnaryOperator<String> key) {
    Map<String, List<Player>> names = new HashMap<>();
    for (Player player : players) {
      name(names, key.apply(player.name()), player);
      player.formerNames().forEach(former -> name(names, key.apply(former), player));
    }
    return names;
  }

  private static void name(Map<String, List<Player>> names, String key, Player player) {
    List<Player> same = names.computeIfAbsent(key, k -> new ArrayList<>(1));
    // a name taken up again stands once: the names of one player come one after the other
    if (same.isEmpty() || !same.get(same.size() - 1).equals(player)) {
      same.add(player);
    }
  }

  /** All players, by id. */
  public List<Player> players() {
    return players;
  }
}
