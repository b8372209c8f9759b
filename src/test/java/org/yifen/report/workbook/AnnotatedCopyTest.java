package org.yifen.report.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.ClientAnchor;
import org.apache.poi.ss.usermodel.Comment;
import org.apache.poi.ss.usermodel.DataValidationHelper;
import org.apache.poi.ss.usermodel.FillPatternType;
import org.apache.poi.ss.usermodel.Font;
import org.apache.poi.ss.usermodel.IndexedColors;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.ss.usermodel.WorkbookFactory;
import org.apache.poi.ss.util.CellRangeAddress;
import org.apache.poi.ss.util.CellRangeAddressList;
import org.apache.poi.ss.util.CellReference;
import org.apache.poi.xssf.usermodel.XSSFCellStyle;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;
import org.yifen.report.Reading;
import org.yifen.report.Reports;
import org.yifen.report.SampleFiles;

/** An annotated copy has every finding in it and everything else as it was. */
class AnnotatedCopyTest {

  private static final String FILE = "cup.xlsx";

  /** Three players; A and B both claim the win (E4, D5), and C's points (H6) are 1 too many. */
  private static final String[][] TABLE = {
    {"赛事名称", "杯赛"},
    {},
    {"序号", "姓名", "性别", "1", "2", "3", "得分", "名次"},
    {"1", "甲", "男", "×", "1", "1", "2", "1"},
    {"2", "乙", "男", "1", "×", "0.5", "1.5", "2"},
    {"3", "丙", "男", "0", "0.5", "×", "1.5", "2"},
  };

  private static void fill(Sheet sheet) {
    for (int r = 0; r < TABLE.length; r++) {
      Row row = sheet.createRow(r);
      for (int c = 0; c < TABLE[r].length; c++) {
        row.createCell(c).setCellValue(TABLE[r][c]);
      }
    }
  }

