package org.yifen.xiangqi.notation;

import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;

/**
 * A move's number as records write it.
 *
 * @param round the round (回合) it belongs to
 * @param side who makes it
 */
public record PlyNumber(int round, Side side) {

  /**
   * The number of a move.
   *
   * @param start the position before the first move
   * @param ply from 1
   */
  public static PlyNumber of(Setup start, int ply) {
    int index = ply - 1 + (start.toMove() == Side.BLACK ? 1 : 0);
    return new PlyNumber(start.moveNumber() + index / 2, index % 2 == 0 ? Side.RED : Side.BLACK);
  }

  /** {@code 12.} for Red, {@code 12...} for Black. */
  @Override
  public String toString() {
    return round + (side == Side.RED ? "." : "...");
  }
}
