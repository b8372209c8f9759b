package org.yifen.report;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Numbers that hang together, pair by pair. */
final class Groups {

  private final int[] parent;

  /** Each of the numbers from 0 by itself. */
  Groups(int size) {
    parent = new int[size];
    for (int i = 0; i < size; i++) {
      parent[i] = i;
    }
  }

  void join(int a, int b) {
    parent[root(a)] = root(b);
  }

  private int root(int of) {
    int at = of;
    while (parent[at] != at) {
      parent[at] = parent[parent[at]];
      at = parent[at];
    }
    return at;
  }

  /** The groups that hold one of some numbers, each in rising order, by their lowest number. */
  List<List<Integer>> containing(BitSet some) {
    BitSet wanted = new BitSet();
    some.stream().forEach(i -> wanted.set(root(i)));
    Map<Integer, List<Integer>> groups = new LinkedHashMap<>();
    for (int i = 0; i < parent.length; i++) {
      if (wanted.get(root(i))) {
        groups.computeIfAbsent(root(i), r -> new ArrayList<>()).add(i);
      }
    }
    return List.copyOf(groups.values());
  }
}
