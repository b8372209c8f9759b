package org.yifen.xiangqi.board;

import java.util.ArrayList;
import java.util.List;
import org.yifen.xiangqi.board.SetupFault.Reason;

/** Finds why a setup is no position of a game. */
final class SetupCheck {

  private SetupCheck() {}

  static List<SetupFault> faults(Setup setup) {
    List<SetupFault> faults = new ArrayList<>();
    for (Piece piece : Piece.values()) {
      pieces(piece, setup.squares(piece), faults);
    }
    boolean kings = setup.squares(Piece.RED_KING).size() == 1;
    kings &= setup.squares(Piece.BLACK_KING).size() == 1;
    if (kings && faults.isEmpty()) {
      attack(setup, faults);
    }
    return faults;
  }

  private static void pieces(Piece piece, List<Square> squares, List<SetupFault> faults) {
    boolean king = piece.kind() == Kind.KING;
    if (king && squares.isEmpty()) {
      faults.add(new SetupFault(Reason.NO_KING, List.of()));
    } else if (squares.size() > piece.kind().most()) {
      faults.add(new SetupFault(king ? Reason.SEVERAL_KINGS : Reason.TOO_MANY, squares));
    }
    List<Square> impossible = squares.stream().filter(s -> !piece.canStandOn(s)).toList();
    if (!impossible.isEmpty()) {
      faults.add(new SetupFault(Reason.IMPOSSIBLE_SQUARE, impossible));
    }
  }

  private static void attack(Setup setup, List<SetupFault> faults) {
    Square red = setup.squares(Piece.RED_KING).get(0);
    Square black = setup.squares(Piece.BLACK_KING).get(0);
    Pieces pieces = new Pieces(setup);
    Side waiting = setup.toMove().other();
    if (pieces.between(red.index(), black.index()) == 0) {
      faults.add(new SetupFault(Reason.KINGS_FACE, List.of(red, black)));
    } else if (pieces.isAttacked(waiting.index())) {
      Square king = waiting == Side.RED ? red : black;
      faults.add(new SetupFault(Reason.OPPONENT_IN_CHECK, List.of(king)));
    }
  }
}
