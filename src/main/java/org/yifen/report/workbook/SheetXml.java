package org.yifen.report.workbook;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.yifen.trace.CellName;

/**
 * The part of one sheet, written row by row: memory does not grow with the table.
 *
 * <p>The order of the elements is that of the file format (ECMA-376 part 1, 18.3.1.99).
 */
final class SheetXml {

  private static final int FLUSH_AT = 16_384;
  private static final int TITLE_HEIGHT = 30;
  private static final int HEADER_HEIGHT = 22;
  private static final int LINE_HEIGHT = 15;

  /** The most that spreadsheets allow, in points. */
  private static final int HEIGHT_LIMIT = 405;

  private final SheetModel sheet;
  private final TableLayout layout;
  private final String[] letters;
  private final Writer out;
  private final StringBuilder xml = new StringBuilder(FLUSH_AT + 4096);
  private char[] buffer = new char[FLUSH_AT + 4096];

  private SheetXml(SheetModel sheet, OutputStream out) {
    this.sheet = sheet;
    this.layout = TableLayout.of(sheet);
    this.out = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    this.letters = new String[sheet.columns().size()];
    for (int i = 0; i < letters.length; i++) {
      letters[i] = CellName.column(i);
    }
  }

  /** Writes the part; the first sheet of a workbook is the one that opens. */
  static void write(SheetModel sheet, boolean first, OutputStream out) throws IOException {
    SheetXml part = new SheetXml(sheet, out);
    part.head(first);
    part.headings();
    part.table();
    part.xml.append("</sheetData>");
    part.merges();
    PrintSetup.append(part.xml, sheet.footer());
    part.ignoredErrors();
    part.xml.append("</worksheet>");
    part.flush();
  }

  private void head(boolean first) {
    xml.append("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<worksheet xmlns=");
    xml.append("\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">");
    xml.append("<sheetPr><pageSetUpPr fitToPage=\"1\"/></sheetPr>");
    xml.append("<dimension ref=\"A1:").append(CellName.of(lastRow(), letters.length - 1));
    xml.append("\"/><sheetViews><sheetView showGridLines=\"0\"");
    xml.append(first ? " tabSelected=\"1\"" : "").append(" workbookViewId=\"0\">");
    if (sheet.keys().isEmpty()) {
      freeze(sheet.headerRow() + 1);
    }
    xml.append("</sheetView></sheetViews><sheetFormatPr defaultRowHeight=\"15\"/><cols>");
    for (int i = 0; i < letters.length; i++) {
      xml.append("<col min=\"").append(i + 1).append("\" max=\"").append(i + 1);
      xml.append("\" width=\"").append(layout.widths().get(i)).append("\" customWidth=\"1\"/>");
    }
    xml.append("</cols><sheetData>");
  }

  /** Keeps the first rows in sight; below key rows too little of the screen would be left. */
  private void freeze(int rows) {
    String below = CellName.of(rows, 0);
    xml.append("<pane ySplit=\"").append(rows).append("\" topLeftCell=\"").append(below);
    xml.append("\" activePane=\"bottomLeft\" state=\"frozen\"/><selection pane=\"bottomLeft\"");
    xml.append(" activeCell=\"").append(below).append("\" sqref=\"").append(below);
    xml.append("\"/>");
  }

  private void headings() {
    for (int row = 0; row < sheet.headings().size(); row++) {
      CellLook look = row == 0 ? CellLook.TITLE : CellLook.SUBTITLE;
      across(row, sheet.headings().get(row), look, row == 0 ? TITLE_HEIGHT : HEADER_HEIGHT);
    }
    for (int i = 0; i < sheet.keys().size(); i++) {
      key(sheet.headings().size() + i, sheet.keys().get(i));
    }
    startRow(sheet.headerRow(), HEADER_HEIGHT);
    for (int i = 0; i < letters.length; i++) {
      String header = sheet.columns().get(i).header();
      cell(sheet.headerRow(), i, CellValue.of(header), CellLook.HEADER);
    }
    xml.append("</row>");
  }

  /** A key and its value, which may run on over the blank cells beside it. */
  private void key(int row, SheetModel.Key key) {
    startRow(row, LINE_HEIGHT + 3);
    cell(row, 0, CellValue.of(key.name()), CellLook.HEADER);
    if (FormulaLike.test(key.value())) {
      cell(row, 1, CellValue.of(key.value()), CellLook.TEXT);
    } else if (!key.value().isEmpty()) {
      xml.append("<c r=\"").append(CellName.of(row, 1)).append("\" t=\"inlineStr\"><is><t>");
      XmlText.append(xml, XmlText.cut(key.value()));
      xml.append("</t></is></c>");
    }
    xml.append("</row>");
  }

  private void table() throws IOException {
    int number = sheet.headerRow();
    for (List<CellValue> row : sheet.rows()) {
      number++;
      startRow(number, Math.min(HEIGHT_LIMIT, LINE_HEIGHT * layout.lines(row) + 3));
      for (int i = 0; i < letters.length; i++) {
        cell(number, i, row.get(i), sheet.columns().get(i).look());
      }
      xml.append("</row>");
      if (xml.length() >= FLUSH_AT) {
        flush();
      }
    }
    if (layout.rows() == 0) {
      across(number + 1, sheet.whenEmpty(), CellLook.REMARK, TITLE_HEIGHT);
    }
  }

  /** A row with one text in the middle of all columns. */
  private void across(int row, String text, CellLook look, int height) {
    startRow(row, height);
    for (int i = 0; i < letters.length; i++) {
      cell(row, i, i == 0 ? CellValue.of(text) : CellValue.BLANK, look);
    }
    xml.append("</row>");
  }

  private void startRow(int row, int height) {
    xml.append("<row r=\"").append(row + 1).append("\" ht=\"").append(height);
    xml.append("\" customHeight=\"1\">");
  }

  private void cell(int row, int column, CellValue value, CellLook look) {
    xml.append("<c r=\"").append(letters[column]).append(row + 1).append('"');
    value.appendTo(xml, look);
  }

  /** The last row, from 0; an empty table has its line. */
  private int lastRow() {
    return sheet.headerRow() + Math.max(1, layout.rows());
  }

  private void merges() {
    int merged = sheet.headings().size() + (layout.rows() == 0 ? 1 : 0);
    if (merged == 0 || letters.length == 1) {
      return;
    }
    xml.append("<mergeCells count=\"").append(merged).append("\">");
    for (int row = 0; row < sheet.headings().size(); row++) {
      merge(row);
    }
    if (layout.rows() == 0) {
      merge(lastRow());
    }
    xml.append("</mergeCells>");
  }

  private void merge(int row) {
    xml.append("<mergeCell ref=\"").append(CellName.of(row, 0)).append(':');
    xml.append(CellName.of(row, letters.length - 1)).append("\"/>");
  }

  /** Numbers such as 0007 are meant as text: no green corners. */
  private void ignoredErrors() {
    xml.append("<ignoredErrors><ignoredError sqref=\"").append(CellName.of(0, 0)).append(':');
    xml.append(CellName.of(lastRow(), letters.length - 1));
    xml.append("\" numberStoredAsText=\"1\"/></ignoredErrors>");
  }

  /** Hands the text on through one buffer: a string and bytes for every piece cost more. */
  private void flush() throws IOException {
    if (xml.length() > buffer.length) {
      buffer = new char[xml.length() + FLUSH_AT];
    }
    xml.getChars(0, xml.length(), buffer, 0);
    out.write(buffer, 0, xml.length());
    out.flush();
    xml.setLength(0);
  }
}
