package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.yifen.diagnostic.Language;
import org.yifen.publish.CheckedReports;
import org.yifen.publish.JsonSchemas;

/** What {@code check} prints, in all its forms, and its exit codes. */
class CheckOutputTest {

  private static final Path FAULTY = Path.of("sample-reports/faulty");
  private static final Path GOLDEN = Path.of("src/test/resources/check");
  private static final Path SCHEMA = Path.of("docs/schema/findings.schema.json");
  private static final Path SARIF = Path.of("src/test/resources/sarif/sarif-2.1.0-rtm.5.json");

  @TempDir Path temporary;

  /** Six games, and twelve cells that cannot be read. */
  private Path repeats;

  @BeforeEach
  void aReportWithRepeats() throws IOException {
    repeats =
        Files.writeString(
            temporary.resolve("杯.csv"), CheckedReports.roundRobin("杯\n天气,晴", "丁", "胜？", "胜？"));
  }

  @ParameterizedTest
  @EnumSource
  void theTextOfFaultyReports(Language language) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String name :
        List.of(
            "RES-002-contradict.xlsx",
            "PLY-004-same-player-twice.csv",
            "RES-011-met-twice.xlsx",
            "CND-003-units.xlsx",
            "TAB-002-no-end-date.xlsx",
            "FIL-010-open-quote.csv")) {
      text.append(
          Run.of(language, "check", "--book", "sample-reports", FAULTY.resolve(name)).out());
    }

    assertThat(text).hasToString(Files.readString(GOLDEN.resolve(language.tag() + ".txt")));
  }

  @Test
  void repeatsAreFoldedWithTheirNumberAndPlaces() {
    List<String> lines = Run.of("check", repeats).out().lines().toList();

    assertThat(lines).filteredOn(line -> line.contains("error RES-001")).hasSize(3);
    assertThat(lines)
        .contains("    … and 9 more of RES-001: G12, I12, J12, G13, H13, J13, G14, H14, I14");
    assertThat(lines).last().asString().endsWith("errors 12, warnings 1, notes 0");
  }

  @Test
  void verboseShowsEveryRepeat() {
    assertThat(Run.of("check", "-v", repeats).out().lines())
        .filteredOn(line -> line.contains("error RES-001"))
        .hasSize(12);
  }

  @Test
  void quietGivesALineForEachErrorAndWarningAndNothingElse() {
    Run faulty = Run.of("check", "-q", repeats);
    Run noted = Run.of("check", "--quiet", FAULTY.resolve("CND-006-rules.csv"));

    assertThat(faulty.code()).isEqualTo(1);
    assertThat(faulty.out().lines())
        .hasSize(13)
        .allMatch(line -> line.matches(".*杯\\.csv![A-Z]\\d+: (error|warning) [A-Z]{3}-\\d{3}: .*"));
    assertThat(noted.out()).isEmpty();
    assertThat(noted.code()).isZero();
    assertThat(Run.of("check", "-q", "-v", repeats).code()).isEqualTo(2);
  }

  @Test
  void severalReportsEndWithATotal() {
    Path clean = FAULTY.resolve("FIL-009-gb18030.csv");

    List<String> lines = Run.of("check", repeats, clean).out().lines().toList();

    assertThat(lines)
        .last()
        .isEqualTo("2 reports, 1 without a mistake; errors 12, warnings 1, notes 1");
  }

  @Test
  void aCellCannotCommandTheTerminal() throws IOException {
    Path file =
        Files.writeString(
            temporary.resolve("x.csv"), CheckedReports.roundRobin("杯\n\u009B2J\u202E天气,晴", "丁"));

    assertThat(Run.of("check", file).out())
        .contains("\uFFFD2J\uFFFD天气")
        .doesNotContain("\u009B", "\u202E");
  }

  @Test
  void coloursWhereTheyAreAskedFor() {
    assertThat(Run.of("check", repeats).out()).doesNotContain("\u001B");
    assertThat(Run.of("check", "--color", "always", repeats).out())
        .contains("\u001B[1;31merror\u001B[0m RES-001", "\u001B[7m[胜？]\u001B[0m");
    assertThat(Run.of("check", "--color=never", repeats).out()).doesNotContain("\u001B");
    assertThat(Run.of("check", "--color", "sometimes", repeats).code()).isEqualTo(2);
  }

  @ParameterizedTest(name = "{0}, strict {1}: {2}")
  @CsvSource({
    "FIL-009-gb18030.csv, false, 0",
    "FIL-009-gb18030.csv, true, 0",
    "CND-006-rules.csv, true, 0",
    "CND-003-units.xlsx, false, 0",
    "CND-003-units.xlsx, true, 1",
    "RES-002-contradict.xlsx, false, 1",
    "none.xlsx, false, 3",
  })
  void theExitCodeIsTheSameInEveryFormat(String report, boolean strict, int code) {
    for (String format : List.of("text", "json", "sarif", "html")) {
      Run run =
          strict
              ? Run.of("check", "--format", format, "--strict", FAULTY.resolve(report))
              : Run.of("check", "--format", format, FAULTY.resolve(report));

      assertThat(run.code()).as(format).isEqualTo(code);
      assertThat(run.err()).as(format).isEmpty();
    }
  }

  @Test
  void theJsonOfEveryFaultyReportIsValid() throws IOException {
    String json = allFaulty("json");

    assertThat(JsonSchemas.strictComplaints(Files.readAllBytes(SCHEMA), bytes(json))).isEmpty();
  }

  @Test
  void theSarifOfEveryFaultyReportIsValid() throws IOException {
    String sarif = allFaulty("sarif");

    assertThat(JsonSchemas.complaints(Files.readAllBytes(SARIF), bytes(sarif))).isEmpty();
  }

  private static String allFaulty(String format) throws IOException {
    try (var files = Files.list(FAULTY)) {
      Object[] reports = files.filter(f -> !f.endsWith("README.md")).sorted().toArray();
      Object[] args = new Object[reports.length + 5];
      System.arraycopy(
          new Object[] {"check", "--format", format, "--book", "sample-reports"}, 0, args, 0, 5);
      System.arraycopy(reports, 0, args, 5, reports.length);
      return Run.of(args).out();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void theOutputGoesToAFileThatIsNotThere() throws IOException {
    Path file = temporary.resolve("findings.html");

    Run run = Run.of("check", "--format", "html", "-o", file, repeats);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).endsWith("errors 12, warnings 1, notes 0\n");
    assertThat(file).content().startsWith("<!DOCTYPE html>").endsWith("</html>\n");

    Files.writeString(file, "mine");
    assertThat(Run.of("check", "--output", file, repeats).code()).isEqualTo(2);
    assertThat(file).content().isEqualTo("mine");
    assertThat(Run.of("check", "-o", file, "--force", repeats).code()).isEqualTo(1);
    assertThat(file).content().contains("error RES-001");
    assertThat(temporary).isDirectoryNotContaining("glob:**.part");
  }

  @Test
  void theOutputNeverReplacesAReport() throws IOException {
    String before = Files.readString(repeats);
    Path same = temporary.resolve("x").resolve("..").resolve("杯.csv");

    assertThat(Run.of("check", "-o", same, "--force", repeats).code()).isEqualTo(2);
    assertThat(repeats).content().isEqualTo(before);
  }

  @Test
  void aFolderThatIsNotThereIsSaid() {
    Run run = Run.of("check", "-o", temporary.resolve("no/x.txt"), repeats);

    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err()).contains("ENV-002", "no such file");
  }

  @Test
  void theSchemaIsPrinted() throws IOException {
    assertThat(Run.of("check", "--schema").out()).isEqualTo(Files.readString(SCHEMA));
    assertThat(Run.of("check", "--schema", repeats).code()).isEqualTo(2);
  }
}
