package org.yifen.publish;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.yifen.publish.Manifest.FileDigest;

/** Reads a manifest field by field; fields it does not know are passed over. */
final class ManifestReader {

  private final JsonParser json;
  private final Map<String, String> texts = new HashMap<>();
  private final Map<String, List<FileDigest>> files = new HashMap<>();
  private boolean enrol;

  ManifestReader(JsonParser json) {
    this.json = json;
  }

  /** Reads the fields of the object whose beginning the parser has just passed. */
  Manifest read() throws IOException {
    while (json.nextToken() == JsonToken.FIELD_NAME) {
      String name = json.currentName();
      switch (json.nextToken()) {
        case START_ARRAY -> files.put(name, files());
        case VALUE_STRING -> texts.put(name, json.getText());
        case VALUE_TRUE -> enrol |= name.equals("enrol");
        default -> json.skipChildren();
      }
    }
    if (json.currentToken() != JsonToken.END_OBJECT) {
      throw new IOException("the object does not end");
    }
    return new Manifest(
        text("tool"),
        text("edition"),
        text("period"),
        enrol,
        text("previous"),
        files.getOrDefault("tables", List.of()),
        files.getOrDefault("inputs", List.of()),
        files.getOrDefault("outputs", List.of()));
  }

  private String text(String name) {
    return texts.getOrDefault(name, "");
  }

  private List<FileDigest> files() throws IOException {
    List<FileDigest> read = new ArrayList<>();
    while (json.nextToken() == JsonToken.START_OBJECT) {
      Map<String, String> fields = new HashMap<>();
      while (json.nextToken() == JsonToken.FIELD_NAME) {
        String name = json.currentName();
        String value = json.nextTextValue();
        if (value == null) {
          json.skipChildren();
        } else {
          fields.put(name, value);
        }
      }
      read.add(
          new FileDigest(
              fields.getOrDefault("file", ""),
              fields.getOrDefault("sha256", ""),
              fields.getOrDefault("event", ""),
              fields.getOrDefault("end", "")));
    }
    return read;
  }
}
