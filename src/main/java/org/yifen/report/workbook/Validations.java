package org.yifen.report.workbook;

import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.ss.usermodel.DataValidationConstraint;
import org.apache.poi.ss.usermodel.DataValidationHelper;
import org.apache.poi.ss.util.CellRangeAddressList;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.yifen.diagnostic.Language;

/** What may be typed into the cells of a template, and the words about it. */
final class Validations {

  private static final String TITLE = "弈分 Yifen";

  final DataValidationHelper create;
  private final Language language;

  Validations(XSSFSheet sheet, Language language) {
    this.create = sheet.getDataValidationHelper();
    this.language = language;
  }

  /** Of one cell, both numbers from 0; a blank cell is always allowed. */
  DataValidation of(DataValidationConstraint constraint, int row, int column) {
    return of(constraint, row, row, column, column);
  }

  DataValidation of(
      DataValidationConstraint constraint,
      int firstRow,
      int lastRow,
      int firstColumn,
      int lastColumn) {
    DataValidation validation =
        create.createValidation(
            constraint, new CellRangeAddressList(firstRow, lastRow, firstColumn, lastColumn));
    validation.setEmptyCellAllowed(true);
    validation.setSuppressDropDownArrow(true); // Apache POI means the opposite: it shows the arrow
    return validation;
  }

  /** Anything else is refused with these words. */
  void refuse(DataValidation validation, String chinese, String english) {
    validation.setShowErrorBox(true);
    validation.setErrorStyle(DataValidation.ErrorStyle.STOP);
    validation.createErrorBox(TITLE, language.pick(chinese, english));
  }

  /** These words appear beside the cell that is chosen. */
  void prompt(DataValidation validation, String chinese, String english) {
    validation.setShowPromptBox(true);
    validation.createPromptBox(TITLE, language.pick(chinese, english));
  }
}
