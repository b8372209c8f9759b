package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.yifen.diagnostic.Diagnostic;

/** An audit as JSON: the lists with their findings and differing cells, then what lies between. */
public final class AuditJson {

  /**
   * One list.
   *
   * @param replayed whether it was calculated again
   * @param clean whether nothing is wrong with it
   */
  public record Row(
      String list,
      boolean replayed,
      boolean clean,
      List<Diagnostic> findings,
      List<TableDifference> differences) {

    public Row {
      findings = List.copyOf(findings);
      differences = List.copyOf(differences);
    }
  }

  private AuditJson() {}

  public static byte[] of(List<Row> lists, List<Diagnostic> between) {
    return Json.write(
        json -> {
          json.writeArrayFieldStart("lists");
          for (Row row : lists) {
            row(json, row);
          }
          json.writeEndArray();
          json.writeArrayFieldStart("findings");
          for (Diagnostic finding : between) {
            FindingsJson.finding(json, finding);
          }
          json.writeEndArray();
        });
  }

  private static void row(JsonGenerator json, Row row) throws IOException {
    json.writeStartObject();
    json.writeStringField("list", row.list());
    json.writeBooleanField("replayed", row.replayed());
    json.writeBooleanField("clean", row.clean());
    json.writeArrayFieldStart("findings");
    for (Diagnostic finding : row.findings()) {
      FindingsJson.finding(json, finding);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("differences");
    for (TableDifference difference : row.differences()) {
      json.writeStartObject();
      json.writeStringField("file", difference.file());
      json.writeArrayFieldStart("row");
      for (String key : difference.key()) {
        json.writeString(key);
      }
      json.writeEndArray();
      json.writeStringField("column", difference.column());
      json.writeStringField("published", difference.before());
      json.writeStringField("again", difference.after());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
