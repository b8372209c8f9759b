package org.yifen.report.workbook;

import java.util.List;
import org.apache.poi.ss.util.WorkbookUtil;

/**
 * A sheet to write: title lines, key rows, a header row, and a table under it.
 *
 * @param name at most 31 characters, none of {@code : \ / ? * [ ]}
 * @param headings the lines above the table; the first is the title
 * @param keys rows of a key in column A and its value in column B, above a blank row; none for a
 *     list
 * @param columns at least one
 * @param rows read twice, first for the widths; each has a value for every column
 * @param whenEmpty the line in place of the table when there are no rows
 * @param footer what stands at the left of each printed page's foot; at most 100 characters
 */
public record SheetModel(
    String name,
    List<String> headings,
    List<Key> keys,
    List<ColumnModel> columns,
    Iterable<List<CellValue>> rows,
    String whenEmpty,
    String footer) {

  private static final int FOOTER_LIMIT = 100;

  /** A key and its value. */
  public record Key(String name, String value) {}

  /** A sheet without key rows. */
  public SheetModel(
      String name,
      List<String> headings,
      List<ColumnModel> columns,
      Iterable<List<CellValue>> rows,
      String whenEmpty,
      String footer) {
    this(name, headings, List.of(), columns, rows, whenEmpty, footer);
  }

  public SheetModel {
    WorkbookUtil.validateSheetName(name);
    headings = List.copyOf(headings);
    keys = List.copyOf(keys);
    columns = List.copyOf(columns);
    if (columns.isEmpty()) {
      throw new IllegalArgumentException("a sheet needs a column: " + name);
    }
    if (footer.length() > FOOTER_LIMIT) {
      throw new IllegalArgumentException(
          "a footer has at most " + FOOTER_LIMIT + " characters, had " + footer.length());
    }
  }

  /** The row of the column names, from 0; the table starts below it. */
  int headerRow() {
    return headings.size() + (keys.isEmpty() ? 0 : keys.size() + 1);
  }
}
