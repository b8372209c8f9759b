package org.yifen.report.workbook;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.poi.ooxml.POIXMLProperties;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.report.grid.TextWidth;

/**
 * A new workbook with the cells of a grid, each at its own address. Of a very large grid the rows
 * with findings and the first others are drawn.
 */
final class DrawnWorkbook {

  private static final int MOST_CELLS = 40_000;
  private static final int NARROWEST = 6;
  private static final int WIDEST = 40;

  /** The name of the one sheet of a text file. */
  private static final String TEXT_SHEET = "报告";

  private final XSSFWorkbook workbook = new XSSFWorkbook();
  private final Set<String> marked = new HashSet<>();
  private final CellStyle date = format("yyyy-mm-dd");
  private final CellStyle time = format("yyyy-mm-dd hh:mm");
  private final CellStyle quoted = workbook.createCellStyle();
  private int left = MOST_CELLS;

  private DrawnWorkbook(List<Diagnostic> findings) {
    PoiLog.silence();
    quoted.setQuotePrefixed(true);
    findings.stream()
        .flatMap(d -> d.places().stream())
        .forEach(
            place ->
                CellMarks.cell(place.file(), place)
                    .ifPresent(cell -> marked.add(cell.sheetNumber() + ":" + cell.row())));
  }

  /** Draws a grid; the caller closes the workbook. */
  static XSSFWorkbook of(Grid grid, List<Diagnostic> findings) {
    DrawnWorkbook drawn = new DrawnWorkbook(findings);
    grid.sheets().forEach(drawn::draw);
    stamp(drawn.workbook);
    return drawn.workbook;
  }

  /** Gives a workbook of ours properties that do not depend on the day. */
  static void stamp(XSSFWorkbook workbook) {
    POIXMLProperties.CoreProperties properties = workbook.getProperties().getCoreProperties();
    properties.setCreator(Comments.AUTHOR);
    LocalDate day = FixedZip.ENTRY_TIME.toLocalDate();
    properties.setCreated(Optional.of(Date.from(day.atStartOfDay(ZoneOffset.UTC).toInstant())));
  }

  private void draw(Sheet from) {
    XSSFSheet sheet = workbook.createSheet(from.name().isEmpty() ? TEXT_SHEET : from.name());
    int[] widths = new int[256];
    for (Row row : from.rows()) {
      boolean drawn = left >= row.cells().size();
      if (drawn || marked.contains(from.number() + ":" + row.index())) {
        left -= drawn ? row.cells().size() : 0;
        draw(row, sheet.createRow(row.index()), widths);
      }
    }
    for (int column = 0; column < widths.length; column++) {
      if (widths[column] > 0) {
        sheet.setColumnWidth(
            column, 256 * (2 + Math.max(NARROWEST, Math.min(WIDEST, widths[column]))));
      }
    }
    from.hiddenColumns().forEach(column -> sheet.setColumnHidden(column, true));
    if (from.merges().size() <= MOST_CELLS) {
      from.merges().forEach(merge -> merge(merge, sheet));
    }
    workbook.setSheetHidden(from.number(), from.hidden());
  }

  private static void merge(Sheet.Merge merge, XSSFSheet sheet) {
    boolean several =
        merge.firstRow() != merge.lastRow() || merge.firstColumn() != merge.lastColumn();
    if (several) {
      sheet.addMergedRegionUnsafe(
          new CellRangeAddress(
              merge.firstRow(), merge.lastRow(), merge.firstColumn(), merge.lastColumn()));
    }
  }

  private void draw(Row from, XSSFRow row, int[] widths) {
    row.setZeroHeight(from.hidden());
    for (int column = 0; column < from.cells().size(); column++) {
      Cell cell = from.cell(column);
      if (!cell.text().isEmpty()) {
        draw(cell, row.createCell(column));
        widths[column] = Math.max(widths[column], TextWidth.of(cell.text()));
      }
    }
  }

  private void draw(Cell from, XSSFCell cell) {
    if (from instanceof Cell.Num number) {
      cell.setCellValue(number.value());
    } else if (from instanceof Cell.Bool bool) {
      cell.setCellValue(bool.value());
    } else if (from instanceof Cell.Date written) {
      cell.setCellValue(written.value());
      cell.setCellStyle(written.value().toLocalTime().toSecondOfDay() == 0 ? date : time);
    } else {
      cell.setCellValue(from.text());
      if (FormulaLike.test(from.text())) {
        cell.setCellStyle(quoted);
      }
    }
  }

  private CellStyle format(String code) {
    CellStyle style = workbook.createCellStyle();
    style.setDataFormat(workbook.createDataFormat().getFormat(code));
    return style;
  }
}
