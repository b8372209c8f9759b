package org.yifen.report.workbook;

import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.jspecify.annotations.Nullable;
import org.yifen.trace.Location;

/** Finds the sheets and cells that findings name. */
final class Sheets {

  private final Workbook workbook;

  Sheets(Workbook workbook) {
    this.workbook = workbook;
  }

  /** By its name, which is unique; the one sheet of a text file has none. */
  Sheet of(Location.SheetCell place) {
    @Nullable Sheet named = workbook.getSheet(place.sheet());
    return named == null ? workbook.getSheetAt(place.sheetNumber()) : named;
  }

  /** The cell of a place; made when it was blank. */
  Cell cell(Location.SheetCell place) {
    Sheet sheet = of(place);
    @Nullable Row row = sheet.getRow(place.row());
    Row there = row == null ? sheet.createRow(place.row()) : row;
    return there.getCell(place.column(), Row.MissingCellPolicy.CREATE_NULL_AS_BLANK);
  }
}
