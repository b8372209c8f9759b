package org.yifen.report.workbook;

import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.Font;
import org.apache.poi.ss.usermodel.HorizontalAlignment;
import org.apache.poi.ss.usermodel.IndexedColors;
import org.apache.poi.ss.usermodel.VerticalAlignment;
import org.apache.poi.xssf.usermodel.XSSFColor;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/** How the cells of a template look: grey and locked, or white and to be filled in. */
final class TemplateStyles {

  /** As every spreadsheet program knows it: a cell that holds text, whatever is typed. */
  private static final String AS_TEXT = "@";

  private static final byte[] GREY = {(byte) 0xFF, (byte) 0xE7, (byte) 0xEA, (byte) 0xEE};

  final CellStyle label;
  final CellStyle header;
  final CellStyle locked;
  final CellStyle input;
  final CellStyle inputText;
  final CellStyle inputDate;
  final CellStyle inputLeft;
  final CellStyle title;
  final CellStyle heading;
  final CellStyle prose;
  final CellStyle mark;

  private final XSSFWorkbook workbook;

  TemplateStyles(XSSFWorkbook workbook) {
    this.workbook = workbook;
    label = boxed(HorizontalAlignment.LEFT, true, "");
    header = boxed(HorizontalAlignment.CENTER, true, "");
    header.setWrapText(true);
    Font bold = font(true, 11, IndexedColors.BLACK);
    label.setFont(bold);
    header.setFont(bold);
    locked = boxed(HorizontalAlignment.CENTER, true, "");
    input = boxed(HorizontalAlignment.CENTER, false, "");
    inputText = boxed(HorizontalAlignment.CENTER, false, AS_TEXT);
    inputDate = boxed(HorizontalAlignment.LEFT, false, "yyyy-mm-dd");
    inputLeft = boxed(HorizontalAlignment.LEFT, false, AS_TEXT);
    title = lines(font(true, 16, IndexedColors.BLACK));
    heading = lines(font(true, 12, IndexedColors.BLACK));
    prose = lines(font(false, 11, IndexedColors.BLACK));
    mark = lines(font(false, 8, IndexedColors.GREY_50_PERCENT));
  }

  private CellStyle boxed(HorizontalAlignment horizontal, boolean grey, String format) {
    CellStyle style = workbook.createCellStyle();
    style.setAlignment(horizontal);
    style.setVerticalAlignment(VerticalAlignment.CENTER);
    Box.draw(style, IndexedColors.GREY_40_PERCENT);
    style.setLocked(grey);
    if (grey) {
      style.setFillPattern(FillPatternType.SOLID_FOREGROUND);
      style.setFillForegroundColor(new XSSFColor(GREY, null));
    }
    if (!format.isEmpty()) {
      style.setDataFormat(workbook.createDataFormat().getFormat(format));
    }
    return style;
  }

  private CellStyle lines(Font font) {
    CellStyle style = workbook.createCellStyle();
    style.setFont(font);
    style.setWrapText(true);
    style.setVerticalAlignment(VerticalAlignment.TOP);
    return style;
  }

  private Font font(boolean bold, int points, IndexedColors colour) {
    Font font = workbook.createFont();
    font.setBold(bold);
    font.setFontHeightInPoints((short) points);
    font.setColor(colour.getIndex());
    return font;
  }
}
