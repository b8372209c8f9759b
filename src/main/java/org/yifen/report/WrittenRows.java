package org.yifen.report;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.Location;

/**
 * The rows of one report that findings point to, as the file has them. A report without findings
 * keeps none of its cells.
 */
public final class WrittenRows {

  /** Of a file that could not be read, or without findings. */
  public static final WrittenRows NONE = new WrittenRows("", Map.of());

  /** Rows shown of one finding: a contradiction is between two. */
  private static final int SHOWN = 2;

  /**
   * A row with its columns that a finding points to.
   *
   * @param sheet the sheet's name; empty for a text file
   * @param number from 1, as spreadsheets count
   * @param cells from column A, what a reader of the file sees; blanks at the end are left out
   * @param marked the columns in question, from 0; one may lie behind the last cell
   */
  public record Marked(String sheet, int number, List<String> cells, Set<Integer> marked) {

    public Marked {
      cells = List.copyOf(cells);
      marked = Set.copyOf(marked);
    }

    /** The text of a column from 0; empty behind the last cell. */
    public String cell(int column) {
      return column < cells.size() ? cells.get(column) : "";
    }
  }

  /** Both numbers from 0. */
  private record Place(int sheet, int row) {}

  private record Written(String sheet, List<String> cells) {}

  private final String file;
  private final Map<Place, Written> rows;

  private WrittenRows(String file, Map<Place, Written> rows) {
    this.file = file;
    this.rows = rows;
  }

  /** The rows of a grid that findings point to, blank ones included. */
  public static WrittenRows of(Grid grid, Collection<Diagnostic> findings) {
    Map<Place, Written> rows = new HashMap<>();
    for (Diagnostic finding : findings) {
      for (Location location : finding.places()) {
        place(location, grid.file())
            .filter(p -> p.sheet() < grid.sheets().size())
            .ifPresent(p -> rows.computeIfAbsent(p, key -> written(grid, key)));
      }
    }
    return rows.isEmpty() ? NONE : new WrittenRows(grid.file(), rows);
  }

  /** The row of a finding's first place, and the next other row that it points to. */
  public List<Marked> of(Diagnostic finding) {
    Map<Place, TreeSet<Integer>> columns = new LinkedHashMap<>();
    for (Location location : finding.places()) {
      place(location, file)
          .filter(rows::containsKey)
          .ifPresent(p -> columns.computeIfAbsent(p, key -> new TreeSet<>()).add(column(location)));
    }
    List<Marked> marked = new ArrayList<>();
    columns.forEach(
        (place, set) -> {
          Written row = Objects.requireNonNull(rows.get(place));
          marked.add(new Marked(row.sheet(), place.row() + 1, row.cells(), set));
        });
    return marked.stream().limit(SHOWN).toList();
  }

  /** Where a location's row stands; a line of a text file is a row of its only sheet. */
  private static Optional<Place> place(Location location, String file) {
    if (!location.file().equals(file)) {
      return Optional.empty();
    }
    if (location instanceof Location.SheetCell cell) {
      return Optional.of(new Place(cell.sheetNumber(), cell.row()));
    }
    return location.line() > 0 ? Optional.of(new Place(0, location.line() - 1)) : Optional.empty();
  }

  private static int column(Location location) {
    return location instanceof Location.SheetCell cell ? cell.column() : 0;
  }

  private static Written written(Grid grid, Place place) {
    Sheet sheet = grid.sheets().get(place.sheet());
    Row wanted = new Row(place.row(), false, List.of());
    int at = Collections.binarySearch(sheet.rows(), wanted, Comparator.comparing(Row::index));
    List<Cell> cells = at < 0 ? List.of() : sheet.rows().get(at).cells();
    return new Written(sheet.name(), cells.stream().map(Cell::text).toList());
  }
}
