package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yifen.xiangqi.board.Move;

/**
 * The moves of a record with their variations, comments and marks; immutable.
 *
 * <p>Moves are numbered nodes: 0 is the start, 1 the first move of the main line, and so on, each
 * move before those that follow it and those before the alternatives to it. The first move after a
 * node is that of the line, the others are variations. Everything lies in arrays, so that a record
 * of a million moves costs neither much memory nor a deep stack.
 */
public final class GameTree {

  /** The node before the first move. */
  public static final int START = 0;

  /** No node: there is no move there. */
  public static final int NONE = -1;

  private static final int[] NO_NAGS = {};

  /** What a mark counts as, in characters, towards the limit. */
  private static final int NAG_COST = 16;

  /** A tree without a move. */
  public static final GameTree EMPTY = new Builder().build();

  private final int[] parents;
  private final int[] firsts;
  private final int[] nexts;
  private final int[] plies;
  private final int[] moves;
  private final @Nullable String[] texts;
  private final Map<Integer, List<String>> before;
  private final Map<Integer, List<String>> after;
  private final Map<Integer, int[]> nags;

  private GameTree(Builder from, int[] order) {
    int size = order.length;
    int[] place = new int[size];
    for (int i = 0; i < size; i++) {
      place[order[i]] = i;
    }
    parents = new int[size];
    firsts = new int[size];
    nexts = new int[size];
    plies = new int[size];
    moves = new int[size];
    texts = new String[size];
    for (int i = 0; i < size; i++) {
      int old = order[i];
      parents[i] = from.parents[old] < 0 ? NONE : place[from.parents[old]];
      firsts[i] = from.firsts[old] < 0 ? NONE : place[from.firsts[old]];
      nexts[i] = from.nexts[old] < 0 ? NONE : place[from.nexts[old]];
      plies[i] = i == START ? 0 : plies[parents[i]] + 1;
      moves[i] = from.moves[old];
      texts[i] = from.texts[old];
    }
    before = moved(from.before, place);
    after = moved(from.after, place);
    nags = new HashMap<>();
    from.nags.forEach(
        (node, list) -> nags.put(place[node], list.stream().mapToInt(Integer::intValue).toArray()));
  }

  private GameTree(GameTree other, int[] moves, @Nullable String[] texts) {
    this.parents = other.parents;
    this.firsts = other.firsts;
    this.nexts = other.nexts;
    this.plies = other.plies;
    this.moves = moves;
    this.texts = texts;
    this.before = other.before;
    this.after = other.after;
    this.nags = other.nags;
  }

  private static Map<Integer, List<String>> moved(Map<Integer, List<String>> from, int[] place) {
    Map<Integer, List<String>> to = new HashMap<>();
    from.forEach((node, list) -> to.put(place[node], List.copyOf(list)));
    return to;
  }

  /** How many moves there are, those of variations included. */
  public int size() {
    return parents.length - 1;
  }

  /** The node of the move before; {@link #NONE} before the start. */
  public int parent(int node) {
    return parents[node];
  }

  /** The node of the move that follows in the line; {@link #NONE} at its end. */
  public int first(int node) {
    return firsts[node];
  }

  /** The node of the next alternative to a move; {@link #NONE} when there is none. */
  public int next(int node) {
    return nexts[node];
  }

  /** How many moves lead to a node: 0 for the start. */
  public int ply(int node) {
    return plies[node];
  }

  /** The move of a node other than the start. */
  public RecordedMove move(int node) {
    String text = texts[node];
    return new RecordedMove(text == null ? "" : text, squares(node));
  }

  /** From where to where the move of a node goes, if that is known. */
  public Optional<Move> squares(int node) {
    return moves[node] < 0 ? Optional.empty() : Optional.of(Move.unpacked(moves[node]));
  }

  /** The comments before a move: those at the head of a variation. */
  public List<String> before(int node) {
    return before.getOrDefault(node, List.of());
  }

  /** The comments after a move; those of the start stand before the first move. */
  public List<String> after(int node) {
    return after.getOrDefault(node, List.of());
  }

  /** The marks of a move as PGN numbers them (numeric annotation glyphs): 1 for !, 2 for ?. */
  public int[] nags(int node) {
    return nags.getOrDefault(node, NO_NAGS).clone();
  }

  /** The moves of the main line. */
  public List<RecordedMove> mainLine() {
    List<RecordedMove> line = new ArrayList<>();
    for (int node = firsts[START]; node != NONE; node = firsts[node]) {
      line.add(move(node));
    }
    return line;
  }

  /** How many variations there are: moves that are alternatives to another. */
  public int variations() {
    return (int) Arrays.stream(nexts).filter(next -> next != NONE).count();
  }

  /** How many comments there are. */
  public int comments() {
    return before.values().stream().mapToInt(List::size).sum()
        + after.values().stream().mapToInt(List::size).sum();
  }

  boolean hasNags() {
    return !nags.isEmpty();
  }

  boolean hasHeads() {
    return !before.isEmpty();
  }

