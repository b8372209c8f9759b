package org.yifen.report.grid;

/**
 * How large a report may be. A report of 2,000 players and 30 rounds stays far below every one of
 * these; what lies above is a mistake (a whole sheet formatted to its last row) or an attack, and
 * is refused before it costs memory.
 */
public final class Limits {

  /** Bytes of a file. */
  public static final int FILE_BYTES = 16 << 20;

  /** Bytes of all parts of a workbook but its sheets, unzipped. */
  public static final long PART_BYTES = 64L << 20;

  /** Bytes of all sheets of a workbook, unzipped; they are streamed, so blank cells are cheap. */
  public static final long SHEET_BYTES = 256L << 20;

  /** Rows with content, in one sheet. */
  public static final int ROWS = 20_000;

  /** Columns that may have content. */
  public static final int COLUMNS = 256;

  /** Cells with content, in one file. */
  public static final int CELLS = 1_000_000;

  /** Sheets of a workbook. */
  public static final int SHEETS = 256;

  /** Merged ranges, in one file. */
  public static final int MERGES = 100_000;

  /** Cell styles of a workbook, and number formats; spreadsheets allow 64,000. */
  public static final int STYLES = 1 << 16;

  /** Characters of one cell; spreadsheets allow half of it. */
  public static final int CELL_CHARS = 1 << 16;

  /** Characters of all texts of a workbook. */
  public static final int TEXT_CHARS = 16 << 20;

  /** Rows of a sheet, blank ones included, as the workbook format has it. */
  public static final int SHEET_ROWS = 1 << 20;

  /** Columns of a sheet, blank ones included, as the workbook format has it. */
  public static final int SHEET_COLUMNS = 1 << 14;

  private Limits() {}
}
