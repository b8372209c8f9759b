package org.yifen.trace;

/** Cell addresses as spreadsheets write them: letters for the column, a number for the row. */
public final class CellName {

  private static final int LETTERS = 26;

  private CellName() {}

  /** The address of a cell, both numbers from 0: row 3, column 4 is {@code E4}. */
  public static String of(int row, int column) {
    return column(column) + (row + 1);
  }

  /** The letters of a column, from 0: 0 is {@code A}, 26 is {@code AA}. */
  public static String column(int column) {
    StringBuilder letters = new StringBuilder();
    for (int rest = column; rest >= 0; rest = rest / LETTERS - 1) {
      letters.append((char) ('A' + rest % LETTERS));
    }
    return letters.reverse().toString();
  }

  /** The column of an address such as {@code E4}, from 0; -1 when it has no letters. */
  public static int columnOf(CharSequence address) {
    int column = 0;
    for (int i = 0; i < address.length(); i++) {
      char c = address.charAt(i);
      if (c < 'A' || c > 'Z') {
        break;
      }
      column = column * LETTERS + (c - 'A' + 1);
    }
    return column - 1;
  }
}
