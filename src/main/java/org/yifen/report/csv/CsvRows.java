package org.yifen.report.csv;

import java.util.ArrayList;
import java.util.List;
import org.yifen.diagnostic.Notice;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Limits;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.report.grid.Unreadable;
import org.yifen.trace.CellName;
import org.yifen.trace.Location;

/**
 * Splits a text into rows and cells as RFC 4180 says: a cell in quotation marks may hold
 * separators, line breaks, and quotation marks written twice. Rows count as spreadsheets count
 * them, so that a cell has the address under which its author sees it: blank lines count, a line
 * break inside a cell does not.
 *
 * <p>Commons CSV, which reads the book's own files, says of a quotation mark that is never closed
 * only that the file has ended, and takes about one and a half times as long; a replay reads every
 * report there ever was.
 */
final class CsvRows {

  private static final int EXCERPT = 24;

  private final String file;
  private final char[] text;
  private final char separator;
  private final List<Row> rows = new ArrayList<>();
  private final List<Cell> cells = new ArrayList<>();
  private int at;
  private int line = 1;
  private int index;
  private int total;

  CsvRows(String file, String text, Separator separator) {
    this.file = file;
    this.text = text.toCharArray();
    this.separator = separator.character();
    this.at = separator.rowsFrom();
  }

  Sheet read() throws Unreadable {
    while (at < text.length) {
      readRow();
      index++;
    }
    return CsvGridReader.sheet(file, rows);
  }

  /** Reads to the end of the row; blank cells at its end are not kept. */
  private void readRow() throws Unreadable {
    cells.clear();
    int width = 0;
    boolean more = true;
    for (int column = 0; more; column++) {
      String value = at < text.length && text[at] == '"' ? quoted() : plain();
      more = at < text.length && text[at] == separator;
      at++;
      if (!value.isEmpty()) {
        check(column);
        fill(column);
        cells.add(new Cell.Text(value));
        width = cells.size();
      }
    }
    if (at - 1 < text.length) {
      endOfLine();
    }
    if (width > 0) {
      rows.add(new Row(index, false, cells));
    }
  }

  /** What ended the row was a line break: one of two characters counts once. */
  private void endOfLine() {
    if (text[at - 1] == '\r' && at < text.length && text[at] == '\n') {
      at++;
    }
    line++;
  }

  private String plain() {
    int from = at;
    while (at < text.length && !ends(text[at])) {
      at++;
    }
    return new String(text, from, at - from);
  }

  private String quoted() throws Unreadable {
    int open = at;
    int openLine = line;
    int from = open + 1;
    StringBuilder value = new StringBuilder();
    while (true) {
      int close = from;
      while (close < text.length && text[close] != '"') {
        line += text[close] == '\n' ? 1 : 0;
        close++;
      }
      value.append(text, from, close - from);
      boolean twice = close + 1 < text.length && text[close + 1] == '"';
      at = close + 1;
      if (twice) {
        value.append('"');
        from = close + 2;
      } else if (close < text.length && endsAfterBlanks()) {
        return value.toString();
      } else {
        // never closed, or closed with more of the cell behind it
        String excerpt = new String(text, open, Math.min(EXCERPT, text.length - open));
        String firstLine = excerpt.strip().lines().findFirst().orElse("");
        throw Unreadable.at(new Location.Line(file, openLine), Notice.FIL_010, firstLine);
      }
    }
  }

  /** Steps over stray blanks behind a closing quotation mark, to the end of the cell. */
  private boolean endsAfterBlanks() {
    while (at < text.length && !ends(text[at]) && (text[at] == ' ' || text[at] == '\t')) {
      at++;
    }
    return at >= text.length || ends(text[at]);
  }

  private boolean ends(char c) {
    return c == separator || c == '\n' || c == '\r';
  }

  private void fill(int column) {
    while (cells.size() < column) {
      cells.add(Cell.Blank.INSTANCE);
    }
  }

  private void check(int column) throws Unreadable {
    String limit = "";
    if (column >= Limits.COLUMNS) {
      limit = "256 @columns";
    } else if (++total > Limits.CELLS) {
      limit = "1000000 格 cells";
    } else if (rows.size() == Limits.ROWS) {
      limit = "20000 @rows";
    }
    if (!limit.isEmpty()) {
      throw Unreadable.at(
          new Location.SheetCell(file, "", 0, index, column),
          Notice.FIL_008,
          CellName.of(index, column) + " > " + limit);
    }
  }
}
