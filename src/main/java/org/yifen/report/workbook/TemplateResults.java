package org.yifen.report.workbook;

import org.apache.poi.ss.usermodel.ConditionalFormattingRule;
import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.ss.usermodel.IndexedColors;
import org.apache.poi.ss.usermodel.PatternFormatting;
import org.apache.poi.ss.usermodel.SheetConditionalFormatting;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.yifen.event.EventSystem;
import org.yifen.trace.CellName;

/**
 * The result columns of a template: what may be typed, and a red cell where the two cells of a game
 * contradict each other.
 */
final class TemplateResults {

  private static final int CROSS_WIDTH = 7;
  private static final int ROUND_WIDTH = 10;
  private static final String CROSSED_OUT = "×";

  private final XSSFSheet sheet;
  private final Template template;
  private final TemplateStyles styles;
  private final Validations validations;
  private final int firstColumn;
  private final int firstRow;
  private final int lastColumn;
  private final int lastRow;

  TemplateResults(
      XSSFSheet sheet,
      Template template,
      TemplateStyles styles,
      Validations validations,
      int firstColumn,
      int firstRow) {
    this.sheet = sheet;
    this.template = template;
    this.styles = styles;
    this.validations = validations;
    this.firstColumn = firstColumn;
    this.firstRow = firstRow;
    this.lastColumn = firstColumn + template.resultColumns() - 1;
    this.lastRow = firstRow + template.players() - 1;
  }

  void header(XSSFRow row) {
    boolean swiss = template.system() == EventSystem.SWISS;
    for (int i = 0; i < template.resultColumns(); i++) {
      XSSFCell cell = row.createCell(firstColumn + i);
      cell.setCellStyle(styles.header);
      sheet.setColumnWidth(firstColumn + i, 256 * (swiss ? ROUND_WIDTH : CROSS_WIDTH));
      switch (template.system()) {
        case SWISS -> cell.setCellValue("第" + (i + 1) + "轮");
        case ROUND_ROBIN -> cell.setCellValue(i + 1.0);
        case DOUBLE_ROUND_ROBIN -> cell.setCellValue((i / 2 + 1) + (i % 2 == 0 ? "先" : "后"));
      }
    }
  }

  /** The result cells of a player, from 0. */
  void row(XSSFRow row, int player) {
    boolean swiss = template.system() == EventSystem.SWISS;
    for (int i = 0; i < template.resultColumns(); i++) {
      XSSFCell cell = row.createCell(firstColumn + i);
      boolean own = !swiss && i / columnsOfOpponent() == player;
      cell.setCellStyle(own ? styles.locked : swiss ? styles.inputText : styles.input);
      if (own) {
        cell.setCellValue(CROSSED_OUT);
      }
    }
  }

  private int columnsOfOpponent() {
    return template.system() == EventSystem.DOUBLE_ROUND_ROBIN ? 2 : 1;
  }

  /** How many result cells of a row are crossed out. */
  int crossedOut() {
    return template.system() == EventSystem.SWISS ? 0 : columnsOfOpponent();
  }

  /** The result cells of a row, from 0, for formulas. */
  String range(int row) {
    return CellName.of(row, firstColumn) + ":" + CellName.of(row, lastColumn);
  }

  void validate() {
    boolean swiss = template.system() == EventSystem.SWISS;
    DataValidation results =
        validations.of(
            swiss
                ? validations.create.createCustomConstraint(swissForm())
                : validations.create.createFormulaListConstraint(TemplateOptions.FORMS),
            firstRow,
            lastRow,
            firstColumn,
            lastColumn);
    if (swiss) {
      validations.refuse(
          results,
          "请写：对手序号、先或后、得分，如 12先1；未下的局加 ※；轮空写“轮空”；缺席写 ※。",
          "Write opponent's number, 先 (first) or 后 (second), score: 12先1; ※ behind if not played;"
              + " 轮空 (bye); ※ (absent).");
      validations.prompt(
          results,
          "对手序号 + 先/后 + 得分：12先1，7后0.5，3先1※，轮空，※",
          "Opponent's number + 先/后 + score: 12先1, 7后0.5, 3先1※, 轮空 (bye), ※ (absent)");
    } else {
      validations.refuse(
          results,
          "请按计分制选择得分；未下的局加 ※。",
          "Choose a score of the scoring above; ※ behind it if the game was not played.");
    }
    sheet.addValidationData(results);
  }

