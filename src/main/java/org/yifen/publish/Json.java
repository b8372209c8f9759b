package org.yifen.publish;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** One JSON object as UTF-8 bytes: indented by two, LF, the same everywhere. */
final class Json {

  /** Writes the fields of the object. */
  @FunctionalInterface
  interface Fields {
    void write(JsonGenerator json) throws IOException;
  }

  private Json() {}

  /** A published schema. */
  static byte[] schema(String file) {
    try (InputStream in = Json.class.getResourceAsStream(file)) {
      if (in == null) {
        throw new IllegalStateException("missing " + file);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  static byte[] write(Fields fields) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
    printer.indentObjectsWith(indenter);
    printer.indentArraysWith(indenter);
    try (JsonGenerator json = new JsonFactory().createGenerator(bytes)) {
      json.setPrettyPrinter(printer);
      json.writeStartObject();
      fields.write(json);
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException("memory does not fail", e);
    }
    bytes.writeBytes("\n".getBytes(StandardCharsets.UTF_8));
    return bytes.toByteArray();
  }
}
