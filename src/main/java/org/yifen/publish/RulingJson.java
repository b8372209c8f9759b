package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** A ruling on a repetition as JSON. */
public final class RulingJson {

  /**
   * A ruling.
   *
   * @param rules such as {@code cxa-2020}
   * @param verdict such as {@code red-must-change}
   * @param labels one character for every move that was given
   * @param cycle why the moves are ripe for a ruling; empty when nothing is
   * @param moves those ruled on
   */
  public record Content(
      String rules,
      String verdict,
      String labels,
      int redGrade,
      int blackGrade,
      Optional<String> cycle,
      List<Move> moves,
      String words,
      List<String> changes) {
    public Content {
      moves = List.copyOf(moves);
      changes = List.copyOf(changes);
    }
  }

  /**
   * A move ruled on.
   *
   * @param ply of the moves that were given, from 1
   * @param squares such as {@code h2e2}
   * @param text in the usual notation of the language
   * @param label 将 杀 捉 兑 献 拦 跟 or 闲
   * @param declared whether a referee declared it
   * @param reason in words
   */
  public record Move(
      int ply, String squares, String text, String label, boolean declared, String reason) {}

  private RulingJson() {}

  /** The object. */
  public static byte[] of(Content ruling) {
    return Json.write(json -> write(json, ruling));
  }

  private static void write(JsonGenerator json, Content ruling) throws IOException {
    json.writeStringField("rules", ruling.rules());
    json.writeStringField("verdict", ruling.verdict());
    json.writeStringField("labels", ruling.labels());
    json.writeNumberField("red_grade", ruling.redGrade());
    json.writeNumberField("black_grade", ruling.blackGrade());
    json.writeStringField("cycle", ruling.cycle().orElse(null));
    json.writeArrayFieldStart("moves");
    for (Move move : ruling.moves()) {
      json.writeStartObject();
      json.writeNumberField("ply", move.ply());
      json.writeStringField("move", move.squares());
      json.writeStringField("text", move.text());
      json.writeStringField("label", move.label());
      json.writeBooleanField("declared", move.declared());
      json.writeStringField("reason", move.reason());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeStringField("words", ruling.words());
    json.writeArrayFieldStart("changes");
    for (String change : ruling.changes()) {
      json.writeString(change);
    }
    json.writeEndArray();
  }
}
