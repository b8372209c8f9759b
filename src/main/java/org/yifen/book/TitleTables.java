package org.yifen.book;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.yifen.diagnostic.Read;
import org.yifen.publish.ListFiles;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;
import org.yifen.title.Application;
import org.yifen.title.Applications;
import org.yifen.title.Norm;

/** Norms and applications of lists as values. */
final class TitleTables {

  private TitleTables() {}

  static Read<List<Application>> applications(String file, String text) {
    TableRows rows =
        new TableRows(file, text, ListFiles.APPLICATIONS, ListFiles.APPLICATIONS.size());
    return rows.read(rows.map((row, at) -> application(rows, row)));
  }

  private static @Nullable Application application(TableRows rows, TableRows.Fields row) {
    Optional<Title> title =
        Arrays.stream(Title.values()).filter(t -> t.code().equals(row.text("title"))).findFirst();
    Optional<LocalDate> first = rows.day(row, "first");
    Optional<LocalDate> last = rows.day(row, "last");
    if (title.isEmpty()) {
      rows.wrong(row, "title");
    }
    if (title.isEmpty() || first.isEmpty() || last.isEmpty()) {
      return null;
    }
    return new Application(
        row.text("id"),
        title.get(),
        rows.number(row, "norms").orElse(0),
        rows.number(row, "events").orElse(0),
        rows.number(row, "games").orElse(0),
        first.get(),
        last.get());
  }

  /** Norms of earlier halves as corrections left them. */
  static Read<List<Applications.Made>> earlierNorms(String file, String text) {
    TableRows rows =
        new TableRows(file, text, ListFiles.EARLIER_NORMS, ListFiles.EARLIER_NORMS.size());
    return rows.read(
        rows.map(
            (row, at) -> {
              Optional<Title> title =
                  Arrays.stream(Title.values())
                      .filter(t -> t.code().equals(row.text("title")))
                      .findFirst();
              Optional<LocalDate> end = rows.day(row, "end");
              OptionalInt games = rows.number(row, "games");
              return title.isPresent() && end.isPresent()
                  ? new Applications.Made(
                      row.text("event"), row.text("id"), title.get(), games.orElse(0), end.get())
                  : null;
            }));
  }

  /** The norms made, as a list recorded them; rows of norms missed are left out. */
  static Read<List<Norm>> norms(String file, String text) {
    TableRows rows = new TableRows(file, text, ListFiles.NORMS, ListFiles.NORMS.size());
    return rows.read(
        rows.map(
            (row, at) -> {
              Optional<Title> title =
                  Title.parse(row.text("title"), Sex.MAN)
                      .or(() -> Title.parse(row.text("title"), Sex.WOMAN));
              boolean made = row.text("made").equals("yes");
              OptionalInt games = rows.number(row, "games");
              return made && title.isPresent()
                  ? new Norm(
                      row.text("event"),
                      row.text("id"),
                      title.get(),
                      rows.number(row, "average").orElse(0),
                      row.text("category"),
                      rows.number(row, "rate"),
                      games.orElse(0),
                      rows.halves(row, "standard"),
                      rows.halves(row, "score").orElse(0),
                      "")
                  : null;
            }));
  }
}
