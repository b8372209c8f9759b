package org.yifen.report.workbook;

import org.apache.poi.hssf.record.BoolErrRecord;
import org.apache.poi.hssf.record.CellRecord;
import org.apache.poi.hssf.record.ColumnInfoRecord;
import org.apache.poi.hssf.record.FormulaRecord;
import org.apache.poi.hssf.record.LabelRecord;
import org.apache.poi.hssf.record.LabelSSTRecord;
import org.apache.poi.hssf.record.MergeCellsRecord;
import org.apache.poi.hssf.record.NumberRecord;
import org.apache.poi.hssf.record.Record;
import org.apache.poi.hssf.record.RowRecord;
import org.apache.poi.hssf.record.StringRecord;
import org.apache.poi.ss.usermodel.FormulaError;
import org.apache.poi.ss.util.CellRangeAddress;
import org.jspecify.annotations.Nullable;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Sheet;
import org.yifen.report.grid.SheetBuilder;
import org.yifen.report.grid.Unreadable;

/**
 * The records of one sheet of an {@code .xls} workbook. Every formula of such a workbook has a
 * stored result; whether the program that wrote it had computed it, the file does not say.
 */
final class XlsSheet {

  private final XlsRecords workbook;
  private final SheetBuilder sheet;

  /** A formula whose result is a text, which follows in a record of its own. */
  private @Nullable FormulaRecord awaitsText;

  XlsSheet(XlsRecords workbook, SheetBuilder sheet) {
    this.workbook = workbook;
    this.sheet = sheet;
  }

  void add(Record next) throws Unreadable {
    if (next instanceof CellRecord cell) {
      sheet.cell(cell.getRow(), cell.getColumn() & 0xffff, value(cell));
    } else if (next instanceof LabelRecord label) {
      Cell text = new Cell.Text(label.getValue());
      sheet.cell(label.getRow(), label.getColumn() & 0xffff, text);
    } else if (next instanceof StringRecord text) {
      formulaText(text);
    } else if (next instanceof RowRecord row && row.getZeroHeight()) {
      sheet.hideRow(row.getRowNumber());
    } else if (next instanceof ColumnInfoRecord columns && columns.getHidden()) {
      sheet.hideColumns(columns.getFirstColumn(), columns.getLastColumn());
    } else if (next instanceof MergeCellsRecord merges) {
      for (int i = 0; i < merges.getNumAreas(); i++) {
        CellRangeAddress area = merges.getAreaAt(i);
        sheet.merge(
            new Sheet.Merge(
                area.getFirstRow(),
                area.getLastRow(),
                area.getFirstColumn(),
                area.getLastColumn()));
      }
    }
  }

  Sheet build() {
    return sheet.build();
  }

  private Cell value(CellRecord cell) throws Unreadable {
    if (cell instanceof NumberRecord number) {
      return workbook.number(number.getValue(), number.getXFIndex());
    }
    if (cell instanceof LabelSSTRecord label) {
      return workbook.text(label.getSSTIndex());
    }
    if (cell instanceof BoolErrRecord value) {
      return value.isError()
          ? fault(value.getErrorValue())
          : new Cell.Bool(value.getBooleanValue());
    }
    return cell instanceof FormulaRecord formula ? result(formula) : Cell.Blank.INSTANCE;
  }

  private Cell result(FormulaRecord formula) throws Unreadable {
    awaitsText = null;
    return switch (formula.getCachedResultTypeEnum()) {
      case NUMERIC -> workbook.number(formula.getValue(), formula.getXFIndex());
      case BOOLEAN -> new Cell.Bool(formula.getCachedBooleanValue());
      case ERROR -> fault(formula.getCachedErrorValue());
      default -> {
        awaitsText = formula;
        yield Cell.Blank.INSTANCE;
      }
    };
  }

  private void formulaText(StringRecord text) throws Unreadable {
    FormulaRecord formula = awaitsText;
    awaitsText = null;
    if (formula != null) {
      int column = formula.getColumn() & 0xffff;
      sheet.cell(formula.getRow(), column, new Cell.Text(text.getString()));
    }
  }

  private static Cell fault(int code) throws Unreadable {
    try {
      return new Cell.Fault(FormulaError.forInt(code & 0xff).getString());
    } catch (IllegalArgumentException e) {
      throw Unreadable.damaged("Workbook", "#" + code);
    }
  }
}
