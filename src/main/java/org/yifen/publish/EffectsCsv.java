package org.yifen.publish;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.report.csv.CsvTable;

/** What a change of the past or of the rules does to ratings, as CSV. */
public final class EffectsCsv {

  /**
   * A player.
   *
   * @param was the rating that is published, in points; empty when unrated
   * @param now what it would be; empty when unrated
   * @param difference now less was; empty where one of the two is
   * @param games by how many the games counted ever differ
   */
  public record Row(
      String id,
      String name,
      OptionalInt was,
      OptionalInt now,
      OptionalInt difference,
      int games) {}

  private EffectsCsv() {}

  /** The columns {@code id,name,published,corrected,difference,games}. */
  public static String of(List<Row> rows) {
    List<List<String>> cells = new ArrayList<>();
    for (Row row : rows) {
      cells.add(
          List.of(
              row.id(),
              row.name(),
              text(row.was()),
              text(row.now()),
              text(row.difference()),
              Integer.toString(row.games())));
    }
    return CsvTable.write(
        List.of("id", "name", "published", "corrected", "difference", "games"), cells);
  }

  private static String text(OptionalInt number) {
    return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
  }
}
