package org.yifen.report.workbook;

/**
 * What a cell looks like; its constants are the cell formats of every workbook we write ({@link
 * StylesXml}).
 */
public enum CellLook {
  /** The name of the sheet, large, across all columns. */
  TITLE(1, StylesXml.TITLE_FONT, StylesXml.PLAIN, "center", 0),
  /** A line under the title. */
  SUBTITLE(3, StylesXml.SMALL_FONT, StylesXml.PLAIN, "center", 0),
  /** The name of a column. */
  HEADER(5, StylesXml.STRONG_FONT, StylesXml.HEADER, "center", 0),
  /** Text from the left; long text runs over several lines. */
  TEXT(7, StylesXml.BODY_FONT, StylesXml.RULED, "left", 0),
  /** Text or number in the middle: codes, ranks, years. */
  CENTERED(9, StylesXml.BODY_FONT, StylesXml.RULED, "center", 0),
  /** A number. */
  NUMBER(11, StylesXml.BODY_FONT, StylesXml.RULED, "right", StylesXml.WHOLE_FORMAT),
  /** A number with its sign, except 0. */
  SIGNED(13, StylesXml.BODY_FONT, StylesXml.RULED, "right", StylesXml.SIGNED_FORMAT),
  /** A line in place of the table, across all columns. */
  REMARK(15, StylesXml.BODY_FONT, StylesXml.RULED, "center", 0);

  /** The index among the cell formats; 0 is that of unused cells. */
  final int style;

  final int font;
  final int paper;
  final String horizontal;
  final int numberFormat;

  CellLook(int style, int font, int paper, String horizontal, int numberFormat) {
    this.style = style;
    this.font = font;
    this.paper = paper;
    this.horizontal = horizontal;
    this.numberFormat = numberFormat;
  }

  /** The cell format after the plain one: the same for a text that starts like a formula. */
  int quotedStyle() {
    return style + 1;
  }
}
