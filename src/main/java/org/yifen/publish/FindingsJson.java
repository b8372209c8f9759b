package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Severity;
import org.yifen.trace.Location;

/** Findings as JSON: both languages, every place, the counts. */
public final class FindingsJson {

  private FindingsJson() {}

  /**
   * A report that was looked at; what is unknown is empty.
   *
   * @param kind the file's real kind
   * @param layout how it arranges its content
   * @param scoring the points of a win, a draw and a loss
   * @param event its event's id
   */
  public record Report(String file, String kind, String layout, String scoring, String event) {}

  /** The findings alone, as in {@code findings.json}. */
  public static byte[] of(List<Diagnostic> findings) {
    return Json.write(json -> findings(json, findings));
  }

  /** Reports and their findings, as {@code check --format json} prints them. */
  public static byte[] of(List<Report> reports, List<Diagnostic> findings) {
    return Json.write(
        json -> {
          json.writeArrayFieldStart("reports");
          for (Report report : reports) {
            json.writeStartObject();
            json.writeStringField("file", report.file());
            json.writeStringField("kind", report.kind());
            json.writeStringField("layout", report.layout());
            json.writeStringField("scoring", report.scoring());
            json.writeStringField("event", report.event());
            json.writeEndObject();
          }
          json.writeEndArray();
          findings(json, findings);
        });
  }

  private static void findings(JsonGenerator json, List<Diagnostic> findings) throws IOException {
    json.writeNumberField("errors", count(findings, Severity.ERROR));
    json.writeNumberField("warnings", count(findings, Severity.WARNING));
    json.writeNumberField("notes", count(findings, Severity.NOTE));
    json.writeArrayFieldStart("findings");
    for (Diagnostic finding : findings) {
      finding(json, finding);
    }
    json.writeEndArray();
  }

  private static long count(List<Diagnostic> findings, Severity severity) {
    return findings.stream().filter(d -> d.notice().severity() == severity).count();
  }

  private static void finding(JsonGenerator json, Diagnostic finding) throws IOException {
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
    json.writeStringField("display", place.display());
    json.writeEndObject();
  }
}
