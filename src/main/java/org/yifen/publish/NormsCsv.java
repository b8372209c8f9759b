package org.yifen.publish;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Title;
import org.yifen.report.csv.CsvTable;
import org.yifen.title.Forecast;
import org.yifen.title.Norm;
import org.yifen.title.Standard;
import org.yifen.title.TitleEvent;

/** A title event as CSV. Who has no id in the report is called by name. */
public final class NormsCsv {

  private NormsCsv() {}

  /** The columns of {@code norms.csv}. */
  public static byte[] norms(TitleEvent event) {
    return bytes(ListFiles.norms(event.judgements().stream().map(j -> j.named(event)).toList()));
  }

  /** One row a title: {@code event,title,average,category,rate,games,standard}. */
  public static byte[] announcement(TitleEvent event) {
    List<List<String>> rows = new ArrayList<>();
    for (Title title : event.titles()) {
      Standard standard = event.standard(title);
      rows.add(
          List.of(
              event.event().id(),
              title.code(),
              Integer.toString(event.average()),
              standard.category(),
              standard.rate().isPresent() ? Integer.toString(standard.rate().getAsInt()) : "",
              Integer.toString(event.games()),
              points(standard.halves())));
    }
    return bytes(
        CsvTable.write(
            List.of("event", "title", "average", "category", "rate", "games", "standard"), rows));
  }

  /**
   * One row a participant and title: {@code event,id,title,score,standard,remaining,needed,chance}.
   */
  public static byte[] forecast(TitleEvent event) {
    List<List<String>> rows = new ArrayList<>();
    for (Forecast forecast : Forecast.of(event)) {
      Norm norm = forecast.judgement().named(event);
      rows.add(
          List.of(
              norm.event(),
              norm.id(),
              norm.title().code(),
              Exact.points(norm.score()),
              points(norm.standard()),
              Integer.toString(forecast.remaining()),
              norm.standard().isPresent() ? Exact.points(forecast.needed()) : "",
              code(forecast.chance())));
    }
    return bytes(
        CsvTable.write(
            List.of("event", "id", "title", "score", "standard", "remaining", "needed", "chance"),
            rows));
  }

  static String code(Forecast.Chance chance) {
    return chance.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String points(OptionalInt halves) {
    return halves.isPresent() ? Exact.points(halves.getAsInt()) : "";
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
