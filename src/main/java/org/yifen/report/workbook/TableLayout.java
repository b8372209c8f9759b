package org.yifen.report.workbook;

import java.util.ArrayList;
import java.util.List;
import org.yifen.report.grid.TextWidth;

/**
 * How large a table is: its rows and the widths of its columns, taken from all of its values.
 *
 * <p>A column is as wide as its widest value, up to what the column allows; wider text runs over
 * several lines, and a line break starts a new one.
 *
 * @param rows how many
 * @param widths of each column, in the unit of the file format: digits of the body font
 * @param wrapping the columns, from 0, with values over more than one line
 */
record TableLayout(int rows, List<Integer> widths, List<Wrapping> wrapping) {

  private static final int NARROWEST = 4;

  /** A column, from 0, and the most characters of one of its lines. */
  record Wrapping(int column, int widest) {
    private int lines(CellValue value) {
      return (value.width() + widest - 1) / widest;
    }
  }

  /** Room for an indent and the borders. */
  private static final int MARGIN = 3;

  /** The most rows of a sheet that spreadsheets read. */
  private static final int ROW_LIMIT = 1_048_576;

  static TableLayout of(SheetModel sheet) {
    List<ColumnModel> columns = sheet.columns();
    int[] content = new int[columns.size()];
    for (int i = 0; i < content.length; i++) {
      content[i] = Math.max(NARROWEST, TextWidth.of(columns.get(i).header()));
    }
    for (SheetModel.Key key : sheet.keys()) {
      content[0] = Math.max(content[0], TextWidth.of(key.name()));
    }
    int rows = 0;
    for (List<CellValue> row : sheet.rows()) {
      rows++;
      widen(content, row, sheet.name());
    }
    if (rows + sheet.headerRow() + 1 > ROW_LIMIT) {
      throw new IllegalArgumentException("too many rows for sheet " + sheet.name() + ": " + rows);
    }
    return fitted(rows, content, columns);
  }

  private static void widen(int[] content, List<CellValue> row, String sheet) {
    if (row.size() != content.length) {
      throw new IllegalArgumentException(
          "a row of sheet " + sheet + " has " + row.size() + " values, not " + content.length);
    }
    for (int i = 0; i < content.length; i++) {
      content[i] = Math.max(content[i], row.get(i).width());
    }
  }

  /** A Chinese character is a little wider than two digits: a tenth more, and a margin. */
  private static TableLayout fitted(int rows, int[] content, List<ColumnModel> columns) {
    List<Integer> widths = new ArrayList<>();
    List<Wrapping> wrapping = new ArrayList<>();
    for (int i = 0; i < content.length; i++) {
      int widest = columns.get(i).widest();
      widths.add((Math.min(widest, content[i]) * 11 + 9) / 10 + MARGIN);
      if (content[i] > widest) {
        wrapping.add(new Wrapping(i, widest));
      }
    }
    return new TableLayout(rows, List.copyOf(widths), List.copyOf(wrapping));
  }

  /** How many lines the tallest value of a row takes. */
  int lines(List<CellValue> row) {
    int lines = 1;
    for (Wrapping wraps : wrapping) {
      lines = Math.max(lines, wraps.lines(row.get(wraps.column())));
    }
    return lines;
  }
}
