package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.book.TestBooks;
import org.yifen.diagnostic.Language;

/** Reports that name game files, from the command line. */
class ScoresTest {

  private static final Path BOOK = Path.of("sample-reports");
  private static final Path GOOD = BOOK.resolve("scores/2026-05-jinghu.xlsx");
  private static final Path RESULT = BOOK.resolve("faulty/SCO-011-result.xlsx");

  @TempDir Path temporary;

  @Test
  void aReportThatItsGamesBearOutHasNoMistake() {
    assertThat(Run.of("check", GOOD).out()).endsWith("no mistake found\n");
    assertThat(Run.of("check", GOOD, "--book", BOOK, "--strict").code()).isZero();
  }

  @Test
  void aContradictionNamesBothPapers() {
    Run english = Run.of("check", RESULT);

    assertThat(english.code()).isEqualTo(1);
    assertThat(english.out())
        .startsWith(
            RESULT
                + "!对局!E2: error SCO-011: The result of 1 黎正则 – 6 骆守诚 is 1-0 in the report,"
                + " 0.5-0.5 in the record.\n    see also: sample-reports/faulty/棋谱/result.pgn#1\n");
    assertThat(Run.of(Language.ZH, "check", RESULT).out())
        .startsWith(RESULT + "!对局!E2: 错误 SCO-011：1 黎正则 – 6 骆守诚 的结果不符：报告为 1-0，棋谱为 0.5-0.5。");
  }

  @Test
  void everyFormatHasThePlaceInTheGameFile() {
    assertThat(Run.of("check", RESULT, "--format", "json").out())
        .contains("\"display\" : \"sample-reports/faulty/棋谱/result.pgn#1\"");
    assertThat(Run.of("check", RESULT, "--format", "sarif").out())
        .contains("SCO-011", "result.pgn");
    assertThat(Run.of("check", RESULT, "--format", "html").out())
        .contains("SCO-011", "result.pgn#1");
  }

  @Test
  void theAnnotatedCopyHasTheFindingAtItsCell() throws IOException {
    Run run = Run.of("check", RESULT, "--annotate", temporary.resolve("out"));

    assertThat(run.code()).isEqualTo(1);
    Path copy = temporary.resolve("out").resolve(RESULT.getFileName());
    try (var file = Files.newInputStream(copy);
        var book = new org.apache.poi.xssf.usermodel.XSSFWorkbook(file)) {
      assertThat(book.getSheet("对局").getCellComments().values())
          .extracting(c -> c.getAddress() + " " + c.getString().getString().contains("SCO-011"))
          .containsExactly("E2 true");
    }
  }

  /** A rating is made of reports: it reads no game file, whatever that says. */
  @Test
  void ratingReadsNoGameFiles() throws IOException {
    Path book = TestBooks.copy(BOOK, temporary.resolve("book"));
    try (Stream<Path> lists = Files.walk(book.resolve("lists/2026-07"))) {
      lists.sorted(java.util.Comparator.reverseOrder()).forEach(p -> p.toFile().delete());
    }
    Files.copy(RESULT, book.resolve("reports/result.xlsx"));

    Run rated = Run.of("rate", book, "--period", "2026-07", "--dry-run");

    assertThat(rated.code()).isZero();
    assertThat(rated.err()).doesNotContain("SCO-");
    assertThat(Run.of("check", book.resolve("reports/result.xlsx")).out()).contains("SCO-001");
  }
}
