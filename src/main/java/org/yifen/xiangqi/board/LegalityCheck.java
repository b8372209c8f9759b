package org.yifen.xiangqi.board;

import java.util.Optional;
import org.yifen.xiangqi.board.Illegality.Reason;

/** Finds why a move is not legal on a board. */
final class LegalityCheck {

  private final Pieces pieces;
  private final int owner;
  private final int from;
  private final int to;

  private LegalityCheck(Board board, Move move) {
    pieces = board.pieces();
    owner = board.toMove().index();
    from = move.from().index();
    to = move.to().index();
  }

  /** Why a move is not legal; empty when it is. */
  static Optional<Illegality> of(Board board, Move move) {
    return board.isLegal(move.packed())
        ? Optional.empty()
        : Optional.of(new LegalityCheck(board, move).why());
  }

  private Illegality why() {
    if (pieces.at[from] == 0) {
      return Illegality.because(Reason.NO_PIECE);
    }
    if (!pieces.isOf(owner, from)) {
      return Illegality.because(Reason.WRONG_SIDE);
    }
    if (from == to) {
      return Illegality.because(Reason.NO_MOVE);
    }
    if (pieces.isOf(owner, to)) {
      return Illegality.because(Reason.OWN_PIECE);
    }
    return pieces.reaches(from, to) ? unsafe() : unreached();
  }

  private Illegality unreached() {
    int files = Math.abs(to % Square.FILES - from % Square.FILES);
    int ranks = Math.abs(to / Square.FILES - from / Square.FILES);
    return switch (Pieces.kind(pieces.at[from])) {
      case Pieces.KING -> when(files + ranks == 1, Reason.LEAVES_PALACE);
      case Pieces.ADVISOR -> when(files == 1 && ranks == 1, Reason.LEAVES_PALACE);
      case Pieces.ELEPHANT -> files == 2 && ranks == 2 ? elephant() : notItsWay();
      case Pieces.HORSE -> files * ranks == 2 ? horse() : notItsWay();
      case Pieces.PAWN -> pawn(files, ranks);
      default -> line();
    };
  }

  private static Illegality notItsWay() {
    return Illegality.because(Reason.NOT_ITS_WAY);
  }

  private static Illegality when(boolean applies, Reason reason) {
    return applies ? Illegality.because(reason) : notItsWay();
  }

  private Illegality elephant() {
    Side side = owner == 0 ? Side.RED : Side.BLACK;
    return Geometry.isHome(side, to)
        ? Illegality.because(Reason.BLOCKED_EYE, (from + to) / 2)
        : Illegality.because(Reason.CROSSES_RIVER);
  }

  private Illegality horse() {
    int target = 0;
    while (Geometry.HORSE[from][target] != to) {
      target++;
    }
    return Illegality.because(Reason.BLOCKED_LEG, Geometry.LEG[from][target]);
  }

  private Illegality pawn(int files, int ranks) {
    boolean back = owner == 0 ? to < from : to > from;
    if (files == 0 && ranks == 1 && back) {
      return Illegality.because(Reason.PAWN_BACK);
    }
    return when(files == 1 && ranks == 0, Reason.PAWN_NOT_CROSSED);
  }

  /** A rook or a cannon. */
  private Illegality line() {
    int between = pieces.between(from, to);
    if (between < 0) {
      return notItsWay();
    }
    boolean cannon = Pieces.kind(pieces.at[from]) == Pieces.CANNON;
    if (cannon && pieces.at[to] != 0) {
      return Illegality.because(Reason.NOT_ONE_SCREEN);
    }
    boolean file = from % Square.FILES == to % Square.FILES;
    int there = file ? Pieces.UP : Pieces.RIGHT;
    int back = file ? Pieces.DOWN : Pieces.LEFT;
    return Illegality.because(Reason.BLOCKED_WAY, pieces.next(to > from ? there : back, from));
  }

  /** The piece goes so, but its king would be attacked. */
  private Illegality unsafe() {
    boolean inCheck = pieces.isAttacked(owner);
    Pieces after = pieces.after(from, to);
    int king = after.kings[owner];
    int enemy = owner ^ 1;
    if (after.between(king, after.kings[enemy]) == 0) {
      return Illegality.because(Reason.KINGS_FACE);
    }
    int attacker = 0;
    while (!after.isOf(enemy, attacker) || !after.reaches(attacker, king)) {
      attacker++;
    }
    return Illegality.because(inCheck ? Reason.STAYS_IN_CHECK : Reason.INTO_CHECK, attacker);
  }
}
