package org.yifen.player;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** All players and their state, sorted by id. */
public final class Register {

  private final List<RegisterEntry> entries;
  private final List<String> ids;

  /** Sorts the entries; throws when an id is used twice. */
  public Register(Collection<RegisterEntry> entries) {
    this.entries = entries.stream().sorted(Comparator.comparing(RegisterEntry::id)).toList();
    this.ids = this.entries.stream().map(RegisterEntry::id).toList();
    for (int i = 1; i < this.entries.size(); i++) {
      if (this.entries.get(i).id().equals(this.entries.get(i - 1).id())) {
        throw new IllegalArgumentException("id used twice: " + this.entries.get(i).id());
      }
    }
  }

  /** This register under the players' present names, with everybody new; others are left out. */
  public Register with(Collection<Player> players) {
    List<RegisterEntry> all = new ArrayList<>(players.size());
    for (Player player : players) {
      all.add(find(player.id()).map(e -> e.as(player)).orElseGet(() -> RegisterEntry.of(player)));
    }
    return new Register(all);
  }

  public List<RegisterEntry> entries() {
    return entries;
  }

  public int size() {
    return entries.size();
  }

  /** The dense number of a player, from 0; -1 when there is none. */
  public int index(String id) {
    return Math.max(-1, Collections.binarySearch(ids, id));
  }

  public Optional<RegisterEntry> find(String id) {
    int index = index(id);
    return index < 0 ? Optional.empty() : Optional.of(entries.get(index));
  }
}
