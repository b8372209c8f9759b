package org.yifen.player;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All players and their state, sorted by id. */
public final class Register {

  private final List<RegisterEntry> entries;
  private final Map<String, Integer> indexById = new HashMap<>();

  /** Sorts the entries; throws when an id is used twice. */
  public Register(Collection<RegisterEntry> entries) {
    this.entries = entries.stream().sorted(Comparator.comparing(RegisterEntry::id)).toList();
    for (int i = 0; i < this.entries.size(); i++) {
      if (indexById.put(this.entries.get(i).id(), i) != null) {
        throw new IllegalArgumentException("id used twice: " + this.entries.get(i).id());
      }
    }
  }

  public List<RegisterEntry> entries() {
    return entries;
  }

  public int size() {
    return entries.size();
  }

  /** The dense number of a player, from 0; -1 when there is none. */
  public int index(String id) {
    return indexById.getOrDefault(id, -1);
  }

  public Optional<RegisterEntry> find(String id) {
    int index = index(id);
    return index < 0 ? Optional.empty() : Optional.of(entries.get(index));
  }
}
