package org.yifen.xiangqi.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.record.Limits;

/**
 * Positions of a game that come about for the third time or more; each stretch of them in a row is
 * told once.
 */
final class Repetitions {

  private static final int THIRD = 3;

  /** Moves without a capture up to which positions are compared one by one. */
  private static final int MOST_COMPARED = 500;

  /** Moves that one finding names at most. */
  private static final int MOST_NAMED = 12;

  /**
   * Moves that led back to a position.
   *
   * @param from the number of moves before the loop
   * @param to that after it
   */
  record Loop(int from, int to) {}

  private final Location.Game place;
  private final Board board;
  private final List<Long> hashes = new ArrayList<>();
  private final Map<Long, Integer> counts = new HashMap<>();
  private final List<Diagnostic> findings = new ArrayList<>();
  private final List<Loop> loops = new ArrayList<>();
  private boolean repeated;
  private int stretches;

  /** Looks at a board on which the moves of a game will be made. */
  Repetitions(Location.Game place, Board board) {
    this.place = place;
    this.board = board;
    hashes.add(board.hash());
  }

  /** Looks at the position after a move, counted from 1. */
  void after(int ply) {
    hashes.add(board.hash());
    int times = times(ply);
    if (times >= THIRD && !repeated) {
      stretch(ply, times);
    }
    repeated = times >= THIRD;
  }

  /**
   * How often the position has come about. Comparing it with all since the last capture is fastest
   * in games as people play them, but takes for ever in one of a million moves.
   */
  private int times(int ply) {
    int quiet = board.quietMoves();
    if (quiet <= MOST_COMPARED) {
      counts.clear();
      return board.repetitions();
    }
    if (counts.isEmpty()) {
      for (int before = Math.max(0, ply - quiet); before < ply; before++) {
        counts.merge(hashes.get(before), 1, Integer::sum);
      }
    }
    return counts.merge(board.hash(), 1, Integer::sum);
  }

  private void stretch(int ply, int times) {
    stretches++;
    if (stretches < Limits.FINDINGS) {
      List<Integer> earlier = earlier(ply);
      findings.add(Notice.GAM_026.at(place, ply, times, named(earlier)));
      loops.add(new Loop(earlier.get(earlier.size() - 1), ply));
    } else if (stretches == Limits.FINDINGS) {
      findings.add(Notice.FIL_012.at(place, stretches - 1, Notice.GAM_026.code()));
    }
  }

  /** The moves after which the present position stood before; 0 is the start. */
  private List<Integer> earlier(int ply) {
    long now = board.hash();
    List<Integer> plies = new ArrayList<>();
    for (int before = Math.max(0, ply - board.quietMoves()); before < ply; before++) {
      if (hashes.get(before) == now) {
        plies.add(before);
      }
    }
    return plies;
  }

  private static String named(List<Integer> plies) {
    String list =
        plies.stream().limit(MOST_NAMED).map(String::valueOf).collect(Collectors.joining(", "));
    return plies.size() > MOST_NAMED ? list + ", …" : list;
  }

  /** The third times, in order. */
  List<Diagnostic> findings() {
    return findings;
  }

  /** The loop that ends each stretch's first position; not the one that the game stops on. */
  List<Loop> onTheWay() {
    return repeated && !loops.isEmpty() && stretches < Limits.FINDINGS
        ? loops.subList(0, loops.size() - 1)
        : loops;
  }

  /** The loop that the game stops on, if its last position is a third time or more. */
  Optional<Loop> atTheEnd() {
    int last = hashes.size() - 1;
    return repeated
        ? Optional.of(new Loop(earlier(last).get(earlier(last).size() - 1), last))
        : Optional.empty();
  }
}
