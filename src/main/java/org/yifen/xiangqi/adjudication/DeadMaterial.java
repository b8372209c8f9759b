package org.yifen.xiangqi.adjudication;

import java.util.EnumSet;
import java.util.Set;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Square;

/**
 * Neither side can win (双方均无可能取胜的简单局势): no piece that can cross the river is left, of either side,
 * so a draw by the rules.
 *
 * <p>Of the simple positions only this one, which the rules define by the pieces alone. That a side
 * has them and still cannot win is for players and referees to say.
 */
public final class DeadMaterial {

  private static final Set<Kind> CROSSING =
      EnumSet.of(Kind.ROOK, Kind.HORSE, Kind.CANNON, Kind.PAWN);

  private int captures;
  private final int crossing;

  /** Follows a game from its start. */
  public DeadMaterial(Setup start) {
    crossing = crossing(start);
  }

  /** Whether neither side has a piece that can cross the river. */
  public static boolean isDead(Setup setup) {
    return crossing(setup) == 0;
  }

  /**
   * Takes note of a capture and tells whether neither side can win after it. The pieces are looked
   * at only when there were captures enough.
   */
  public boolean capture(Board after) {
    captures++;
    return captures >= crossing && isDead(after.setup());
  }

  private static int crossing(Setup setup) {
    int count = 0;
    for (int i = 0; i < Square.COUNT; i++) {
      boolean crosses =
          setup.at(Square.of(i)).map(piece -> CROSSING.contains(piece.kind())).orElse(false);
      count += crosses ? 1 : 0;
    }
    return count;
  }
}
