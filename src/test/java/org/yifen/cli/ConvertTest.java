package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Language;
import org.yifen.report.Reports;

/** {@code yifen convert}: the form by the ending, nothing overwritten, nothing lost in silence. */
class ConvertTest {

  private static final Path TRF = Path.of("src/test/resources/trf");
  private static final Path PLAIN = TRF.resolve("plain-valid.trf");
  private static final Path SWISS =
      Path.of("sample-reports/reports/2026-01-22-changjiang-mixed.csv");
  private static final Path GAMES = Path.of("sample-reports/reports/2026-03-26-dianchi-women.xlsx");

  @TempDir Path temporary;

  @ParameterizedTest
  @CsvSource({
    "x.xlsx, '', XLSX, house layout",
    "X.CSV, '', CSV (UTF-8), house layout",
    "x.trf, '', TRF (UTF-8), TRF26",
    "x.trf, trf16, TRF (UTF-8), TRF16",
    "x.dat, house-csv, CSV (UTF-8), house layout",
    "x.csv, trf26, TRF (UTF-8), TRF26",
  })
  void theFormIsThatOfTheEndingOrOfTheOption(String name, String to, String kind, String layout)
      throws IOException {
    Path file = temporary.resolve(name);

    Run run =
        to.isEmpty()
            ? Run.of("convert", PLAIN, "-o", file)
            : Run.of("convert", PLAIN, "-o", file, "--to", to);

    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains(file.toString(), "players 6, games 8");
    assertThat(Reports.read(name, Files.readAllBytes(file)).kind()).isEqualTo(kind);
    assertThat(Run.of("check", file).out()).contains(layout).contains("errors 0");
  }

  @Test
  void nothingIsLostAndSaysSo() {
    Run run = Run.of("convert", SWISS, "-o", temporary.resolve("x.trf"));

    assertThat(run.err()).isEqualTo("Nothing is lost.\n");
  }

  @Test
  void eachKindOfLossIsOneLine() {
    Run run = Run.of("convert", SWISS, "-o", temporary.resolve("x.trf"), "--to", "trf16");

    assertThat(run.code()).isZero();
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err())
        .startsWith("warning CNV-001: TRF16 has no place for: ")
        .contains("单位 (17)");
    Run strict =
        Run.of("convert", SWISS, "-o", temporary.resolve("y.trf"), "--to", "trf16", "--strict");
    assertThat(strict.code()).isEqualTo(1);
  }

  /** The crosstable has no rounds, an event no boards: 66 games of twelve players. */
  @Test
  void roundsAndBoardsOfARoundRobinAreNamed() {
    Run run = Run.of("convert", GAMES, "-o", temporary.resolve("x.csv"));

    assertThat(run.err().lines())
        .anyMatch(l -> l.startsWith("warning CNV-003") && l.contains("66 games"))
        .anyMatch(l -> l.startsWith("warning CNV-005") && l.contains("台次 (66)"))
        .hasSize(2);
  }

  @Test
  void anExistingFileStaysUnlessForced() throws IOException {
    Path file = Files.writeString(temporary.resolve("x.csv"), "mine");

    Run refused = Run.of("convert", PLAIN, "-o", file);

    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).contains("ENV-020", "--force");
    assertThat(file).hasContent("mine");
    assertThat(Run.of("convert", PLAIN, "-o", file, "--force").code()).isZero();
    assertThat(Files.readString(file)).startsWith("赛事编号,plain-valid\n");
  }

  @Test
  void aReportWithErrorsIsRefusedWithItsFindings() throws IOException {
    Path file = temporary.resolve("x.csv");

    Run run = Run.of("convert", TRF.resolve("res-002-both-won-error.trf"), "-o", file);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .contains("res-002-both-won-error.trf:8: error RES-002", "nothing was written");
    assertThat(file).doesNotExist();
  }

  @Test
  void whatWouldContradictItselfIsRefused() throws IOException {
    Path report = TRF.resolve("points-record-valid.trf");

    Run run = Run.of("convert", report, "-o", temporary.resolve("x.xlsx"));

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("error CNV-008", "points that the organiser gave or took");
    assertThat(Run.of("convert", report, "-o", temporary.resolve("x.trf")).code()).isZero();
    assertThat(names()).containsExactly("x.trf");
  }

  @ParameterizedTest
  @CsvSource({
    "none.trf, x.csv, '', 3",
    "plain-valid.trf, none/x.csv, '', 3",
    "plain-valid.trf, x.doc, '', 2",
    "plain-valid.trf, x.csv, pdf, 2",
  })
  void wrongUseAndSurroundings(String report, String output, String to, int code)
      throws IOException {
    Path file = temporary.resolve(output);
    Object[] args = {"convert", TRF.resolve(report), "-o", file, "--to", to};

    Run run = Run.of(to.isEmpty() ? List.of(args).subList(0, 4).toArray() : args);

    assertThat(run.code()).as(run.err()).isEqualTo(code);
    assertThat(run.err()).doesNotContain("Exception", "\tat ");
    assertThat(names()).isEmpty();
  }

  @Test
  void theSameReportGivesTheSameBytes() throws IOException {
    for (String ending : List.of("xlsx", "csv", "trf")) {
      Path first = temporary.resolve("a." + ending);
      Path second = temporary.resolve("b." + ending);
      Run.of("convert", PLAIN, "-o", first);
      Run.of(Language.ZH, "convert", PLAIN, "-o", second);

      assertThat(Files.readAllBytes(first)).isEqualTo(Files.readAllBytes(second));
    }
  }

  @Test
  void chineseIsChinese() {
    Run run = Run.of(Language.ZH, "convert", GAMES, "-o", temporary.resolve("x.xlsx"));

    assertThat(run.err()).contains("警告 CNV-003：交叉表不写轮次：66 局的轮次没有写出。");
    assertThat(run.out()).contains("棋手 12，对局 66");
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(temporary)) {
      return files.map(f -> f.getFileName().toString()).sorted().toList();
    }
  }
}
