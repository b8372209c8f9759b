package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.history.Health;
import org.yifen.history.ListHealth;
import org.yifen.history.Nearby;
import org.yifen.history.Resting;
import org.yifen.player.RegisterEntry;

/** The health of a book as JSON; measures are named as in the CSV. */
public final class HealthJson {

  private HealthJson() {}

  public static byte[] of(Health health) {
    return Json.write(
        json -> {
          json.writeStringField("from", health.first().toString());
          json.writeStringField("to", health.last().toString());
          json.writeArrayFieldStart("lists");
          for (ListHealth list : health.lists()) {
            list(json, list);
          }
          json.writeEndArray();
          measures(json, HealthMeasures.of(health));
          json.writeArrayFieldStart("improbable");
          for (Diagnostic finding : health.improbable()) {
            improbable(json, finding);
          }
          json.writeEndArray();
          json.writeNumberField("within", health.within());
          json.writeArrayFieldStart("near");
          for (Nearby near : health.near()) {
            near(json, near);
          }
          json.writeEndArray();
          json.writeArrayFieldStart("resting");
          for (Resting resting : health.resting()) {
            resting(json, resting);
          }
          json.writeEndArray();
        });
  }

  private static void list(JsonGenerator json, ListHealth list) throws IOException {
    json.writeStartObject();
    json.writeStringField("list", list.list().toString());
    json.writeStringField("source", list.source().code());
    json.writeArrayFieldStart("missing");
    for (String report : list.missing()) {
      json.writeString(report);
    }
    json.writeEndArray();
    measures(json, HealthMeasures.of(list));
    json.writeEndObject();
  }

  private static void measures(JsonGenerator json, Map<String, String> values) throws IOException {
    json.writeObjectFieldStart("measures");
    for (Map.Entry<String, String> value : values.entrySet()) {
      json.writeFieldName(value.getKey());
      json.writeNumber(value.getValue());
    }
    json.writeEndObject();
  }

  private static void improbable(JsonGenerator json, Diagnostic finding) throws IOException {
    json.writeStartObject();
    json.writeStringField("code", finding.notice().code());
    json.writeStringField("event", finding.event());
    json.writeStringField("place", finding.place().map(p -> p.display()).orElse(""));
    for (Language language : Language.values()) {
      json.writeStringField(language.tag(), finding.text(language));
    }
    json.writeEndObject();
  }

  private static void near(JsonGenerator json, Nearby near) throws IOException {
    json.writeStartObject();
    player(json, near.player());
    json.writeStringField("mark", HealthCsv.mark(near));
    json.writeNumberField("at", near.mark());
    json.writeNumberField("missing", near.missing());
    json.writeEndObject();
  }

  private static void resting(JsonGenerator json, Resting resting) throws IOException {
    json.writeStartObject();
    player(json, resting.player());
    json.writeNumberField("idle", resting.idle());
    json.writeBooleanField("cancelled", resting.isCancelled());
    json.writeNumberField("decay", resting.decay());
    CareerJson.number(json, "next", resting.next());
    json.writeEndObject();
  }

  private static void player(JsonGenerator json, RegisterEntry player) throws IOException {
    json.writeStringField("id", player.id());
    json.writeStringField("name", player.name());
    json.writeStringField("sex", player.sex().code());
    json.writeStringField("unit", player.unit());
    json.writeStringField("title", player.title());
    CareerJson.number(json, "rating", player.rating());
  }
}
