package org.yifen.report.workbook;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.poi.ss.usermodel.DataValidation;
import org.apache.poi.ss.usermodel.DataValidationConstraint;
import org.apache.poi.ss.usermodel.DataValidationConstraint.OperatorType;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.xssf.usermodel.XSSFCell;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.yifen.diagnostic.Language;
import org.yifen.event.EventSystem;
import org.yifen.event.Key;
import org.yifen.event.Scoring;
import org.yifen.event.Section;
import org.yifen.regulation.Title;

/** The key rows of a template: drop-downs where there is a choice, dates as dates. */
final class TemplateKeys {

  private static final List<Key> KEYS =
      List.of(
          Key.EVENT_ID,
          Key.EVENT,
          Key.START_DATE,
          Key.END_DATE,
          Key.SYSTEM,
          Key.SECTION,
          Key.TEAM,
          Key.CLASS,
          Key.SCORING,
          Key.ORGANISER,
          Key.PLACE,
          Key.RULES,
          Key.APPROVAL,
          Key.CHIEF_ARBITER,
          Key.NATIONAL_ARBITERS,
          Key.SUBMITTED);

  private static final Set<Key> DATES = Set.of(Key.START_DATE, Key.END_DATE, Key.SUBMITTED);
  private static final int LAST_COLUMN = 6;

  /** The row of the table's header, from 0: a blank row stands between. */
  static final int HEADER_ROW = KEYS.size() + 1;

  private final XSSFSheet sheet;
  private final TemplateStyles styles;
  private final Validations validations;

  TemplateKeys(XSSFSheet sheet, TemplateStyles styles, Language language) {
    this.sheet = sheet;
    this.styles = styles;
    this.validations = new Validations(sheet, language);
  }

  /** The address of a key's value for formulas: {@code $B$9}. */
  static String absolute(Key key) {
    return "$B$" + (KEYS.indexOf(key) + 1);
  }

  void write(Template template) {
    Map<Key, String> values =
        Map.of(
            Key.EVENT, template.event(),
            Key.SYSTEM, template.system().chinese(),
            Key.SECTION, template.section().map(Section::chinese).orElse(""),
            Key.TEAM, template.team() ? "是" : "否",
            Key.CLASS, "等级分赛",
            Key.SCORING, Scoring.ONE_HALF_ZERO.code());
    for (int i = 0; i < KEYS.size(); i++) {
      row(i, KEYS.get(i), values.getOrDefault(KEYS.get(i), ""));
    }
    choices();
    dates();
  }

  private void row(int index, Key key, String value) {
    XSSFRow row = sheet.createRow(index);
    XSSFCell label = row.createCell(0);
    label.setCellValue(key.chinese());
    label.setCellStyle(styles.label);
    for (int column = 1; column <= LAST_COLUMN; column++) {
      row.createCell(column)
          .setCellStyle(DATES.contains(key) ? styles.inputDate : styles.inputLeft);
    }
    sheet.addMergedRegion(new CellRangeAddress(index, index, 1, LAST_COLUMN));
    if (!value.isEmpty()) {
      row.getCell(1).setCellValue(value);
    }
  }

  private void choices() {
    choice(Key.SYSTEM, Arrays.stream(EventSystem.values()).map(EventSystem::chinese).toList());
    choice(Key.SECTION, Arrays.stream(Section.values()).map(Section::chinese).toList());
    choice(Key.TEAM, List.of("否", "是"));
    choice(Key.SCORING, Scoring.USUAL.stream().map(Scoring::code).toList());
    DataValidation several =
        choice(
            Key.CLASS,
            List.of(
                "等级分赛",
                Title.MAN_GRANDMASTER.chinese() + "称号赛",
                Title.WOMAN_GRANDMASTER.chinese() + "称号赛",
                Title.MAN_MASTER.chinese() + "称号赛",
                Title.WOMAN_MASTER.chinese() + "称号赛"));
    several.setErrorStyle(DataValidation.ErrorStyle.INFO);
    sheet.addValidationData(several);
  }

  private DataValidation choice(Key key, List<String> values) {
    DataValidation choice =
        validations.of(
            validations.create.createExplicitListConstraint(values.toArray(new String[0])),
            KEYS.indexOf(key),
            1);
    validations.refuse(
        choice, "请从列表中选择" + key.chinese() + "。", "Choose one of the list (" + key.english() + ").");
    if (key != Key.CLASS) {
      sheet.addValidationData(choice);
    } else {
      validations.prompt(choice, "可选多项，用“、”隔开。", "More than one can be given, separated by 、");
    }
    return choice;
  }

  private void dates() {
    date(Key.START_DATE, "DATE(2000,1,1)", "", "");
    date(Key.END_DATE, absolute(Key.START_DATE), "不早于开始日期", ", not before the start");
    date(Key.SUBMITTED, absolute(Key.END_DATE), "不早于结束日期", ", not before the end");
  }

  private void date(Key key, String least, String chinese, String english) {
    DataValidationConstraint constraint =
        validations.create.createDateConstraint(
            OperatorType.BETWEEN, least, "DATE(2100,12,31)", "");
    DataValidation date = validations.of(constraint, KEYS.indexOf(key), 1);
    validations.refuse(
        date,
        "请填日期，如 2026-03-12" + (chinese.isEmpty() ? "" : "，" + chinese) + "。",
        "Enter a date such as 2026-03-12" + english + ".");
    validations.prompt(date, "日期，如 2026-03-12", "A date such as 2026-03-12");
    sheet.addValidationData(date);
  }
}
