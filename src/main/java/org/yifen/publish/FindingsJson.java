package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.yifen.diagnostic.Count;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.report.Layout;
import org.yifen.trace.Location;

/** Findings as JSON: both languages, every place, the counts. */
public final class FindingsJson {

  /** The number of the schema, {@code docs/schema/findings.schema.json}. */
  private static final int SCHEMA = 1;

  private FindingsJson() {}

  /** The findings alone, as in {@code findings.json}. */
  public static byte[] of(List<Diagnostic> findings) {
    return Json.write(
        json -> {
          json.writeNumberField("schema", SCHEMA);
          findings(json, findings);
        });
  }

  /** Reports and their findings, as {@code check --format json} prints them. */
  public static byte[] ofReports(List<CheckedReport> reports) {
    return Json.write(
        json -> {
          json.writeNumberField("schema", SCHEMA);
          json.writeArrayFieldStart("reports");
          for (CheckedReport report : reports) {
            json.writeStartObject();
            json.writeStringField("file", report.file());
            json.writeStringField("kind", report.kind());
            json.writeStringField("layout", report.layout().map(Layout::english).orElse(""));
            json.writeStringField("scoring", report.scoring());
            json.writeStringField("event", report.event());
            json.writeEndObject();
          }
          json.writeEndArray();
          findings(json, CheckedReport.findings(reports));
        });
  }

  /** The JSON Schema of all these outputs. */
  public static byte[] schema() {
    return Json.schema("findings.schema.json");
  }

  private static void findings(JsonGenerator json, List<Diagnostic> findings) throws IOException {
    Count count = Count.of(findings);
    json.writeNumberField("errors", count.errors());
    json.writeNumberField("warnings", count.warnings());
    json.writeNumberField("notes", count.notes());
    json.writeNumberField("acknowledged", count.acknowledged());
    json.writeArrayFieldStart("findings");
    for (Diagnostic finding : findings) {
      finding(json, finding);
    }
    json.writeEndArray();
  }

  /** One finding as an object. */
  static void finding(JsonGenerator json, Diagnostic finding) throws IOException {
    json.writeStartObject();
    json.writeStringField("code", finding.notice().code());
    json.writeStringField("severity", finding.notice().severity().english());
    json.writeStringField("article", finding.notice().article().number());
    json.writeStringField("event", finding.event());
    json.writeArrayFieldStart("places");
    for (Location place : finding.places()) {
      place(json, place);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("arguments");
    for (String argument : finding.arguments()) {
      json.writeString(argument);
    }
    json.writeEndArray();
    for (Language language : Language.values()) {
      json.writeObjectFieldStart(language.tag());
      json.writeStringField("text", finding.text(language));
      json.writeStringField("remedy", finding.remedy(language));
      json.writeEndObject();
    }
    if (finding.acknowledged().isPresent()) {
      json.writeObjectFieldStart("acknowledged");
      json.writeStringField("who", finding.acknowledged().get().who());
      json.writeStringField("why", finding.acknowledged().get().why());
      json.writeStringField("where", finding.acknowledged().get().where().display());
      json.writeEndObject();
    }
    json.writeEndObject();
  }

  private static void place(JsonGenerator json, Location place) throws IOException {
    json.writeStartObject();
    json.writeStringField("file", place.file());
    if (!place.sheet().isEmpty()) {
      json.writeStringField("sheet", place.sheet());
    }
    if (!place.cell().isEmpty()) {
      json.writeStringField("cell", place.cell());
    }
    if (place.line() > 0) {
      json.writeNumberField("line", place.line());
    }
    if (place instanceof Location.Game game) {
      json.writeNumberField("game", game.number());
    }
    if (place instanceof Location.ByteOffset at) {
      json.writeNumberField("offset", at.offset());
    }
    json.writeStringField("display", place.display());
    json.writeEndObject();
  }
}
