package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.yifen.event.Event;
import org.yifen.player.Player;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Title;
import org.yifen.title.Forecast;
import org.yifen.title.Judgement;
import org.yifen.title.Norm;
import org.yifen.title.Standard;
import org.yifen.title.TitleEvent;
import org.yifen.title.Verdict;

/** A title event as JSON; points are numbers. */
public final class NormsJson {

  private NormsJson() {}

  /** The conditions, the standard scores and the entrants: what is announced before the event. */
  public static byte[] announcement(TitleEvent event) {
    return Json.write(
        json -> {
          head(json, event);
          json.writeArrayFieldStart("entrants");
          for (int i = 0; i < event.players().size(); i++) {
            entrant(json, event, i);
          }
          json.writeEndArray();
        });
  }

  /** What there is to say of an event for no title. */
  public static byte[] none() {
    return Json.write(
        json -> {
          json.writeArrayFieldStart("titles");
          json.writeEndArray();
          json.writeArrayFieldStart("norms");
          json.writeEndArray();
        });
  }

  /** The same with every participant's norms. */
  public static byte[] norms(TitleEvent event) {
    return Json.write(
        json -> {
          head(json, event);
          json.writeArrayFieldStart("norms");
          for (Judgement judgement : event.judgements()) {
            json.writeStartObject();
            judgement(json, event, judgement);
            conditions(json, judgement.verdicts());
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  /** The same with what every participant still needs. */
  public static byte[] forecast(TitleEvent event) {
    return Json.write(
        json -> {
          head(json, event);
          json.writeArrayFieldStart("forecast");
          for (Forecast forecast : Forecast.of(event)) {
            json.writeStartObject();
            judgement(json, event, forecast.judgement());
            json.writeNumberField("remaining", forecast.remaining());
            points(
                json,
                "needed",
                forecast.judgement().norm().standard().isPresent()
                    ? OptionalInt.of(forecast.needed())
                    : OptionalInt.empty());
            json.writeStringField("chance", NormsCsv.code(forecast.chance()));
            conditions(json, forecast.judgement().verdicts());
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  private static void head(JsonGenerator json, TitleEvent event) throws IOException {
    Event of = event.event();
    json.writeStringField("event", of.id());
    json.writeStringField("name", of.name());
    json.writeStringField("start", of.start().toString());
    json.writeStringField("end", of.end().toString());
    json.writeStringField("system", of.system().code());
    json.writeStringField("section", of.section().code());
    json.writeNumberField("participants", event.players().size());
    json.writeNumberField("average", event.average());
    json.writeNumberField("games", event.games());
    conditions(json, event.ofEvent());
    json.writeArrayFieldStart("titles");
    for (Title title : event.titles()) {
      Standard standard = event.standard(title);
      json.writeStartObject();
      json.writeStringField("title", title.code());
      json.writeStringField("category", standard.category());
      number(json, "rate", standard.rate());
      points(json, "standard", standard.halves());
      json.writeNumberField("eligible", event.eligible(title));
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void entrant(JsonGenerator json, TitleEvent event, int index) throws IOException {
    Player player = event.players().get(index);
    json.writeStartObject();
    json.writeNumberField("no", event.event().entrants().get(index).no());
    json.writeStringField("id", player.id());
    json.writeStringField("name", player.name());
    json.writeStringField("sex", player.sex().code());
    json.writeStringField("unit", player.unit());
    json.writeStringField("title", player.title());
    int rating = event.rating(index);
    number(json, "rating", rating == 0 ? OptionalInt.empty() : OptionalInt.of(rating));
    json.writeEndObject();
  }

  private static void judgement(JsonGenerator json, TitleEvent event, Judgement judgement)
      throws IOException {
    Norm norm = judgement.norm();
    Player player = event.players().get(judgement.entrant());
    json.writeNumberField("no", event.event().entrants().get(judgement.entrant()).no());
    json.writeStringField("id", player.id());
    json.writeStringField("name", player.name());
    json.writeStringField("held", player.title());
    json.writeStringField("title", norm.title().code());
    json.writeNumberField("played", judgement.played());
    points(json, "score", OptionalInt.of(norm.score()));
    points(json, "unplayed", OptionalInt.of(judgement.unplayed()));
    points(json, "standard", norm.standard());
    json.writeBooleanField("made", norm.isMade());
    json.writeStringField("reason", norm.reason());
  }

  private static void conditions(JsonGenerator json, List<Verdict> verdicts) throws IOException {
    json.writeArrayFieldStart("conditions");
    for (Verdict verdict : verdicts) {
      json.writeStartObject();
      json.writeStringField("condition", verdict.condition());
      json.writeStringField("article", verdict.article());
      String outcome = verdict.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-');
      json.writeStringField("verdict", outcome);
      json.writeStringField("measured", verdict.measured());
      json.writeStringField("asked", verdict.limit());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private static void number(JsonGenerator json, String name, OptionalInt value)
      throws IOException {
    if (value.isPresent()) {
      json.writeNumberField(name, value.getAsInt());
    } else {
      json.writeNullField(name);
    }
  }

  private static void points(JsonGenerator json, String name, OptionalInt halves)
      throws IOException {
    if (halves.isEmpty()) {
      json.writeNullField(name);
    } else {
      json.writeFieldName(name);
      json.writeNumber(Exact.points(halves.getAsInt()));
    }
  }
}
