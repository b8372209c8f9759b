package org.yifen.report.grid;

import java.util.List;

/**
 * One row that holds at least one cell.
 *
 * @param index from 0, as in the file (blank rows are not listed, but they count)
 * @param hidden whether the file hides the row, by filter or by hand
 * @param cells by column from 0; shorter than the sheet is wide
 */
public record Row(int index, boolean hidden, List<Cell> cells) {

  public Row {
    cells = List.copyOf(cells);
  }

  /** The cell of a column from 0; {@link Cell.Blank} beyond the last one. */
  public Cell cell(int column) {
    return column >= 0 && column < cells.size() ? cells.get(column) : Cell.Blank.INSTANCE;
  }

  /** The text of a column from 0, without blanks around it. */
  public String text(int column) {
    return cell(column).text().strip();
  }
}
