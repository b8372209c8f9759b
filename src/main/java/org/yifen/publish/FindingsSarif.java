package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.yifen.diagnostic.Acknowledgement;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;

/**
 * Findings of checked reports as SARIF 2.1.0 (OASIS), for code hosts and editors. A cell has no
 * line, so it is a logical location; only lines of text files are regions.
 */
public final class FindingsSarif {

  private static final String SCHEMA =
      "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

  private static final String DRIVER = "Yifen";

  private final JsonGenerator json;
  private final Language language;

  private FindingsSarif(JsonGenerator json, Language language) {
    this.json = json;
    this.language = language;
  }

  /**
   * The log of one run.
   *
   * @param version of the program
   * @param language of the messages; rules are described in both
   */
  public static byte[] of(String version, Language language, List<CheckedReport> reports) {
    return Json.write(json -> new FindingsSarif(json, language).log(version, reports));
  }

  private void log(String version, List<CheckedReport> reports) throws IOException {
    List<Diagnostic> findings = CheckedReport.findings(reports);
    json.writeStringField("$schema", SCHEMA);
    json.writeStringField("version", "2.1.0");
    json.writeArrayFieldStart("runs");
    json.writeStartObject();
    json.writeObjectFieldStart("tool");
    json.writeObjectFieldStart("driver");
    json.writeStringField("name", DRIVER);
    json.writeStringField("version", version);
    json.writeStringField("language", language.tag());
    List<Notice> rules = findings.stream().map(Diagnostic::notice).distinct().sorted().toList();
    rules(rules);
    json.writeEndObject();
    json.writeEndObject();
    json.writeStringField("language", language.tag());
    json.writeStringField("columnKind", "unicodeCodePoints");
    artifacts(reports);
    json.writeArrayFieldStart("results");
    for (Diagnostic finding : findings) {
      result(finding, rules.indexOf(finding.notice()));
    }
    json.writeEndArray();
    json.writeEndObject();
    json.writeEndArray();
  }

  private void rules(List<Notice> rules) throws IOException {
    json.writeArrayFieldStart("rules");
    for (Notice rule : rules) {
      json.writeStartObject();
      json.writeStringField("id", rule.code());
      text("shortDescription", rule.text(language));
      text("fullDescription", both(rule.text(Language.ZH), rule.text(Language.EN)));
      text("help", both(rule.remedy(Language.ZH), rule.remedy(Language.EN)));
      json.writeObjectFieldStart("defaultConfiguration");
      json.writeStringField("level", rule.severity().english());
      json.writeEndObject();
      json.writeObjectFieldStart("properties");
      json.writeStringField("article", rule.article().number());
      json.writeEndObject();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void artifacts(List<CheckedReport> reports) throws IOException {
    json.writeArrayFieldStart("artifacts");
    for (String file : reports.stream().map(CheckedReport::file).distinct().toList()) {
      json.writeStartObject();
      json.writeObjectFieldStart("location");
      json.writeStringField("uri", UriReference.of(file));
      json.writeEndObject();
      json.writeArrayFieldStart("roles");
      json.writeString("analysisTarget");
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void result(Diagnostic finding, int rule) throws IOException {
    json.writeStartObject();
    json.writeStringField("ruleId", finding.notice().code());
    json.writeNumberField("ruleIndex", rule);
    json.writeStringField("level", finding.notice().severity().english());
    text("message", finding.text(language) + " " + finding.remedy(language));
    json.writeArrayFieldStart("locations");
    for (Location place : finding.places().stream().limit(1).toList()) {
      json.writeStartObject();
      location(place);
      json.writeEndObject();
    }
    json.writeEndArray();
    related(finding.places().stream().skip(1).distinct().toList());
    json.writeObjectFieldStart("partialFingerprints");
    json.writeStringField("finding/v1", fingerprint(finding));
    json.writeEndObject();
    suppressions(finding);
    json.writeEndObject();
  }

  /** The same for the same fault of the same event, wherever its file has been moved. */
  private static String fingerprint(Diagnostic finding) {
    String where =
        finding.event().isEmpty()
            ? finding.place().map(Location::display).orElse("")
            : finding.event() + "/" + finding.place().map(Location::within).orElse("");
    return finding.notice().code() + "/" + where;
  }

  private void related(List<Location> places) throws IOException {
    if (places.isEmpty()) {
      return;
    }
    json.writeArrayFieldStart("relatedLocations");
    int id = 1;
    for (Location place : places) {
      json.writeStartObject();
      json.writeNumberField("id", id++);
      location(place);
      text("message", language.pick("另见：", "see also: ") + place.display());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void location(Location place) throws IOException {
    json.writeObjectFieldStart("physicalLocation");
    json.writeObjectFieldStart("artifactLocation");
    json.writeStringField("uri", UriReference.of(place.file()));
    json.writeEndObject();
    if (place.line() > 0) {
      json.writeObjectFieldStart("region");
      json.writeNumberField("startLine", place.line());
      json.writeEndObject();
    }
    json.writeEndObject();
    if (!place.cell().isEmpty()) {
      json.writeArrayFieldStart("logicalLocations");
      json.writeStartObject();
      json.writeStringField("name", place.cell());
      json.writeStringField("fullyQualifiedName", place.within());
      json.writeStringField("kind", "cell");
      json.writeEndObject();
      json.writeEndArray();
    }
  }

  /** All results of a run have the list or none has, says the standard; so it may be empty. */
  private void suppressions(Diagnostic finding) throws IOException {
    json.writeArrayFieldStart("suppressions");
    if (finding.acknowledged().isPresent()) {
      Acknowledgement by = finding.acknowledged().get();
      json.writeStartObject();
      json.writeStringField("kind", "external");
      json.writeStringField("status", "accepted");
      json.writeStringField("justification", by.who() + ": " + by.why());
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  private void text(String field, String text) throws IOException {
    json.writeObjectFieldStart(field);
    json.writeStringField("text", text);
    json.writeEndObject();
  }

  private static String both(String chinese, String english) {
    return chinese + "\n\n" + english;
  }
}
