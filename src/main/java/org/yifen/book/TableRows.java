package org.yifen.book;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Sex;
import org.yifen.report.csv.CsvTable;
import org.yifen.trace.Location;

/** The rows of one CSV file of a book by their columns, and what is wrong with them. */
final class TableRows {

  /** Half a point in hundredths. */
  static final int HALF = 50;

  private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");
  private static final Pattern DECIMAL = Pattern.compile("-?\\d{1,7}(\\.\\d{1,2})?");

  /** A row by column names. */
  record Fields(CsvTable table, CsvTable.Row row) {
    String text(String column) {
      return table.column(column).map(row::cell).orElse("");
    }
  }

  /** Makes a value of a row; null leaves the row out. */
  @FunctionalInterface
  interface RowReader<T> {
    @Nullable T read(Fields row, Location where);
  }

  private final String file;
  private final CsvTable table;
  final List<Diagnostic> found = new ArrayList<>();

  /**
   * @param required how many of the columns, from the first, the file must have
   */
  TableRows(String file, String text, List<String> columns, int required) {
    this.file = file;
    CsvTable read = new CsvTable(List.of(), List.of());
    try {
      read = CsvTable.parse(text);
    } catch (CsvTable.CsvException e) {
      found.add(Notice.FIL_010.at(new Location.WholeFile(file), String.valueOf(e.getMessage())));
    }
    table = read;
    if (found.isEmpty() && !table.header().containsAll(columns.subList(0, required))) {
      found.add(Notice.BOK_011.at(new Location.Line(file, 1), String.join(",", columns)));
    }
  }

  /** The values of the rows; a row that gives null is left out. */
  <T> List<T> map(RowReader<T> reader) {
    List<T> values = new ArrayList<>();
    if (!found.isEmpty()) {
      return values;
    }
    for (CsvTable.Row row : table.rows()) {
      T value = reader.read(new Fields(table, row), new Location.Line(file, row.line()));
      if (value != null) {
        values.add(value);
      }
    }
    return values;
  }

  <T> Read<List<T>> read(List<T> values) {
    return Read.hasErrors(found) ? new Read<>(Optional.empty(), found) : Read.of(values, found);
  }

  void unique(List<String> ids) {
    if (!found.isEmpty()) {
      return;
    }
    Map<String, Integer> lines = new HashMap<>();
    for (int i = 0; i < ids.size(); i++) {
      int line = table.rows().get(i).line();
      Integer before = lines.putIfAbsent(ids.get(i), line);
      if (before != null) {
        found.add(
            Notice.BOK_005.at(
                List.of(new Location.Line(file, line), new Location.Line(file, before)),
                ids.get(i)));
      }
    }
  }

  boolean isBlank(Fields row, String column) {
    boolean blank = row.text(column).isEmpty();
    if (blank) {
      wrong(row, column);
    }
    return blank;
  }

  Optional<Sex> sex(Fields row) {
    Optional<Sex> sex =
        switch (row.text("sex")) {
          case "M", "男" -> Optional.of(Sex.MAN);
          case "F", "女" -> Optional.of(Sex.WOMAN);
          default -> Optional.empty();
        };
    if (sex.isEmpty()) {
      wrong(row, "sex");
    }
    return sex;
  }

  /** A whole number from 0; empty when blank, or wrong after a finding. */
  OptionalInt number(Fields row, String column) {
    String text = row.text(column);
    if (text.isEmpty()) {
      return OptionalInt.empty();
    }
    if (!NUMBER.matcher(text).matches()) {
      wrong(row, column);
      return OptionalInt.empty();
    }
    return OptionalInt.of(Integer.parseInt(text));
  }

  /** A number with at most two decimals, in hundredths; empty after a finding. */
  /** The list of a row; empty after a finding. */
  Optional<PeriodId> list(Fields row) {
    Optional<PeriodId> list = PeriodId.parse(row.text("list"));
    if (list.isEmpty()) {
      wrong(row, "list");
    }
    return list;
  }

  /** A day such as 2026-03-12; empty after a finding. */
  Optional<LocalDate> day(Fields row, String column) {
    try {
      return Optional.of(LocalDate.parse(row.text(column)));
    } catch (DateTimeException e) {
      wrong(row, column);
      return Optional.empty();
    }
  }

  /** Points in halves; empty when blank, or wrong after a finding. */
  OptionalInt halves(Fields row, String column) {
    OptionalInt hundredths =
        row.text(column).isEmpty() ? OptionalInt.empty() : hundredths(row, column);
    return hundredths.isPresent()
        ? OptionalInt.of(hundredths.getAsInt() / HALF)
        : OptionalInt.empty();
  }

  OptionalInt hundredths(Fields row, String column) {
    String text = row.text(column);
    if (!DECIMAL.matcher(text).matches()) {
      wrong(row, column);
      return OptionalInt.empty();
    }
    return OptionalInt.of(new BigDecimal(text).movePointRight(2).intValueExact());
  }

  void wrong(Fields row, String column) {
    found.add(
        Notice.BOK_004.at(
            new Location.Line(file, row.row().line()), column + " = '" + row.text(column) + "'"));
  }
}
