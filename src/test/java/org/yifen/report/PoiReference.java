package org.yifen.report;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.DateUtil;
import org.apache.poi.ss.usermodel.FormulaError;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.SheetVisibility;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.usermodel.WorkbookFactory;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.openxmlformats.schemas.spreadsheetml.x2006.main.STCellType;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Limits;
import org.yifen.trace.CellName;

/**
 * What Apache POI's object model says a workbook holds, one line a cell: a reader that shares no
 * code with ours, as far as {@code .xlsx} goes.
 */
final class PoiReference {

  private PoiReference() {}

  static List<String> lines(byte[] content) throws IOException {
    List<String> lines = new ArrayList<>();
    try (Workbook workbook = WorkbookFactory.create(new ByteArrayInputStream(content))) {
      for (Sheet sheet : workbook) {
        boolean shown =
            workbook.getSheetVisibility(workbook.getSheetIndex(sheet)) == SheetVisibility.VISIBLE;
        lines.add("sheet " + sheet.getSheetName() + (shown ? "" : " hidden"));
        for (Row row : sheet) {
          addRow(row, lines);
        }
        for (int column = 0; column < Limits.COLUMNS; column++) {
          if (sheet.isColumnHidden(column)) {
            lines.add("hidden " + CellName.column(column));
          }
        }
        sheet.getMergedRegions().stream()
            .sorted(
                Comparator.comparing(CellRangeAddress::getFirstRow)
                    .thenComparing(CellRangeAddress::getFirstColumn))
            .forEach(m -> lines.add("merge " + m.formatAsString()));
      }
    }
    return lines;
  }

  private static void addRow(Row row, List<String> lines) {
    String hidden = row.getZeroHeight() ? " hidden" : "";
    for (Cell cell : row) {
      String value = value(cell);
      if (!value.isEmpty()) {
        lines.add(CellName.of(row.getRowNum(), cell.getColumnIndex()) + hidden + " " + value);
      }
    }
  }

  private static String value(Cell cell) {
    CellType type = cell.getCellType();
    if (type == CellType.FORMULA) {
      if (cell instanceof XSSFCell x
          && (!x.getCTCell().isSetV()
              || (x.getCTCell().getV().isEmpty() && x.getCTCell().getT() != STCellType.STR))) {
        String formula = x.getCTCell().getF().getStringValue();
        return "Uncomputed " + formula;
      }
      type = cell.getCachedFormulaResultType();
    }
    return switch (type) {
      case STRING -> {
        String text = cell.getRichStringCellValue().getString();
        yield text.isEmpty() ? "" : "Text " + text;
      }
      case BOOLEAN -> "Bool " + cell.getBooleanCellValue();
      case ERROR -> "Fault " + FormulaError.forInt(cell.getErrorCellValue()).getString();
      case NUMERIC ->
          DateUtil.isCellDateFormatted(cell)
              ? "Date " + cell.getLocalDateTimeCellValue()
              : "Num " + cell.getNumericCellValue();
      default -> "";
    };
  }

  /** The same lines from a grid of ours. */
  static List<String> lines(Grid grid) {
    List<String> lines = new ArrayList<>();
    for (org.yifen.report.grid.Sheet sheet : grid.sheets()) {
      lines.add("sheet " + sheet.name() + (sheet.hidden() ? " hidden" : ""));
      for (org.yifen.report.grid.Row row : sheet.rows()) {
        for (int column = 0; column < row.cells().size(); column++) {
          String value = value(row.cell(column));
          if (!value.isEmpty()) {
            lines.add(
                CellName.of(row.index(), column) + (row.hidden() ? " hidden" : "") + " " + value);
          }
        }
      }
      Set<Integer> columns = new TreeSet<>(sheet.hiddenColumns());
      columns.forEach(column -> lines.add("hidden " + CellName.column(column)));
      sheet.merges().stream()
          .map(
              m -> new CellRangeAddress(m.firstRow(), m.lastRow(), m.firstColumn(), m.lastColumn()))
          .sorted(
              Comparator.comparing(CellRangeAddress::getFirstRow)
                  .thenComparing(CellRangeAddress::getFirstColumn))
          .forEach(m -> lines.add("merge " + m.formatAsString()));
    }
    return lines;
  }

  private static String value(org.yifen.report.grid.Cell cell) {
    if (cell instanceof org.yifen.report.grid.Cell.Num number) {
      return "Num " + number.value();
    }
    if (cell instanceof org.yifen.report.grid.Cell.Date date) {
      return "Date " + date.value();
    }
    if (cell instanceof org.yifen.report.grid.Cell.Uncomputed formula) {
      return "Uncomputed " + formula.formula();
    }
    return cell.text().isEmpty() ? "" : cell.getClass().getSimpleName() + " " + text(cell);
  }

  private static String text(org.yifen.report.grid.Cell cell) {
    return cell instanceof org.yifen.report.grid.Cell.Bool flag
        ? Boolean.toString(flag.value())
        : cell.text();
  }
}
