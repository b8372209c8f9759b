package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.yifen.report.Excerpt;
import org.yifen.report.WrittenRows.Marked;
import org.yifen.report.grid.TextWidth;
import org.yifen.trace.CellName;

/**
 * The rows of a finding as a small table for a terminal: column letters, row numbers, the cells in
 * question in square brackets.
 */
final class RowTable {

  private static final int WIDTH = 90;
  private static final String GAP = "  ";
  private static final String LEFT_OUT = "…";

  private final Excerpt excerpt;
  private final Paint paint;
  private final int nameWidth;

  private RowTable(Excerpt excerpt, Paint paint) {
    this.excerpt = excerpt;
    this.paint = paint;
    this.nameWidth =
        excerpt.rows().stream().mapToInt(r -> TextWidth.of(excerpt.name(r))).max().orElse(0);
  }

  /** The lines of the table; none without rows. */
  static List<String> lines(List<Marked> rows, Paint paint) {
    if (rows.isEmpty()) {
      return List.of();
    }
    RowTable table = new RowTable(Excerpt.of(rows, WIDTH), paint);
    List<String> lines = new ArrayList<>();
    lines.add(table.line("", Set.of(), CellName::column));
    for (Marked row : rows) {
      lines.add(
          table.line(
              table.excerpt.name(row), row.marked(), column -> table.excerpt.text(row, column)));
    }
    return lines;
  }

  private String line(String name, Set<Integer> marked, IntFunction<String> cells) {
    StringBuilder line = new StringBuilder(TextWidth.pad(name, nameWidth));
    String blanks = "";
    for (int column : excerpt.columns()) {
      String text = cells.apply(column);
      int width = Math.max(excerpt.width(column), CellName.column(column).length());
      line.append(blanks).append(GAP);
      if (excerpt.hasGapBefore(column)) {
        line.append(LEFT_OUT).append(GAP);
      }
      line.append(marked.contains(column) ? paint.cell(text) : text);
      blanks = TextWidth.pad("", width - TextWidth.of(text));
    }
    if (excerpt.hasGapBehind()) {
      line.append(blanks).append(GAP).append(LEFT_OUT);
    }
    return line.toString().stripTrailing();
  }
}
