package org.yifen.online;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Names of players as UTF-8 bytes, numbered from 0 in the order in which they come. They lie one
 * after another in one array, and a table of numbers finds them, so that a million players need
 * little more than their letters.
 */
final class Names {

  private static final long FREE = -1;

  private byte[] letters = new byte[1 << 12];
  private int[] ends = new int[1 << 8];
  private int[] hashes = new int[1 << 8];
  private long[] table = new long[1 << 9];
  private int size;

  Names() {
    Arrays.fill(table, FREE);
  }

  int size() {
    return size;
  }

  /** The number of a name, which gets one if it is new. */
  int number(byte[] from, int start, int end) {
    int hash = hash(from, start, end);
    int slot = slot(hash, from, start, end);
    if (table[slot] == FREE) {
      add(hash, from, start, end);
      table[slot] = entry(hash, size - 1);
      int number = size - 1;
      if (2 * size > table.length) {
        rehash();
      }
      return number;
    }
    return (int) table[slot];
  }

  /**
   * The hash stands beside the number, so that other names are told apart without their letters.
   */
  private static long entry(int hash, int number) {
    return ((long) hash << 32) | number;
  }

  private int slot(int hash, byte[] from, int start, int end) {
    int mask = table.length - 1;
    int slot = hash & mask;
    while (table[slot] != FREE
        && ((int) (table[slot] >>> 32) != hash || !isName((int) table[slot], from, start, end))) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private boolean isName(int number, byte[] from, int start, int end) {
    return Arrays.equals(letters, begin(number), ends[number], from, start, end);
  }

  private int begin(int number) {
    return number == 0 ? 0 : ends[number - 1];
  }

  private void add(int hash, byte[] from, int start, int end) {
    int begin = size == 0 ? 0 : ends[size - 1];
    int length = end - start;
    if (begin + length > letters.length) {
      letters = Arrays.copyOf(letters, larger(begin + length));
    }
    if (size == ends.length) {
      ends = Arrays.copyOf(ends, larger(size + 1));
      hashes = Arrays.copyOf(hashes, ends.length);
    }
    System.arraycopy(from, start, letters, begin, length);
    ends[size] = begin + length;
    hashes[size++] = hash;
  }

  /** Half as much again: doubling would leave up to half of the memory unused. */
  static int larger(int needed) {
    return Math.max(needed, Math.toIntExact(Math.min(Integer.MAX_VALUE - 8L, needed * 3L / 2)));
  }

  private void rehash() {
    table = new long[2 * table.length];
    Arrays.fill(table, FREE);
    int mask = table.length - 1;
    for (int number = 0; number < size; number++) {
      int slot = hashes[number] & mask;
      while (table[slot] != FREE) {
        slot = (slot + 1) & mask;
      }
      table[slot] = entry(hashes[number], number);
    }
  }

  private static int hash(byte[] from, int start, int end) {
    int hash = 0x811C9DC5;
    for (int i = start; i < end; i++) {
      hash = (hash ^ from[i]) * 0x01000193;
    }
    return hash ^ (hash >>> 15);
  }

  /** The name of a number. */
  String name(int number) {
    int begin = begin(number);
    return new String(letters, begin, ends[number] - begin, StandardCharsets.UTF_8);
  }

  /** Compares two names by their bytes: the order of their code points. */
  int compare(int a, int b) {
    return Arrays.compareUnsigned(letters, begin(a), ends[a], letters, begin(b), ends[b]);
  }
}
