package org.yifen.book;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.audit.ClosedHalf;
import org.yifen.player.RegisterEntry;
import org.yifen.publish.TableDifference;
import org.yifen.regulation.PeriodId;
import org.yifen.report.csv.CsvTable;

/**
 * How a player's number came about, as published and as calculated again.
 *
 * @param before the rating in the list before; empty for none
 * @param lines every number on the way, in the order of the calculation
 */
public record BothSides(String id, String name, String before, List<Line> lines) {

  /**
   * One number on both sides.
   *
   * @param of the event; empty for a number of the list
   * @param what the column
   */
  public record Line(String of, String what, String published, String again) {
    public boolean differs() {
      return !published.equals(again);
    }
  }

  private static final List<String> OF_EVENT =
      List.of("games", "score", "expected", "opponents", "k", "change");
  private static final List<String> OF_LIST =
      List.of("rating", "peak", "games", "events", "idle", "title");

  public BothSides {
    lines = List.copyOf(lines);
  }

  static Optional<BothSides> of(
      Book book, PeriodId list, ClosedHalf half, String player, Map<String, byte[]> again) {
    if (player.isEmpty()) {
      return Optional.empty();
    }
    List<Line> lines = new ArrayList<>();
    lines(book, list, "changes.csv", "event", OF_EVENT, player, again, lines);
    lines(book, list, "register.csv", "", OF_LIST, player, again, lines);
    Optional<RegisterEntry> opening = half.opening().find(player);
    String before =
        opening.isPresent() && opening.get().rating().isPresent()
            ? opening.get().rating().getAsInt() + ""
            : "";
    return Optional.of(
        new BothSides(player, opening.map(RegisterEntry::name).orElse(""), before, lines));
  }

  private static void lines(
      Book book,
      PeriodId list,
      String file,
      String subject,
      List<String> columns,
      String player,
      Map<String, byte[]> again,
      List<Line> lines) {
    List<Map<String, String>> published = published(book, list, file, player);
    List<Map<String, String>> made =
        rows(new String(again.getOrDefault(file, new byte[0]), StandardCharsets.UTF_8), player);
    List<String> subjects = new ArrayList<>();
    published.forEach(row -> subjects.add(row.getOrDefault(subject, "")));
    made.stream()
        .map(r -> r.getOrDefault(subject, ""))
        .filter(s -> !subjects.contains(s))
        .forEach(subjects::add);
    for (String of : subjects) {
      for (String column : columns) {
        lines.add(
            new Line(
                of, column, cell(published, subject, of, column), cell(made, subject, of, column)));
      }
    }
  }

  private static String cell(
      List<Map<String, String>> rows, String subject, String of, String column) {
    return rows.stream()
        .filter(row -> row.getOrDefault(subject, "").equals(of))
        .findFirst()
        .map(row -> row.getOrDefault(column, ""))
        .orElse(TableDifference.NOTHING);
  }

  private static List<Map<String, String>> published(
      Book book, PeriodId list, String file, String player) {
    try {
      return rows(Files.readString(book.root().resolve(Book.listFile(list, file))), player);
    } catch (IOException e) {
      return List.of(); // the chain says that it cannot be read
    }
  }

  private static List<Map<String, String>> rows(String text, String player) {
    try {
      return TableDifference.rowsOf(CsvTable.parse(text), player);
    } catch (CsvTable.CsvException e) {
      return List.of();
    }
  }
}
