package org.yifen.xiangqi.notation;

/** Which of several like pieces on a file is meant, counted from the front. */
enum Order {
  /** Nothing is said. */
  NONE,
  FRONT,
  MIDDLE,
  REAR,
  FIRST(1),
  SECOND(2),
  THIRD(3),
  FOURTH(4),
  FIFTH(5),
  /** WXF's P+: of four or five pawns the second. */
  WXF_FRONT,
  /** WXF's P-: of four or five pawns the last but one. */
  WXF_REAR,
  /** WXF's ++ for the first of four or five pawns. */
  WXF_FOREMOST,
  /** WXF's --. */
  WXF_REARMOST,
  /** WXF's P3 for a pawn on file 3: of three or five pawns the middle one. */
  WXF_FILE;

  private static final Order[] NUMBERS = {FIRST, SECOND, THIRD, FOURTH, FIFTH};

  private final int number;

  Order() {
    this(0);
  }

  Order(int number) {
    this.number = number;
  }

  /**
   * The order of a number.
   *
   * @param number 1 to 5
   */
  static Order of(int number) {
    return NUMBERS[number - 1];
  }

  /** 1 to 5, or 0 when the order is none of these. */
  int number() {
    return number;
  }

  /** Whether the order can be meant without like pieces on the file. */
  boolean isForOne() {
    return this == NONE || this == WXF_FILE;
  }

  /**
   * Whether it means a piece on a file.
   *
   * @param index of the piece from the front, from 0
   * @param size how many like pieces are on the file
   */
  boolean means(int index, int size) {
    if (size == 1) {
      return isForOne();
    }
    boolean crowd = size >= 4;
    return switch (this) {
      case NONE -> true;
      case FRONT -> index == 0;
      case MIDDLE -> index > 0 && index < size - 1;
      case REAR -> index == size - 1;
      case WXF_FRONT -> index == (crowd ? 1 : 0);
      case WXF_REAR -> index == size - (crowd ? 2 : 1);
      case WXF_FOREMOST -> crowd && index == 0;
      case WXF_REARMOST -> crowd && index == size - 1;
      case WXF_FILE -> size == 2 || size == 4 || index == size / 2;
      default -> index == number - 1;
    };
  }
}
