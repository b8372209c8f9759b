package org.yifen.xiangqi.board;

import java.util.Optional;

/** A move from one square to another; legal or not depends on the position. */
public record Move(Square from, Square to) {

  /** What {@link #packed(CharSequence, int)} gives for a text that is no move. */
  public static final int NONE = -1;

  private static final int BITS = 7;
  private static final int LENGTH = 4;

  /** Reads {@code h2e2}, letters large or small; empty when it is not of that form. */
  public static Optional<Move> parse(String text) {
    int packed = text.length() == LENGTH ? packed(text, 0) : NONE;
    return packed == NONE ? Optional.empty() : Optional.of(unpacked(packed));
  }

  /**
   * Reads four characters such as {@code h2e2} within a longer text as a packed move, for {@link
   * Board}; makes no objects.
   *
   * @param offset of the first of them
   * @return the packed move, or {@link #NONE} when no two squares are written there
   */
  public static int packed(CharSequence text, int offset) {
    if (offset < 0 || offset > text.length() - LENGTH) {
      return NONE;
    }
    int from = Square.index(text.charAt(offset), text.charAt(offset + 1));
    int to = Square.index(text.charAt(offset + 2), text.charAt(offset + 3));
    return from < 0 || to < 0 ? NONE : pack(from, to);
  }

  /** The move as one number, for {@link Board}: the squares' indexes, seven bits each. */
  public int packed() {
    return pack(from.index(), to.index());
  }

  /** The packed move between two squares, given by their indexes from 0 to 89. */
  public static int pack(int from, int to) {
    return from << BITS | to;
  }

  /** The index of the square that a packed move starts from. */
  public static int from(int packed) {
    return packed >>> BITS;
  }

  /** The index of the square that a packed move ends on. */
  public static int to(int packed) {
    return packed & ((1 << BITS) - 1);
  }

  /** The move of a number that {@link #packed()} gave. */
  public static Move unpacked(int packed) {
    return new Move(Square.of(from(packed)), Square.of(to(packed)));
  }

  /** As in ICCS and UCI with ranks from 0: {@code h2e2}. */
  @Override
  public String toString() {
    return from.toString() + to;
  }
}
