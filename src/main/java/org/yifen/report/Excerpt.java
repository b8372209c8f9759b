package org.yifen.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.yifen.report.WrittenRows.Marked;
import org.yifen.report.grid.PlainText;
import org.yifen.report.grid.TextWidth;

/**
 * The rows of a finding, of a width that can be shown: wide rows lose the columns farthest from the
 * cells in question and from the row's beginning, where the name is.
 *
 * @param columns those that are shown, from 0
 */
public record Excerpt(List<Marked> rows, SortedSet<Integer> columns) {

  private static final int CELL_WIDTH = 24;

  /** Columns at a row's beginning that are shown rather than others: number, id, name. */
  private static final int BEGINNING = 3;

  private static final int GAP = 2;
  private static final int NARROW = 2;

  public Excerpt {
    rows = List.copyOf(rows);
    columns = Collections.unmodifiableSortedSet(new TreeSet<>(columns));
  }

  /**
   * An excerpt of rows.
   *
   * @param width in half-width characters; more only if the cells in question need it
   */
  public static Excerpt of(List<Marked> rows, int width) {
    TreeSet<Integer> shown = new TreeSet<>();
    rows.forEach(r -> shown.addAll(r.marked()));
    Excerpt needed = new Excerpt(rows, shown);
    int used = shown.stream().mapToInt(c -> needed.width(c) + GAP).sum();
    for (int column : needed.others()) {
      used += needed.width(column) + GAP;
      if (used > width) {
        break;
      }
      shown.add(column);
    }
    return new Excerpt(rows, shown).withoutNarrowGaps();
  }

  /** A single narrow column takes no more room than the sign that it is left out. */
  private Excerpt withoutNarrowGaps() {
    TreeSet<Integer> shown = new TreeSet<>(columns);
    for (int column = 0; column < cells(); column++) {
      boolean alone = (column == 0 || columns.contains(column - 1)) && isLastBefore(column + 1);
      if (alone && width(column) <= NARROW) {
        shown.add(column);
      }
    }
    return new Excerpt(rows, shown);
  }

  private boolean isLastBefore(int next) {
    return next == cells() || columns.contains(next);
  }

  /** The other columns that hold something: the row's beginning, then the nearest first. */
  private List<Integer> others() {
    List<Integer> others = new ArrayList<>();
    for (int column = 0; column < cells(); column++) {
      if (!columns.contains(column)) {
        others.add(column);
      }
    }
    others.sort(
        Comparator.comparingInt((Integer c) -> Math.min(c, BEGINNING))
            .thenComparingInt(this::distance));
    return others;
  }

  private int distance(int column) {
    return columns.stream().mapToInt(m -> Math.abs(m - column)).min().orElse(0);
  }

  private int cells() {
    return rows.stream().mapToInt(r -> r.cells().size()).max().orElse(0);
  }

  /** A cell as shown: cut when it is long, in square brackets when it is in question. */
  public String text(Marked row, int column) {
    String text = TextWidth.cut(PlainText.of(row.cell(column)), CELL_WIDTH);
    return row.marked().contains(column) ? "[" + text + "]" : text;
  }

  /** The width of a column's widest cell, in half-width characters. */
  public int width(int column) {
    return rows.stream().mapToInt(r -> TextWidth.of(text(r, column))).max().orElse(0);
  }

  /** The row's number, behind the sheet's name when the rows are of two sheets. */
  public String name(Marked row) {
    boolean oneSheet = rows.stream().allMatch(r -> r.sheet().equals(row.sheet()));
    return (oneSheet ? "" : PlainText.of(row.sheet()) + "!") + row.number();
  }

  /** Whether columns are left out before a shown one. */
  public boolean hasGapBefore(int column) {
    return column > 0 && !columns.contains(column - 1);
  }

  /** Whether columns with content are left out behind the last shown one. */
  public boolean hasGapBehind() {
    return !columns.isEmpty() && columns.last() + 1 < cells();
  }
}
