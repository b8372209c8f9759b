package org.yifen.publish;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.yifen.audit.Cause;
import org.yifen.audit.PublishedCheck;
import org.yifen.audit.PublishedDifference;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.player.ListedPlayer;
import org.yifen.regulation.Sex;
import org.yifen.report.csv.CsvTable;

/** A published list beside the book's as CSV and JSON. */
public final class PublishedFiles {

  /** The columns of the CSV; difference is the published rating less the book's. */
  public static final List<String> COLUMNS =
      List.of(
          "cause",
          "what",
          "id",
          "name",
          "sex",
          "unit",
          "opening",
          "published",
          "book",
          "difference",
          "others");

  private PublishedFiles() {}

  /** One row a difference, group after group; other causes that fit are separated by {@code ;}. */
  public static byte[] csv(PublishedCheck.Result result) {
    List<List<String>> rows = new ArrayList<>();
    result.differences().forEach(d -> rows.add(row(d)));
    return CsvTable.write(COLUMNS, rows).getBytes(StandardCharsets.UTF_8);
  }

  private static List<String> row(PublishedDifference d) {
    ListedPlayer player = d.player();
    return List.of(
        d.cause().cause().code(),
        what(d),
        player.id(),
        player.name(),
        player.sex().map(Sex::code).orElse(""),
        player.unit(),
        number(d.opening()),
        number(d.publishedRating()),
        number(d.ourRating()),
        number(d.size()),
        d.others().stream().map(PublishedFiles::code).collect(Collectors.joining("; ")));
  }

  /** The case of the cause; of a name, unit or title the published one. */
  private static String what(PublishedDifference d) {
    return d.cause().cause().isOfWords()
        ? d.published().map(p -> written(d.cause().cause(), p)).orElse("")
        : d.cause().what();
  }

  /** What one line of a list has where only words differ; nothing for a rating. */
  public static String written(Cause cause, ListedPlayer line) {
    return switch (cause) {
      case RENAMED -> line.name();
      case MOVED -> line.unit();
      case TITLE -> line.title();
      case SEX -> line.sex().map(Sex::code).orElse("");
      case ID -> line.id();
      default -> "";
    };
  }

  private static String code(Cause.Fit fit) {
    return (fit.cause().code() + " " + fit.what()).strip();
  }

  private static String number(OptionalInt number) {
    return number.isPresent() ? Integer.toString(number.getAsInt()) : "";
  }

  /** The counts, what is to be said of the files, then one object a group with its players. */
  public static byte[] json(
      PublishedCheck.Result result, String list, String file, List<Diagnostic> findings) {
    return Json.write(
        json -> {
          json.writeStringField("list", list);
          json.writeStringField("published", file);
          json.writeNumberField("players_published", result.published());
          json.writeNumberField("players_book", result.ours());
          json.writeNumberField("left_aside", result.leftAside());
          json.writeNumberField("same", result.same());
          json.writeArrayFieldStart("findings");
          for (Diagnostic finding : findings) {
            FindingsJson.finding(json, finding);
          }
          json.writeEndArray();
          json.writeArrayFieldStart("groups");
          for (Map.Entry<Cause.Fit, List<PublishedDifference>> group : result.groups().entrySet()) {
            group(json, group.getKey(), group.getValue());
          }
          json.writeEndArray();
        });
  }

  private static void group(JsonGenerator json, Cause.Fit cause, List<PublishedDifference> players)
      throws IOException {
    json.writeStartObject();
    cause(json, cause);
    json.writeArrayFieldStart("players");
    for (PublishedDifference d : players) {
      json.writeStartObject();
      DifferenceFiles.line(json, "published", d.published());
      DifferenceFiles.line(json, "book", d.ours());
      if (d.opening().isPresent()) {
        json.writeNumberField("opening", d.opening().getAsInt());
      }
      if (d.size().isPresent()) {
        json.writeNumberField("difference", d.size().getAsInt());
      }
      json.writeArrayFieldStart("others");
      for (Cause.Fit other : d.others()) {
        json.writeStartObject();
        cause(json, other);
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void cause(JsonGenerator json, Cause.Fit fit) throws IOException {
    json.writeStringField("cause", fit.cause().code());
    json.writeStringField("what", fit.what());
    for (Language language : Language.values()) {
      json.writeStringField(language.tag(), fit.words(language));
    }
  }
}
