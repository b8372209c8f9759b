package org.yifen.period;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A few values for a few players, by dense player number, in a stable order. */
public final class ByPlayer<T> {

  /** By player as far as one with a value; most have none. */
  private @Nullable List<T>[] values;

  private final BitSet players = new BitSet();

  public ByPlayer() {
    this(0);
  }

  /** With room for so many players, so that nothing has to grow. */
  ByPlayer(int size) {
    values = lists(size);
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // Java has no arrays of generic lists
  private static <T> @Nullable List<T>[] lists(int size) {
    return new List[size];
  }

  public void add(int player, T value) {
    if (player >= values.length) {
      values = Arrays.copyOf(values, Math.max(player + 1, 2 * values.length));
    }
    List<T> own = values[player];
    if (own == null) {
      own = new ArrayList<>(1);
      values[player] = own;
      players.set(player);
    }
    own.add(value);
  }

  /** Puts values in front of a player's other ones. */
  void addFirst(int player, List<T> earlier) {
    if (of(player).isEmpty()) {
      earlier.forEach(value -> add(player, value));
    } else {
      of(player).addAll(0, earlier);
    }
  }

  /** A player's values in the order they were added; none is an empty list. */
  public List<T> of(int player) {
    List<T> own = player < values.length ? values[player] : null;
    return own == null ? List.of() : own;
  }

  /** The players with a value, rising. */
  public int[] players() {
    return players.stream().toArray();
  }
}
