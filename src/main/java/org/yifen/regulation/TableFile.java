package org.yifen.regulation;

import java.util.ArrayList;
import java.util.List;

/**
 * A regulation table as it ships in {@code tables/}: {@code #} comments, one header row, data rows;
 * a cell may stand in double quotes.
 *
 * <p>Strict on purpose: anything unexpected stops with file and line; nothing is skipped.
 *
 * @param name the file's path for messages
 */
record TableFile(String name, List<Row> rows) {

  /** One data row with its line number, from 1, for messages. */
  record Row(String file, int line, List<String> cells) {

    TableException wrong(String why) {
      return new TableException(file + ":" + line + ": " + why);
    }

    String cell(int column) {
      return cells.get(column);
    }

    boolean isBlank(int column) {
      return cells.get(column).isEmpty();
    }

    /** A whole number of the cell; stops when it is none. */
    int number(int column) {
      try {
        return Integer.parseInt(cells.get(column));
      } catch (NumberFormatException e) {
        throw wrong("'%s' is not a whole number".formatted(cells.get(column)));
      }
    }
  }

  static TableFile parse(String name, String content, String header) {
    List<Row> rows = new ArrayList<>();
    boolean headerSeen = false;
    int line = 0;
    for (String text : content.lines().toList()) {
      line++;
      if (text.startsWith("#")) {
        continue;
      }
      Row row = new Row(name, line, split(name, line, text));
      if (!headerSeen) {
        if (!text.equals(header)) {
          throw row.wrong("expected the header '%s'".formatted(header));
        }
        headerSeen = true;
      } else if (row.cells().size() != header.split(",").length) {
        throw row.wrong("expected the columns " + header);
      } else {
        rows.add(row);
      }
    }
    if (rows.isEmpty()) {
      throw new TableException(name + ":" + Math.max(line, 1) + ": no rows");
    }
    return new TableFile(name, List.copyOf(rows));
  }

  private static List<String> split(String name, int line, String text) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        cells.add(cell.toString());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    if (quoted) {
      throw new TableException(name + ":" + line + ": a quotation mark is not closed");
    }
    cells.add(cell.toString());
    return List.copyOf(cells);
  }
}
