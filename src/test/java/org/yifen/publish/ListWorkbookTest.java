package org.yifen.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.TimeZone;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.DataFormatter;
import org.apache.poi.ss.usermodel.PrintSetup;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.xssf.usermodel.XSSFRow;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.ratinglist.ListEntry;
import org.yifen.ratinglist.RatingList;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Sex;

/** The workbook as Apache POI reads it back. */
class ListWorkbookTest {

  private static final int FIRST = 3;
  private static final int NAME = 2;
  private static final int TITLE = 4;
  private static final int RATING = 5;
  private static final int CHANGE = 6;
  private static final int NOTE = 8;

  static {
    System.setProperty("log4j2.statusLoggerLevel", "OFF");
  }

  @Test
  void menAndWomenHaveSheetsOfTheirOwn() throws IOException {
    try (XSSFWorkbook workbook = read(InventedList.of(30, 20))) {
      assertThat(workbook.getNumberOfSheets()).isEqualTo(2);
      assertThat(workbook.getSheet("男子").getLastRowNum()).isEqualTo(FIRST + 29);
      assertThat(workbook.getSheet("女子").getLastRowNum()).isEqualTo(FIRST + 19);
    }
  }

  @Test
  void titleAndPeriodStandAboveTheColumns() throws IOException {
    try (XSSFWorkbook workbook = read(InventedList.of(3, 3))) {
      XSSFSheet women = workbook.getSheet("女子");

      assertThat(texts(women.getRow(0))).startsWith("象棋棋手等级分表（女子）");
      assertThat(texts(women.getRow(1))).startsWith("2026年7月1日公布 · 2025年12月1日至2026年5月31日的比赛");
      assertThat(texts(women.getRow(2)))
          .containsExactly("名次", "编号", "姓名", "单位", "称号", "等级分", "升降", "对局数", "备注");
      assertThat(women.getMergedRegions())
          .extracting(Object::toString)
          .allMatch(region -> region.contains("A1:I1") || region.contains("A2:I2"));
    }
  }

  @Test
  void januaryListHasTheGamesOfTheAutumnHalf() throws IOException {
    RatingList list = new RatingList(new PeriodId(2027, 1), List.of());
    try (XSSFWorkbook workbook = read(list)) {
      assertThat(texts(workbook.getSheetAt(0).getRow(1)))
          .startsWith("2027年1月1日公布 · 2026年6月1日至2026年11月30日的比赛");
    }
  }

  @Test
  void numbersAreNumbersAndTextsAreTexts() throws IOException {
    try (XSSFWorkbook workbook = read(InventedList.ofMan("王一", "新进"))) {
      XSSFRow row = workbook.getSheet("男子").getRow(FIRST);

      assertThat(types(row))
          .containsExactly(
              CellType.NUMERIC,
              CellType.STRING,
              CellType.STRING,
              CellType.STRING,
              CellType.BLANK,
              CellType.NUMERIC,
              CellType.NUMERIC,
              CellType.NUMERIC,
              CellType.STRING);
      assertThat(row.getCell(RATING).getNumericCellValue()).isEqualTo(2500);
      assertThat(row.getCell(1).getStringCellValue()).isEqualTo("0001");
    }
  }

  @ParameterizedTest
  @CsvSource({"12, +12", "-7, -7", "0, 0"})
  void changesShowTheirSign(int change, String shown) throws IOException {
    try (XSSFWorkbook workbook = read(listOf("", Sex.MAN, OptionalInt.of(change)))) {
      Cell cell = workbook.getSheet("男子").getRow(FIRST).getCell(CHANGE);

      assertThat(new DataFormatter(Locale.ROOT).formatCellValue(cell)).isEqualTo(shown);
    }
  }

  @Test
  void playerWithoutPreviousRatingHasNoChange() throws IOException {
    try (XSSFWorkbook workbook = read(listOf("", Sex.MAN, OptionalInt.empty()))) {
      Cell cell = workbook.getSheet("男子").getRow(FIRST).getCell(CHANGE);

      assertThat(cell.getCellType()).isEqualTo(CellType.BLANK);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "MAN, man-master, 大师",
    "MAN, man-grandmaster, 特级大师",
    "WOMAN, woman-master, 大师",
    "WOMAN, 女子特级大师, 特级大师",
    "WOMAN, man-master, 男子大师",
    "MAN, 一级棋士, 一级棋士"
  })
  void titlesAreWrittenInChinese(Sex sex, String registered, String shown) throws IOException {
    try (XSSFWorkbook workbook = read(listOf(registered, sex, OptionalInt.empty()))) {
      XSSFRow row = workbook.getSheet(sex.chinese() + "子").getRow(FIRST);

      assertThat(row.getCell(TITLE).getStringCellValue()).isEqualTo(shown);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "=HYPERLINK(\"http://example.org\",\"王\")",
        "+1",
        "-1",
        "@SUM(A1)",
        "\t=1",
        "\r=1",
        "＝1",
        "＋1",
        "－1",
        "＠1"
      })
  void nameLikeFormulaStaysText(String name) throws IOException {
    try (XSSFWorkbook workbook = read(InventedList.ofMan(name, name))) {
      for (int column : new int[] {NAME, NOTE}) {
        Cell cell = workbook.getSheet("男子").getRow(FIRST).getCell(column);

        assertThat(cell.getCellType()).isEqualTo(CellType.STRING);
        assertThat(cell.getStringCellValue()).isEqualTo(name);
        assertThat(cell.getCellStyle().getQuotePrefixed()).isTrue();
      }
    }
  }

