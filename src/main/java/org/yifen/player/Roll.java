package org.yifen.player;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** All known persons, found by id or by a name they have or had. */
public final class Roll {

  private final List<Player> players;
  private final Map<String, Player> byId;

  /** Made when the first name is looked up: where reports give ids, none is. */
  private @Nullable Map<String, List<Player>> byName;

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
    Map<String, List<Player>> known = byName;
    if (known != null) {
      return known;
    }
    Map<String, List<Player>> names = new HashMap<>();
    for (Player player : players) {
      name(names, player.name(), player);
      player.formerNames().forEach(former -> name(names, former, player));
    }
    byName = names;
    return names;
  }

  private static void name(Map<String, List<Player>> names, String name, Player player) {
    List<Player> same = names.computeIfAbsent(Names.key(name), key -> new ArrayList<>(1));
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
