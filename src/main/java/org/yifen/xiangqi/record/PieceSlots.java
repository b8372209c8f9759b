package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.xiangqi.board.Kind;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/** The order in which XQF and DhtmlXQ list the squares of the pieces, Red's first. */
final class PieceSlots {

  static final int COUNT = 32;

  private static final String ORDER = "RNBAKABNRCCPPPPP";

  private PieceSlots() {}

  static Piece piece(int slot) {
    char letter = ORDER.charAt(slot % ORDER.length());
    Side side = slot < ORDER.length() ? Side.RED : Side.BLACK;
    for (Kind kind : Kind.values()) {
      if (Character.toUpperCase(kind.letter()) == letter) {
        return Piece.of(side, kind);
      }
    }
    throw new IllegalStateException("no piece " + letter);
  }

  /** A board from its slots; the squares on which two pieces would stand are added to a list. */
  static Setup setup(List<Optional<Square>> slots, List<Square> twice) {
    Setup setup = Setup.empty();
    for (int i = 0; i < slots.size(); i++) {
      Optional<Square> square = slots.get(i);
      if (square.isPresent() && setup.at(square.get()).isPresent()) {
        twice.add(square.get());
      } else if (square.isPresent()) {
        setup = setup.with(square.get(), Optional.of(piece(i)));
      }
    }
    return setup;
  }

  /** The slots of a board; empty when it has pieces that no slot is left for. */
  static Optional<List<Optional<Square>>> slots(Setup setup) {
    List<Optional<Square>> slots = new ArrayList<>();
    Map<Piece, Integer> used = new EnumMap<>(Piece.class);
    int placed = 0;
    for (int i = 0; i < COUNT; i++) {
      Piece piece = piece(i);
      List<Square> squares = setup.squares(piece);
      int next = used.merge(piece, 1, Integer::sum) - 1;
      boolean there = next < squares.size();
      slots.add(there ? Optional.of(squares.get(next)) : Optional.empty());
      placed += there ? 1 : 0;
    }
    int all = 0;
    for (Piece piece : Piece.values()) {
      all += setup.squares(piece).size();
    }
    return placed == all ? Optional.of(slots) : Optional.empty();
  }
}
