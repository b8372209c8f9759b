package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Language;
import org.yifen.player.ListedPlayer;
import org.yifen.ratinglist.Difference;
import org.yifen.ratinglist.ListDifference;
import org.yifen.ratinglist.Reason;
import org.yifen.regulation.Sex;
import org.yifen.report.csv.CsvTable;

/** The difference of two lists as CSV and JSON. */
public final class DifferenceFiles {

  /** The columns of the CSV; those ending in 1 are of the first list, in 2 of the second. */
  public static final List<String> COLUMNS =
      List.of(
          "kind", "id", "name", "sex", "rating1", "rating2", "change", "id1", "name1", "unit1",
          "unit2", "title1", "title2", "reasons");

  private DifferenceFiles() {}

  /** One row a player; several kinds and reasons are separated by {@code ;}. */
  public static byte[] csv(ListDifference difference, Language language) {
    List<List<String>> rows = new ArrayList<>();
    difference.differences().forEach(d -> rows.add(row(d, language)));
    return CsvTable.write(COLUMNS, rows).getBytes(StandardCharsets.UTF_8);
  }

  private static List<String> row(Difference d, Language language) {
    ListedPlayer player = d.player();
    return List.of(
        kinds(d),
        player.id(),
        player.name(),
        sex(d),
        number(d.ratingBefore()),
        number(d.ratingAfter()),
        number(d.change()),
        d.before().map(ListedPlayer::id).orElse(""),
        d.before().map(ListedPlayer::name).orElse(""),
        d.before().map(ListedPlayer::unit).orElse(""),
        d.after().map(ListedPlayer::unit).orElse(""),
        d.before().map(ListedPlayer::title).orElse(""),
        d.after().map(ListedPlayer::title).orElse(""),
        d.reasons().stream().map(r -> r.words(language)).collect(Collectors.joining("; ")));
  }

  private static String kinds(Difference d) {
    return d.kinds().stream().map(Difference.Kind::code).collect(Collectors.joining(";"));
  }

  private static String sex(Difference d) {
    Optional<Sex> sex = d.player().sex().or(() -> d.before().flatMap(ListedPlayer::sex));
    return sex.map(Sex::code).orElse("");
  }

  private static String number(OptionalInt number) {
    return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
  }

  /** The counts, then one object a player with both of its lines. */
  public static byte[] json(ListDifference difference, String first, String second) {
    return Json.write(
        json -> {
          json.writeStringField("first", first);
          json.writeStringField("second", second);
          json.writeNumberField("players1", difference.before());
          json.writeNumberField("players2", difference.after());
          json.writeNumberField("same", difference.same());
          for (Difference.Kind kind : Difference.Kind.values()) {
            json.writeNumberField(kind.code(), difference.count(kind));
          }
          json.writeArrayFieldStart("differences");
          for (Difference d : difference.differences()) {
            difference(json, d);
          }
          json.writeEndArray();
        });
  }

  private static void difference(JsonGenerator json, Difference d) throws IOException {
    json.writeStartObject();
    json.writeArrayFieldStart("kinds");
    for (Difference.Kind kind : d.kinds()) {
      json.writeString(kind.code());
    }
    json.writeEndArray();
    line(json, "before", d.before());
    line(json, "after", d.after());
    if (d.change().isPresent()) {
      json.writeNumberField("change", d.change().getAsInt());
    }
    json.writeArrayFieldStart("reasons");
    for (Reason reason : d.reasons()) {
      json.writeStartObject();
      json.writeStringField("kind", reason.kind().code());
      json.writeStringField("list", reason.list());
      json.writeStringField("what", reason.what());
      json.writeStringField("points", reason.amount());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  /** A player's line of one list; nothing where it has none. */
  static void line(JsonGenerator json, String field, Optional<ListedPlayer> line)
      throws IOException {
    if (line.isEmpty()) {
      return;
    }
    ListedPlayer player = line.get();
    json.writeObjectFieldStart(field);
    json.writeStringField("id", player.id());
    json.writeStringField("name", player.name());
    json.writeStringField("sex", player.sex().map(Sex::code).orElse(""));
    json.writeStringField("unit", player.unit());
    json.writeStringField("title", player.title());
    if (player.rating().isPresent()) {
      json.writeNumberField("rating", player.rating().getAsInt());
    }
    json.writeEndObject();
  }
}
