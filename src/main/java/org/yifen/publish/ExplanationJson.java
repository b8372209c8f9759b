package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.yifen.audit.ClosedHalf;
import org.yifen.audit.Explanation;
import org.yifen.diagnostic.Language;
import org.yifen.event.Field;
import org.yifen.period.Closing;
import org.yifen.period.Derivation;
import org.yifen.period.EventResult;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Regulation;

/** One player's explanation as JSON: the same record, number by number, and its words. */
public final class ExplanationJson {

  private ExplanationJson() {}

  public static byte[] of(Regulation regulation, ClosedHalf half, String id) {
    int player = half.opening().index(id);
    Closing closing = half.result().closing(player);
    return Json.write(
        json -> {
          json.writeStringField("period", half.period().toString());
          json.writeStringField("id", id);
          json.writeStringField("name", half.opening().entries().get(player).name());
          number(json, "opening", closing.opening().orElse(0));
          json.writeArrayFieldStart("events");
          for (EventResult result : half.result().results()) {
            for (int i = 0; i < result.event().size(); i++) {
              if (result.event().player(i) == player) {
                event(json, result, i, regulation);
              }
            }
          }
          json.writeEndArray();
          json.writeStringField("sum", Exact.hundredths(closing.sum()));
          json.writeNumberField("idle", closing.idle());
          json.writeNumberField("decay", closing.decay());
          json.writeBooleanField("cancelled", closing.cancelled());
          number(json, "closing", closing.closing().orElse(0));
          for (Language language : Language.values()) {
            json.writeArrayFieldStart(language.tag());
            for (String line : Explanation.of(regulation, half, id, language)) {
              json.writeString(line);
            }
            json.writeEndArray();
          }
        });
  }

  /** A rating; null when there is none. */
  private static void number(JsonGenerator json, String name, int rating) throws IOException {
    if (rating == 0) {
      json.writeNullField(name);
    } else {
      json.writeNumberField(name, rating);
    }
  }

  private static void event(
      JsonGenerator json, EventResult result, int entrant, Regulation regulation)
      throws IOException {
    Derivation derivation = result.derivation(entrant, regulation.expectations());
    json.writeStartObject();
    json.writeStringField("event", result.event().event().id());
    json.writeStringField(
        "place",
        result
            .event()
            .event()
            .cells()
            .at(result.event().event().entrants().get(entrant), Field.NAME)
            .display());
    json.writeNumberField("own", derivation.own());
    json.writeNumberField("games", derivation.games());
    json.writeStringField("score", Exact.points(derivation.score()));
    json.writeBooleanField("round_robin", derivation.roundRobin());
    json.writeArrayFieldStart("parts");
    for (Derivation.Part part : derivation.parts()) {
      json.writeStartObject();
      json.writeNumberField("own", part.own());
      json.writeNumberField("games", part.games());
      json.writeNumberField("average", part.average());
      json.writeNumberField("difference", part.difference());
      json.writeStringField("row", part.band());
      json.writeNumberField("percent", part.percent());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeStringField("expected", Exact.hundredths(derivation.expected()));
    json.writeNumberField("k", derivation.kValue());
    json.writeBooleanField("champion", derivation.champion());
    json.writeStringField("change", Exact.hundredths(derivation.change()));
    json.writeEndObject();
  }
}
