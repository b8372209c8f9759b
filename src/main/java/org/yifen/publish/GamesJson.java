package org.yifen.publish;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.yifen.diagnostic.Diagnostic;

/**
 * Checked games as JSON: an array with one object a game, each on a line of its own. Games are
 * written one by one, so that a file of any number of games needs no memory.
 */
public final class GamesJson {

  private static final byte[] BEGIN = "[\n".getBytes(StandardCharsets.UTF_8);
  private static final byte[] BETWEEN = ",\n".getBytes(StandardCharsets.UTF_8);
  private static final byte[] END = "\n]\n".getBytes(StandardCharsets.UTF_8);
  private static final byte[] NOTHING = "[]\n".getBytes(StandardCharsets.UTF_8);

  private static final JsonFactory FACTORY = new JsonFactory();

  private final Consumer<byte[]> out;
  private boolean any;

  /** Games for a stream of bytes. */
  public GamesJson(Consumer<byte[]> out) {
    this.out = out;
  }

  /** The JSON Schema of this output. */
  public static byte[] schema() {
    return Json.schema("games.schema.json");
  }

  /** Writes a game. */
  public void add(CheckedScore game) {
    out.accept(any ? BETWEEN : BEGIN);
    any = true;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(1024);
    try (JsonGenerator json = FACTORY.createGenerator(bytes)) {
      write(json, game);
    } catch (IOException e) {
      throw new UncheckedIOException("memory does not fail", e);
    }
    out.accept(bytes.toByteArray());
  }

  /** Ends the array. */
  public void end() {
    out.accept(any ? END : NOTHING);
  }

  private static void write(JsonGenerator json, CheckedScore game) throws IOException {
    json.writeStartObject();
    json.writeStringField("file", game.file());
    json.writeNumberField("index", game.index());
    json.writeStringField("format", game.format());
    json.writeStringField("encoding", game.encoding());
    json.writeStringField("event", game.event());
    json.writeStringField("red", game.red());
    json.writeStringField("black", game.black());
    json.writeNumberField("plies", game.plies());
    json.writeNumberField("legal_plies", game.legalPlies());
    json.writeFieldName("illegal");
    if (game.illegal().isPresent()) {
      illegal(json, game.illegal().get());
    } else {
      json.writeNull();
    }
    json.writeStringField("end", game.end());
    json.writeStringField("board_result", game.boardResult().orElse(null));
    json.writeStringField("reported_result", game.reportedResult());
    json.writeFieldName("flag");
    if (game.flag().isPresent()) {
      flag(json, game.flag().get());
    } else {
      json.writeNull();
    }
    json.writeArrayFieldStart("findings");
    for (Diagnostic finding : game.findings()) {
      FindingsJson.finding(json, finding);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void illegal(JsonGenerator json, CheckedScore.Illegal illegal) throws IOException {
    json.writeStartObject();
    json.writeNumberField("ply", illegal.ply());
    json.writeStringField("text", illegal.text());
    json.writeStringField("reason", illegal.reason());
    json.writeEndObject();
  }

  private static void flag(JsonGenerator json, CheckedScore.Flag flag) throws IOException {
    json.writeStartObject();
    json.writeNumberField("ply", flag.ply());
    json.writeStringField("side", flag.side());
    json.writeEndObject();
  }
}
