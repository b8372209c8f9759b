package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.yifen.event.Event;
import org.yifen.standing.Criterion;
import org.yifen.standing.Decision;
import org.yifen.standing.Standing;

/** A standing as JSON: the order of criteria with its article, and a row a place. */
public final class StandingJson {

  private StandingJson() {}

  public static byte[] of(Event event, Standing standing) {
    return Json.write(
        json -> {
          json.writeStringField("event", event.id());
          json.writeStringField("system", standing.competition().code());
          json.writeStringField("article", standing.competition().article());
          if (standing.only().isPresent()) {
            json.writeStringField("section", standing.only().get().plural());
          }
          codes(json, "criteria", standing.criteria());
          codes(json, "missed", standing.missed());
          json.writeArrayFieldStart("rows");
          for (int i = 0; i < standing.rows().size(); i++) {
            row(json, standing, i);
          }
          json.writeEndArray();
        });
  }

  private static void codes(JsonGenerator json, String name, List<Criterion> criteria)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (Criterion criterion : criteria) {
      json.writeString(criterion.code());
    }
    json.writeEndArray();
  }

  private static void row(JsonGenerator json, Standing standing, int index) throws IOException {
    Standing.Row row = standing.rows().get(index);
    json.writeStartObject();
    json.writeNumberField("place", row.place());
    json.writeBooleanField("tied", standing.isShared(index));
    json.writeNumberField("no", row.no());
    json.writeStringField("id", row.id());
    json.writeStringField("name", row.name());
    json.writeObjectFieldStart("values");
    for (int c = 0; c < standing.criteria().size(); c++) {
      json.writeStringField(standing.criteria().get(c).code(), row.values().get(c));
    }
    json.writeEndObject();
    if (row.by().isPresent()) {
      Decision by = row.by().get();
      json.writeStringField("decided_by", by.criterion().code());
      json.writeNumberField("decided_at", by.round());
    } else {
      json.writeNullField("decided_by");
    }
    json.writeEndObject();
  }
}
