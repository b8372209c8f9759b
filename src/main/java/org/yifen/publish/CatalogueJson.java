package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.yifen.diagnostic.Example;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;

/** Notices of the catalogue as JSON, as {@code check --explain --format json} prints them. */
public final class CatalogueJson {

  private CatalogueJson() {}

  public static byte[] of(List<Notice> notices) {
    return Json.write(
        json -> {
          json.writeArrayFieldStart("notices");
          for (Notice notice : notices) {
            notice(json, notice);
          }
          json.writeEndArray();
        });
  }

  private static void notice(JsonGenerator json, Notice notice) throws IOException {
    json.writeStartObject();
    json.writeStringField("code", notice.code());
    json.writeStringField("severity", notice.severity().english());
    json.writeStringField("article", notice.article().number());
    for (Language language : Language.values()) {
      json.writeObjectFieldStart(language.tag());
      json.writeStringField("text", notice.text(language));
      json.writeStringField("remedy", notice.remedy(language));
      json.writeEndObject();
    }
    json.writeArrayFieldStart("examples");
    for (Example example : Example.of(notice)) {
      if (!example.file().isEmpty()) {
        json.writeString(example.file());
      }
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
