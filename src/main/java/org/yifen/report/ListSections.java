package org.yifen.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.yifen.regulation.Sex;
import org.yifen.report.grid.Row;

/**
 * Whose table this is, men's or women's, by the lines above it, else by the sheet's name. A line
 * that names both, or neither, tells nothing.
 */
final class ListSections {

  private static final Pattern MEN = Pattern.compile("男|\\bmen\\b|\\bmale\\b");
  private static final Pattern WOMEN = Pattern.compile("女|\\bwomen\\b|\\bfemale\\b");

  private final Optional<Sex> sheet;

  /** The lines since the last row of a table, or since the top. */
  private final List<Row> lines = new ArrayList<>();

  private List<ListHeader> headers = List.of();
  private final List<Optional<Sex>> sexes = new ArrayList<>();

  ListSections(String sheetName) {
    sheet = of(sheetName);
  }

  /** A header begins tables, whose lines are those above it. */
  void start(List<ListHeader> tables) {
    headers = tables;
    sexes.clear();
    for (ListHeader table : tables) {
      sexes.add(above(table).or(() -> sheet));
    }
    lines.clear();
  }

  private Optional<Sex> above(ListHeader table) {
    for (int i = lines.size() - 1; i >= 0; i--) {
      Optional<Sex> told = told(lines.get(i), table);
      if (told.isPresent()) {
        return told;
      }
    }
    return Optional.empty();
  }

  /** What a line tells above a table's own columns, else as a whole: a list in two columns. */
  private static Optional<Sex> told(Row row, ListHeader table) {
    return of(text(row, table.from(), table.until())).or(() -> of(text(row, 0, Integer.MAX_VALUE)));
  }

  private static String text(Row row, int from, int until) {
    StringBuilder text = new StringBuilder();
    for (int c = from; c < Math.min(until, row.cells().size()); c++) {
      text.append(row.text(c)).append(' ');
    }
    return text.toString();
  }

  /** A line outside a table; one within a table that tells the sex begins a section of it. */
  void line(Row row) {
    lines.add(row);
    for (int table = 0; table < headers.size(); table++) {
      Optional<Sex> told = told(row, headers.get(table));
      if (told.isPresent()) {
        sexes.set(table, told);
      }
    }
  }

  /** The sex of the players in a table; empty when nothing tells it. */
  Optional<Sex> sex(int table) {
    return sexes.get(table);
  }

  private static Optional<Sex> of(String written) {
    String text = Clean.text(written).toLowerCase(Locale.ROOT);
    boolean men = MEN.matcher(text).find();
    boolean women = WOMEN.matcher(text).find();
    return men == women ? Optional.empty() : Optional.of(men ? Sex.MAN : Sex.WOMAN);
  }
}
