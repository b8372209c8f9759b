package org.yifen.online;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What one piece of a log says: its games, in columns, with the words and hashes of the names, and
 * the rows that are no games. It lies in the memory of the lines, which it owns meanwhile.
 */
final class LogBlock {

  private static final int PLACES = 6;
  private static final int SHOWN = 200;

  /** A row that was left out. */
  record LeftOut(long line, GameLog.Fault fault, String text) {}

  private final byte[] bytes = LogLines.newBuffer();
  private final List<LeftOut> leftOut = new ArrayList<>();
  private byte[] unquoted = {};
  private int unquotedEnd;
  private int games;
  private int[] places = new int[PLACES << 10];
  private long[] keys = new long[4 << 10];
  private int[] hashes = new int[2 << 10];
  private byte[] results = new byte[1 << 10];
  private Outlook outlook = new Outlook(0, 0, 0, 0, false);

  /**
   * What stands at the end of a block.
   *
   * @param bytes read so far
   * @param tooShort games in this block that ended before both sides had moved
   * @param lastTime of the last row that is in order
   * @param outOfOrder the line of the row that is earlier than that, or 0
   * @param last whether no other block comes after
   */
  record Outlook(long bytes, long tooShort, long lastTime, long outOfOrder, boolean last) {}

  /** Where to read. */
  byte[] bytes() {
    return bytes;
  }

  /** Forgets everything. */
  void clear() {
    games = 0;
    unquotedEnd = 0;
    leftOut.clear();
  }

  /**
   * Looks at the names of a row whose columns are the time, the first, the second; true when both
   * are the same.
   */
  boolean isOfOne(LogRow row) {
    if (games == results.length) {
      grow();
    }
    name(2 * games, row, 1);
    name(2 * games + 1, row, 2);
    int i = 4 * games;
    return keys[i] == keys[i + 2]
        && keys[i + 1] == keys[i + 3]
        && (!NameKey.isLong(keys[i + 1]) || row.isSame(1, 2));
  }

  /** Adds the row whose names were looked at last. */
  void game(LogRow row, int result) {
    int shift = row.bytes() == bytes ? 0 : keep(row);
    for (int column = 0; column < PLACES / 2; column++) {
      places[PLACES * games + 2 * column] = row.start(column) + shift;
      places[PLACES * games + 2 * column + 1] = row.end(column) + shift;
    }
    results[games++] = (byte) result;
  }

  private void name(int i, LogRow row, int column) {
    int start = row.start(column);
    int end = row.end(column);
    long head = NameKey.head(row.bytes(), start, end);
    long tail = NameKey.tail(row.bytes(), start, end);
    keys[2 * i] = head;
    keys[2 * i + 1] = tail;
    hashes[i] = NameKey.hash(head, tail, row.bytes(), start, end);
  }

  private void grow() {
    int size = 2 * games;
    results = Arrays.copyOf(results, size);
    hashes = Arrays.copyOf(hashes, 2 * size);
    keys = Arrays.copyOf(keys, 4 * size);
    places = Arrays.copyOf(places, PLACES * size);
  }

  /** Keeps what a row with quotation marks says; its places go on after those of the lines. */
  private int keep(LogRow row) {
    int length = row.bytes().length;
    if (unquotedEnd + length > unquoted.length) {
      unquoted = Arrays.copyOf(unquoted, 2 * (unquotedEnd + length));
    }
    System.arraycopy(row.bytes(), 0, unquoted, unquotedEnd, length);
    unquotedEnd += length;
    return bytes.length + unquotedEnd - length;
  }

  /** Adds a row that is no game. */
  void leftOut(long line, GameLog.Fault fault, int start, int end) {
    int length = Math.min(end - start, SHOWN);
    String text = new String(bytes, start, length, StandardCharsets.UTF_8);
    leftOut.add(new LeftOut(line, fault, text));
  }

  void end(Outlook outlook) {
    this.outlook = outlook;
  }

  Outlook outlook() {
    return outlook;
  }

  List<LeftOut> leftOut() {
    return leftOut;
  }

  /** How many games there are. */
  int games() {
    return games;
  }

  /** 2 when the first won, 1 for a draw, 0 when the second won. */
  int result(int game) {
    return results[game];
  }

  /** The time of a game, as it is written. */
  String time(int game) {
    int start = places[PLACES * game];
    int length = places[PLACES * game + 1] - start;
    return new String(array(start), offset(start), length, StandardCharsets.UTF_8);
  }

  private byte[] array(int place) {
    return place < bytes.length ? bytes : unquoted;
  }

  private int offset(int place) {
    return place < bytes.length ? place : place - bytes.length;
  }

  /**
   * Finds the numbers of the players of games {@code from} to {@code to}, two a game, in the order
   * in which they come. Every step asks for the memory of the next, for all names, before one of
   * them waits for it: for a million players that takes half the time of one after another.
   *
   * @return nothing of use: it keeps the compiler from leaving the asking out
   */
  long numbers(Names names, int from, int to, int[] into) {
    int first = 2 * from;
    int count = 2 * (to - from);
    long touched = 0;
    for (int i = 0; i < count; i++) {
      touched += names.touchSlot(hashes[first + i]);
    }
    for (int i = 0; i < count; i++) {
      int candidate = names.candidate(hashes[first + i]);
      touched += names.touchName(Math.max(0, candidate));
      into[i] = candidate;
    }
    for (int i = 0; i < count; i++) {
      into[i] = number(names, first + i, into[i]);
    }
    return touched;
  }

  private int number(Names names, int i, int candidate) {
    long head = keys[2 * i];
    long tail = keys[2 * i + 1];
    int place = places[PLACES * (i / 2) + 2 + 2 * (i % 2)];
    int start = offset(place);
    int end = start + places[PLACES * (i / 2) + 3 + 2 * (i % 2)] - place;
    byte[] array = array(place);
    boolean found = candidate >= 0 && names.isName(candidate, head, tail, array, start, end);
    return found ? candidate : names.number(head, tail, hashes[i], array, start, end);
  }
}
