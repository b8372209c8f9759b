package org.yifen.online;

import java.util.Arrays;

/**
 * The first fifteen bytes of a name in two words, with the length in the last byte. Two names of up
 * to fifteen bytes are the same when their words are, and words compare, unsigned, as names do by
 * their bytes; so most names need no other place in memory.
 */
final class NameKey {

  /** How many bytes of a name the words hold. */
  static final int HELD = 15;

  /** Stands for the length of a name that is longer. */
  private static final int MORE = 0xFF;

  private static final long FACTOR = 0x9E3779B97F4A7C15L;

  private NameKey() {}

  /** The first word; the array must go on for {@link Words#ROOM} bytes after the start. */
  static long head(byte[] bytes, int start, int end) {
    return Words.first(Words.big(bytes, start), Math.min(Long.BYTES, end - start));
  }

  /** The second word. */
  static long tail(byte[] bytes, int start, int end) {
    int length = end - start;
    int here = Math.max(0, Math.min(length, HELD) - Long.BYTES);
    long word = Words.first(Words.big(bytes, start + Long.BYTES), here);
    return word | (length > HELD ? MORE : length);
  }

  /** Whether a name has bytes beyond its words. */
  static boolean isLong(long tail) {
    return (tail & MORE) == MORE;
  }

  /** How many bytes the words hold. */
  static int length(long tail) {
    return isLong(tail) ? HELD : (int) tail & MORE;
  }

  /** A hash of the whole name, all bits of which depend on all bytes. */
  static int hash(long head, long tail, byte[] bytes, int start, int end) {
    long hash = (head ^ Long.rotateLeft(tail * FACTOR, 32)) * FACTOR;
    for (int i = start + HELD; i < end; i++) {
      hash = (hash ^ Long.rotateLeft(hash, 29) ^ bytes[i]) * FACTOR;
    }
    hash = (hash ^ (hash >>> 32)) * FACTOR;
    return (int) (hash >>> 32);
  }

  /** Whether the array goes on far enough. */
  static boolean hasRoom(byte[] bytes, int start) {
    return start + Words.ROOM <= bytes.length;
  }

  /** A name in an array that goes on far enough. */
  static byte[] withRoom(byte[] bytes, int start, int end) {
    return Arrays.copyOf(Arrays.copyOfRange(bytes, start, end), end - start + Words.ROOM);
  }
}
