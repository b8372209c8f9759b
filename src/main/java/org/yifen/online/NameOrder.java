package org.yifen.online;

import java.util.stream.IntStream;

/**
 * Puts the numbers of names in the order of the names, by code points. Byte by byte from the last
 * of the key, which is linear: for a million names a fifth of the time of comparing them.
 */
final class NameOrder {

  private static final int BYTES = 16;
  private static final int VALUES = 256;

  private final Names names;
  private final int[][] counts = new int[BYTES][VALUES];
  private int[] order;
  private int[] other;

  private NameOrder(Names names) {
    this.names = names;
    order = IntStream.range(0, names.size()).toArray();
    other = new int[order.length];
  }

  /** All numbers in the order of their names. */
  static int[] of(Names names) {
    NameOrder sorting = new NameOrder(names);
    sorting.count();
    for (int i = BYTES - 1; i >= 0; i--) {
      sorting.sortBy(i);
    }
    sorting.sortLongNames();
    return sorting.order;
  }

  private void count() {
    for (int number = 0; number < order.length; number++) {
      for (int i = 0; i < BYTES; i++) {
        counts[i][at(number, i)]++;
      }
    }
  }

  /** A byte of a name's key, unsigned. */
  private int at(int number, int i) {
    long word = i < Long.BYTES ? names.head(number) : names.tail(number);
    return (int) (word >>> (56 - 8 * (i % Long.BYTES))) & 0xFF;
  }

  /** Keeps the order of those that have the same byte there. */
  private void sortBy(int i) {
    int[] places = counts[i];
    if (order.length == 0 || places[at(0, i)] == order.length) {
      return; // all names have the same byte there
    }
    int place = 0;
    for (int value = 0; value < VALUES; value++) {
      int count = places[value];
      places[value] = place;
      place += count;
    }
    for (int number : order) {
      other[places[at(number, i)]++] = number;
    }
    int[] sorted = other;
    other = order;
    order = sorted;
  }

  /** Names with the same key differ beyond it. */
  private void sortLongNames() {
    int from = 0;
    for (int to = 1; to <= order.length; to++) {
      if (to == order.length || !isSameKey(order[from], order[to])) {
        if (to - from > 1) {
          sortBeyondKey(from, to);
        }
        from = to;
      }
    }
  }

  private boolean isSameKey(int a, int b) {
    return names.head(a) == names.head(b) && names.tail(a) == names.tail(b);
  }

  private void sortBeyondKey(int from, int to) {
    int[] sorted =
        IntStream.range(from, to)
            .mapToObj(i -> order[i])
            .sorted(names::compare)
            .mapToInt(Integer::intValue)
            .toArray();
    System.arraycopy(sorted, 0, order, from, sorted.length);
  }
}
