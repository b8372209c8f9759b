package org.yifen.online;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The cells of a line of CSV: where each of the wanted columns starts and ends in the bytes. */
final class LogRow {

  /** The word of a cell of more than seven bytes. */
  static final long LONG = -1;

  private static final int MOST_CELLS = 64;
  private static final int MOST_FIGURES = 9;
  private static final long COMMAS = Words.repeated(',');
  private static final long BLANKS = Words.repeated(' ');
  private static final long QUOTES = Words.repeated('"');

  private final int[] starts = new int[MOST_CELLS];
  private final int[] ends = new int[MOST_CELLS];
  private int cells;
  private byte[] bytes = {};
  private int[] places = {};
  private int lastPlace;

  /** Reads the header; gives the columns that it lacks. */
  List<String> header(byte[] line, int start, int end, List<String> columns) {
    boolean mark = end - start >= 3 && line[start] == (byte) 0xEF && line[start + 1] == (byte) 0xBB;
    List<String> names = new ArrayList<>();
    if (read(line, mark ? start + 3 : start, end)) {
      for (int i = 0; i < cells; i++) {
        String name = new String(bytes, starts[i], ends[i] - starts[i], StandardCharsets.UTF_8);
        names.add(name.strip().toLowerCase(Locale.ROOT));
      }
    }
    places = columns.stream().mapToInt(names::indexOf).toArray();
    lastPlace = Arrays.stream(places).max().orElse(0);
    return columns.stream().filter(column -> !names.contains(column)).toList();
  }

  /**
   * Splits a line into cells without their quotation marks; false when one is not closed. The line
   * lies in an array that goes on for {@link Words#ROOM} bytes.
   */
  boolean read(byte[] line, int start, int end) {
    bytes = line;
    cells = 0;
    int from = start;
    long quotes = 0;
    long blanks = 0;
    for (int at = start; at < end; at += Words.WINDOW) {
      long commas = 0;
      for (int i = 0; i < Words.WINDOW; i += Long.BYTES) {
        long word = Words.little(line, at + i);
        commas |= Words.bits(Words.matches(word, COMMAS)) << i;
        quotes |= Words.any(word, QUOTES);
        blanks |= Words.any(word, BLANKS);
      }
      commas &= end - at < Words.WINDOW ? (1L << (end - at)) - 1 : -1;
      for (; commas != 0; commas &= commas - 1) {
        int comma = at + Long.numberOfTrailingZeros(commas);
        cell(from, comma);
        from = comma + 1;
      }
    }
    cell(from, end);
    if (quotes != 0 && hasQuote(start, end)) {
      return quoted(new String(line, start, end - start, StandardCharsets.UTF_8));
    }
    if (blanks != 0) {
      trim();
    }
    return true;
  }

  private boolean hasQuote(int start, int end) {
    for (int i = start; i < end; i++) {
      if (bytes[i] == '"') {
        return true;
      }
    }
    return false;
  }

  /** Cells beyond the last are no columns of a log. */
  private void cell(int from, int to) {
    if (cells < MOST_CELLS) {
      starts[cells] = from;
      ends[cells++] = to;
    }
  }

  private boolean quoted(String line) {
    StringBuilder plain = new StringBuilder();
    List<Integer> bounds = new ArrayList<>(List.of(0));
    boolean inside = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"' && inside && i + 1 < line.length() && line.charAt(i + 1) == '"') {
        plain.append(line.charAt(++i));
      } else if (c == '"') {
        inside = !inside;
      } else if (c == ',' && !inside) {
        bounds.add(plain.toString().getBytes(StandardCharsets.UTF_8).length);
      } else {
        plain.append(c);
      }
    }
    byte[] unquoted = plain.toString().getBytes(StandardCharsets.UTF_8);
    bounds.add(unquoted.length);
    bytes = Arrays.copyOf(unquoted, unquoted.length + Words.ROOM);
    cells = 0;
    for (int i = 1; i < bounds.size(); i++) {
      cell(bounds.get(i - 1), bounds.get(i));
    }
    trim();
    return !inside;
  }

  /** Leaves out the blanks around cells. */
  private void trim() {
    for (int i = 0; i < cells; i++) {
      while (starts[i] < ends[i] && bytes[starts[i]] == ' ') {
        starts[i]++;
      }
      while (ends[i] > starts[i] && bytes[ends[i] - 1] == ' ') {
        ends[i]--;
      }
    }
  }

  /** Whether every wanted column has a cell. */
  boolean isWhole() {
    return lastPlace < cells;
  }

  /** The bytes the cells lie in: the line's, or others when a quotation mark stood in it. */
  byte[] bytes() {
    return bytes;
  }

  /** Where a column's cell starts, blanks before it left out. */
  int start(int column) {
    return starts[places[column]];
  }

  /** After the last byte of a column's cell, blanks left out. */
  int end(int column) {
    return ends[places[column]];
  }

  /** Whether two columns' cells have the same bytes. */
  boolean isSame(int a, int b) {
    return Arrays.equals(bytes, start(a), end(a), bytes, start(b), end(b));
  }

  String text(int column) {
    return new String(bytes, start(column), end(column) - start(column), StandardCharsets.UTF_8);
  }

  /** A column's cell as a number that no other cell has; {@link #LONG} when it is too long. */
  long word(int column) {
    int length = end(column) - start(column);
    return length >= Long.BYTES ? LONG : word(Words.big(bytes, start(column)), length);
  }

  /** A column's cell as a number of up to nine figures; negative when it is none. */
  int number(int column) {
    int length = end(column) - start(column);
    if (length < 1 || length > MOST_FIGURES) {
      return -1;
    }
    return length <= Long.BYTES
        ? Words.number(Words.little(bytes, start(column)), length)
        : longNumber(start(column), end(column));
  }

  private int longNumber(int start, int end) {
    int number = 0;
    for (int i = start; i < end; i++) {
      int digit = bytes[i] - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = number * 10 + digit;
    }
    return number;
  }

  /** A short word as {@link #word(int)} gives it. */
  static long word(String word) {
    byte[] padded = Arrays.copyOf(word.getBytes(StandardCharsets.US_ASCII), Long.BYTES);
    return word(Words.big(padded, 0), word.length());
  }

  private static long word(long bytes, int length) {
    return Words.first(bytes, length) | length;
  }
}
