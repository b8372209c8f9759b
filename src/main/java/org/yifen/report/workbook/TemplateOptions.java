package org.yifen.report.workbook;

import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Name;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.yifen.event.EventSystem;
import org.yifen.event.Key;

/**
 * The hidden sheet 选项: the points of a win and a draw by the scoring chosen, and every form a
 * result may have, with its points. Drop-downs, checks and totals use it by name.
 */
final class TemplateOptions {

  static final String SHEET = "选项";

  /** A win's and a draw's points in the scoring chosen. */
  static final String WIN = "yf_win";

  static final String DRAW = "yf_draw";

  /** The forms of a result, and the points of each. */
  static final String FORMS = "yf_forms";

  static final String POINTS = "yf_points";

  private static final int FIRST_FORM = 4;
  private static final String UNPLAYED = "※";

  /** A form as a formula, as it reads in the scoring 1-0.5-0, and its points as a formula. */
  private record Form(String formula, Object stored, String points, double storedPoints) {}

  private TemplateOptions() {}

  static void add(XSSFWorkbook workbook, Template template) {
    XSSFSheet sheet = workbook.createSheet(SHEET);
    sheet.createRow(0).createCell(0).setCellValue(TemplateMark.text());
    String scoring = "'" + TemplateWorkbook.REPORT + "'!" + TemplateKeys.absolute(Key.SCORING);
    name(workbook, WIN, "$B$2");
    name(workbook, DRAW, "$B$3");
    number(sheet, 1, "胜", "IF(" + scoring + "=\"2-1-0\",2,IF(" + scoring + "=\"3-1-0\",3,1))", 1);
    number(sheet, 2, "和", "IF(OR(" + scoring + "=\"2-1-0\"," + scoring + "=\"3-1-0\"),1,0.5)", 0.5);
    List<Form> forms = forms(template.system());
    int last = FIRST_FORM + forms.size();
    name(workbook, FORMS, "$A$" + (FIRST_FORM + 1) + ":$A$" + last);
    name(workbook, POINTS, "$B$" + (FIRST_FORM + 1) + ":$B$" + last);
    for (int i = 0; i < forms.size(); i++) {
      write(sheet.createRow(FIRST_FORM + i), forms.get(i));
    }
    TemplateWorkbook.lock(sheet);
    workbook.setSheetHidden(workbook.getSheetIndex(sheet), true);
  }

  private static void name(XSSFWorkbook workbook, String name, String range) {
    Name defined = workbook.createName();
    defined.setNameName(name);
    defined.setRefersToFormula("'" + SHEET + "'!" + range);
  }

  private static void number(XSSFSheet sheet, int at, String label, String formula, double stored) {
    Row row = sheet.createRow(at);
    row.createCell(0).setCellValue(label);
    Cell cell = row.createCell(1);
    cell.setCellFormula(formula);
    cell.setCellValue(stored);
  }

  private static void write(Row row, Form form) {
    Cell text = row.createCell(0);
    if (!form.formula().isEmpty()) {
      text.setCellFormula(form.formula());
    }
    if (form.stored() instanceof Double number) {
      text.setCellValue(number);
    } else {
      text.setCellValue(form.stored().toString());
    }
    Cell points = row.createCell(1);
    if (!form.points().isEmpty()) {
      points.setCellFormula(form.points());
    }
    points.setCellValue(form.storedPoints());
  }

  /** In a crosstable the forms are those to choose from, the plain ones first. */
  private static List<Form> forms(EventSystem system) {
    List<Form> forms = new ArrayList<>();
    if (system == EventSystem.SWISS) {
      forms.add(new Form("", "轮空", WIN, 1));
      forms.add(new Form("", UNPLAYED, "", 0));
      add(forms, "*先", "");
      add(forms, "*后", "");
      add(forms, "*先", UNPLAYED);
      add(forms, "*后", UNPLAYED);
      return forms;
    }
    forms.add(new Form(WIN, 1.0, WIN, 1));
    forms.add(new Form(DRAW, 0.5, DRAW, 0.5));
    forms.add(new Form("", 0.0, "", 0));
    add(forms, "", UNPLAYED);
    forms.add(new Form("", UNPLAYED, "", 0));
    if (system == EventSystem.ROUND_ROBIN) {
      for (String colour : List.of("先", "后")) {
        add(forms, colour, "");
        add(forms, colour, UNPLAYED);
      }
    }
    return forms;
  }

  /** A win, a draw and a loss, with a text before and behind. */
  private static void add(List<Form> forms, String before, String behind) {
    String quoted = "\"" + before + "\"&%s&\"" + behind + "\"";
    forms.add(new Form(quoted.formatted(WIN), before + "1" + behind, WIN, 1));
    forms.add(new Form(quoted.formatted(DRAW), before + "0.5" + behind, DRAW, 0.5));
    forms.add(new Form("", before + "0" + behind, "", 0));
  }
}
