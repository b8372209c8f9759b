package org.yifen.book;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.yifen.publish.Manifest;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.title.Norm;

/** Every norm made in a book, list by list. */
public final class NormRegister {

  /**
   * A norm as a list recorded it.
   *
   * @param end the last day of its event; of the half where no manifest tells it
   * @param validUntil the last closing date on which it can be used (article 10)
   * @param report the path of the event's report; empty where no manifest tells it
   * @param sha256 that report's digest; empty where no manifest tells it
   */
  public record Entry(
      PeriodId list,
      Norm norm,
      String name,
      LocalDate end,
      LocalDate validUntil,
      String report,
      String sha256) {}

  private NormRegister() {}

  /** The norms of the lists up to one, oldest list first, in the order of their files. */
  public static List<Entry> upTo(Book book, Regulation regulation, PeriodId last)
      throws BookProblem {
    List<Entry> entries = new ArrayList<>();
    int years = regulation.rules().norms().validityYears();
    for (PeriodId list : book.lists()) {
      List<Norm> norms = list.compareTo(last) > 0 ? List.of() : book.norms(list);
      if (norms.isEmpty()) {
        continue;
      }
      Map<String, Manifest.FileDigest> reports = reports(book, list);
      Map<String, String> names = new HashMap<>();
      book.register(list).entries().forEach(e -> names.put(e.id(), e.name()));
      LocalDate close = regulation.rules().halves().lastDay(list);
      for (Norm norm : norms) {
        Manifest.FileDigest report =
            reports.getOrDefault(norm.event(), Manifest.FileDigest.of("", ""));
        LocalDate end = report.lastDay().orElse(close);
        entries.add(
            new Entry(
                list,
                norm,
                names.getOrDefault(norm.id(), ""),
                end,
                end.plusYears(years),
                report.file(),
                report.sha256()));
      }
    }
    return entries;
  }

  /** The reports that a list used, by their events. */
  private static Map<String, Manifest.FileDigest> reports(Book book, PeriodId list)
      throws BookProblem {
    Map<String, Manifest.FileDigest> reports = new HashMap<>();
    book.manifest(list).map(Manifest::inputs).orElse(List.of()).stream()
        .filter(input -> !input.event().isEmpty())
        .forEach(input -> reports.put(input.event(), input));
    return reports;
  }
}
