package org.yifen.report.workbook;

/**
 * A column of a table.
 *
 * @param header its name in the header row
 * @param look how its values look
 * @param widest the most half-width characters of a line; wider text runs over several lines
 */
public record ColumnModel(String header, CellLook look, int widest) {

  private static final int USUAL = 24;

  /** A column of the usual width. */
  public ColumnModel(String header, CellLook look) {
    this(header, look, USUAL);
  }
}
