package org.yifen.report.workbook;

import java.util.List;
import java.util.Optional;
import org.apache.poi.common.usermodel.HyperlinkType;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.Font;
import org.apache.poi.ss.usermodel.Hyperlink;
import org.apache.poi.ss.usermodel.IndexedColors;
import org.apache.poi.ss.usermodel.PrintSetup;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.VerticalAlignment;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.util.CellRangeAddress;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Severity;
import org.yifen.report.grid.TextWidth;
import org.yifen.trace.Location;

/** The sheet 问题清单 (Findings): a row a finding, each with a link to its cell. */
final class FindingsSheet {

  private static final String[] NAMES = {"问题清单", "Findings"};

  /** In cell A1 of every such sheet, so that an earlier one is known again. */
  private static final String TITLE = "弈分 Yifen · 问题清单 Findings";

  private static final int[] WIDTHS = {9, 11, 20, 20, 52, 52, 14};
  private static final int TEXT = 4;
  private static final int REMEDY = 5;
  private static final int MOST_ROWS = 5_000;
  private static final int LINE_HEIGHT = 15;
  private static final int MOST_HEIGHT = 400;

  private final Workbook workbook;
  private final String file;
  private final Language language;
  private final Fills fills;
  private final Sheets sheets;
  private final CellStyle text;
  private final CellStyle link;

  FindingsSheet(Workbook workbook, String file, Language language, Sheets sheets) {
    this.workbook = workbook;
    this.file = file;
    this.language = language;
    this.sheets = sheets;
    this.fills = new Fills(workbook);
    this.text = style(false);
    this.link = style(false);
    link.setFont(linkFont());
  }

  /** Takes off the sheet of an earlier copy. */
  static void clear(Workbook workbook) {
    for (int i = workbook.getNumberOfSheets() - 1; i > 0; i--) {
      Row first = workbook.getSheetAt(i).getRow(0);
      Cell cell = first == null ? null : first.getCell(0);
      if (cell != null && cell.toString().equals(TITLE)) {
        workbook.removeSheetAt(i);
      }
    }
  }

  /** Adds the sheet behind all others and opens the workbook at it. */
  void add(List<Diagnostic> findings, List<String> notes) {
    Sheet sheet = workbook.createSheet(freeName());
    for (int i = 0; i < WIDTHS.length; i++) {
      sheet.setColumnWidth(i, WIDTHS[i] * 256);
    }
    int next = head(sheet, findings, notes);
    header(sheet, next);
    sheet.createFreezePane(0, next + 1);
    sheet.setRepeatingRows(new CellRangeAddress(next, next, 0, WIDTHS.length - 1));
    for (Diagnostic finding : findings.subList(0, Math.min(MOST_ROWS, findings.size()))) {
      row(sheet.createRow(++next), finding);
    }
    if (findings.size() > MOST_ROWS) {
      String more = Integer.toString(findings.size() - MOST_ROWS);
      text(sheet.createRow(++next), TEXT, language.pick("另有 " + more + " 条。", more + " more."));
    }
    print(sheet);
    int last = workbook.getNumberOfSheets() - 1;
    for (int i = 0; i <= last; i++) {
      // two selected sheets are edited together
      workbook.getSheetAt(i).setSelected(i == last);
    }
    workbook.setActiveSheet(last);
  }

  private String freeName() {
    String name = language.pick(NAMES[0], NAMES[1]);
    String free = name;
    for (int i = 2; workbook.getSheet(free) != null; i++) {
      free = name + " " + i;
    }
    return free;
  }

  private int head(Sheet sheet, List<Diagnostic> findings, List<String> notes) {
    CellStyle title = workbook.createCellStyle();
    title.setFont(font(true, 14));
    Cell first = sheet.createRow(0).createCell(0);
    first.setCellValue(TITLE);
    first.setCellStyle(title);
    sheet.createRow(1).createCell(0).setCellValue(file.substring(file.lastIndexOf('/') + 1));
    sheet.createRow(2).createCell(0).setCellValue(counts(findings));
    int next = 3;
    for (String note : notes) {
      sheet.createRow(next++).createCell(0).setCellValue(note);
    }
    return next + 1;
  }

