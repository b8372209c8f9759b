package org.yifen.player;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All known persons, found by id or by a name they have or had. */
public final class Roll {

  private final Map<String, Player> byId = new HashMap<>();
  private final Map<String, Set<Player>> byName = new HashMap<>();

  private final List<Player> players;

  public Roll(Collection<Player> players) {
    this.players = players.stream().sorted(Comparator.comparing(Player::id)).toList();
    this.players.forEach(this::add);
  }

  private void add(Player player) {
    if (byId.putIfAbsent(player.id(), player) != null) {
      throw new IllegalArgumentException("id used twice: " + player.id());
    }
    name(player.name(), player);
    player.formerNames().forEach(name -> name(name, player));
  }

  private void name(String name, Player player) {
    byName.computeIfAbsent(Names.key(name), key -> new LinkedHashSet<>()).add(player);
  }

  public Optional<Player> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }

  /** The players who have or had a name, by id. */
  public List<Player> named(String name) {
    return List.copyOf(byName.getOrDefault(Names.key(name), Set.of()));
  }

  /** All players, by id. */
  public List<Player> players() {
    return players;
  }
}
