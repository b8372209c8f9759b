package org.yifen.publish;

import java.util.List;
import org.yifen.regulation.Exact;
import org.yifen.title.Claim;
import org.yifen.title.Evidence;

/** The applications that a list made possible, as JSON. */
public final class ApplicationsJson {

  private ApplicationsJson() {}

  /** An array {@code applications}, each with its norms; points are numbers. */
  public static byte[] of(String list, List<Claim> claims) {
    return Json.write(
        json -> {
          json.writeStringField("list", list);
          json.writeArrayFieldStart("applications");
          for (Claim claim : claims) {
            json.writeStartObject();
            json.writeStringField("id", claim.player().id());
            json.writeStringField("name", claim.player().name());
            json.writeStringField("title", claim.application().title().code());
            json.writeNumberField("games", claim.application().games());
            json.writeArrayFieldStart("norms");
            for (Evidence evidence : claim.norms()) {
              json.writeStartObject();
              json.writeStringField("event", evidence.norm().event());
              json.writeStringField("list", evidence.list().toString());
              json.writeStringField("end", evidence.end().toString());
              json.writeStringField("report", evidence.report());
              json.writeNumberField("games", evidence.norm().games());
              json.writeFieldName("score");
              json.writeNumber(Exact.points(evidence.norm().score()));
              json.writeEndObject();
            }
            json.writeEndArray();
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }
}
