package org.yifen.xiangqi.adjudication;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Square;

/**
 * What a check chases as well (将而兼捉) by the Asian rules: what would be lost wherever the king had
 * gone out of check in its palace. The king's answers themselves will not do: a check may leave no
 * other than one that wards off the chase too.
 */
final class AsianChecks {

  private AsianChecks() {}

  static List<Chase> chases(Step step) {
    List<Position> out = outOfCheck(step);
    List<Chase> chases = new ArrayList<>();
    for (Move capture : captures(out)) {
      List<Optional<Chase>> found =
          out.stream()
              .filter(position -> !isKingBetween(position, capture))
              .map(position -> chase(position, capture))
              .distinct()
              .toList();
      if (found.stream().allMatch(Optional::isPresent)
          && AsianKinds.whyNot(step, step.after(), capture).isEmpty()) {
        found.forEach(chase -> chases.add(chase.orElseThrow()));
      }
    }
    return chases;
  }

  /** The positions with the checked king on another square of its palace, the mover to move. */
  private static List<Position> outOfCheck(Step step) {
    Piece king = Piece.of(step.mover().other(), Kind.KING);
    Setup setup = step.after().setup();
    Setup without = setup.with(setup.squares(king).get(0), Optional.empty());
    List<Position> positions = new ArrayList<>();
    for (int i = 0; i < Square.COUNT; i++) {
      Square square = Square.of(i);
      Setup moved = without.with(square, Optional.of(king)).withToMove(step.mover());
      if (setup.at(square).isEmpty() && Position.faults(moved).isEmpty()) {
        positions.add(Position.of(moved));
      }
    }
    return positions;
  }

  private static Set<Move> captures(List<Position> positions) {
    Set<Move> captures = new LinkedHashSet<>();
    for (Position position : positions) {
      position.moves().stream()
          .filter(move -> position.at(move.to()).isPresent())
          .forEach(captures::add);
    }
    return captures;
  }

  private static boolean isKingBetween(Position position, Move capture) {
    Piece king = Piece.of(position.toMove().other(), Kind.KING);
    Square square = position.setup().squares(king).get(0);
    return Step.isBetween(capture.from(), capture.to(), square);
  }

  private static Optional<Chase> chase(Position movers, Move capture) {
    return movers.isLegal(capture) ? AsianKinds.chase(movers, capture) : Optional.empty();
  }
}
