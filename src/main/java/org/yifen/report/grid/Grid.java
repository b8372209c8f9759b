package org.yifen.report.grid;

import java.util.List;

/**
 * What a report file holds, whatever its format.
 *
 * @param file the file's name for messages
 * @param kind the real kind, found from the content
 * @param sheets in the workbook's order, hidden ones included
 */
public record Grid(String file, Kind kind, List<Sheet> sheets) {

  /** The real kind of a file, whatever its name says. */
  public enum Kind {
    XLSX("XLSX"),
    XLS("XLS"),
    CSV_UTF8("CSV (UTF-8)"),
    CSV_UTF16("CSV (UTF-16)"),
    CSV_GB18030("CSV (GB18030)");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    /** The name for people. */
    public String label() {
      return label;
    }
  }

  public Grid {
    sheets = List.copyOf(sheets);
  }
}
