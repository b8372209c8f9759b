package org.yifen.report.workbook;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.yifen.diagnostic.Language;

/**
 * A report in the house layout to be filled in: drop-downs, points that add themselves up, players
 * that fill in themselves from a list. Every formula has a stored result, since that is what is
 * read.
 */
public final class TemplateWorkbook {

  /** The sheet of the report itself. */
  static final String REPORT = "成绩表";

  private static final float ROW_HEIGHT = 18;

  static {
    PoiLog.silence();
  }

  private TemplateWorkbook() {}

  /** The workbook's bytes; the same for the same template and language. */
  public static byte[] bytes(Template template, Language language) {
    try (XSSFWorkbook workbook = new XSSFWorkbook()) {
      TemplateStyles styles = new TemplateStyles(workbook);
      XSSFSheet report = workbook.createSheet(REPORT);
      report.setDefaultRowHeightInPoints(ROW_HEIGHT);
      new TemplateGuide(template, language).add(workbook, styles);
      boolean roster = TemplateRoster.add(workbook, template, styles);
      TemplateOptions.add(workbook, template);
      new TemplateKeys(report, styles, language).write(template);
      new TemplateTable(report, template, styles, language, roster).write();
      workbook.setActiveSheet(0);
      DrawnWorkbook.stamp(workbook);
      workbook
          .getProperties()
          .getCustomProperties()
          .addProperty(TemplateMark.NAME, TemplateMark.VERSION);
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      workbook.write(bytes);
      return FixedZip.of(bytes.toByteArray(), part -> true);
    } catch (IOException e) {
      throw new IllegalStateException("writing to memory failed", e);
    }
  }

  /** Locks what is not meant to be filled in; without a password, so that it can be undone. */
  static void lock(XSSFSheet sheet) {
    sheet.enableLocking();
    sheet.lockFormatCells(false);
    sheet.lockFormatColumns(false);
    sheet.lockFormatRows(false);
  }
}
