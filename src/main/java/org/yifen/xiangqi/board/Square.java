package org.yifen.xiangqi.board;

import java.util.Optional;

/**
 * A square of the board: files a to i from Red's left, ranks 0 to 9 from Red's side. Red's king
 * starts on e0.
 */
public final class Square implements Comparable<Square> {

  public static final int FILES = 9;
  public static final int RANKS = 10;

  /** How many squares there are. */
  public static final int COUNT = FILES * RANKS;

  private static final Square[] ALL = new Square[COUNT];

  static {
    for (int i = 0; i < COUNT; i++) {
      ALL[i] = new Square(i);
    }
  }

  private final int index;

  private Square(int index) {
    this.index = index;
  }

  /**
   * The square of a file and a rank.
   *
   * @param file 0 (a) to 8 (i)
   * @param rank 0 to 9
   */
  public static Square of(int file, int rank) {
    if (file < 0 || file >= FILES || rank < 0 || rank >= RANKS) {
      throw new IllegalArgumentException("no square: file " + file + ", rank " + rank);
    }
    return ALL[rank * FILES + file];
  }

  /** The square of an index from 0 to 89: rank times nine and the file. */
  public static Square of(int index) {
    return ALL[index];
  }

  /** Reads a name such as {@code e0} or {@code E0}; empty when it is none. */
  public static Optional<Square> parse(String name) {
    int index = name.length() == 2 ? index(name.charAt(0), name.charAt(1)) : -1;
    return index < 0 ? Optional.empty() : Optional.of(of(index));
  }

  /** The index of a square by the letter, large or small, and the digit of its name; -1 if none. */
  static int index(char letter, char digit) {
    // only the letters of ASCII: other scripts have capitals that become an i or a k
    int file = (letter >= 'A' && letter <= 'Z' ? letter + ('a' - 'A') : letter) - 'a';
    int rank = digit - '0';
    boolean exists = file >= 0 && file < FILES && rank >= 0 && rank < RANKS;
    return exists ? rank * FILES + file : -1;
  }

  /** From 0 (a) to 8 (i). */
  public int file() {
    return index % FILES;
  }

  /** From 0 (Red's back rank) to 9. */
  public int rank() {
    return index / FILES;
  }

  /** Rank times nine and the file: 0 to 89. */
  public int index() {
    return index;
  }

  /** The square as seen from the other side: the board turned by half a circle. */
  public Square turned() {
    return ALL[COUNT - 1 - index];
  }

  /** The square with left and right exchanged. */
  public Square mirrored() {
    return of(FILES - 1 - file(), rank());
  }

  @Override
  public int compareTo(Square other) {
    return Integer.compare(index, other.index);
  }

  @Override
  public String toString() {
    return "" + (char) ('a' + file()) + rank();
  }
}
