package org.yifen.online;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Eight bytes at once. Measured on a log of 20 million games, lines and cells are found this way in
 * three quarters of the time that going from byte to byte takes.
 */
final class Words {

  /** The bytes that {@link LogRow} looks at together. */
  static final int WINDOW = 64;

  /** How many bytes after the last one of interest an array must have. */
  static final int ROOM = WINDOW;

  private static final VarHandle LITTLE =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle BIG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private static final long LOW_BITS = 0x7F7F7F7F7F7F7F7FL;
  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final long ONES = 0x0101010101010101L;

  private static final long ZEROS = ONES * '0';
  private static final long ABOVE_NINE = ONES * (0x80 - 10);

  /** As a factor it moves the lowest bits of eight bytes side by side into the highest byte. */
  private static final long GATHER = 0x0102040810204080L;

  private Words() {}

  /** Eight bytes, the first of them lowest. */
  static long little(byte[] bytes, int at) {
    return (long) LITTLE.get(bytes, at);
  }

  /** Eight bytes, the first of them highest, so that words compare as their bytes do. */
  static long big(byte[] bytes, int at) {
    return (long) BIG.get(bytes, at);
  }

  /** Puts eight bytes down as {@link #big} reads them. */
  static void put(byte[] bytes, int at, long word) {
    BIG.set(bytes, at, word);
  }

  /** The first {@code count} bytes of a big word, 0 to 8, zeros after them. */
  static long first(long word, int count) {
    return count == 0 ? 0 : word & (-1L << (64 - 8 * count));
  }

  /** A byte eight times, for {@link #matches}. */
  static long repeated(char c) {
    return ONES * c;
  }

  /** The highest bit of every byte that is the wanted one. */
  static long matches(long word, long repeated) {
    long difference = word ^ repeated;
    return ~(((difference & LOW_BITS) + LOW_BITS) | difference | LOW_BITS);
  }

  /** Something else than 0 when a byte of the word is the wanted one; cheaper than which. */
  static long any(long word, long repeated) {
    long difference = word ^ repeated;
    return (difference - ONES) & ~difference & HIGH_BITS;
  }

  /** The matches of a little word as eight bits, the first byte lowest. */
  static long bits(long matches) {
    return ((matches >>> 7) * GATHER) >>> 56;
  }

  /** 1 when both are the same, else 0, without a branch. */
  static int same(long a, long b) {
    long difference = a ^ b;
    return (int) (((difference | -difference) >>> 63) ^ 1);
  }

  /**
   * The number that the first {@code count} bytes of a little word, 1 to 8, write in figures;
   * negative when one of them is none.
   */
  static int number(long word, int count) {
    int unused = 64 - 8 * count;
    // zeros before the figures, which the lowest byte writes first
    long digits = (word << unused) ^ (ZEROS << unused);
    if (((digits | (digits + ABOVE_NINE)) & HIGH_BITS) != 0) {
      return -1;
    }
    long pairs = digits * 10 + (digits >>> 8) & 0x00FF00FF00FF00FFL;
    long fours = pairs * 100 + (pairs >>> 16) & 0x0000FFFF0000FFFFL;
    return (int) (fours * 10_000 + (fours >>> 32));
  }

  /** Where the first match is, 0 to 7, of little words. */
  static int place(long matches) {
    return Long.numberOfTrailingZeros(matches) >>> 3;
  }
}
