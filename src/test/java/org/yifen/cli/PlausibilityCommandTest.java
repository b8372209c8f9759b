package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.book.TestBooks;

@DisplayName("Results that are hard to believe, through the commands")
class PlausibilityCommandTest {

  private static final Path FAULTY = Path.of("sample-reports", "faulty");

  @TempDir Path temporary;
  private Path book;
  private Path report;

  @BeforeEach
  void aBook() throws IOException {
    book = TestBooks.copy(Path.of("sample-reports"), temporary.resolve("book"));
    TestBooks.delete(book.resolve("lists/2026-07"));
    report = FAULTY.resolve("PLA-002-unlikely-score.csv");
  }

  private Path handIn(String name, String from) throws IOException {
    return Files.writeString(
        book.resolve("reports").resolve(name), Files.readString(FAULTY.resolve(from)));
  }

  @Test
  void rateWarnsAndAnAcknowledgementSettlesIt() throws IOException {
    handIn("odd.csv", "PLA-002-unlikely-score.csv");

    Run run = Run.of("rate", book, "--period", "2026-07", "--dry-run", "--strict");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("reports/odd.csv!P18: warning PLA-002", "贺立言 P004");

    Files.writeString(
        book.resolve("acknowledged.csv"),
        "code,event,place,who,why\nPLA-002,odd,P18,李四,带病参赛\nCND-002,2026-huangpu,,李四,业余赛\n");
    assertThat(Run.of("rate", book, "--period", "2026-07", "--dry-run", "--strict").code())
        .isZero();
  }

  @Test
  void twoReportsCheckedTogetherThatShareAPlayerAndDaysAreOneFinding() {
    Run run = Run.of("check", "--book", book, report, FAULTY.resolve("PLA-003-performance.csv"));

    assertThat(run.out())
        .contains("PLA-003-performance.csv!C22: warning PLA-004")
        .contains("see also: " + report + "!C23")
        .containsOnlyOnce("warning PLA-004");
  }

  @Test
  void aReportIsHeldAgainstThoseOfTheBookThatNoListHasUsed() throws IOException {
    handIn("waiting.csv", "PLA-003-performance.csv");

    assertThat(Run.of("check", "--book", book, report).out())
        .contains("PLA-002-unlikely-score.csv!C23: warning PLA-004")
        .contains("waiting (2026-05-20 – 2026-05-26)");
  }

  @Test
  void aReportWithAnErrorIsNotAlsoSaidToBeUnlikely() throws IOException {
    String text = Files.readString(report);
    Path wrong =
        Files.writeString(
            temporary.resolve("wrong.csv"), text.replace("0.5,×,2,7,", "0.5,×,2.5,7,"));

    assertThat(Run.of("check", "--book", book, wrong).out())
        .contains("RES-005")
        .doesNotContain("PLA-");
  }
}
