package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.OptionalInt;
import org.yifen.history.Career;
import org.yifen.history.Opponents;
import org.yifen.player.Player;
import org.yifen.regulation.Exact;
import org.yifen.title.Norm;

/** One player's career as JSON; points, expectations and changes are numbers. */
public final class CareerJson {

  private CareerJson() {}

  public static byte[] of(Career career) {
    return Json.write(
        json -> {
          person(json, career);
          json.writeArrayFieldStart("lists");
          for (Career.Listed list : career.lists()) {
            list(json, list);
          }
          json.writeEndArray();
          json.writeArrayFieldStart("events");
          for (Career.Attended event : career.events()) {
            event(json, event);
          }
          json.writeEndArray();
          json.writeArrayFieldStart("norms");
          for (Career.Earned earned : career.norms()) {
            norm(json, earned);
          }
          json.writeEndArray();
          json.writeArrayFieldStart("opponents");
          for (Opponents.Foe foe : career.opponents()) {
            opponent(json, foe);
          }
          json.writeEndArray();
          strings(json, "missing", career.missing());
        });
  }

  private static void person(JsonGenerator json, Career career) throws IOException {
    Player person = career.person();
    json.writeStringField("id", person.id());
    json.writeStringField("name", person.name());
    strings(json, "former_names", person.formerNames());
    json.writeStringField("sex", person.sex().code());
    json.writeStringField("unit", person.unit());
    json.writeStringField("title", person.title());
    json.writeStringField("title_date", person.titleDate());
    json.writeStringField("note", person.note());
    number(json, "rating", career.state().rating());
    number(json, "peak", positive(career.state().peak()));
    json.writeStringField("peak_list", career.peakList().map(Object::toString).orElse(""));
    json.writeNumberField("games", career.state().games());
    json.writeNumberField("rated_events", career.state().events());
  }

  private static void list(JsonGenerator json, Career.Listed list) throws IOException {
    json.writeStartObject();
    json.writeStringField("list", list.list().toString());
    json.writeStringField("name", list.state().name());
    json.writeStringField("unit", list.state().unit());
    json.writeStringField("title", list.state().title());
    number(json, "rating", list.state().rating());
    number(json, "rank", list.rank());
    number(json, "change", list.change());
    number(json, "games", list.games());
    json.writeNumberField("idle", list.state().idle());
    json.writeStringField("note", list.note());
    json.writeEndObject();
  }

  private static void event(JsonGenerator json, Career.Attended event) throws IOException {
    json.writeStartObject();
    json.writeStringField("list", event.list().toString());
    json.writeStringField("event", event.change().event());
    if (event.report().isPresent()) {
      Career.Reported report = event.report().get();
      json.writeStringField("name", report.name());
      json.writeStringField("start", report.start().toString());
      json.writeStringField("end", report.end().toString());
      number(json, "place", report.place());
      json.writeNumberField("participants", report.participants());
    }
    json.writeBooleanField("rated", event.rated());
    json.writeNumberField("games", event.change().games());
    json.writeFieldName("score");
    json.writeNumber(Exact.points(event.change().score()));
    json.writeFieldName("expected");
    json.writeNumber(Exact.hundredths(event.change().expected()));
    number(json, "opponents", event.change().opponents());
    json.writeNumberField("k", event.change().k());
    json.writeFieldName("change");
    json.writeNumber(Exact.hundredths(event.change().change()));
    json.writeEndObject();
  }

  private static void norm(JsonGenerator json, Career.Earned earned) throws IOException {
    Norm norm = earned.norm();
    json.writeStartObject();
    json.writeStringField("list", earned.list().toString());
    json.writeStringField("event", norm.event());
    json.writeStringField("end", earned.end().toString());
    json.writeStringField("title", norm.title().code());
    json.writeNumberField("average", norm.average());
    json.writeNumberField("games", norm.games());
    if (norm.standard().isPresent()) {
      json.writeFieldName("standard");
      json.writeNumber(Exact.points(norm.standard().getAsInt()));
    }
    json.writeFieldName("score");
    json.writeNumber(Exact.points(norm.score()));
    json.writeEndObject();
  }

  private static void opponent(JsonGenerator json, Opponents.Foe foe) throws IOException {
    json.writeStartObject();
    json.writeStringField("id", foe.id());
    json.writeStringField("name", foe.name());
    json.writeNumberField("games", foe.games());
    json.writeNumberField("wins", foe.wins());
    json.writeNumberField("draws", foe.draws());
    json.writeNumberField("losses", foe.losses());
    json.writeFieldName("score");
    json.writeNumber(Exact.points(foe.score()));
    json.writeEndObject();
  }

  private static OptionalInt positive(int value) {
    return value == 0 ? OptionalInt.empty() : OptionalInt.of(value);
  }

  private static void strings(JsonGenerator json, String name, Iterable<String> values)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }

  /** A number; null when there is none. */
  static void number(JsonGenerator json, String name, OptionalInt value) throws IOException {
    if (value.isPresent()) {
      json.writeNumberField(name, value.getAsInt());
    } else {
      json.writeNullField(name);
    }
  }
}