  @Test
  void ordinaryNamesAreNotQuotedAndNoCellIsFormula() throws IOException {
    try (XSSFWorkbook workbook = read(InventedList.of(60, 60))) {
      for (Row row : workbook.getSheet("男子")) {
        for (Cell cell : row) {
          assertThat(cell.getCellType()).isNotEqualTo(CellType.FORMULA);
          assertThat(cell.getCellStyle().getQuotePrefixed()).isFalse();
        }
      }
    }
  }

  @Test
  void listPrintsOnUprightPagesWithItsHeaderOnEach() throws IOException {
    try (XSSFWorkbook workbook = read(InventedList.of(90, 90))) {
      for (int i = 0; i < 2; i++) {
        XSSFSheet sheet = workbook.getSheetAt(i);
        assertThat(sheet.getPaneInformation().isFreezePane()).isTrue();
        assertThat(sheet.getPaneInformation().getHorizontalSplitPosition()).isEqualTo((short) 3);
        assertThat(sheet.getRepeatingRows().formatAsString()).isEqualTo("3:3");
        assertThat(sheet.getFitToPage()).isTrue();
        assertThat(sheet.getHorizontallyCenter()).isTrue();
        assertThat(sheet.getFooter().getLeft())
            .isEqualTo("象棋棋手等级分表（" + sheet.getSheetName() + "） 2026年7月1日");
        assertThat(sheet.getFooter().getRight()).isEqualTo("第 &P 页，共 &N 页");
        PrintSetup print = sheet.getPrintSetup();
        assertThat(print.getPaperSize()).isEqualTo(PrintSetup.A4_PAPERSIZE);
        assertThat(print.getLandscape()).isFalse();
        assertThat(print.getFitWidth()).isEqualTo((short) 1);
        assertThat(print.getFitHeight()).isEqualTo((short) 0);
      }
    }
  }

  @Test
  void sexWithoutPlayersStillHasItsSheet() throws IOException {
    try (XSSFWorkbook workbook = read(InventedList.of(5, 0))) {
      XSSFSheet women = workbook.getSheet("女子");

      assertThat(texts(women.getRow(FIRST))).startsWith("本期没有女子棋手。");
      assertThat(women.getLastRowNum()).isEqualTo(FIRST);
    }
  }

  @Test
  void emptyListIsWorkbookToo() throws IOException {
    try (XSSFWorkbook workbook = read(InventedList.of(0, 0))) {
      assertThat(texts(workbook.getSheetAt(0).getRow(FIRST))).startsWith("本期没有男子棋手。");
      assertThat(texts(workbook.getSheetAt(1).getRow(FIRST))).startsWith("本期没有女子棋手。");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "ar-EG-u-nu-arab, Pacific/Kiritimati",
    "tr-TR, America/St_Johns",
    "th-TH-u-ca-buddhist, UTC"
  })
  void sameListIsSameBytesAnywhere(String locale, String zone) {
    RatingList list = InventedList.of(40, 40);
    byte[] here = ListWorkbook.bytes(list, InventedList.HALVES);
    Locale locales = Locale.getDefault();
    TimeZone zones = TimeZone.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag(locale));
      TimeZone.setDefault(TimeZone.getTimeZone(zone));

      assertThat(ListWorkbook.bytes(list, InventedList.HALVES)).isEqualTo(here);
    } finally {
      Locale.setDefault(locales);
      TimeZone.setDefault(zones);
    }
  }

  private static RatingList listOf(String title, Sex sex, OptionalInt change) {
    return new RatingList(
        InventedList.PERIOD,
        List.of(new ListEntry(1, "0001", "王一", sex, "北京", title, 2500, change, 9, "")));
  }

  private static XSSFWorkbook read(RatingList list) throws IOException {
    byte[] bytes = ListWorkbook.bytes(list, InventedList.HALVES);
    return new XSSFWorkbook(new ByteArrayInputStream(bytes));
  }

  private static List<String> texts(XSSFRow row) {
    List<String> texts = new ArrayList<>();
    row.forEach(cell -> texts.add(cell.getStringCellValue()));
    return texts;
  }

  private static List<CellType> types(XSSFRow row) {
    List<CellType> types = new ArrayList<>();
    row.forEach(cell -> types.add(cell.getCellType()));
    return types;
  }
}
