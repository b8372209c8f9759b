package org.yifen.xiangqi.diagram;

import java.util.List;
import java.util.Random;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.notation.Fen;

/** Positions for the tests of diagrams. */
final class Shown {

  /** All fourteen pieces, in order, where no game could have them. */
  static final Setup EVERY_PIECE = fen("KABNRCP2/kabnrcp2/9/9/9/9/9/9/9/9 w");

  private Shown() {}

  static Setup fen(String fen) {
    return Fen.read(fen).setup().orElseThrow();
  }

  static Move move(String squares) {
    return Move.parse(squares).orElseThrow();
  }

  /** The position after a number of random legal moves, the last of them marked. */
  static Diagram random(long seed, int plies) {
    Random random = new Random(seed);
    Position position = Position.START;
    Diagram diagram = Diagram.of(position.setup());
    for (int i = 0; i < plies; i++) {
      List<Move> moves = position.moves();
      if (moves.isEmpty()) {
        break;
      }
      Move move = moves.get(random.nextInt(moves.size()));
      position = position.play(move);
      diagram = Diagram.of(position.setup()).withLast(move);
    }
    return diagram;
  }
}