  private String counts(List<Diagnostic> findings) {
    if (findings.isEmpty()) {
      return language.pick("没有发现错误。", "No mistake found.");
    }
    StringBuilder counts = new StringBuilder();
    for (Severity severity : Severity.values()) {
      long count = findings.stream().filter(d -> d.notice().severity() == severity).count();
      counts
          .append(counts.isEmpty() ? "" : language.pick("，", ", "))
          .append(language.pick(severity.chinese(), severity.english()))
          .append(' ')
          .append(count);
    }
    return counts.toString();
  }

  private void header(Sheet sheet, int at) {
    String[] names =
        language
            .pick(
                "程度,代码,位置,相关位置,问题,处理办法,条款", "Severity,Code,Place,See also,What,What to do,Article")
            .split(",", -1);
    CellStyle header = style(true);
    Row row = sheet.createRow(at);
    for (int i = 0; i < names.length; i++) {
      Cell cell = row.createCell(i);
      cell.setCellValue(names[i]);
      cell.setCellStyle(header);
    }
  }

  private void row(Row row, Diagnostic finding) {
    Severity severity = finding.notice().severity();
    String what = finding.text(language) + acknowledged(finding);
    String remedy = finding.remedy(language);
    text(row, 0, language.pick(severity.chinese(), severity.english()))
        .setCellStyle(fills.filled(text, severity));
    text(row, 1, finding.notice().code());
    place(row, 2, finding, 0);
    place(row, 3, finding, 1);
    text(row, TEXT, what);
    text(row, REMEDY, remedy);
    text(
        row,
        6,
        language.pick(finding.notice().article().chinese(), finding.notice().article().english()));
    int lines = Math.max(lines(what, TEXT), lines(remedy, REMEDY));
    row.setHeightInPoints(Math.min(MOST_HEIGHT, lines * LINE_HEIGHT + 2));
  }

  private String acknowledged(Diagnostic finding) {
    return finding
        .acknowledged()
        .map(
            a ->
                language.pick(
                    "（" + a.who() + " 已确认：" + a.why() + "）",
                    " (acknowledged by " + a.who() + ": " + a.why() + ")"))
        .orElse("");
  }

  private static int lines(String text, int column) {
    return 1 + TextWidth.of(text) * 11 / 10 / WIDTHS[column];
  }

  private Cell text(Row row, int column, String value) {
    Cell cell = row.createCell(column);
    cell.setCellValue(value);
    cell.setCellStyle(text);
    return cell;
  }

  private void place(Row row, int column, Diagnostic finding, int index) {
    if (index >= finding.places().size()) {
      text(row, column, "");
      return;
    }
    Location place = finding.places().get(index);
    Optional<Location.SheetCell> cell = CellMarks.cell(file, place);
    if (cell.isEmpty()) {
      boolean whole = place.file().equals(file);
      text(row, column, whole ? language.pick("整个文件", "the whole file") : place.display());
      return;
    }
    Sheet sheet = sheets.of(cell.get());
    Cell linked = text(row, column, sheet.getSheetName() + "!" + cell.get().cell());
    Hyperlink link = workbook.getCreationHelper().createHyperlink(HyperlinkType.DOCUMENT);
    link.setAddress("'" + sheet.getSheetName().replace("'", "''") + "'!" + cell.get().cell());
    linked.setHyperlink(link);
    linked.setCellStyle(this.link);
  }

  private CellStyle style(boolean header) {
    CellStyle style = workbook.createCellStyle();
    style.setWrapText(true);
    style.setVerticalAlignment(VerticalAlignment.TOP);
    Box.draw(style, IndexedColors.GREY_25_PERCENT);
    style.setFont(font(header, 11));
    if (header) {
      style.setFillPattern(FillPatternType.SOLID_FOREGROUND);
      style.setFillForegroundColor(IndexedColors.GREY_25_PERCENT.getIndex());
    }
    return style;
  }

  private Font font(boolean bold, int points) {
    Font font = workbook.createFont();
    font.setBold(bold);
    font.setFontHeightInPoints((short) points);
    return font;
  }

  private Font linkFont() {
    Font font = font(false, 11);
    font.setUnderline(Font.U_SINGLE);
    font.setColor(IndexedColors.BLUE.getIndex());
    return font;
  }

  private static void print(Sheet sheet) {
    sheet.setFitToPage(true);
    PrintSetup setup = sheet.getPrintSetup();
    setup.setLandscape(true);
    setup.setPaperSize(PrintSetup.A4_PAPERSIZE);
    setup.setFitWidth((short) 1);
    setup.setFitHeight((short) 0);
  }
}
