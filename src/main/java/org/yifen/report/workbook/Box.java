package org.yifen.report.workbook;

import org.apache.poi.ss.usermodel.BorderStyle;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.IndexedColors;

/** Thin lines around a cell. */
final class Box {

  private Box() {}

  static void draw(CellStyle style, IndexedColors colour) {
    style.setBorderTop(BorderStyle.THIN);
    style.setBorderBottom(BorderStyle.THIN);
    style.setBorderLeft(BorderStyle.THIN);
    style.setBorderRight(BorderStyle.THIN);
    style.setTopBorderColor(colour.getIndex());
    style.setBottomBorderColor(colour.getIndex());
    style.setLeftBorderColor(colour.getIndex());
    style.setRightBorderColor(colour.getIndex());
  }
}
