package org.yifen.xiangqi.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;

/**
 * Where in the tree the next move of a text goes. A variation replaces the move before it, unless
 * its number says that it replaces an earlier one: after {@code 12. a b} the variation {@code (12.
 * c)} replaces a, {@code (12... c)} and {@code (c)} replace b.
 */
final class Variations {

  /** How far back a variation may reach. */
  private static final int FARTHEST = 1_000;

  /** Comments that wait for the first move of a variation; more than these stay before it. */
  private static final int MOST_HEADS = 100;

  private record Frame(int node, int ply, int line) {}

  private final Draft draft;
  private final Gathered out;
  private final Deque<Frame> open = new ArrayDeque<>();
  private final List<String> heads = new ArrayList<>();
  private int node = GameTree.START;
  private int ply;
  private boolean fresh;
  private int ignored;

  /** The number that the text gives the first move; 0 as long as it gave none. */
  private int first;

  Variations(Draft draft, Gathered out) {
    this.draft = draft;
    this.out = out;
  }

  boolean isVariation() {
    return !open.isEmpty();
  }

  void open(int line) {
    if (open.size() >= Limits.DEPTH) {
      ignored++;
      return;
    }
    heads();
    open.push(new Frame(node, ply, line));
    if (node != GameTree.START) {
      node = draft.tree.parent(node);
      ply--;
    }
    fresh = true;
  }

  void close(int line) {
    if (ignored > 0) {
      ignored--;
      return;
    }
    Frame frame = open.poll();
    if (frame == null) {
      out.line(line, Notice.REC_011, ")");
      return;
    }
    node = frame.node();
    ply = frame.ply();
    heads();
    fresh = false;
  }

  /** Comments of a variation without a move stay with the move before. */
  private void heads() {
    heads.forEach(comment -> draft.tree.after(node, comment));
    heads.clear();
  }

  void number(String number) {
    int value = MoveNumber.value(number);
    if (value > 0 && first == 0 && ply == 0 && open.isEmpty()) {
      first = value;
    }
    Frame frame = open.peek();
    if (fresh && frame != null && value > 0) {
      branch(frame, value, MoveNumber.isSecond(number));
    }
  }

  /** Goes back to the move of a number, so that the variation replaces that one. */
  private void branch(Frame frame, int value, boolean second) {
    int skipped = blackStarts() ? 1 : 0;
    int replaced = (value - Math.max(1, first)) * 2 + (second ? 1 : 0) + 1 - skipped;
    if (replaced == 0 && !second) {
      replaced = 1;
    }
    int steps = frame.ply() - replaced;
    if (replaced < 1 || steps < 0 || steps > FARTHEST) {
      return;
    }
    node = frame.node();
    for (int i = 0; i <= steps; i++) {
      node = draft.tree.parent(node);
    }
    ply = replaced - 1;
  }

  private boolean blackStarts() {
    return draft.start().map(Setup::toMove).filter(s -> s == Side.BLACK).isPresent();
  }

  void move(String text, int line) {
    if (ignored > 0) {
      out.line(line, Notice.REC_012, "> " + Limits.DEPTH + " @variations");
    } else if (!draft.tree.isFull()) {
      node = draft.tree.add(node, new RecordedMove(text, Optional.<Move>empty()));
      ply++;
      fresh = false;
      heads.forEach(comment -> draft.tree.before(node, comment));
      heads.clear();
    }
  }

  void comment(String text) {
    if (fresh && heads.size() < MOST_HEADS) {
      heads.add(text);
    } else {
      draft.tree.after(node, text);
    }
  }

  void nag(int nag) {
    if (node != GameTree.START && !fresh) {
      draft.tree.nag(node, nag);
    }
  }

  void finish() {
    heads();
    for (Frame frame : open) {
      out.line(frame.line(), Notice.REC_011, "(");
    }
  }
}
