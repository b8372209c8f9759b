package org.yifen.xiangqi.adjudication;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;

/**
 * The moves a ruling is about, within a game.
 *
 * @param from the first of them, counted from 0
 * @param to the one after the last
 * @param reason what makes it ripe for a ruling
 */
public record Cycle(int from, int to, Reason reason) {

  /** What makes moves ripe for a ruling. */
  public enum Reason {
    /** Given as one round of a loop. */
    GIVEN,
    /** Every position of the cycle came about three times by it (待判局面). */
    THREEFOLD,
    /** Nine rounds on three or more squares. */
    NINE_ROUNDS
  }

  private static final int TIMES = 3;
  private static final int SHORTEST = 4;
  private static final int NINE_ROUNDS = 18;
  private static final int SQUARES = 3;

  /** How many moves. */
  public int length() {
    return to - from;
  }

  /** The first cycle of a game that is ripe for a ruling. */
  static Optional<Cycle> find(Position start, List<Move> moves) {
    Board board = start.board();
    List<Long> hashes = new ArrayList<>(List.of(board.hash()));
    int quietFrom = 0;
    for (int ply = 1; ply <= moves.size(); ply++) {
      board.make(moves.get(ply - 1).packed());
      hashes.add(board.hash());
      quietFrom = board.isCapture() ? ply : quietFrom;
      Optional<Cycle> cycle = endingAt(ply, ply - quietFrom, hashes, moves);
      if (cycle.isPresent()) {
        return cycle;
      }
    }
    return Optional.empty();
  }

  private static Optional<Cycle> endingAt(int ply, int quiet, List<Long> hashes, List<Move> moves) {
    for (int length = SHORTEST; TIMES * length <= quiet; length += 2) {
      if (isThreefold(ply, length, hashes)) {
        return Optional.of(new Cycle(ply - length, ply, Reason.THREEFOLD));
      }
    }
    int from = ply - NINE_ROUNDS;
    return quiet >= NINE_ROUNDS
            && wanders(moves.subList(from, ply), 0)
            && wanders(moves.subList(from, ply), 1)
        ? Optional.of(new Cycle(from, ply, Reason.NINE_ROUNDS))
        : Optional.empty();
  }

  /**
   * Whether the last positions came about three times each. The move into the cycle counts,
   * wherever its piece came from; a capture does not, since the quiet moves begin after it.
   */
  private static boolean isThreefold(int ply, int length, List<Long> hashes) {
    for (int back = 0; back < (TIMES - 1) * length; back++) {
      if (!hashes.get(ply - back).equals(hashes.get(ply - back - length))) {
        return false;
      }
    }
    return true;
  }

  /** Whether a side moved one piece only, over three squares or more that it came back to. */
  private static boolean wanders(List<Move> moves, int first) {
    List<Move> own = new ArrayList<>();
    for (int i = first; i < moves.size(); i += 2) {
      if (!own.isEmpty() && !moves.get(i).from().equals(own.get(own.size() - 1).to())) {
        return false;
      }
      own.add(moves.get(i));
    }
    long squares = own.stream().map(Move::to).distinct().count();
    return squares >= SQUARES && squares < own.size();
  }
}
