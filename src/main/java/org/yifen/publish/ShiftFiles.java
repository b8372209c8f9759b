package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.history.Calibration;
import org.yifen.history.Shift;
import org.yifen.report.csv.CsvTable;

/** What would have been beside what was, as CSV and JSON. */
public final class ShiftFiles {

  private static final List<String> COLUMNS =
      List.of("rank", "real_rank", "id", "name", "rating", "real_rating", "difference");

  private static final int DECIMALS = 4;

  private ShiftFiles() {}

  /** One row a player: {@code rank,real_rank,id,name,rating,real_rating,difference}. */
  public static String csv(Shift shift) {
    List<List<String>> rows = new ArrayList<>();
    for (Shift.Row row : shift.rows()) {
      rows.add(
          List.of(
              rank(row.otherRank()),
              rank(row.rank()),
              row.id(),
              row.name(),
              text(row.other()),
              text(row.rating()),
              text(row.difference())));
    }
    return CsvTable.write(COLUMNS, rows);
  }

  /** The same with the Brier score and the log-loss of both, with four decimals. */
  public static byte[] json(Shift shift, Calibration real, Calibration then) {
    return Json.write(
        json -> {
          measures(json, "real", real);
          measures(json, "what_if", then);
          json.writeArrayFieldStart("players");
          for (Shift.Row row : shift.rows()) {
            json.writeStartObject();
            json.writeStringField("id", row.id());
            json.writeStringField("name", row.name());
            number(json, "rating", row.other());
            number(json, "real_rating", row.rating());
            number(json, "difference", row.difference());
            json.writeNumberField("rank", row.otherRank());
            json.writeNumberField("real_rank", row.rank());
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  private static void measures(JsonGenerator json, String name, Calibration calibration)
      throws IOException {
    json.writeObjectFieldStart(name);
    json.writeNumberField("games", calibration.total().games());
    json.writeNumberField("brier", BigDecimal.valueOf(calibration.brier(), DECIMALS));
    json.writeNumberField("log_loss", BigDecimal.valueOf(calibration.logLoss(), DECIMALS));
    json.writeEndObject();
  }

  private static void number(JsonGenerator json, String name, OptionalInt value)
      throws IOException {
    if (value.isPresent()) {
      json.writeNumberField(name, value.getAsInt());
    } else {
      json.writeNullField(name);
    }
  }

  private static String rank(int rank) {
    return rank == 0 ? "" : Integer.toString(rank);
  }

  private static String text(OptionalInt number) {
    return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
  }
}
