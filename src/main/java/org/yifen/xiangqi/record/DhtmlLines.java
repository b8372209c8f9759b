package org.yifen.xiangqi.record;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Square;

/**
 * The lines of a DhtmlXQ game. Line 0 is the main one; every other replaces the move of a step of
 * another line, and shares the moves before that with it.
 */
final class DhtmlLines {

  /** Lines that branch off one another. */
  private static final int DEEPEST = 1_000;

  private record Line(int parent, int step, String digits, int row) {}

  /**
   * A line in the tree.
   *
   * @param nodes those of its own moves, the first of which is the {@code step}th of the line
   */
  private record Built(Optional<Built> parent, int step, List<Integer> nodes, int depth) {}

  private final Draft draft;
  private final Gathered out;
  private final Map<Integer, Line> lines = new TreeMap<>();
  private final Map<Integer, Built> built = new HashMap<>();

  DhtmlLines(Draft draft, Gathered out) {
    this.draft = draft;
    this.out = out;
  }

  /**
   * Adds a line.
   *
   * @param parent the line it branches off
   * @param step the move it replaces, from 1
   * @param number its own
   */
  void add(int parent, int step, int number, String digits, int row) {
    boolean self = number != 0 && number == parent;
    if (self || step < 1 || lines.containsKey(number)) {
      out.line(row, Notice.REC_019, name(parent, step, number));
    } else {
      lines.put(number, new Line(parent, step, digits, row));
    }
  }

  private static String name(int parent, int step, int number) {
    return "move_" + parent + "_" + step + "_" + number;
  }

  /** Puts all lines into the tree, each after the one it branches off. */
  void build() {
    Map<Integer, List<Integer>> children = new HashMap<>();
    lines.forEach(
        (number, line) -> {
          if (number != 0) {
            children.computeIfAbsent(line.parent(), p -> new ArrayList<>()).add(number);
          }
        });
    Deque<Integer> todo = new ArrayDeque<>(List.of(0));
    while (!todo.isEmpty() && !draft.tree.isFull()) {
      int number = todo.poll();
      if (place(number)) {
        todo.addAll(children.getOrDefault(number, List.of()));
      }
    }
    lines.forEach(
        (number, line) -> {
          if (!built.containsKey(number)) {
            out.line(line.row(), Notice.REC_019, name(line.parent(), line.step(), number));
          }
        });
    if (draft.tree.isFull()) {
      out.game(Notice.REC_012, draft.tree.limit());
    }
  }

  private boolean place(int number) {
    Line line = lines.getOrDefault(number, new Line(0, 1, "", 1));
    Optional<Built> parent =
        number == 0 ? Optional.empty() : Optional.ofNullable(built.get(line.parent()));
    Optional<Integer> node =
        number == 0 ? Optional.of(GameTree.START) : node(line.parent(), line.step() - 1);
    int depth = parent.map(p -> p.depth() + 1).orElse(0);
    if (node.isEmpty() || depth > DEEPEST) {
      return false;
    }
    built.put(number, new Built(parent, line.step(), moves(line, node.get()), depth));
    return true;
  }

  private List<Integer> moves(Line line, int before) {
    String digits = line.digits().replaceAll("\\s", "");
    List<Integer> nodes = new ArrayList<>();
    int node = before;
    for (int at = 0; at + 4 <= digits.length() && !draft.tree.isFull(); at += 4) {
      String four = digits.substring(at, at + 4);
      Optional<Square> from = DhtmlGame.square(four);
      Optional<Square> to = DhtmlGame.square(four.substring(2));
      boolean whole = from.isPresent() && to.isPresent();
      Optional<Move> move = whole ? Optional.of(new Move(from.get(), to.get())) : Optional.empty();
      if (!whole) {
        out.line(line.row(), Notice.REC_013, four);
      }
      node = draft.tree.add(node, new RecordedMove(whole ? "" : four, move));
      nodes.add(node);
    }
    if (digits.length() % 4 != 0) {
      out.line(line.row(), Notice.REC_002, digits.substring(digits.length() / 4 * 4));
    }
    return nodes;
  }

  /** The node after so many moves of a line; empty when the line has no such move. */
  Optional<Integer> node(int number, int plies) {
    Built line = built.get(number);
    if (line == null || plies - line.step() >= line.nodes().size()) {
      return Optional.empty();
    }
    while (plies < line.step() && line.parent().isPresent()) {
      line = line.parent().get();
    }
    int own = plies - line.step();
    return Optional.of(own < 0 ? GameTree.START : line.nodes().get(own));
  }
}
