package org.yifen.report.workbook;

import org.yifen.report.grid.Limits;
import org.yifen.report.grid.Sheet;
import org.yifen.report.grid.SheetBuilder;
import org.yifen.report.grid.Unreadable;
import org.yifen.trace.CellName;

/**
 * Streams one sheet of an {@code .xlsx} workbook. Its {@code <dimension>} is not believed; rows and
 * cells without an address follow the ones before them.
 */
final class XlsxSheet {

  private final XmlPull xml;
  private final SheetBuilder sheet;
  private final XlsxCell cell;
  private int row = -1;
  private int column = -1;

  XlsxSheet(XmlPull xml, XlsxWorkbook workbook, SheetBuilder sheet) {
    this.xml = xml;
    this.sheet = sheet;
    this.cell = new XlsxCell(xml, workbook);
  }

  void read() throws Unreadable {
    switch (xml.root()) {
      case "worksheet" -> readParts();
      case "chartsheet", "dialogsheet", "macrosheet" -> xml.skipElement(); // no cells to rate
      default -> throw xml.damaged("<" + xml.name() + ">");
    }
    xml.finish();
  }

  private void readParts() throws Unreadable {
    while (xml.nextChild()) {
      switch (xml.name()) {
        case "cols" -> readColumns();
        case "sheetData" -> readRows();
        case "mergeCells" -> readMerges();
        default -> xml.skipElement();
      }
    }
  }

  private void readColumns() throws Unreadable {
    while (xml.nextChild()) {
      if (xml.flag("hidden")) {
        sheet.hideColumns(xml.intAttribute("min", 0) - 1, xml.intAttribute("max", 0) - 1);
      }
      xml.skipElement();
    }
  }

  private void readRows() throws Unreadable {
    while (xml.nextChild()) {
      int next = xml.intAttribute("r", row + 2) - 1;
      if (next <= row || next >= Limits.SHEET_ROWS) {
        throw xml.damaged("<row r=\"" + (next + 1) + "\">");
      }
      row = next;
      column = -1;
      if (xml.flag("hidden")) {
        sheet.hideRow(row);
      }
      readCells();
    }
  }

  private void readCells() throws Unreadable {
    while (xml.nextChild()) {
      if (!xml.name().equals("c")) {
        xml.skipElement();
        continue;
      }
      String address = xml.attribute("r");
      column = address == null ? column + 1 : column(address);
      if (column >= Limits.SHEET_COLUMNS) {
        throw xml.damaged("<c r=\"" + address + "\">");
      }
      sheet.cell(row, column, cell.read());
    }
  }

  /** The column of an address, whose row must be the one that is open. */
  private int column(String address) throws Unreadable {
    long parsed = address(address);
    if (parsed < 0 || (int) (parsed >> 32) != row) {
      throw xml.damaged("<c r=\"" + address + "\"> " + (row + 1));
    }
    return (int) parsed;
  }

  private void readMerges() throws Unreadable {
    while (xml.nextChild()) {
      String range = xml.attribute("ref");
      if (range != null) {
        sheet.merge(merge(range));
      }
      xml.skipElement();
    }
  }

  private Sheet.Merge merge(String range) throws Unreadable {
    int colon = range.indexOf(':');
    long first = address(colon < 0 ? range : range.substring(0, colon));
    long last = colon < 0 ? first : address(range.substring(colon + 1));
    if (first < 0 || last < 0) {
      throw xml.damaged("<mergeCell ref=\"" + range + "\">");
    }
    return new Sheet.Merge((int) (first >> 32), (int) (last >> 32), (int) first, (int) last);
  }

  /** The row of an address in the upper half, its column in the lower, both from 0; or -1. */
  private static long address(String address) {
    int letters = 0;
    while (letters < address.length() && Character.isLetter(address.charAt(letters))) {
      letters++;
    }
    int column = letters > 3 ? -1 : CellName.columnOf(address);
    int row = 0;
    for (int i = letters; i < address.length(); i++) {
      int digit = address.charAt(i) - '0';
      if (digit < 0 || digit > 9 || row > Limits.SHEET_ROWS) {
        return -1;
      }
      row = row * 10 + digit;
    }
    boolean inside =
        column >= 0 && column < Limits.SHEET_COLUMNS && row >= 1 && row <= Limits.SHEET_ROWS;
    return inside ? ((long) (row - 1) << 32) | column : -1;
  }
}