  /** A form of the list, with a number of the table before 先 or 后. */
  private String swissForm() {
    String cell = CellName.of(firstRow, firstColumn);
    return "OR(%s=\"轮空\",%s=\"※\",AND(SUMPRODUCT(COUNTIF(%s,%s))>0,IFERROR(AND(%s>=1,%s<=%d),FALSE)))"
        .formatted(
            cell,
            cell,
            cell,
            TemplateOptions.FORMS,
            opponent(cell),
            opponent(cell),
            template.players());
  }

  /** The number before 先 or 后. */
  private static String opponent(String cell) {
    return "VALUE(LEFT(%s,MIN(FIND(\"先\",%s&\"先\"),FIND(\"后\",%s&\"后\"))-1))"
        .formatted(cell, cell, cell);
  }

  private static String points(String reference) {
    return "SUMPRODUCT(COUNTIF(%s,%s),%s)"
        .formatted(reference, TemplateOptions.FORMS, TemplateOptions.POINTS);
  }

  /** Turns both cells of a game red when they cannot both be right. */
  void highlight() {
    String cell = CellName.of(firstRow, firstColumn);
    String rule =
        template.system() == EventSystem.SWISS ? swissRule(cell) : crossRule(cell, mirror());
    SheetConditionalFormatting formatting = sheet.getSheetConditionalFormatting();
    ConditionalFormattingRule red = formatting.createConditionalFormattingRule(rule);
    PatternFormatting fill = red.createPatternFormatting();
    fill.setFillBackgroundColor(IndexedColors.ROSE.getIndex());
    fill.setFillPattern(PatternFormatting.SOLID_FOREGROUND);
    formatting.addConditionalFormatting(
        new CellRangeAddress[] {new CellRangeAddress(firstRow, lastRow, firstColumn, lastColumn)},
        red);
  }

  private String all() {
    return "$%s$%d:$%s$%d"
        .formatted(
            CellName.column(firstColumn), firstRow + 1, CellName.column(lastColumn), lastRow + 1);
  }

  /** The opponent's cell of the same game. */
  private String mirror() {
    String row = "ROW()-" + (firstRow + 1);
    String column = "COLUMN()-" + (firstColumn + 1);
    return template.system() == EventSystem.ROUND_ROBIN
        ? "INDEX(%s,%s+1,%s+1)".formatted(all(), column, row)
        : "INDEX(%s,INT((%s)/2)+1,2*(%s)+2-MOD(%s,2))".formatted(all(), column, row, column);
  }

  private static String crossRule(String cell, String mirror) {
    return "AND(%s<>\"\",%s<>\"%s\",%s<>\"\",OR(%s,%s))"
        .formatted(
            cell, cell, CROSSED_OUT, mirror, disagree(cell, mirror), sameColour(cell, mirror));
  }

  private static String disagree(String cell, String mirror) {
    String sum = points(cell) + "+" + points(mirror);
    String played = "ISERROR(FIND(\"※\",%s))";
    return "%s<>%s,AND(%s<>%s,%s<>2*%s,OR(%s<>0,%s))"
        .formatted(
            played.formatted(cell),
            played.formatted(mirror),
            sum,
            TemplateOptions.WIN,
            sum,
            TemplateOptions.DRAW,
            sum,
            played.formatted(cell));
  }

  private static String sameColour(String cell, String mirror) {
    String both = "AND(ISNUMBER(FIND(\"%s\",%s)),ISNUMBER(FIND(\"%s\",%s)))";
    return both.formatted("先", cell, "先", mirror) + "," + both.formatted("后", cell, "后", mirror);
  }

  /** The opponent's cell of the round names somebody else, or does not fit. */
  private String swissRule(String cell) {
    String column = CellName.column(firstColumn);
    String mirror =
        "INDEX(%s$%d:%s$%d,%s)"
            .formatted(column, firstRow + 1, column, lastRow + 1, opponent(cell));
    String own = "(ROW()-" + firstRow + ")";
    return "IFERROR(AND(%s<>\"\",OR(%s<>%s,%s,%s)),FALSE)"
        .formatted(
            mirror,
            "IFERROR(" + opponent(mirror) + ",0)",
            own,
            disagree(cell, mirror),
            sameColour(cell, mirror));
  }
}
