package org.yifen.online;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The cells of a line of CSV: where each of the wanted columns starts and ends in the bytes. */
final class LogRow {

  private static final int MOST_CELLS = 64;

  private final int[] starts = new int[MOST_CELLS];
  private final int[] ends = new int[MOST_CELLS];
  private int cells;
  private byte[] bytes = {};
  private int[] places = {};

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
    return columns.stream().filter(column -> !names.contains(column)).toList();
  }

  /** Splits a line into cells without their quotation marks; false when one is not closed. */
  boolean read(byte[] line, int start, int end) {
    bytes = line;
    cells = 0;
    int from = start;
    for (int i = start; i <= end; i++) {
      if (i < end && line[i] == '"') {
        return quoted(new String(line, start, end - start, StandardCharsets.UTF_8));
      }
      if (i == end || line[i] == ',') {
        cell(from, i);
        from = i + 1;
      }
    }
    return true;
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
    bytes = plain.toString().getBytes(StandardCharsets.UTF_8);
    bounds.add(bytes.length);
    cells = 0;
    for (int i = 1; i < bounds.size(); i++) {
      cell(bounds.get(i - 1), bounds.get(i));
    }
    return !inside;
  }

  /** Whether every wanted column has a cell. */
  boolean isWhole() {
    for (int place : places) {
      if (place >= cells) {
        return false;
      }
    }
    return true;
  }

  byte[] bytes() {
    return bytes;
  }

  /** Where a column's cell starts, blanks before it left out. */
  int start(int column) {
    int start = starts[places[column]];
    while (start < ends[places[column]] && bytes[start] == ' ') {
      start++;
    }
    return start;
  }

  /** After the last byte of a column's cell, blanks left out. */
  int end(int column) {
    int end = ends[places[column]];
    while (end > start(column) && bytes[end - 1] == ' ') {
      end--;
    }
    return end;
  }

  String text(int column) {
    int start = start(column);
    return new String(bytes, start, end(column) - start, StandardCharsets.UTF_8);
  }

  /** Whether a column's cell is a word. */
  boolean is(int column, byte[] word) {
    int start = start(column);
    if (end(column) - start != word.length) {
      return false;
    }
    for (int i = 0; i < word.length; i++) {
      if (bytes[start + i] != word[i]) {
        return false;
      }
    }
    return true;
  }
}
