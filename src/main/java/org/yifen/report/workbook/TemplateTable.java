package org.yifen.report.workbook;

import java.util.List;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.ss.usermodel.DataValidationConstraint;
import org.apache.poi.ss.usermodel.DataValidationConstraint.OperatorType;
import org.apache.poi.ss.usermodel.PrintSetup;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.yifen.diagnostic.Language;
import org.yifen.event.EventSystem;
import org.yifen.event.Field;
import org.yifen.player.RegisterEntry;
import org.yifen.trace.CellName;

/** The participants' table of a template. */
final class TemplateTable {

  private static final List<Field> BEFORE =
      List.of(Field.NO, Field.ID, Field.NAME, Field.SEX, Field.UNIT, Field.TITLE, Field.RATING);
  private static final int[] WIDTHS = {15, 11, 13, 7, 16, 11, 9};
  private static final List<Field> AFTER = List.of(Field.POINTS, Field.PLACE, Field.REMARKS);
  private static final int[] WIDTHS_AFTER = {8, 8, 24};

  private final XSSFSheet sheet;
  private final Template template;
  private final TemplateStyles styles;
  private final boolean roster;
  private final Validations validations;
  private final TemplateResults results;
  private final int first = TemplateKeys.HEADER_ROW + 1;
  private final int last;
  private final int after;

  TemplateTable(
      XSSFSheet sheet,
      Template template,
      TemplateStyles styles,
      Language language,
      boolean roster) {
    this.sheet = sheet;
    this.template = template;
    this.styles = styles;
    this.roster = roster;
    this.validations = new Validations(sheet, language);
    this.last = first + template.players() - 1;
    this.after = BEFORE.size() + template.resultColumns();
    this.results = new TemplateResults(sheet, template, styles, validations, BEFORE.size(), first);
  }

  void write() {
    header();
    for (int i = 0; i < template.players(); i++) {
      row(i);
    }
    validate();
    results.validate();
    results.highlight();
    // the key rows are too many to be frozen with the header
    sheet.createFreezePane(BEFORE.indexOf(Field.NAME) + 1, 0);
    TemplateWorkbook.lock(sheet);
    print();
  }

  private void header() {
    XSSFRow row = sheet.createRow(TemplateKeys.HEADER_ROW);
    for (int i = 0; i < BEFORE.size(); i++) {
      head(row, i, BEFORE.get(i).chinese(), WIDTHS[i]);
    }
    results.header(row);
    for (int i = 0; i < AFTER.size(); i++) {
      head(row, after + i, AFTER.get(i).chinese(), WIDTHS_AFTER[i]);
    }
  }

  private void head(XSSFRow row, int column, String text, int width) {
    XSSFCell cell = row.createCell(column);
    cell.setCellValue(text);
    cell.setCellStyle(styles.header);
    sheet.setColumnWidth(column, width * 256);
  }

  private void row(int index) {
    XSSFRow row = sheet.createRow(first + index);
    boolean entered = index < template.entered().size();
    cell(row, 0, styles.locked).setCellValue(index + 1.0);
    for (int column = 1; column < BEFORE.size(); column++) {
      Field field = BEFORE.get(column);
      boolean text = field == Field.ID || field == Field.NAME || field == Field.UNIT;
      XSSFCell cell = cell(row, column, text ? styles.inputText : styles.input);
      if (entered) {
        RegisterEntry player = template.entered().get(index);
        TemplateRoster.put(cell, TemplateRoster.text(player, field), field);
      } else if (roster && field != Field.ID) {
        // a formula in a cell of text would be shown instead of its result
        cell.setCellStyle(styles.input);
        cell.setCellFormula(lookUp(row, field));
        cell.setCellValue("");
      }
    }
    results.row(row, index);
    points(row, entered);
    cell(row, after + 1, styles.input);
    cell(row, after + 2, styles.inputLeft);
  }

