package org.yifen.xiangqi.adjudication;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/** Says what kind a move is by the Asian rules, and grades a side by them. */
final class AsianKinds {

  private AsianKinds() {}

  static MoveRuling of(Step step) {
    if (step.after().isCheck()) {
      return MoveRuling.plain(step, MoveKind.CHECK);
    }
    Position movers = Step.passed(step.after());
    Set<Move> exchanges = LikeExchanges.of(step.after(), movers);
    Chases chases = new Chases(step, movers, exchanges);
    List<Chase> found = chases.found().stream().filter(c -> !c.byChecks()).toList();
    MoveKind kind = found.isEmpty() ? MoveKind.IDLE : MoveKind.CHASE;
    return MoveRuling.of(step, kind, List.of(), found, chases.unfounded(), false);
  }

  /** Perpetual check, or a perpetual chase of one piece, whose square is followed as it moves. */
  static Grade grade(List<MoveRuling> judged, Side side) {
    List<MoveRuling> own = judged.stream().filter(m -> m.piece().side() == side).toList();
    if (own.stream().allMatch(m -> m.kind() == MoveKind.CHECK)) {
      return Grade.PERPETUAL_CHECK;
    }
    Optional<Set<Square>> common = Optional.empty();
    for (MoveRuling move : judged) {
      if (move.piece().side() == side) {
        if (move.kind() != MoveKind.CHASE) {
          return Grade.ALLOWED;
        }
        Set<Square> targets = move.chases().stream().map(Chase::on).collect(Collectors.toSet());
        common.ifPresent(targets::retainAll);
        common = Optional.of(targets);
      } else {
        common =
            common.map(
                squares ->
                    squares.stream()
                        .map(s -> s.equals(move.move().from()) ? move.move().to() : s)
                        .collect(Collectors.toSet()));
      }
    }
    return common.isPresent() && !common.get().isEmpty() ? Grade.HEAVY : Grade.ALLOWED;
  }
}
