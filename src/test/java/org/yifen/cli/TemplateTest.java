package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.yifen.book.TestBooks;
import org.yifen.diagnostic.Language;
import org.yifen.event.EventSystem;
import org.yifen.event.Scoring;
import org.yifen.report.workbook.FilledTemplate;

/** {@code template}: made with the register's players, filled in, and checked against the book. */
class TemplateTest {

  /** Men of the sample book who are rated, no more than two of a unit. */
  private static final List<String> IDS =
      List.of(
          "P001", "P002", "P003", "P004", "P005", "P006", "P007", "P008", "P009", "P011", "P012",
          "P013");

  private static final int ROUNDS = 5;

  @TempDir Path temporary;
  private Path book;
  private Path report;

  @BeforeEach
  void aBookWhoseNewestListIsInForce() throws IOException {
    book = TestBooks.copy(Path.of("sample-reports"), temporary.resolve("book"));
    TestBooks.delete(book.resolve("lists/2026-07"));
    report = temporary.resolve("cup.xlsx");
  }

  private Run template(EventSystem system, Object... more) {
    List<Object> args = new ArrayList<>();
    args.addAll(List.of("template", "--system", system.code(), "--section", "men"));
    args.addAll(List.of("-o", report, "--book", book));
    args.addAll(List.of(more));
    if (system == EventSystem.SWISS) {
      args.addAll(List.of("--rounds", ROUNDS));
    }
    return Run.of(args.toArray());
  }

  private void fill(EventSystem system, List<String> ids) throws IOException {
    byte[] filled =
        FilledTemplate.of(
                Files.readAllBytes(report),
                system,
                IDS.size(),
                ROUNDS,
                Scoring.TWO_ONE_ZERO,
                ids,
                20260315L)
            .computed();
    Files.write(report, filled);
  }

  private void assertClean() {
    Run run = Run.of("check", report, "--book", book, "--strict");

    assertThat(run.out()).endsWith(": no mistake found\n").hasLineCount(1);
    assertThat(run.code()).isZero();
  }

  @ParameterizedTest
  @EnumSource
  void playersChosenByTheirIdsFillThemselvesIn(EventSystem system) throws IOException {
    assertThat(template(system, "--players", IDS.size() + 2).code()).isZero();

    fill(system, IDS);

    assertClean();
  }

  @ParameterizedTest
  @EnumSource
  void playersMayBeEnteredFromAFile(EventSystem system) throws IOException {
    Path list = Files.writeString(temporary.resolve("ids.csv"), "id,x\n" + String.join(",\n", IDS));
    assertThat(template(system, "--players-from", list).code()).isZero();

    fill(system, IDS);

    assertClean();
  }

  @Test
  void aFileThatExistsIsNotReplacedUnlessForced() throws IOException {
    Files.writeString(report, "mine");

    Run refused = template(EventSystem.ROUND_ROBIN, "--players", 8);
    assertThat(refused.code()).isEqualTo(ExitCode.USAGE);
    assertThat(refused.err()).contains("ENV-020");
    assertThat(report).hasContent("mine");
    assertThat(template(EventSystem.ROUND_ROBIN, "--players", 8, "--force").code()).isZero();
    assertThat(Files.size(report)).isGreaterThan(1000);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --system swiss --players 12                          | swiss needs --rounds: 1..30
          --system swiss --players 12 --rounds 0               | --rounds 0: 1..30
          --system swiss --players 12 --rounds 31              | --rounds 31: 1..30
          --system swiss --players 1 --rounds 5                | --players 1: 2..200
          --system swiss --players x --rounds 5                | --players x: 2..200
          --system swiss --players 201 --rounds 5              | --players 201: 2..200
          --system swiss --rounds 5                            | missing: --players
          --system round-robin --players 12 --rounds 5         | --rounds: for swiss only
          --system double-round-robin --players 121            | --players 121: 2..120
          --system knockout --players 12                       | --system knockout: swiss|round-robin
          --system round-robin --players 12 --section boys     | --section boys: men|women|mixed
          --system round-robin --players-from P001,P002        | needs --book too
          """)
  void wrongUseIsSaid(String line, String message) {
    Run run = Run.of((Object[]) ("template -o " + report + " " + line.strip()).split(" ", -1));

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("wrong usage: ", message);
    assertThat(report).doesNotExist();
  }

  @Test
  void wrongPlayersAreSaid() {
    assertThat(template(EventSystem.ROUND_ROBIN, "--players-from", "P001,P001").err())
        .contains("P001 魏承舟 is named twice");
    assertThat(template(EventSystem.ROUND_ROBIN, "--players-from", "P001,nobody").err())
        .contains("ENV-011", "nobody");
    assertThat(template(EventSystem.ROUND_ROBIN, "--players-from", "P001,周文博").err())
        .contains("ENV-012", "P037", "P038");
    assertThat(template(EventSystem.ROUND_ROBIN, "--players-from", "P001").err())
        .contains("players named: 1;");
    assertThat(
            template(EventSystem.ROUND_ROBIN, "--players-from", "P001,P002,P003", "--players", 2)
                .err())
        .contains("players named: 3;");
    assertThat(report).doesNotExist();
  }

  @Test
  void theNameOfTheFileMustSayWhatItIs() {
    Run run =
        Run.of(
            Language.ZH,
            "template",
            "--system",
            "round-robin",
            "--players",
            8,
            "-o",
            temporary.resolve("cup.xls"));

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("须以 .xlsx 结尾");
  }

  @Test
  void aFolderThatIsNotThereIsSaid() {
    report = temporary.resolve("none/cup.xlsx");

    Run run = template(EventSystem.ROUND_ROBIN, "--players", 8);

    assertThat(run.code()).isEqualTo(ExitCode.ENVIRONMENT);
    assertThat(run.err()).contains("ENV-002", "no such file");
  }
}
