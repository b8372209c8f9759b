package org.yifen.xiangqi.adjudication;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/**
 * Grades a side by the Asian rules: perpetual check, or one piece chased by every move. Who chases
 * several pieces in turn may do so.
 */
final class AsianGrade {

  private AsianGrade() {}

  static Grade of(List<MoveRuling> moves, Side side) {
    List<MoveRuling> own = moves.stream().filter(move -> move.piece().side() == side).toList();
    if (own.isEmpty()) {
      return Grade.ALLOWED;
    }
    if (own.stream().allMatch(move -> move.kind() == MoveKind.CHECK)) {
      return Grade.PERPETUAL_CHECK;
    }
    boolean chases = own.stream().allMatch(AsianGrade::isChase);
    return chases && isOnePiece(moves, side) ? Grade.HEAVY : Grade.ALLOWED;
  }

  /** A chase, or a check that chases as well. */
  private static boolean isChase(MoveRuling move) {
    return move.kind() == MoveKind.CHASE
        || (move.kind() == MoveKind.CHECK && !move.isDeclared() && !move.chases().isEmpty());
  }

  /** Whether one piece is chased all the time; where it stands is followed as it moves. */
  private static boolean isOnePiece(List<MoveRuling> moves, Side side) {
    Set<Square> chased = new HashSet<>();
    boolean first = true;
    for (MoveRuling move : moves) {
      if (move.piece().side() != side) {
        if (chased.remove(move.move().from())) {
          chased.add(move.move().to());
        }
        continue;
      }
      List<Square> targets = move.chases().stream().map(Chase::on).toList();
      if (first) {
        chased.addAll(targets);
      } else {
        chased.retainAll(targets);
      }
      first = false;
    }
    return !chased.isEmpty();
  }
}
