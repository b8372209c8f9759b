package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.regulation.Exact;
import org.yifen.regulation.PeriodId;
import org.yifen.report.csv.CsvTable;
import org.yifen.title.Norm;

/** The norms of a whole book as CSV and JSON. */
public final class NormTable {

  private static final List<String> COLUMNS =
      List.of(
          "list",
          "event",
          "end",
          "id",
          "name",
          "title",
          "average",
          "category",
          "rate",
          "games",
          "standard",
          "score",
          "valid_until");

  /**
   * A norm made.
   *
   * @param list the list that recorded it
   * @param name the player's name in that list
   * @param end the last day of the event
   * @param validUntil the last closing date on which it can be used
   */
  public record Row(PeriodId list, Norm norm, String name, LocalDate end, LocalDate validUntil) {

    private List<String> cells() {
      return List.of(
          list.toString(),
          norm.event(),
          end.toString(),
          norm.id(),
          name,
          norm.title().code(),
          Integer.toString(norm.average()),
          norm.category(),
          whole(norm.rate()),
          Integer.toString(norm.games()),
          norm.standard().isPresent() ? Exact.points(norm.standard().getAsInt()) : "",
          Exact.points(norm.score()),
          validUntil.toString());
    }

    private static String whole(OptionalInt number) {
      return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
    }
  }

  private NormTable() {}

  /** One row a norm, in the order given. */
  public static String csv(List<Row> rows) {
    List<List<String>> cells = new ArrayList<>();
    rows.forEach(row -> cells.add(row.cells()));
    return CsvTable.write(COLUMNS, cells);
  }

  /** The same as an array {@code norms} of objects; numbers as texts, as they stand in the CSV. */
  public static byte[] json(List<Row> rows) {
    return Json.write(
        json -> {
          json.writeArrayFieldStart("norms");
          for (Row row : rows) {
            write(json, row.cells());
          }
          json.writeEndArray();
        });
  }

  private static void write(JsonGenerator json, List<String> cells) throws IOException {
    json.writeStartObject();
    for (int c = 0; c < COLUMNS.size(); c++) {
      json.writeStringField(COLUMNS.get(c), cells.get(c));
    }
    json.writeEndObject();
  }
}
