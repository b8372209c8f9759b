package org.yifen.regulation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Which edition of the regulation holds for which lists ({@code editions.csv}).
 *
 * <p>Its laws, checked on loading: the rows meet, only the first has no beginning and only the last
 * no end, and all editions divide the year into the same halves.
 */
public final class Editions {

  /** The file beside the editions' folders. */
  public static final String FILE = "editions.csv";

  private static final String HEADER = "edition,from,to,note";

  private record Row(Optional<PeriodId> from, Optional<PeriodId> to, Regulation regulation) {
    private boolean holds(PeriodId list) {
      return from.map(f -> f.compareTo(list) <= 0).orElse(true)
          && to.map(t -> t.compareTo(list) >= 0).orElse(true);
    }
  }

  private final List<Row> rows;

  private Editions(List<Row> rows) {
    this.rows = List.copyOf(rows);
  }

  /** One edition for all lists. */
  public static Editions of(Regulation regulation) {
    return new Editions(List.of(new Row(Optional.empty(), Optional.empty(), regulation)));
  }

  /** The editions in the program's jar. */
  public static Editions builtIn() {
    return load("tables", Editions::resource);
  }

  /**
   * Loads editions; throws a {@link TableException} with file and line at the first oddity.
   *
   * @param place the folder's name for messages
   * @param reader gives the text of a file by its path in that folder
   */
  public static Editions load(String place, UnaryOperator<String> reader) {
    TableFile file = TableFile.parse(place + "/" + FILE, reader.apply(FILE), HEADER);
    List<Row> rows = new ArrayList<>();
    for (TableFile.Row row : file.rows()) {
      boolean last = rows.size() == file.rows().size() - 1;
      rows.add(row(row, rows, last, place, reader));
    }
    return new Editions(rows);
  }

  private static Row row(
      TableFile.Row row,
      List<Row> before,
      boolean last,
      String place,
      UnaryOperator<String> reader) {
    String edition = row.cell(0);
    Optional<PeriodId> from = list(row, 1);
    Optional<PeriodId> to = list(row, 2);
    if (from.isEmpty() != before.isEmpty() || to.isEmpty() != last) {
      throw row.wrong("only the first edition has no beginning, only the last no end");
    }
    if (!before.isEmpty() && !from.equals(before.get(before.size() - 1).to().map(PeriodId::next))) {
      throw row.wrong("an edition must begin where the one before ends");
    }
    Regulation regulation =
        Regulation.load(edition, place + "/" + edition, file -> reader.apply(edition + "/" + file));
    boolean otherHalves =
        !before.isEmpty()
            && !before.get(0).regulation().rules().halves().equals(regulation.rules().halves());
    if (otherHalves) {
      throw row.wrong("all editions must have the same halves");
    }
    return new Row(from, to, regulation);
  }

  private static Optional<PeriodId> list(TableFile.Row row, int column) {
    if (row.isBlank(column)) {
      return Optional.empty();
    }
    Optional<PeriodId> list = PeriodId.parse(row.cell(column));
    if (list.isEmpty()) {
      throw row.wrong("'%s' is no list such as 2026-07".formatted(row.cell(column)));
    }
    return list;
  }

  /** The edition of a list. */
  public Regulation of(PeriodId list) {
    return rows.stream()
        .filter(row -> row.holds(list))
        .findFirst()
        .map(Row::regulation)
        .orElseGet(this::newest);
  }

  /** The edition in force. */
  public Regulation newest() {
    return rows.get(rows.size() - 1).regulation();
  }

  /** The same editions with other values of parameters, by their keys, in every one of them. */
  public Editions with(Map<String, String> values) {
    return new Editions(
        rows.stream()
            .map(row -> new Row(row.from(), row.to(), row.regulation().with(values)))
            .toList());
  }

  private static String resource(String file) {
    String name = "/org/yifen/tables/" + file;
    try (InputStream in = Editions.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new TableException("missing table " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + name, e);
    }
  }
}
