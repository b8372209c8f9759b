package org.yifen.report.grid;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The cells of one row while it is read. */
final class RowBuilder {

  private static final int USUAL_WIDTH = 16;

  private final int index;
  private @Nullable Cell[] cells = new @Nullable Cell[USUAL_WIDTH];
  private int width;

  RowBuilder(int index) {
    this.index = index;
  }

  int index() {
    return index;
  }

  /** Puts a cell at a column from 0; false when there is one already. */
  boolean set(int column, Cell cell) {
    if (column >= cells.length) {
      cells = Arrays.copyOf(cells, Math.max(column + 1, cells.length * 2));
    }
    if (cells[column] != null) {
      return false;
    }
    cells[column] = cell;
    width = Math.max(width, column + 1);
    return true;
  }

  Row build(boolean hidden) {
    Cell[] all = new Cell[width];
    for (int i = 0; i < width; i++) {
      Cell cell = cells[i];
      all[i] = cell == null ? Cell.Blank.INSTANCE : cell;
    }
    return new Row(index, hidden, Arrays.asList(all));
  }
}
