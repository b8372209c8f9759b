package org.yifen.cli;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.yifen.book.BookProblem;
import org.yifen.book.Disk;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;

/** The rows of a table whose first row names its columns, in any order; others are passed over. */
final class TsvRows {

  private static final String TAB = "\t";
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /**
   * A row.
   *
   * @param values in the order in which the columns were asked for; empty where it ends too soon
   */
  record Row(Location.Line where, List<String> values) {
    Row {
      values = List.copyOf(values);
    }
  }

  private TsvRows() {}

  /** Reads a file; a problem when it cannot be read or its first row lacks a column. */
  static List<Row> read(String file, List<String> columns, Notice noHeader) throws BookProblem {
    String text = new String(Disk.read(Path.of(file), file), StandardCharsets.UTF_8);
    List<String> lines =
        (text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text).lines().toList();
    String head = lines.isEmpty() ? "" : lines.get(0);
    List<Integer> places = places(head, columns);
    if (places.contains(-1)) {
      Diagnostic why = noHeader.at(new Location.Line(file, 1), head);
      throw new BookProblem(BookProblem.Kind.INPUT, List.of(why));
    }
    List<Row> rows = new ArrayList<>();
    for (int i = 1; i < lines.size(); i++) {
      if (!lines.get(i).isBlank()) {
        List<String> cells = List.of(lines.get(i).split(TAB, -1));
        List<String> values =
            places.stream().map(c -> c < cells.size() ? cells.get(c).strip() : "").toList();
        rows.add(new Row(new Location.Line(file, i + 1), values));
      }
    }
    return rows;
  }

  private static List<Integer> places(String head, List<String> columns) {
    List<String> names = new ArrayList<>();
    for (String name : head.split(TAB, -1)) {
      // what stands in brackets behind a name explains it: moves(ICCS)
      names.add(name.replaceFirst("\\(.*", "").strip().toLowerCase(Locale.ROOT));
    }
    return columns.stream().map(names::indexOf).toList();
  }
}
