package org.yifen.period;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A few values for a few players, by dense player number, in a stable order. */
public final class ByPlayer<T> {

  private final Map<Integer, List<T>> values = new TreeMap<>();

  public void add(int player, T value) {
    values.computeIfAbsent(player, p -> new ArrayList<>()).add(value);
  }

  /** A player's values in the order they were added; none is an empty list. */
  public List<T> of(int player) {
    return values.getOrDefault(player, List.of());
  }

  /** The players with a value, rising. */
  public Iterable<Integer> players() {
    return values.keySet();
  }
}
