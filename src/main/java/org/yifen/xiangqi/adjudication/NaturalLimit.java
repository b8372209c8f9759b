package org.yifen.xiangqi.adjudication;

import org.yifen.xiangqi.board.Side;

/**
 * Counts rounds (回合) without a capture towards the natural limit (自然限着). Once it is reached a
 * player may claim a draw; of the claimant's own moves that give check at most {@value
 * #MOST_CHECKS} count.
 */
public final class NaturalLimit {

  /** The limit in rounds, unless an event sets fewer. */
  public static final int ROUNDS = 60;

  /** Checks of the claimant that count. */
  public static final int MOST_CHECKS = 10;

  private final int rounds;
  private final int[] moves = new int[2];
  private final int[] checks = new int[2];

  /**
   * A count from a position.
   *
   * @param rounds the limit, from 1
   * @param toMove who is to move
   * @param quietMoves moves of either side since the last capture; none of them counts as a check
   */
  public NaturalLimit(int rounds, Side toMove, int quietMoves) {
    if (rounds < 1 || quietMoves < 0) {
      throw new IllegalArgumentException(rounds + " rounds, " + quietMoves + " quiet moves");
    }
    this.rounds = rounds;
    moves[toMove.index()] = quietMoves / 2;
    moves[toMove.other().index()] = (quietMoves + 1) / 2;
  }

  /** Takes note of a move. */
  public void move(Side mover, boolean isCapture, boolean isCheck) {
    if (isCapture) {
      for (Side side : Side.values()) {
        moves[side.index()] = 0;
        checks[side.index()] = 0;
      }
      return;
    }
    moves[mover.index()]++;
    checks[mover.index()] += isCheck ? 1 : 0;
  }

  /** The rounds without a capture that count when a side claims: both have made so many moves. */
  public int rounds(Side claimant) {
    int own = moves[claimant.index()] - Math.max(0, checks[claimant.index()] - MOST_CHECKS);
    return Math.min(own, moves[claimant.other().index()]);
  }

  /** Whether a side could claim a draw now. */
  public boolean isReached(Side claimant) {
    return rounds(claimant) >= rounds;
  }

  /** The limit in rounds. */
  public int limit() {
    return rounds;
  }

  /** A side's moves since the last capture. */
  public int moves(Side side) {
    return moves[side.index()];
  }

  /** How many of them give check. */
  public int checks(Side side) {
    return checks[side.index()];
  }
}
