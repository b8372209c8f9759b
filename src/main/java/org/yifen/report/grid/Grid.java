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
    CSV_GB18030("CSV (GB18030)"),
    TRF_UTF8("TRF (UTF-8)"),
    TRF_UTF16("TRF (UTF-16)"),
    TRF_GB18030("TRF (GB18030)"),
    TRF_LATIN1("TRF (Latin-1)");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    /** The name for people. */
    public String label() {
      return label;
    }

    /** Whether it is a text of rows and cells. */
    public boolean isCsv() {
      return name().startsWith("CSV");
    }

    /** Whether it is a Tournament Report File, whose rows are lines in column A. */
    public boolean isTrf() {
      return name().startsWith("TRF");
    }
  }

  public Grid {
    sheets = List.copyOf(sheets);
  }
}
