package org.yifen.report.csv;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;

/**
 * A CSV of the book: a header row, then records. RFC 4180 with LF at the end of lines, in and out.
 *
 * @param header the first row
 * @param rows the records with their lines
 */
public record CsvTable(List<String> header, List<Row> rows) {

  private static final CSVFormat FORMAT =
      CSVFormat.RFC4180.builder().setRecordSeparator("\n").get();

  /** A record with the line it starts on, from 1. */
  public record Row(int line, List<String> cells) {
    public Row {
      cells = List.copyOf(cells);
    }

    /** The text of a column from 0, without blanks around it; empty beyond the last. */
    public String cell(int column) {
      return column >= 0 && column < cells.size() ? cells.get(column).strip() : "";
    }
  }

  /** What keeps a text from being a CSV: a line and a reason. */
  public static final class CsvException extends Exception {
    private static final long serialVersionUID = 1L;

    CsvException(String message) {
      super(message);
    }
  }

  public CsvTable {
    header = List.copyOf(header);
    rows = List.copyOf(rows);
  }

  /** The column of a name from 0; empty when the header has none. */
  public Optional<Integer> column(String name) {
    int column = header.indexOf(name);
    return column < 0 ? Optional.empty() : Optional.of(column);
  }

  /** Reads a text; an empty one has neither header nor rows. Blank lines are passed over. */
  public static CsvTable parse(String text) throws CsvException {
    String content = text.startsWith("\uFEFF") ? text.substring(1) : text;
    List<String> header = new ArrayList<>();
    List<Row> rows = new ArrayList<>();
    try (CSVParser parser = CSVParser.parse(new StringReader(content), FORMAT)) {
      long before = 0;
      for (CSVRecord record : parser) {
        List<String> cells = record.toList();
        boolean blank = cells.size() == 1 && cells.get(0).isBlank();
        if (header.isEmpty() && !blank) {
          cells.forEach(c -> header.add(c.strip()));
        } else if (!blank) {
          rows.add(new Row((int) before + 1, cells));
        }
        before = parser.getCurrentLineNumber();
      }
    } catch (IOException | UncheckedIOException | IllegalStateException e) {
      throw new CsvException(String.valueOf(e.getMessage()));
    }
    return new CsvTable(header, rows);
  }

  /** Writes records of any widths as text, in the same way; one without cells is a blank line. */
  public static String write(List<List<String>> records) {
    CsvWriter writer = new CsvWriter(records.size());
    records.forEach(writer::record);
    return writer.text();
  }

  /** Writes records as text: minimal quoting, LF, no byte-order mark. */
  public static String write(List<String> header, List<List<String>> rows) {
    CsvWriter writer = new CsvWriter(rows.size());
    writer.record(header);
    rows.forEach(writer::record);
    return writer.text();
  }
}
