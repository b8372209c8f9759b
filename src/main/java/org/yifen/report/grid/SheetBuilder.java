package org.yifen.report.grid;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Notice;

/**
 * Collects the cells of one sheet and keeps them within the {@link Limits}. Blank cells are never
 * stored, so a formatted but empty row costs nothing.
 */
public final class SheetBuilder {

  /** What the sheets of one file have used up together. */
  public static final class Budget {
    private int cells;
    private int merges;
  }

  private final Budget budget;
  private final Sheet sheet;
  private final List<RowBuilder> rows = new ArrayList<>();
  private final List<Sheet.Merge> merges = new ArrayList<>();
  private final BitSet hiddenRows = new BitSet();
  private final BitSet hiddenColumns = new BitSet();

  /** For a sheet of that name, number (from 0) and visibility. */
  public SheetBuilder(Budget budget, String file, String name, int number, boolean hidden) {
    this.budget = budget;
    this.sheet = new Sheet(file, name, number, hidden, List.of(), Set.of(), List.of());
  }

  /**
   * Adds a cell, both numbers from 0; blank cells and empty texts are dropped.
   *
   * @throws Unreadable beyond a limit (naming the cell), or when the cell is already there
   */
  public void cell(int row, int column, Cell cell) throws Unreadable {
    if (cell.isEmpty()) {
      return;
    }
    if (column >= Limits.COLUMNS) {
      throw beyond(row, column, "256 @columns");
    }
    if (++budget.cells > Limits.CELLS) {
      throw beyond(row, column, "1000000 格 cells");
    }
    if (!row(row, column).set(column, cell)) {
      throw Unreadable.at(sheet.at(row, column), Notice.FIL_007, cellName(row, column) + " ×2");
    }
  }

  /** Marks a row, from 0, as hidden. */
  public void hideRow(int row) {
    hiddenRows.set(row);
  }

  /** Marks columns, from 0 and both included, as hidden. */
  public void hideColumns(int first, int last) {
    if (first >= 0 && first <= last && first < Limits.COLUMNS) {
      hiddenColumns.set(first, Math.min(last + 1, Limits.COLUMNS));
    }
  }

  /**
   * Adds a merged range.
   *
   * @throws Unreadable beyond the limit
   */
  public void merge(Sheet.Merge merge) throws Unreadable {
    if (++budget.merges > Limits.MERGES) {
      throw Unreadable.beyond(sheet.name() + " · 100000 合并 merges");
    }
    merges.add(merge);
  }

  /** The sheet with all that was added. */
  public Sheet build() {
    List<Row> built = new ArrayList<>(rows.size());
    for (RowBuilder row : rows) {
      built.add(row.build(hiddenRows.get(row.index())));
    }
    Set<Integer> columns = hiddenColumns.stream().boxed().collect(Collectors.toSet());
    return new Sheet(
        sheet.file(), sheet.name(), sheet.number(), sheet.hidden(), built, columns, merges);
  }

  private RowBuilder row(int index, int column) throws Unreadable {
    int last = rows.size() - 1;
    if (last >= 0 && rows.get(last).index() == index) {
      return rows.get(last);
    }
    int place = last < 0 || rows.get(last).index() < index ? last + 1 : search(index);
    if (place <= last && rows.get(place).index() == index) {
      return rows.get(place);
    }
    if (rows.size() == Limits.ROWS) {
      throw beyond(index, column, "20000 @rows");
    }
    RowBuilder row = new RowBuilder(index);
    rows.add(place, row);
    return row;
  }

  /** The first place whose row is not before that index; old workbooks may be out of order. */
  private int search(int index) {
    int low = 0;
    int high = rows.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (rows.get(middle).index() < index) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  private Unreadable beyond(int row, int column, String limit) {
    return Unreadable.at(
        sheet.at(row, column), Notice.FIL_008, cellName(row, column) + " > " + limit);
  }

  private String cellName(int row, int column) {
    return sheet.at(row, column).cell();
  }
}
