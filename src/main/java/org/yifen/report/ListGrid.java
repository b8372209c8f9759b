package org.yifen.report;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yifen.diagnostic.Read;
import org.yifen.report.csv.CsvTable;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/**
 * The grid of a rating list. Our own CSV files, {@code list.csv} and {@code register.csv}, may have
 * as many rows as a federation has players; every other file keeps to the limits of reports.
 */
final class ListGrid {

  private static final List<String> OURS = List.of("rank,id,name,sex,", "id,name,sex,unit,title,");
  private static final char REPLACEMENT = '\uFFFD';

  private ListGrid() {}

  static Read<Grid> read(String file, byte[] content) {
    return ours(file, content).map(Read::of).orElseGet(() -> GridReader.read(file, content));
  }

  /** One of our own files, unless it is damaged; what is wrong with it is then said elsewhere. */
  private static Optional<Grid> ours(String file, byte[] content) {
    if (OURS.stream().noneMatch(h -> startsWith(content, h))) {
      return Optional.empty();
    }
    String text = new String(content, StandardCharsets.UTF_8);
    if (text.indexOf(REPLACEMENT) >= 0) {
      return Optional.empty();
    }
    try {
      CsvTable table = CsvTable.parse(text);
      List<Row> rows = new ArrayList<>(table.rows().size() + 1);
      rows.add(row(0, table.header()));
      table.rows().forEach(r -> rows.add(row(r.line() - 1, r.cells())));
      Sheet sheet = new Sheet(file, "", 0, false, rows, Set.of(), List.of());
      return Optional.of(new Grid(file, Grid.Kind.CSV_UTF8, List.of(sheet)));
    } catch (CsvTable.CsvException e) {
      return Optional.empty();
    }
  }

  private static boolean startsWith(byte[] content, String ascii) {
    if (content.length < ascii.length()) {
      return false;
    }
    return new String(content, 0, ascii.length(), StandardCharsets.ISO_8859_1).equals(ascii);
  }

  private static Row row(int index, List<String> cells) {
    return new Row(index, false, cells.stream().map(ListGrid::cell).toList());
  }

  private static Cell cell(String text) {
    return text.isEmpty() ? Cell.Blank.INSTANCE : new Cell.Text(text);
  }
}
