package org.yifen.xiangqi.board;

import java.util.Optional;

/**
 * Why a move is not legal.
 *
 * @param square what the reason is about: the blocking piece, the attacking one; empty for the
 *     others
 */
public record Illegality(Reason reason, Optional<Square> square) {

  /** The first that applies. */
  public enum Reason {
    /** The square the move starts from is empty. */
    NO_PIECE,
    /** The piece is the opponent's. */
    WRONG_SIDE,
    /** The move ends where it starts. */
    NO_MOVE,
    /** A piece of one's own stands where the move ends. */
    OWN_PIECE,
    /** The king or an advisor would leave the palace. */
    LEAVES_PALACE,
    /** An elephant would cross the river. */
    CROSSES_RIVER,
    /** A pawn would go back. */
    PAWN_BACK,
    /** A pawn would go sideways before it has crossed the river. */
    PAWN_NOT_CROSSED,
    /** The piece does not move so. */
    NOT_ITS_WAY,
    /** A piece blocks the horse's leg (蹩马腿). */
    BLOCKED_LEG,
    /** A piece stands in the elephant's eye (塞象眼). */
    BLOCKED_EYE,
    /** A piece stands in the way of a rook or of a cannon that does not capture. */
    BLOCKED_WAY,
    /** A cannon captures over exactly one piece. */
    NOT_ONE_SCREEN,
    /** The kings would face each other. */
    KINGS_FACE,
    /** The king is in check and stays in check. */
    STAYS_IN_CHECK,
    /** The move puts one's own king in check. */
    INTO_CHECK
  }

  /** Why a move is not legal in a position; empty when it is. */
  static Optional<Illegality> of(Position position, Move move) {
    Optional<Piece> piece = position.at(move.from());
    Optional<Piece> target = position.at(move.to());
    if (piece.isEmpty()) {
      return because(Reason.NO_PIECE);
    }
    if (piece.get().side() != position.toMove()) {
      return because(Reason.WRONG_SIDE);
    }
    if (move.from().equals(move.to())) {
      return because(Reason.NO_MOVE);
    }
    if (target.isPresent() && target.get().side() == position.toMove()) {
      return because(Reason.OWN_PIECE);
    }
    Board board = position.board();
    if (!board.reaches(move.from().index(), move.to().index())) {
      return Optional.of(unreached(board, piece.get(), move));
    }
    return board.isLegal(move.packed()) ? Optional.empty() : Optional.of(unsafe(position, move));
  }

  private static Optional<Illegality> because(Reason reason) {
    return Optional.of(new Illegality(reason, Optional.empty()));
  }

  private static Illegality unreached(Board board, Piece piece, Move move) {
    int files = Math.abs(move.to().file() - move.from().file());
    int ranks = Math.abs(move.to().rank() - move.from().rank());
    return switch (piece.kind()) {
      case KING -> stepping(files + ranks == 1 ? Reason.LEAVES_PALACE : Reason.NOT_ITS_WAY);
      case ADVISOR ->
          stepping(files == 1 && ranks == 1 ? Reason.LEAVES_PALACE : Reason.NOT_ITS_WAY);
      case ELEPHANT -> elephant(board, piece.side(), move, files, ranks);
      case HORSE -> horse(move, files, ranks);
      case PAWN -> pawn(piece.side(), move, files, ranks);
      case ROOK, CANNON -> sliding(board, move);
    };
  }

  private static Illegality stepping(Reason reason) {
    return new Illegality(reason, Optional.empty());
  }

  private static Illegality elephant(Board board, Side side, Move move, int files, int ranks) {
    if (files != 2 || ranks != 2) {
      return stepping(Reason.NOT_ITS_WAY);
    }
    if (!Geometry.isHome(side, move.to().index())) {
      return stepping(Reason.CROSSES_RIVER);
    }
    Square eye = Square.of((move.from().index() + move.to().index()) / 2);
    return board.at(eye).isPresent()
        ? new Illegality(Reason.BLOCKED_EYE, Optional.of(eye))
        : stepping(Reason.NOT_ITS_WAY);
  }

  private static Illegality horse(Move move, int files, int ranks) {
    int[] targets = Geometry.HORSE[move.from().index()];
    for (int i = 0; i < targets.length && files * ranks == 2; i++) {
      if (targets[i] == move.to().index()) {
        Square leg = Square.of(Geometry.LEG[move.from().index()][i]);
        return new Illegality(Reason.BLOCKED_LEG, Optional.of(leg));
      }
    }
    return stepping(Reason.NOT_ITS_WAY);
  }

  private static Illegality pawn(Side side, Move move, int files, int ranks) {
    int ahead = move.to().rank() - move.from().rank();
    boolean back = side == Side.RED ? ahead < 0 : ahead > 0;
    if (files == 0 && ranks == 1 && back) {
      return stepping(Reason.PAWN_BACK);
    }
    return stepping(files == 1 && ranks == 0 ? Reason.PAWN_NOT_CROSSED : Reason.NOT_ITS_WAY);
  }

  private static Illegality sliding(Board board, Move move) {
    int between = board.between(move.from().index(), move.to().index());
    if (between < 0) {
      return stepping(Reason.NOT_ITS_WAY);
    }
    boolean cannon = board.at(move.from()).filter(p -> p.kind() == Kind.CANNON).isPresent();
    return cannon && board.at(move.to()).isPresent()
        ? stepping(Reason.NOT_ONE_SCREEN)
        : new Illegality(Reason.BLOCKED_WAY, first(board, move));
  }

  private static Optional<Square> first(Board board, Move move) {
    int files = Integer.signum(move.to().file() - move.from().file());
    int ranks = Integer.signum(move.to().rank() - move.from().rank());
    int step = files + ranks * Square.FILES;
    for (int i = move.from().index() + step; i != move.to().index(); i += step) {
      if (board.at(Square.of(i)).isPresent()) {
        return Optional.of(Square.of(i));
      }
    }
    return Optional.empty();
  }

  private static Illegality unsafe(Position position, Move move) {
    Setup after =
        position
            .setup()
            .with(move.to(), position.at(move.from()))
            .with(move.from(), Optional.empty());
    Square red = after.squares(Piece.RED_KING).stream().findFirst().orElse(move.to());
    Square black = after.squares(Piece.BLACK_KING).stream().findFirst().orElse(move.to());
    Board board = new Board(after);
    if (board.between(red.index(), black.index()) == 0) {
      return stepping(Reason.KINGS_FACE);
    }
    Square king = position.toMove() == Side.RED ? red : black;
    Optional<Square> attacker =
        java.util.stream.IntStream.range(0, Square.COUNT)
            .filter(
                i -> board.at(Square.of(i)).filter(p -> p.side() != position.toMove()).isPresent())
            .filter(i -> board.reaches(i, king.index()))
            .mapToObj(Square::of)
            .findFirst();
    return new Illegality(position.isCheck() ? Reason.STAYS_IN_CHECK : Reason.INTO_CHECK, attacker);
  }
}
