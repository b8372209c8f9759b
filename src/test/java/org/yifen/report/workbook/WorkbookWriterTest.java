package org.yifen.report.workbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WorkbookWriterTest {

  static {
    System.setProperty("log4j2.statusLoggerLevel", "OFF");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a < b && c > \"d\"",
        " 两边空格 ",
        "两\n行",
        "一\r二\t三",
        "_x0041_",
        "_x00_ _y0041_ _x0041",
        "𠮷田🔴",
        "]]>",
        "买买提·吐尔逊"
      })
  void textIsReadBackAsWritten(String text) throws IOException {
    assertThat(readBack(text)).isEqualTo(text);
  }

  @Test
  void charactersThatXmlCannotHoldAreReplaced() throws IOException {
    assertThat(readBack("a\u0000b\u001Bc\uD800d\uDC00e\uFFFEf")).isEqualTo("a�b�c�d�e�f");
  }

  @Test
  void overlongTextIsCutBetweenCharacters() throws IOException {
    assertThat(readBack("长".repeat(40_000))).hasSize(32_767);
    assertThat(readBack("x" + "𠮷".repeat(20_000))).hasSize(32_767);
    assertThat(readBack("𠮷".repeat(20_000))).hasSize(32_766).endsWith("𠮷");
  }

  @Test
  void columnsFitTheirContent() throws IOException {
    List<List<CellValue>> rows =
        List.of(row("王", 5), row("四川成都懿锦金弈", 2712), row("买买提·吐尔逊江", 1_000_000));
    try (XSSFWorkbook workbook = write(sheet("男子", rows))) {
      XSSFSheet sheet = workbook.getSheetAt(0);

      assertThat(sheet.getColumnWidth(0) / 256).isEqualTo((16 * 11 + 9) / 10 + 3);
      assertThat(sheet.getColumnWidth(1) / 256).isEqualTo((7 * 11 + 9) / 10 + 3);
    }
  }

  @Test
  void longTextRunsOverSeveralLines() throws IOException {
    List<List<CellValue>> rows = List.of(row("长".repeat(40), 1), row("短", 1));
    try (XSSFWorkbook workbook = write(sheet("男子", rows))) {
      XSSFSheet sheet = workbook.getSheetAt(0);

      assertThat(sheet.getRow(2).getHeightInPoints()).isEqualTo(4 * 15 + 3);
      assertThat(sheet.getRow(3).getHeightInPoints()).isEqualTo(15 + 3);
    }
  }

  @Test
  void entriesStandInFixedOrderAtFixedTime() throws IOException {
    List<String> names = new ArrayList<>();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes(sheet("A"))))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        names.add(entry.getName());
        assertThat(entry.getTimeLocal()).hasToString("2000-01-01T00:00");
        assertThat(entry.getExtra()).isNull();
      }
    }
    assertThat(names)
        .containsExactly(
            "[Content_Types].xml",
            "_rels/.rels",
            "docProps/core.xml",
            "xl/workbook.xml",
            "xl/_rels/workbook.xml.rels",
            "xl/styles.xml",
            "xl/worksheets/sheet1.xml");
  }

  @Test
  void propertiesHaveTitleAndNoDate() throws IOException {
    try (XSSFWorkbook workbook = write(sheet("A"))) {
      assertThat(workbook.getProperties().getCoreProperties().getTitle()).isEqualTo("表 <1>");
      assertThat(workbook.getProperties().getCoreProperties().getCreated()).isNull();
      assertThat(workbook.getProperties().getCoreProperties().getModified()).isNull();
    }
  }

  @Test
  void sheetNamesAndFootersMayHoldMarksOfTheFormat() throws IOException {
    try (XSSFWorkbook workbook = write(sheet("a'b & <c>"))) {
      assertThat(workbook.getSheetName(0)).isEqualTo("a'b & <c>");
      assertThat(workbook.getSheetAt(0).getRepeatingRows().formatAsString()).isEqualTo("2:2");
      assertThat(workbook.getSheetAt(0).getFooter().getLeft()).isEqualTo("A && B");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a/b", "[a]", "一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二"})
  void sheetNameThatSpreadsheetsRefuseIsRefused(String name) {
    assertThatThrownBy(() -> sheet(name)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void sheetsOfOneNameAreRefused() {
    assertThatThrownBy(() -> new WorkbookModel("", List.of(sheet("A"), sheet("a"))))
        .hasMessage("two sheets are named a");
  }

  @Test
  void rowWithoutValueForEachColumnIsRefused() {
    SheetModel sheet = sheet("A", List.of(List.of(CellValue.of(1))));

    assertThatThrownBy(() -> bytes(sheet)).hasMessage("a row of sheet A has 1 values, not 2");
  }

  @Test
  void moreRowsThanSpreadsheetsReadAreRefused() {
    SheetModel sheet = sheet("A", Collections.nCopies(1_048_575, row("", 1)));

    assertThatThrownBy(() -> WorkbookWriter.write(workbook(sheet), OutputStream.nullOutputStream()))
        .hasMessage("too many rows for sheet A: 1048575");
  }

  private static String readBack(String text) throws IOException {
    try (XSSFWorkbook workbook = write(sheet("A", List.of(row(text, 1))))) {
      Cell cell = workbook.getSheetAt(0).getRow(2).getCell(0);
      return cell.getStringCellValue();
    }
  }

  private static List<CellValue> row(String text, int number) {
    return List.of(CellValue.of(text), CellValue.of(number));
  }

  private static SheetModel sheet(String name) {
    return sheet(name, List.of());
  }

  private static SheetModel sheet(String name, List<List<CellValue>> rows) {
    List<ColumnModel> columns =
        List.of(new ColumnModel("名", CellLook.TEXT), new ColumnModel("数", CellLook.NUMBER));
    return new SheetModel(name, List.of("标题"), columns, rows, "无", "A & B");
  }

  private static WorkbookModel workbook(SheetModel sheet) {
    return new WorkbookModel("表 <1>", List.of(sheet));
  }

  private static byte[] bytes(SheetModel sheet) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    WorkbookWriter.write(workbook(sheet), out);
    return out.toByteArray();
  }

  private static XSSFWorkbook write(SheetModel sheet) throws IOException {
    return new XSSFWorkbook(new ByteArrayInputStream(bytes(sheet)));
  }
}
