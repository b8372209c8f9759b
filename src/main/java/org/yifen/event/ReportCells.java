package org.yifen.event;

import java.util.List;
import java.util.Map;
import org.yifen.trace.Location;

/**
 * Where the values of an event stand in its report.
 *
 * @param file the report's name for messages
 * @param sheets the workbook's sheet names, in order; one empty name for a CSV; none for a text
 *     file, whose places are lines
 * @param table the number of the sheet with the participants
 * @param columns the column of each field, from 0
 * @param keys the place of each key's value
 * @param homes by number the packed cell of a participant's name, where participants have no table
 */
public record ReportCells(
    String file,
    List<String> sheets,
    int table,
    Map<Field, Integer> columns,
    Map<Key, Location> keys,
    Map<Integer, Long> homes) {

  private static final int ROW = 16;
  private static final int SHEET = 40;

  public ReportCells {
    sheets = List.copyOf(sheets);
    columns = Map.copyOf(columns);
    keys = Map.copyOf(keys);
    homes = Map.copyOf(homes);
  }

  /** Places of a report with a table of participants. */
  public ReportCells(
      String file,
      List<String> sheets,
      int table,
      Map<Field, Integer> columns,
      Map<Key, Location> keys) {
    this(file, sheets, table, columns, keys, Map.of());
  }

  /** A cell as one number: sheet, row and column, all from 0. */
  public static long pack(int sheet, int row, int column) {
    return ((long) sheet << SHEET) | ((long) row << ROW) | column;
  }

  /** The place of a packed cell. */
  public Location at(long cell) {
    int sheet = (int) (cell >>> SHEET);
    int row = (int) (cell >>> ROW) & 0xFF_FFFF;
    if (sheets.isEmpty()) {
      return new Location.Line(file, row + 1);
    }
    return new Location.SheetCell(file, sheets.get(sheet), sheet, row, (int) cell & 0xFFFF);
  }

  /** The place of a participant's field; of the row's number where the report lacks the column. */
  public Location at(Entrant entrant, Field field) {
    Long home = homes.get(entrant.no());
    if (home != null) {
      return at(home);
    }
    int column = columns.getOrDefault(field, columns.getOrDefault(Field.NO, 0));
    return at(pack(table, entrant.row(), column));
  }

  /** The place of a key's value; the file where the report lacks the key. */
  public Location at(Key key) {
    Location place = keys.get(key);
    return place == null ? new Location.WholeFile(file) : place;
  }
}
