package org.yifen.report.grid;

import java.util.List;
import java.util.Set;
import org.yifen.trace.Location;

/**
 * A table of located cells.
 *
 * @param file the file's name for messages
 * @param name the sheet's name; empty for a CSV
 * @param number from 0, in the workbook's order
 * @param hidden whether the workbook hides the sheet
 * @param rows the rows with content, in order
 * @param hiddenColumns columns from 0 that the file hides
 * @param merges merged ranges; only the first cell of one holds a value
 */
public record Sheet(
    String file,
    String name,
    int number,
    boolean hidden,
    List<Row> rows,
    Set<Integer> hiddenColumns,
    List<Merge> merges) {

  /** A merged range, all four numbers from 0 and included. */
  public record Merge(int firstRow, int lastRow, int firstColumn, int lastColumn) {}

  public Sheet {
    rows = List.copyOf(rows);
    hiddenColumns = Set.copyOf(hiddenColumns);
    merges = List.copyOf(merges);
  }

  /** The place of a cell, both numbers from 0. */
  public Location at(int row, int column) {
    return new Location.SheetCell(file, name, number, row, column);
  }
}
