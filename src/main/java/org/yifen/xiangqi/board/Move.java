package org.yifen.xiangqi.board;

import java.util.Optional;

/** A move from one square to another; legal or not depends on the position. */
public record Move(Square from, Square to) {

  private static final int BITS = 7;

  /** Reads {@code h2e2}; empty when it is not of that form. */
  public static Optional<Move> parse(String text) {
    if (text.length() != 4) {
      return Optional.empty();
    }
    Optional<Square> from = Square.parse(text.substring(0, 2));
    Optional<Square> to = Square.parse(text.substring(2));
    return from.isPresent() && to.isPresent()
        ? Optional.of(new Move(from.get(), to.get()))
        : Optional.empty();
  }

  /** The move as one number, for {@link Board}: the squares' indexes, seven bits each. */
  public int packed() {
    return pack(from.index(), to.index());
  }

  static int pack(int from, int to) {
    return from << BITS | to;
  }

  static int from(int packed) {
    return packed >>> BITS;
  }

  static int to(int packed) {
    return packed & ((1 << BITS) - 1);
  }

  /** The move of a number that {@link #packed} gave. */
  public static Move unpacked(int packed) {
    return new Move(Square.of(from(packed)), Square.of(to(packed)));
  }

  /** As in ICCS and UCI with ranks from 0: {@code h2e2}. */
  @Override
  public String toString() {
    return from.toString() + to;
  }
}