  /** The same tree with the squares of its moves; -1 where they are not known. */
  GameTree withSquares(int[] packed) {
    return new GameTree(this, packed.clone(), texts);
  }

  /** The same tree with other texts of its moves; null for a move that has squares alone. */
  GameTree withTexts(@Nullable String[] others) {
    return new GameTree(this, moves, others.clone());
  }

  /** A copy of the squares of all moves, packed; -1 where they are not known. */
  int[] squares() {
    return moves.clone();
  }

  /** Equal when the same moves, texts, comments and marks stand in the same order. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameTree tree
        && Arrays.equals(parents, tree.parents)
        && Arrays.equals(moves, tree.moves)
        && Arrays.equals(texts, tree.texts)
        && before.equals(tree.before)
        && after.equals(tree.after)
        && nags.keySet().equals(tree.nags.keySet())
        && nags.keySet().stream().allMatch(n -> Arrays.equals(nags.get(n), tree.nags.get(n)));
  }

  @Override
  public int hashCode() {
    return Objects.hash(Arrays.hashCode(parents), Arrays.hashCode(moves), before, after);
  }

  /** A short description, for tests and debugging. */
  @Override
  public String toString() {
    return "%d moves, %d variations, %d comments".formatted(size(), variations(), comments());
  }

  /** Makes a tree; nodes are numbered anew at the end. */
  static final class Builder {

    private int[] parents = new int[64];
    private int[] firsts = new int[64];
    private int[] lasts = new int[64];
    private int[] nexts = new int[64];
    private int[] moves = new int[64];
    private @Nullable String[] texts = new String[64];
    private final Map<Integer, List<String>> before = new HashMap<>();
    private final Map<Integer, List<String>> after = new HashMap<>();
    private final Map<Integer, List<Integer>> nags = new HashMap<>();
    private int size;
    private long characters;

    Builder() {
      node(NONE, NONE, null);
    }

    private int node(int parent, int packed, @Nullable String text) {
      if (size == parents.length) {
        int more = size * 2;
        parents = Arrays.copyOf(parents, more);
        firsts = Arrays.copyOf(firsts, more);
        lasts = Arrays.copyOf(lasts, more);
        nexts = Arrays.copyOf(nexts, more);
        moves = Arrays.copyOf(moves, more);
        texts = Arrays.copyOf(texts, more);
      }
      parents[size] = parent;
      firsts[size] = NONE;
      lasts[size] = NONE;
      nexts[size] = NONE;
      moves[size] = packed;
      texts[size] = text;
      return size++;
    }

    /**
     * Adds a move after a node, as the last of its alternatives; the number is for this builder.
     */
    int add(int parent, RecordedMove move) {
      int packed = move.move().map(Move::packed).orElse(NONE);
      int node = node(parent, packed, move.text().isEmpty() ? null : move.text());
      if (lasts[parent] == NONE) {
        firsts[parent] = node;
      } else {
        nexts[lasts[parent]] = node;
      }
      lasts[parent] = node;
      return node;
    }

    int add(int parent, Move move) {
      return add(parent, new RecordedMove("", Optional.of(move)));
    }

    void before(int node, String comment) {
      put(before, node, comment);
    }

    void after(int node, String comment) {
      put(after, node, comment);
    }

    private void put(Map<Integer, List<String>> map, int node, String comment) {
      if (!comment.isEmpty()) {
        characters += comment.length();
        map.computeIfAbsent(node, n -> new ArrayList<>(1)).add(comment);
      }
    }

    void nag(int node, int nag) {
      characters += NAG_COST;
      nags.computeIfAbsent(node, n -> new ArrayList<>(1)).add(nag);
    }

    int parent(int node) {
      return parents[node];
    }

    int first(int node) {
      return firsts[node];
    }

    Optional<Move> squares(int node) {
      return moves[node] < 0 ? Optional.empty() : Optional.of(Move.unpacked(moves[node]));
    }

    boolean hasComments() {
      return !before.isEmpty() || !after.isEmpty();
    }

    /** The moves so far. */
    int size() {
      return size - 1;
    }

    /** Whether no more may be added: see {@link Limits}. */
    boolean isFull() {
      return size() >= Limits.NODES || characters > Limits.CHARACTERS;
    }

    /** The limit that was reached, for a finding. */
    String limit() {
      return size() >= Limits.NODES
          ? "> " + Limits.NODES + " @nodes"
          : "> " + Limits.CHARACTERS + " @characters";
    }

    GameTree build() {
      int[] order = new int[size];
      int count = 0;
      for (int node = START; node != NONE; node = following(node)) {
        order[count++] = node;
      }
      return new GameTree(this, order);
    }

    /** The next node when each stands before what follows it, and that before its alternatives. */
    private int following(int node) {
      if (firsts[node] != NONE) {
        return firsts[node];
      }
      int up = node;
      while (up != NONE && nexts[up] == NONE) {
        up = parents[up];
      }
      return up == NONE ? NONE : nexts[up];
    }
  }
}
