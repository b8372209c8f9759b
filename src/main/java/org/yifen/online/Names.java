package org.yifen.online;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Names of players as UTF-8 bytes, numbered from 0 in the order in which they come. The words of
 * {@link NameKey} lie by number, what a name has beyond them one after another in one array, and a
 * table of numbers finds them: a million players of up to fifteen bytes need 36 to 57 bytes each.
 */
final class Names {

  private static final int FREE = 0;

  /** The table has at least so many slots a name, so that most names are in their first. */
  private static final int SPARE = 4;

  private static final int WORDS = 2;

  private long[] keys = new long[WORDS << 8];
  private int[] restEnds = new int[1 << 8];
  private byte[] rests = new byte[1 << 8];
  private int[] table = new int[1 << 9];
  private int size;

  int size() {
    return size;
  }

  /** The number of a name, which gets one if it is new. */
  int number(byte[] from, int start, int end) {
    if (!NameKey.hasRoom(from, start)) {
      return number(NameKey.withRoom(from, start, end), 0, end - start);
    }
    long head = NameKey.head(from, start, end);
    long tail = NameKey.tail(from, start, end);
    return number(head, tail, NameKey.hash(head, tail, from, start, end), from, start, end);
  }

  /** The number of a name whose words and hash are known. */
  int number(long head, long tail, int hash, byte[] from, int start, int end) {
    int mask = table.length - 1;
    int print = print(hash);
    int slot = hash & mask;
    while (table[slot] != FREE) {
      int entry = table[slot];
      int number = (entry & numberMask()) - 1;
      if ((entry & ~numberMask()) == print && isName(number, head, tail, from, start, end)) {
        return number;
      }
      slot = (slot + 1) & mask;
    }
    add(head, tail, from, start, end);
    table[slot] = print | size;
    if (SPARE * size >= table.length) {
      rehash();
    }
    return size - 1;
  }

  /**
   * A number that may stand for a name of this hash, often enough the right one; there is none when
   * it is negative. Without a branch, since nothing foretells which of two slots it is in.
   */
  int candidate(int hash) {
    int mask = table.length - 1;
    int slot = hash & mask;
    int first = table[slot];
    int entry = ((first ^ print(hash)) & ~numberMask()) == 0 ? first : table[(slot + 1) & mask];
    return (entry & numberMask()) - 1;
  }

  /** Asks for the slot of a hash without waiting for it. */
  int touchSlot(int hash) {
    return table[hash & (table.length - 1)];
  }

  /** Asks for the words of a name without waiting for them. */
  long touchName(int number) {
    return keys[WORDS * number];
  }

  /**
   * The bits of an entry that hold the number, plus one; the others hold as many of the highest
   * bits of the hash, so that most other names are told apart without their words.
   */
  private int numberMask() {
    return table.length / SPARE * 2 - 1;
  }

  private int print(int hash) {
    return hash & ~numberMask();
  }

  /** Whether a number stands for a name. */
  boolean isName(int number, long head, long tail, byte[] from, int start, int end) {
    return keys[WORDS * number] == head
        && keys[WORDS * number + 1] == tail
        && (!NameKey.isLong(tail) || isRest(number, from, start + NameKey.HELD, end));
  }

  private boolean isRest(int number, byte[] from, int start, int end) {
    return Arrays.equals(rests, restBegin(number), restEnds[number], from, start, end);
  }

  private int restBegin(int number) {
    return number == 0 ? 0 : restEnds[number - 1];
  }

  private void add(long head, long tail, byte[] from, int start, int end) {
    if (size == restEnds.length) {
      restEnds = Arrays.copyOf(restEnds, larger(size + 1));
      keys = Arrays.copyOf(keys, WORDS * restEnds.length);
    }
    keys[WORDS * size] = head;
    keys[WORDS * size + 1] = tail;
    int begin = restBegin(size);
    int length = Math.max(0, end - start - NameKey.HELD);
    if (begin + length > rests.length) {
      rests = Arrays.copyOf(rests, larger(begin + length));
    }
    System.arraycopy(from, start + (length > 0 ? NameKey.HELD : 0), rests, begin, length);
    restEnds[size++] = begin + length;
  }

  /** A quarter as much again: doubling would leave up to half of the memory unused. */
  static int larger(int needed) {
    return Math.toIntExact(Math.max(needed, Math.min(Integer.MAX_VALUE - 8L, needed * 5L / 4)));
  }

  private void rehash() {
    table = new int[2 * table.length];
    int mask = table.length - 1;
    for (int number = 0; number < size; number++) {
      int hash = hash(number);
      int slot = hash & mask;
      while (table[slot] != FREE) {
        slot = (slot + 1) & mask;
      }
      table[slot] = print(hash) | (number + 1);
    }
  }

  private int hash(int number) {
    int start = restBegin(number) - NameKey.HELD;
    return NameKey.hash(head(number), tail(number), rests, start, restEnds[number]);
  }

  /** The name of a number. */
  String name(int number) {
    byte[] bytes = new byte[length(number) + Words.ROOM];
    return new String(bytes, 0, copy(number, bytes, 0), StandardCharsets.UTF_8);
  }

  /** The length of a name in bytes. */
  int length(int number) {
    int rest = restEnds[number] - restBegin(number);
    return NameKey.length(keys[WORDS * number + 1]) + rest;
  }

  /**
   * Copies a name into an array that goes on for {@link Words#ROOM} bytes; gives where it ends.
   * Bytes after the end are overwritten.
   */
  int copy(int number, byte[] into, int at) {
    long tail = keys[WORDS * number + 1];
    Words.put(into, at, keys[WORDS * number]);
    Words.put(into, at + Long.BYTES, tail);
    int held = NameKey.length(tail);
    int rest = restEnds[number] - restBegin(number);
    System.arraycopy(rests, restBegin(number), into, at + held, rest);
    return at + held + rest;
  }

  /** The first word of a name's key, by which and by the second most names are ordered. */
  long head(int number) {
    return keys[WORDS * number];
  }

  /** The second word. */
  long tail(int number) {
    return keys[WORDS * number + 1];
  }

  /** Compares two names by their bytes: the order of their code points. */
  int compare(int a, int b) {
    int order = Long.compareUnsigned(head(a), head(b));
    order = order == 0 ? Long.compareUnsigned(tail(a), tail(b)) : order;
    return order != 0
        ? order
        : Arrays.compareUnsigned(
            rests, restBegin(a), restEnds[a], rests, restBegin(b), restEnds[b]);
  }
}
