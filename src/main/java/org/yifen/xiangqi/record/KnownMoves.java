package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.List;

/** The nodes of a tree that a format of squares can hold: not a move without, nor what follows. */
final class KnownMoves {

  private final GameTree tree;
  private final boolean[] held;
  private boolean lost;

  KnownMoves(GameTree tree) {
    this.tree = tree;
    held = new boolean[tree.size() + 1];
    held[GameTree.START] = true;
    for (int node = 1; node <= tree.size(); node++) {
      held[node] = held[tree.parent(node)] && tree.squares(node).isPresent();
      lost |= !held[node];
    }
  }

  boolean isLost() {
    return lost;
  }

  boolean isHeld(int node) {
    return held[node];
  }

  /** The first move after a node that is held; {@link GameTree#NONE} when there is none. */
  int first(int node) {
    return heldFrom(tree.first(node));
  }

  /** The next alternative that is held. */
  int next(int node) {
    return heldFrom(tree.next(node));
  }

  private int heldFrom(int node) {
    int found = node;
    while (found != GameTree.NONE && !held[found]) {
      found = tree.next(found);
    }
    return found;
  }

  /** All that are held, each before what follows it and that before its alternatives. */
  List<Integer> nodes() {
    List<Integer> nodes = new ArrayList<>();
    for (int node = 1; node <= tree.size(); node++) {
      if (held[node]) {
        nodes.add(node);
      }
    }
    return nodes;
  }
}
