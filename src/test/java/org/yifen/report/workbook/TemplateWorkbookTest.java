package org.yifen.report.workbook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.CellType;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFSheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Scoring;
import org.yifen.event.Section;
import org.yifen.report.Reading;
import org.yifen.report.Reports;

/** A template, filled in as its instructions say, is a report without a finding. */
class TemplateWorkbookTest {

  private static final int ROWS = 14;
  private static final int ROUNDS = 7;

  @TempDir Path temporary;

  static byte[] template(EventSystem system) {
    return TemplateWorkbook.bytes(
        new Template(
            "", system, Optional.of(Section.MEN), false, ROWS, ROUNDS, List.of(), List.of()),
        Language.EN);
  }

  static Stream<Arguments> events() {
    List<Arguments> events = new ArrayList<>();
    for (EventSystem system : EventSystem.values()) {
      for (Scoring scoring : Scoring.USUAL) {
        for (int players : new int[] {ROWS, 11}) {
          events.add(Arguments.of(system, scoring, players, 20260312L + events.size()));
        }
      }
    }
    return events.stream();
  }

  @ParameterizedTest(name = "{0}, {1}, {2} players, seed {3}")
  @MethodSource("events")
  void filledInItIsClean(EventSystem system, Scoring scoring, int players, long seed)
      throws IOException {
    FilledTemplate filled =
        FilledTemplate.of(template(system), system, players, ROUNDS, scoring, List.of(), seed);

    byte[] content = filled.computed();

    assertPoints(filled, content);
    Reading reading = Reports.read("cup.xlsx", content);
    assertThat(reading.findings()).extracting(Diagnostic::toString).isEmpty();
    Event event = reading.event().orElseThrow();
    assertThat(event.entrants()).hasSize(players);
    assertThat(event.system()).isEqualTo(system);
    assertThat(event.scoring()).isEqualTo(scoring);
  }

