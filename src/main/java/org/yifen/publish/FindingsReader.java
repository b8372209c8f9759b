package org.yifen.publish;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads {@code findings.json} for comparison with one made again. */
public final class FindingsReader {

  /**
   * What is said of a book's folder at the moment of a run, not of the half-year: other reports in
   * it, and rows about events that no report is of yet.
   */
  private static final Set<String> OF_THE_MOMENT =
      Set.of("BOK-002", "BOK-003", "BOK-006", "BOK-008", "BOK-012", "BOK-013", "BOK-019");

  private FindingsReader() {}

  /** The findings about the half-year itself, one text each; empty when the bytes are not JSON. */
  public static Optional<List<String>> ofTheHalf(byte[] bytes) {
    List<String> findings = new ArrayList<>();
    try (JsonParser json = new JsonFactory().createParser(bytes)) {
      while (json.nextToken() != null) {
        if (json.currentToken() == JsonToken.START_ARRAY && "findings".equals(json.currentName())) {
          while (json.nextToken() == JsonToken.START_OBJECT) {
            findings.add(copy(json));
          }
        }
      }
    } catch (IOException e) {
      return Optional.empty();
    }
    return Optional.of(findings.stream().filter(f -> !isOfTheMoment(f)).toList());
  }

  private static boolean isOfTheMoment(String finding) {
    return OF_THE_MOMENT.stream().anyMatch(code -> finding.startsWith("{\"code\":\"" + code));
  }

  private static String copy(JsonParser json) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator copy = new JsonFactory().createGenerator(text)) {
      copy.copyCurrentStructure(json);
    }
    return text.toString();
  }
}