  /** Finds a player's field by the id of the row; nothing for a blank or unknown id. */
  private static String lookUp(XSSFRow row, Field field) {
    String id = "$" + CellName.of(row.getRowNum(), BEFORE.indexOf(Field.ID));
    int column = List.of(TemplateRoster.FIELDS).indexOf(field) + 1;
    String found = "VLOOKUP(" + id + "," + TemplateRoster.PLAYERS + "," + column + ",FALSE)";
    String value =
        field == Field.RATING ? "IF(" + found + "=\"\",\"\"," + found + ")" : found + "&\"\"";
    return "IF(" + id + "=\"\",\"\",IFERROR(" + value + ",\"\"))";
  }

  /** The sum of the results; nothing in a row that nobody is entered in. */
  private void points(XSSFRow row, boolean entered) {
    String id = "$" + CellName.of(row.getRowNum(), BEFORE.indexOf(Field.ID));
    String name = "$" + CellName.of(row.getRowNum(), BEFORE.indexOf(Field.NAME));
    String range = results.range(row.getRowNum());
    XSSFCell points = cell(row, after, styles.locked);
    points.setCellFormula(
        "IF(AND(%s=\"\",%s=\"\",COUNTA(%s)<=%d),\"\",SUMPRODUCT(COUNTIF(%s,%s),%s))"
            .formatted(
                id,
                name,
                range,
                results.crossedOut(),
                range,
                TemplateOptions.FORMS,
                TemplateOptions.POINTS));
    if (entered) {
      points.setCellValue(0);
    } else {
      points.setCellValue("");
    }
  }

  private static XSSFCell cell(XSSFRow row, int column, CellStyle style) {
    XSSFCell cell = row.createCell(column);
    cell.setCellStyle(style);
    return cell;
  }

  private void validate() {
    DataValidation sex =
        column(
            validations.create.createExplicitListConstraint(new String[] {"男", "女"}),
            BEFORE.indexOf(Field.SEX));
    validations.refuse(sex, "请选“男”或“女”。", "Choose 男 (man) or 女 (woman).");
    sheet.addValidationData(sex);
    DataValidation rating =
        column(
            validations.create.createIntegerConstraint(OperatorType.BETWEEN, "0", "9999"),
            BEFORE.indexOf(Field.RATING));
    validations.refuse(rating, "等级分是整数；没有等级分的留空。", "A whole number; blank when unrated.");
    sheet.addValidationData(rating);
    DataValidation place =
        column(
            validations.create.createIntegerConstraint(
                OperatorType.BETWEEN, "1", Integer.toString(template.players())),
            after + 1);
    validations.refuse(
        place,
        "名次是从 1 到 " + template.players() + " 的整数。",
        "A whole number from 1 to " + template.players() + ".");
    sheet.addValidationData(place);
    if (roster) {
      DataValidation id =
          column(
              validations.create.createFormulaListConstraint(TemplateRoster.IDS),
              BEFORE.indexOf(Field.ID));
      validations.refuse(
          id,
          "名册中没有这个编号。如系新登记的棋手，请继续并逐格填写。",
          "The list has no such id. For a player registered since, go on and fill in the row.");
      id.setErrorStyle(DataValidation.ErrorStyle.WARNING);
      validations.prompt(id, "选择编号，其余各栏自动填写。", "Choose an id; the row fills itself in.");
      sheet.addValidationData(id);
    }
  }

  private DataValidation column(DataValidationConstraint constraint, int column) {
    return validations.of(constraint, first, last, column, column);
  }

  private void print() {
    boolean wide = template.system() != EventSystem.SWISS || template.rounds() > 5;
    PrintSetup setup = sheet.getPrintSetup();
    setup.setPaperSize(PrintSetup.A4_PAPERSIZE);
    setup.setLandscape(wide);
    sheet.setFitToPage(true);
    setup.setFitWidth((short) 1);
    setup.setFitHeight((short) 0);
    sheet.setHorizontallyCenter(true);
    sheet.setRepeatingRows(
        new CellRangeAddress(TemplateKeys.HEADER_ROW, TemplateKeys.HEADER_ROW, -1, -1));
    sheet.getFooter().setLeft(TemplateMark.text());
    sheet.getFooter().setRight("&P / &N");
  }
}