  /** The points as the workbook stores them; blank where nobody is entered. */
  private static void assertPoints(FilledTemplate filled, byte[] content) throws IOException {
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(content))) {
      XSSFSheet sheet = workbook.getSheet("成绩表");
      for (int i = 0; i < ROWS; i++) {
        Cell points = sheet.getRow(filled.firstRow() + i).getCell(filled.pointsColumn());
        if (i < filled.players()) {
          assertThat(points.getNumericCellValue())
              .as("points of %d", i + 1)
              .isEqualTo(filled.expectedPoints(i));
        } else {
          assertThat(points.getStringCellValue()).isEmpty();
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void libreOfficeComesToTheSamePoints(EventSystem system) throws Exception {
    assumeTrue(hasLibreOffice(), "no soffice on the path");
    FilledTemplate filled =
        FilledTemplate.of(
            template(system), system, 12, ROUNDS, Scoring.THREE_ONE_ZERO, List.of(), 7L);
    Path file = Files.write(temporary.resolve("cup.xlsx"), filled.uncomputed());

    byte[] content = Files.readAllBytes(savedByLibreOffice(file));

    assertPoints(filled, content);
    assertThat(Reports.read("cup.xlsx", content).findings())
        .extracting(Diagnostic::toString)
        .isEmpty();
  }

  private static boolean hasLibreOffice() {
    return Stream.of(System.getenv("PATH").split(":", -1))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, "soffice")));
  }

  private Path savedByLibreOffice(Path file) throws Exception {
    Path out = Files.createDirectories(temporary.resolve("saved"));
    Process process =
        new ProcessBuilder(
                "soffice",
                "-env:UserInstallation=" + temporary.resolve("profile").toUri(),
                "--headless",
                "--convert-to",
                "xlsx",
                "--outdir",
                out.toString(),
                file.toString())
            .redirectErrorStream(true)
            .redirectOutput(temporary.resolve("log").toFile())
            .start();
    assertThat(process.waitFor(180, TimeUnit.SECONDS)).isTrue();
    return out.resolve(file.getFileName());
  }

  @ParameterizedTest
  @EnumSource
  void everyFormulaHasAStoredResult(EventSystem system) throws IOException {
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(template(system)))) {
      int formulas = 0;
      for (Sheet sheet : workbook) {
        for (Row row : sheet) {
          for (Cell cell : row) {
            if (cell.getCellType() == CellType.FORMULA) {
              formulas++;
              assertThat(cell.getCachedFormulaResultType())
                  .as(sheet.getSheetName() + cell.getAddress())
                  .isIn(CellType.STRING, CellType.NUMERIC);
            }
          }
        }
      }
      assertThat(formulas).isGreaterThan(ROWS);
    }
  }

  @Test
  void inTheChosenScoringTheStoredFormsAreThoseTheFormulasGive() throws IOException {
    for (EventSystem system : EventSystem.values()) {
      byte[] made = template(system);
      try (XSSFWorkbook stored = new XSSFWorkbook(new ByteArrayInputStream(made));
          XSSFWorkbook computed = new XSSFWorkbook(new ByteArrayInputStream(made))) {
        computed.getCreationHelper().createFormulaEvaluator().evaluateAll();
        for (Row row : stored.getSheet("选项")) {
          for (Cell cell : row) {
            Cell other =
                computed.getSheet("选项").getRow(row.getRowNum()).getCell(cell.getColumnIndex());
            assertThat(value(cell)).isEqualTo(value(other));
          }
        }
      }
    }
  }

  private static String value(Cell cell) {
    CellType type =
        cell.getCellType() == CellType.FORMULA
            ? cell.getCachedFormulaResultType()
            : cell.getCellType();
    return type == CellType.NUMERIC
        ? Double.toString(cell.getNumericCellValue())
        : cell.getStringCellValue();
  }

  @Test
  void aMistakeInAFilledTemplateStaysOne() throws IOException {
    FilledTemplate filled =
        FilledTemplate.of(
            template(EventSystem.ROUND_ROBIN),
            EventSystem.ROUND_ROBIN,
            11,
            0,
            Scoring.ONE_HALF_ZERO,
            List.of(),
            3L);
    filled.result(0, 12).setCellValue(1);
    assertThat(Reports.read("cup.xlsx", filled.computed()).findings())
        .as("a result against a row that nobody is entered in")
        .extracting(Diagnostic::notice)
        .containsExactly(Notice.RES_003);
    filled.result(0, 12).setBlank();
    filled.result(12, 0).setCellValue(1);
    assertThat(Reports.read("cup.xlsx", filled.computed()).findings())
        .as("results without a name")
        .extracting(Diagnostic::notice)
        .contains(Notice.PLY_012);
  }

  @Test
  void aTemplateOfALaterVersionIsReadWithANote() throws IOException {
    FilledTemplate filled =
        FilledTemplate.of(
            template(EventSystem.SWISS),
            EventSystem.SWISS,
            ROWS,
            ROUNDS,
            Scoring.ONE_HALF_ZERO,
            List.of(),
            5L);
    byte[] content = filled.computed();
    try (XSSFWorkbook workbook = new XSSFWorkbook(new ByteArrayInputStream(content))) {
      workbook.getSheet("填表说明").getRow(0).getCell(1).setCellValue("yifen-template 2");
      workbook.getSheet("选项").getRow(0).getCell(0).setCellValue("yifen-template 2");
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      workbook.write(out);
      content = out.toByteArray();
    }

    assertThat(Reports.read("cup.xlsx", content).findings())
        .extracting(Diagnostic::notice)
        .containsExactly(Notice.TAB_030);
  }

  @Test
  void theSameTemplateHasTheSameBytes() throws Exception {
    byte[] first = template(EventSystem.ROUND_ROBIN);
    Thread.sleep(2100); // zip times count in steps of two seconds

    assertThat(template(EventSystem.ROUND_ROBIN)).isEqualTo(first);
  }
}
