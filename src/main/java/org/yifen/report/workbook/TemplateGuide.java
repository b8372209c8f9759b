package org.yifen.report.workbook;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.PrintSetup;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.yifen.diagnostic.Language;
import org.yifen.event.EventSystem;
import org.yifen.report.grid.TextWidth;

/** The sheet 填表说明: how to fill in the template, in the language asked for and in Chinese. */
final class TemplateGuide {

  static final String SHEET = "填表说明";

  private static final int WIDTH = 96;
  private static final int LINE_HEIGHT = 17;
  private static final char HEADING = '#';
  private static final char ONLY = '|';

  private final Template template;
  private final Language language;

  TemplateGuide(Template template, Language language) {
    this.template = template;
    this.language = language;
  }

  void add(XSSFWorkbook workbook, TemplateStyles styles) {
    XSSFSheet sheet = workbook.createSheet(SHEET);
    sheet.setColumnWidth(0, WIDTH * 256);
    sheet.setColumnWidth(1, 16 * 256);
    int row = 0;
    for (String line : lines()) {
      boolean heading = !line.isEmpty() && line.charAt(0) == HEADING;
      CellStyle style = row == 0 ? styles.title : heading ? styles.heading : styles.prose;
      write(sheet.createRow(row), heading ? line.substring(1).strip() : line, style, row == 0);
      row++;
    }
    Cell mark = sheet.getRow(0).createCell(1);
    mark.setCellValue(TemplateMark.text());
    mark.setCellStyle(styles.mark);
    TemplateWorkbook.lock(sheet);
    PrintSetup setup = sheet.getPrintSetup();
    setup.setPaperSize(PrintSetup.A4_PAPERSIZE);
    sheet.setFitToPage(true);
    setup.setFitWidth((short) 1);
    setup.setFitHeight((short) 0);
  }

  private static void write(Row row, String text, CellStyle style, boolean title) {
    Cell cell = row.createCell(0);
    cell.setCellValue(text);
    cell.setCellStyle(style);
    int lines = 1 + TextWidth.of(text) * 11 / 10 / WIDTH;
    row.setHeightInPoints(title ? 2f * LINE_HEIGHT : (float) lines * LINE_HEIGHT);
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (language != Language.ZH) {
      lines.addAll(lines(language));
      lines.add("");
    }
    lines.addAll(lines(Language.ZH));
    return lines;
  }

  /** A line that starts with {@code swiss|} and the like is for such templates only. */
  private List<String> lines(Language of) {
    List<String> lines = new ArrayList<>();
    for (String line : text("template-guide_" + of.tag() + ".txt").split("\n", -1)) {
      int only = line.indexOf(ONLY);
      if (only < 0) {
        lines.add(line);
      } else if (applies(line.substring(0, only))) {
        lines.add(line.substring(only + 1));
      }
    }
    return lines;
  }

  private boolean applies(String to) {
    return switch (to) {
      case "swiss" -> template.system() == EventSystem.SWISS;
      case "cross" -> template.system() == EventSystem.ROUND_ROBIN;
      case "double" -> template.system() == EventSystem.DOUBLE_ROUND_ROBIN;
      case "roster" -> !template.roster().isEmpty();
      default -> throw new IllegalStateException("no such template: " + to);
    };
  }

  private static String text(String name) {
    try (InputStream in = TemplateGuide.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IllegalStateException("missing " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).stripTrailing();
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + name, e);
    }
  }
}
