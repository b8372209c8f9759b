package org.yifen.report.trf;

import java.util.Arrays;

/** A line by its columns, which count from 1 as the format's tables do. */
public final class TrfColumns {

  /** The further columns of a character that takes more than one. */
  private static final int REST = 0;

  private final int[] columns;

  private TrfColumns(int[] columns) {
    this.columns = columns;
  }

  /** The columns of a line as a measure counts them. */
  public static TrfColumns of(String line, Measure measure) {
    int[] columns = new int[4 * line.length()];
    int size = 0;
    for (int i = 0; i < line.length(); ) {
      int c = line.codePointAt(i);
      columns[size] = c == '\t' ? ' ' : c;
      size += measure.of(c);
      i += Character.charCount(c);
    }
    return new TrfColumns(Arrays.copyOf(columns, size));
  }

  public int length() {
    return columns.length;
  }

  /** The character of a column; a blank behind the end of the line. */
  public int at(int column) {
    return column <= columns.length ? columns[column - 1] : ' ';
  }

  /** Whether nothing stands in a column. */
  public boolean isBlank(int column) {
    return at(column) == ' ' || at(column) == '\u00A0';
  }

  /** The text of columns, both included, without blanks around it. */
  public String text(int from, int to) {
    StringBuilder text = new StringBuilder();
    for (int column = from; column <= Math.min(to, columns.length); column++) {
      if (columns[column - 1] != REST) {
        text.appendCodePoint(columns[column - 1]);
      }
    }
    return text.toString().strip();
  }

  /** The text of all columns from one on, without blanks around it. */
  public String from(int column) {
    return text(column, columns.length);
  }
}
