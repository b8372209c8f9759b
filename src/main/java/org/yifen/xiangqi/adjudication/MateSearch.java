package org.yifen.xiangqi.adjudication;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;

/**
 * Looks for a kill (杀): a mate by one check or by checks without a break, against every answer.
 * Bounded by {@value #MOST_CHECKS} checks and {@value #MOST_NODES} positions.
 */
final class MateSearch {

  static final int MOST_CHECKS = 12;
  static final int MOST_NODES = 8_000;

  private final Board board;
  private final BitSet barred;
  private final int[][] lists = new int[2 * MOST_CHECKS + 1][Board.MOST_MOVES];

  /**
   * By position: the most checks that were found not to mate, twice, and 1 more when more checks
   * might.
   */
  private final Map<Long, Integer> failures = new HashMap<>();

  private int nodes;

  /** Whether the last search met a position that it had no checks left for. */
  private boolean cut;

  /**
   * A search.
   *
   * @param position the mating side to move
   * @param barred packed moves that do not count: exchanges of like pieces
   */
  MateSearch(Position position, BitSet barred) {
    this.board = position.board();
    this.barred = barred;
  }

  /** The shortest kill, with the longest defence; empty when there is none within the bounds. */
  Optional<List<Move>> find() {
    cut = true;
    for (int checks = 1; checks <= MOST_CHECKS && cut && !isBounded(); checks++) {
      cut = false;
      Optional<List<Move>> line = attack(checks, 0);
      if (line.isPresent()) {
        return line;
      }
    }
    return Optional.empty();
  }

  /** The first moves of all shortest kills. */
  List<Move> firsts() {
    Optional<List<Move>> shortest = find();
    List<Move> firsts = new ArrayList<>();
    int[] list = new int[Board.MOST_MOVES];
    int count = shortest.isPresent() ? board.moves(list) : 0;
    for (int i = 0; i < count; i++) {
      board.make(list[i]);
      boolean kills = board.isCheck() && defence(shortest.get().size() / 2 + 1, 1).isPresent();
      board.undo();
      if (kills) {
        firsts.add(Move.unpacked(list[i]));
      }
    }
    return firsts;
  }

  /** Whether the search gave up, so that a longer kill may have been missed. */
  boolean isBounded() {
    return nodes > MOST_NODES;
  }

  private Optional<List<Move>> attack(int checks, int ply) {
    int known = failures.getOrDefault(board.hash(), 0);
    if (known >> 1 >= checks) {
      cut |= (known & 1) != 0;
      return Optional.empty();
    }
    if (++nodes > MOST_NODES) {
      return Optional.empty();
    }
    boolean cutBefore = cut;
    cut = false;
    Optional<List<Move>> line = checks(checks, ply);
    if (line.isEmpty() && !isBounded()) {
      failures.put(board.hash(), checks << 1 | (cut ? 1 : 0));
    }
    cut |= cutBefore;
    return line;
  }

  private Optional<List<Move>> checks(int checks, int ply) {
    int[] list = lists[ply];
    int count = board.moves(list);
    for (int i = 0; i < count; i++) {
      if (barred.get(list[i])) {
        continue;
      }
      board.make(list[i]);
      Optional<List<Move>> rest = board.isCheck() ? defence(checks, ply + 1) : Optional.empty();
      board.undo();
      if (rest.isPresent()) {
        return Optional.of(prepend(list[i], rest.get()));
      }
    }
    return Optional.empty();
  }

  /** What the longest defence leads to; empty when one of the answers escapes. */
  private Optional<List<Move>> defence(int checks, int ply) {
    int[] list = lists[ply];
    int count = board.moves(list);
    if (count > 0 && checks == 1) {
      cut = true;
      return Optional.empty();
    }
    List<Move> longest = List.of();
    for (int i = 0; i < count; i++) {
      board.make(list[i]);
      Optional<List<Move>> rest = attack(checks - 1, ply + 1);
      board.undo();
      if (rest.isEmpty()) {
        return rest;
      }
      if (rest.get().size() >= longest.size()) {
        longest = prepend(list[i], rest.get());
      }
    }
    return Optional.of(longest);
  }

  private static List<Move> prepend(int first, List<Move> rest) {
    List<Move> line = new ArrayList<>(rest.size() + 1);
    line.add(Move.unpacked(first));
    line.addAll(rest);
    return line;
  }
}