  private static byte[] bytes(Workbook workbook) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    workbook.write(out);
    return out.toByteArray();
  }

  private static AnnotatedCopy copy(byte[] content, Language language) {
    return copy(FILE, content, language);
  }

  private static AnnotatedCopy copy(String name, byte[] content, Language language) {
    Reading reading = Reports.read(name, content);
    return AnnotatedCopy.of(
        name, content, reading.grid().orElseThrow(), reading.findings(), language);
  }

  private static Workbook open(AnnotatedCopy copy) throws IOException {
    return WorkbookFactory.create(new ByteArrayInputStream(copy.content()));
  }

  private static Cell cell(Workbook workbook, String address) {
    CellReference at = new CellReference(address);
    return workbook.getSheetAt(0).getRow(at.getRow()).getCell(at.getCol());
  }

  private static String comment(Workbook workbook, String address) {
    return cell(workbook, address).getCellComment().getString().getString();
  }

  private static byte[] plain() throws IOException {
    try (XSSFWorkbook workbook = new XSSFWorkbook()) {
      fill(workbook.createSheet("成绩表"));
      return bytes(workbook);
    }
  }

  @Test
  void bothCellsOfAContradictionAreMarkedAndTheSecondNamesTheFirst() throws IOException {
    try (Workbook workbook = open(copy(plain(), Language.ZH))) {
      assertThat(comment(workbook, "E4")).startsWith("RES-002 错误：").contains("→ 请");
      assertThat(comment(workbook, "D5")).startsWith("RES-002 错误：").endsWith("见 成绩表!E4。");
      assertThat(cell(workbook, "E4").getCellComment().getAuthor()).isEqualTo("弈分 Yifen");
      assertThat(cell(workbook, "D5").getCellStyle().getFillPattern())
          .isEqualTo(FillPatternType.SOLID_FOREGROUND);
      assertThat(rgb(cell(workbook, "E4"))).isEqualTo("FFFFB3B3");
      assertThat(cell(workbook, "F4").getCellComment()).isNull();
      assertThat(cell(workbook, "F4").getCellStyle().getFillPattern())
          .isEqualTo(FillPatternType.NO_FILL);
    }
  }

  private static String rgb(Cell cell) {
    return ((XSSFCellStyle) cell.getCellStyle()).getFillForegroundColorColor().getARGBHex();
  }

  @Test
  void everyFindingIsARowOfTheListWithALinkToItsCell() throws IOException {
    Reading reading = Reports.read(FILE, plain());
    try (Workbook workbook = open(copy(plain(), Language.EN))) {
      Sheet list = workbook.getSheet("Findings");
      List<String> codes = new ArrayList<>();
      List<String> links = new ArrayList<>();
      for (Row row : list) {
        Cell code = row.getCell(1);
        if (code != null && code.getStringCellValue().matches("[A-Z]{3}-\\d{3}")) {
          codes.add(code.getStringCellValue());
          links.add(
              row.getCell(2).getHyperlink() == null
                  ? ""
                  : row.getCell(2).getHyperlink().getAddress());
        }
      }
      assertThat(codes)
          .containsExactlyElementsOf(
              reading.findings().stream().map(d -> d.notice().code()).toList());
      assertThat(links.get(codes.indexOf("RES-002"))).isEqualTo("'成绩表'!E4");
      assertThat(list.getPaneInformation().isFreezePane()).isTrue();
      assertThat(workbook.getActiveSheetIndex()).isEqualTo(workbook.getSheetIndex(list));
      assertThat(workbook.getSheetAt(0).isSelected()).isFalse();
    }
  }

  @Test
  void severalFindingsAtOneCellAreOneCommentAndTheWorstGivesTheColour() throws IOException {
    byte[] content = plain();
    var grid = Reports.read(FILE, content).grid().orElseThrow();
    var place = grid.sheets().get(0).at(3, 1);
    List<Diagnostic> findings =
        List.of(Notice.PLY_009.at(place, "甲队", "乙队"), Notice.PLY_001.at(place, "X1"));

    AnnotatedCopy copy = AnnotatedCopy.of(FILE, content, grid, findings, Language.EN);

    try (Workbook workbook = open(copy)) {
      assertThat(comment(workbook, "B4")).contains("PLY-009 warning", "\n\nPLY-001 error");
      assertThat(rgb(cell(workbook, "B4"))).isEqualTo("FFFFB3B3");
    }
  }

  @Test
  void everythingElseIsKept() throws IOException {
    byte[] content;
    try (XSSFWorkbook workbook = new XSSFWorkbook()) {
      Sheet sheet = workbook.createSheet("成绩表");
      fill(sheet);
      cell(workbook, "G4").setCellFormula("1+1");
      cell(workbook, "G4").setCellValue(2);
      CellStyle dark = workbook.createCellStyle();
      dark.setFillPattern(FillPatternType.SOLID_FOREGROUND);
      dark.setFillForegroundColor(IndexedColors.DARK_BLUE.getIndex());
      dark.setDataFormat(workbook.createDataFormat().getFormat("0.00"));
      Font white = workbook.createFont();
      white.setColor(IndexedColors.WHITE.getIndex());
      white.setItalic(true);
      dark.setFont(white);
      cell(workbook, "E4").setCellStyle(dark);
      sheet.addMergedRegion(CellRangeAddress.valueOf("A9:D9"));
      DataValidationHelper helper = sheet.getDataValidationHelper();
      sheet.addValidationData(
          helper.createValidation(
              helper.createExplicitListConstraint(new String[] {"男", "女"}),
              new CellRangeAddressList(3, 5, 2, 2)));
      ClientAnchor anchor = workbook.getCreationHelper().createClientAnchor();
      anchor.setCol1(5);
      anchor.setRow1(3);
      Comment theirs = sheet.createDrawingPatriarch().createCellComment(anchor);
      theirs.setString(workbook.getCreationHelper().createRichTextString("裁判的话"));
      theirs.setAuthor("裁判");
      cell(workbook, "E4").setCellComment(theirs);
      workbook.createSheet("底稿").createRow(0).createCell(0).setCellValue("x");
      workbook.setSheetHidden(1, true);
      content = bytes(workbook);
    }

    AnnotatedCopy copy = copy(content, Language.ZH);

    assertThat(copy.drawnAnew()).isEmpty();
    try (Workbook workbook = open(copy)) {
      Sheet sheet = workbook.getSheetAt(0);
      assertThat(cell(workbook, "G4").getCellFormula()).isEqualTo("1+1");
      assertThat(sheet.getMergedRegion(0).formatAsString()).isEqualTo("A9:D9");
      assertThat(sheet.getDataValidations()).hasSize(1);
      assertThat(workbook.isSheetHidden(1)).isTrue();
      assertThat(cell(workbook, "E4").getCellStyle().getDataFormatString()).isEqualTo("0.00");
      Font font = workbook.getFontAt(cell(workbook, "E4").getCellStyle().getFontIndex());
      assertThat(font.getItalic()).isTrue();
      assertThat(font.getColor()).as("white on light red").isEqualTo((short) 8);
      assertThat(comment(workbook, "E4")).startsWith("裁判的话").contains("RES-002");
      assertThat(cell(workbook, "E4").getCellComment().getAuthor()).isEqualTo("裁判");
    }
  }

  @Test
  void aCopyOfACopyHasNothingTwice() throws IOException {
    byte[] first = copy(plain(), Language.ZH).content();
    try (Workbook again = open(copy(first, Language.ZH))) {
      assertThat(again.getNumberOfSheets()).isEqualTo(2);
      assertThat(comment(again, "E4").split("RES-002", -1)).hasSize(2);
    }
    try (Workbook corrected = WorkbookFactory.create(new ByteArrayInputStream(first))) {
      cell(corrected, "D5").setCellValue("0");
      cell(corrected, "G5").setCellValue("0.5");
      cell(corrected, "H6").setCellValue("2");
      try (Workbook again = open(copy(bytes(corrected), Language.ZH))) {
        assertThat(cell(again, "E4").getCellComment()).isNull();
        assertThat(cell(again, "E4").getCellStyle().getFillPattern())
            .isEqualTo(FillPatternType.NO_FILL);
      }
    }
  }

  @Test
  void theSameInputsGiveTheSameBytesAndNobodysCopyIsTakenForOurs() throws Exception {
    AnnotatedCopy copy = copy(plain(), Language.ZH);
    byte[] content = plain();
    Thread.sleep(2100); // zip times count in steps of two seconds

    assertThat(copy(content, Language.ZH).content())
        .isEqualTo(copy(content, Language.ZH).content());
    assertThat(AnnotatedCopy.isUntouched(copy.content())).isTrue();
    assertThat(AnnotatedCopy.isUntouched(content)).isFalse();
    assertThat(AnnotatedCopy.isUntouched(new byte[] {1, 2, 3})).isFalse();
    try (Workbook edited = open(copy)) {
      assertThat(AnnotatedCopy.isUntouched(bytes(edited))).as("saved again").isFalse();
    }
  }

  @Test
  void anXlsStaysOne() throws IOException {
    byte[] content;
    try (HSSFWorkbook workbook = new HSSFWorkbook()) {
      fill(workbook.createSheet("成绩表"));
      content = bytes(workbook);
    }

    AnnotatedCopy copy = copy("cup.xls", content, Language.EN);

    assertThat(copy.name()).isEqualTo("cup.xls");
    assertThat(copy.content()).isEqualTo(copy("cup.xls", content, Language.EN).content());
    assertThat(AnnotatedCopy.isUntouched(copy.content())).isTrue();
    try (HSSFWorkbook workbook = new HSSFWorkbook(new ByteArrayInputStream(copy.content()))) {
      assertThat(comment(workbook, "D5")).contains("RES-002", "See 成绩表!E4.");
      assertThat(cell(workbook, "D5").getCellStyle().getFillPattern())
          .isEqualTo(FillPatternType.SOLID_FOREGROUND);
      assertThat(workbook.getSheet("Findings")).isNotNull();
    }
  }

  @Test
  void aTextIsDrawnAsAWorkbookAndSaysSo() throws IOException {
    StringBuilder csv = new StringBuilder();
    for (String[] row : TABLE) {
      csv.append(String.join(",", row)).append('\n');
    }

    AnnotatedCopy copy =
        copy("cup.csv", csv.toString().getBytes(StandardCharsets.UTF_8), Language.EN);

    assertThat(copy.name()).isEqualTo("cup.xlsx");
    assertThat(copy.drawnAnew()).contains(Notice.ENV_027);
    try (Workbook workbook = open(copy)) {
      assertThat(cell(workbook, "B4").getStringCellValue()).isEqualTo("甲");
      assertThat(comment(workbook, "D5")).contains("RES-002", "See E4.");
      assertThat(workbook.getSheet("Findings").getRow(3).getCell(0).getStringCellValue())
          .contains("drawn from its content");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"200k-styled-blank-rows.xlsx", "SampleSS.strict.xlsx"})
  void whatApachePoiCannotHoldIsDrawnAnew(String name) throws IOException {
    AnnotatedCopy copy = copy(name, SampleFiles.bytes("hard-workbooks/" + name), Language.ZH);

    assertThat(copy.drawnAnew()).contains(Notice.ENV_028);
    try (Workbook workbook = open(copy)) {
      assertThat(workbook.getSheet("问题清单")).isNotNull();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"wps-core-props-M4.3.xlsx", "many-styles-zipbomb-false-positive.xlsx"})
  void whatApachePoiRefusesAtFirstIsCopiedAllTheSame(String name) throws IOException {
    AnnotatedCopy copy = copy(name, SampleFiles.bytes("hard-workbooks/" + name), Language.ZH);

    assertThat(copy.drawnAnew()).isEmpty();
    try (Workbook workbook = open(copy)) {
      assertThat(workbook.getSheet("非常隐藏")).isNotNull();
    }
  }

  /** A contradiction of thousands of cells must not take minutes. */
  @Test
  void cellsBeyondTheFirstThousandAreListedOnly() throws IOException {
    byte[] content = plain();
    var grid = Reports.read(FILE, content).grid().orElseThrow();
    List<Diagnostic> findings = new ArrayList<>();
    for (int row = 0; row < 1100; row++) {
      findings.add(Notice.PLY_012.at(grid.sheets().get(0).at(row, 20)));
    }

    AnnotatedCopy copy = AnnotatedCopy.of(FILE, content, grid, findings, Language.EN);

    try (Workbook workbook = open(copy)) {
      assertThat(workbook.getSheetAt(0).getCellComments()).hasSize(1000);
      assertThat(workbook.getSheet("Findings").getRow(3).getCell(0).getStringCellValue())
          .isEqualTo("Of 1100 cells with findings the first 1000 are marked.");
    }
  }
}
