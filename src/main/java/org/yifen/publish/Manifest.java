package org.yifen.publish;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yifen.regulation.Regulation;

/**
 * What a list was made from and what it holds, with digests: one link of the chain of lists.
 *
 * @param tool the program and its version
 * @param edition the edition of the regulation
 * @param period the list
 * @param enrol whether new players were registered on the way
 * @param previous the SHA-256 of the manifest before; empty for a book's first list
 * @param tables the edition's files
 * @param inputs the book's files that were read, by path
 * @param outputs the files beside the manifest
 */
public record Manifest(
    String tool,
    String edition,
    String period,
    boolean enrol,
    String previous,
    List<FileDigest> tables,
    List<FileDigest> inputs,
    List<FileDigest> outputs) {

  /** The field that names the form. */
  public static final String FORMAT_NAME = "format";

  /** The number of the form in which books are written; a program refuses later ones. */
  public static final int FORMAT = 1;

  private static final Pattern FORMAT_FIELD = Pattern.compile("\\A\\{\\s*\"format\" : (\\d{1,9})");

  /** The form that a manifest's beginning names; 1 where it names none. */
  public static int formatOf(String beginning) {
    Matcher field = FORMAT_FIELD.matcher(beginning);
    return field.find() ? Integer.parseInt(field.group(1)) : 1;
  }

  /** Whether a half-year led to the list; an opening list was given. */
  public boolean isCalculated() {
    return !inputs.isEmpty();
  }

  /**
   * A file and its digest.
   *
   * @param file the path from the book's (or the list's) folder, with slashes
   * @param sha256 in hexadecimal digits
   * @param event the event's id for a report; empty for any other file
   * @param end the last day of that event, such as 2026-03-12; empty for any other file
   */
  public record FileDigest(String file, String sha256, String event, String end) {

    /** A file that is no report. */
    public static FileDigest of(String file, String sha256) {
      return new FileDigest(file, sha256, "", "");
    }

    /** The last day of the event; empty where the manifest does not tell. */
    public Optional<LocalDate> lastDay() {
      try {
        return end.isEmpty() ? Optional.empty() : Optional.of(LocalDate.parse(end));
      } catch (DateTimeException e) {
        return Optional.empty();
      }
    }
  }

  public Manifest {
    tables = List.copyOf(tables);
    inputs = List.copyOf(inputs);
    outputs = List.copyOf(outputs);
  }

  /** The digests of an edition's files, by name. */
  public static List<FileDigest> tables(Regulation regulation, Function<byte[], String> sha256) {
    return regulation.files().entrySet().stream()
        .map(
            e ->
                FileDigest.of(
                    e.getKey(), sha256.apply(e.getValue().getBytes(StandardCharsets.UTF_8))))
        .sorted(Comparator.comparing(FileDigest::file))
        .toList();
  }

  /** The manifest as the bytes of {@code manifest.json}. */
  public byte[] bytes() {
    return Json.write(
        json -> {
          json.writeNumberField(FORMAT_NAME, FORMAT);
          json.writeStringField("tool", tool);
          json.writeStringField("edition", edition);
          json.writeStringField("period", period);
          json.writeBooleanField("enrol", enrol);
          json.writeStringField("previous", previous);
          write(json, "tables", tables);
          write(json, "inputs", inputs);
          write(json, "outputs", outputs);
        });
  }

  private static void write(JsonGenerator json, String name, List<FileDigest> files)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (FileDigest file : files) {
      json.writeStartObject();
      json.writeStringField("file", file.file());
      json.writeStringField("sha256", file.sha256());
      if (!file.event().isEmpty()) {
        json.writeStringField("event", file.event());
        json.writeStringField("end", file.end());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
  }

  /** The manifest of its bytes; empty when they are none. */
  public static Optional<Manifest> read(byte[] bytes) {
    try (JsonParser json = new JsonFactory().createParser(bytes)) {
      return json.nextToken() == JsonToken.START_OBJECT
          ? Optional.of(new ManifestReader(json).read())
          : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
