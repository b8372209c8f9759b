package org.yifen.xiangqi.board;

/** A piece of a side. */
public enum Piece {
  RED_KING(Side.RED, Kind.KING),
  RED_ADVISOR(Side.RED, Kind.ADVISOR),
  RED_ELEPHANT(Side.RED, Kind.ELEPHANT),
  RED_HORSE(Side.RED, Kind.HORSE),
  RED_ROOK(Side.RED, Kind.ROOK),
  RED_CANNON(Side.RED, Kind.CANNON),
  RED_PAWN(Side.RED, Kind.PAWN),
  BLACK_KING(Side.BLACK, Kind.KING),
  BLACK_ADVISOR(Side.BLACK, Kind.ADVISOR),
  BLACK_ELEPHANT(Side.BLACK, Kind.ELEPHANT),
  BLACK_HORSE(Side.BLACK, Kind.HORSE),
  BLACK_ROOK(Side.BLACK, Kind.ROOK),
  BLACK_CANNON(Side.BLACK, Kind.CANNON),
  BLACK_PAWN(Side.BLACK, Kind.PAWN);

  private static final Piece[] ALL = values();

  private final Side side;
  private final Kind kind;

  Piece(Side side, Kind kind) {
    this.side = side;
    this.kind = kind;
  }

  public static Piece of(Side side, Kind kind) {
    return ALL[side.index() * 7 + kind.code() - 1];
  }

  public Side side() {
    return side;
  }

  public Kind kind() {
    return kind;
  }

  /** The letter of a FEN: a capital for Red. */
  public char letter() {
    return side == Side.RED ? Character.toUpperCase(kind.letter()) : kind.letter();
  }

  /** The simplified character on the piece. */
  public char chinese() {
    return kind.chinese(side);
  }

  /** Whether the piece can ever stand on a square: kings and advisors in the palace, and so on. */
  public boolean canStandOn(Square square) {
    return Geometry.canStand(side, kind, square.index());
  }
}
