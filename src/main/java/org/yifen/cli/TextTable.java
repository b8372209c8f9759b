package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import org.yifen.report.grid.PlainText;
import org.yifen.report.grid.TextWidth;

/** A table for a terminal: columns as wide as their widest cell, two blanks between them. */
final class TextTable {

  private static final String GAP = "  ";

  private final List<List<String>> rows = new ArrayList<>();

  TextTable(List<String> header) {
    add(header);
  }

  /** Adds a row; all rows have as many cells as the header. */
  void add(List<String> cells) {
    rows.add(cells.stream().map(PlainText::of).toList());
  }

  /** The lines, the header first, without blanks at their ends. */
  List<String> lines() {
    int[] widths = new int[rows.get(0).size()];
    for (List<String> row : rows) {
      for (int c = 0; c < widths.length; c++) {
        widths[c] = Math.max(widths[c], TextWidth.of(row.get(c)));
      }
    }
    return rows.stream().map(row -> line(row, widths)).toList();
  }

  private static String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int c = 0; c < widths.length; c++) {
      line.append(c == 0 ? "" : GAP).append(TextWidth.pad(row.get(c), widths[c]));
    }
    return line.toString().stripTrailing();
  }
}
