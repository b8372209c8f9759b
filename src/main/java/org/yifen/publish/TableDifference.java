package org.yifen.publish;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yifen.report.csv.CsvTable;

/**
 * A cell in which two versions of a file of a list differ.
 *
 * @param file the file's name, such as {@code changes.csv}
 * @param key the values that name the row, such as event and id
 * @param column the column; {@link #ROW} where a whole row is on one side only
 * @param before as it was published; {@link #NOTHING} where the row is not there
 * @param after as it was made again
 */
public record TableDifference(
    String file, List<String> key, String column, String before, String after) {

  /** In place of a column: the row itself. */
  public static final String ROW = "row";

  /** In place of a value: the row is not there. */
  public static final String NOTHING = "—";

  /** In place of a value: the row is there. */
  public static final String THERE = "+";

  /** The columns that name a row, for each file with rows. */
  private static final Map<String, List<String>> KEYS =
      Map.of(
          "changes.csv", List.of("event", "id"),
          "register.csv", List.of("id"),
          "list.csv", List.of("id"),
          "pending.csv", List.of("id", "list", "event"),
          "norms.csv", List.of("event", "id", "title"),
          "applications.csv", List.of("id", "title"));

  public TableDifference {
    key = List.copyOf(key);
  }

  /** Whether a file has rows that can be compared one by one. */
  public static boolean hasRows(String file) {
    return KEYS.containsKey(file);
  }

  /** The player whom the row is about; empty where there is none. */
  public String player() {
    int at = KEYS.getOrDefault(file, List.of()).indexOf("id");
    return at < 0 || at >= key.size() ? "" : key.get(at);
  }

  /** The differing cells, in the order of the rows as published, then of those only made again. */
  public static List<TableDifference> of(String file, CsvTable before, CsvTable after) {
    List<String> names = KEYS.getOrDefault(file, List.of());
    Map<List<String>, CsvTable.Row> again = new LinkedHashMap<>();
    after.rows().forEach(row -> again.putIfAbsent(key(after, row, names), row));
    List<TableDifference> found = new ArrayList<>();
    for (CsvTable.Row row : before.rows()) {
      List<String> key = key(before, row, names);
      CsvTable.Row other = again.remove(key);
      if (other == null) {
        found.add(new TableDifference(file, key, ROW, THERE, NOTHING));
      } else {
        cells(file, key, before, row, after, other, found);
      }
    }
    again.keySet().forEach(key -> found.add(new TableDifference(file, key, ROW, NOTHING, THERE)));
    return found;
  }

  private static List<String> key(CsvTable table, CsvTable.Row row, List<String> names) {
    return names.stream().map(n -> table.column(n).map(row::cell).orElse("")).toList();
  }

  private static void cells(
      String file,
      List<String> key,
      CsvTable before,
      CsvTable.Row row,
      CsvTable after,
      CsvTable.Row other,
      List<TableDifference> found) {
    for (int c = 0; c < before.header().size(); c++) {
      String column = before.header().get(c);
      String value = row.cell(c);
      String again = after.column(column).map(other::cell).orElse("");
      if (!value.equals(again)) {
        found.add(new TableDifference(file, key, column, value, again));
      }
    }
  }

  /** The rows of a table that are about a player, each as its cells by column. */
  public static List<Map<String, String>> rowsOf(CsvTable table, String player) {
    int id = table.column("id").orElse(-1);
    List<Map<String, String>> rows = new ArrayList<>();
    for (CsvTable.Row row : table.rows()) {
      if (row.cell(id).equals(player)) {
        Map<String, String> cells = new HashMap<>();
        for (int c = 0; c < table.header().size(); c++) {
          cells.put(table.header().get(c), row.cell(c));
        }
        rows.add(cells);
      }
    }
    return rows;
  }
}
