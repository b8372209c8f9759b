package org.yifen.xiangqi.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Illegality;
import org.yifen.xiangqi.board.Illegality.Reason;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Square;

/** Why a text that can be read is no legal move, and what would have been legal. */
final class Refusal {

  /** More moves than any position has: see {@link Board#moves}. */
  private static final int MOST_MOVES = 128;

  private Refusal() {}

  /** Of a described movement that fits these squares, none of them by a legal move. */
  static MoveReading of(Board board, Described described, List<Square> fitting) {
    Piece piece = Piece.of(board.toMove(), described.kind());
    if (fitting.isEmpty()) {
      List<Move> ofKind = legal(board, m -> board.at(m.from()).equals(Optional.of(piece)));
      return new MoveReading.Illegal(because(Reason.NO_PIECE), Optional.empty(), ofKind);
    }
    List<Move> alternatives = legal(board, m -> fitting.contains(m.from()));
    Position position = position(board);
    Illegality why = because(Reason.NOT_ITS_WAY);
    Optional<Move> nearest = Optional.empty();
    for (Square from : fitting) {
      Optional<Move> move = described.move(from, board.toMove());
      Optional<Illegality> reason = move.flatMap(position::whyIllegal);
      // the reasons are in the order they are looked for: a later one is a nearer miss
      if (reason.isPresent()
          && (nearest.isEmpty() || reason.get().reason().compareTo(why.reason()) > 0)) {
        why = reason.get();
        nearest = move;
      }
    }
    return new MoveReading.Illegal(why, nearest, alternatives);
  }

  /** Of a move between two squares. */
  static MoveReading of(Board board, Move move) {
    boolean own = board.at(move.from()).filter(p -> p.side() == board.toMove()).isPresent();
    List<Move> alternatives =
        legal(board, m -> own ? m.from().equals(move.from()) : m.to().equals(move.to()));
    Illegality why = position(board).whyIllegal(move).orElseThrow();
    return new MoveReading.Illegal(why, Optional.of(move), alternatives);
  }

  private static Illegality because(Reason reason) {
    return new Illegality(reason, Optional.empty());
  }

  private static List<Move> legal(Board board, Predicate<Move> wanted) {
    int[] packed = new int[MOST_MOVES];
    int count = board.moves(packed);
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Move move = Move.unpacked(packed[i]);
      if (wanted.test(move)) {
        moves.add(move);
      }
    }
    moves.sort((a, b) -> Integer.compare(a.packed(), b.packed()));
    return moves;
  }

  private static Position position(Board board) {
    Setup setup = Setup.empty().withToMove(board.toMove());
    for (int i = 0; i < Square.COUNT; i++) {
      Square square = Square.of(i);
      if (board.at(square).isPresent()) {
        setup = setup.with(square, board.at(square));
      }
    }
    return Position.of(setup);
  }
}
