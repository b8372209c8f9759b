package org.yifen.report.trf;

/**
 * What a program counted as one column when it padded the fields of a line. The format says
 * characters; programs that count bytes or the cells of a screen shift what stands behind a name
 * that is not in plain letters.
 */
public enum Measure {
  CHARACTERS,
  /** Half-width cells: a Chinese character takes two, and two bytes in GB18030 as well. */
  CELLS,
  /** Bytes of UTF-8: a Chinese character takes three, an accented letter two. */
  BYTES;

  private static final int[][] WIDE = {
    {0x1100, 0x115F},
    {0x2E80, 0xA4CF},
    {0xAC00, 0xD7A3},
    {0xF900, 0xFAFF},
    {0xFE30, 0xFE6F},
    {0xFF01, 0xFF60},
    {0xFFE0, 0xFFE6},
    {0x20000, 0x3FFFD},
  };

  /** The columns of a character. */
  int of(int codePoint) {
    return switch (this) {
      case CHARACTERS -> 1;
      case CELLS -> isWide(codePoint) ? 2 : 1;
      case BYTES -> codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
    };
  }

  private static boolean isWide(int codePoint) {
    for (int[] range : WIDE) {
      if (codePoint <= range[1]) {
        return codePoint >= range[0];
      }
    }
    return false;
  }
}
