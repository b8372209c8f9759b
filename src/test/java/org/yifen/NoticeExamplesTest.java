package org.yifen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.yifen.book.BookProblem;
import org.yifen.book.ReportCheck;
import org.yifen.book.ReportProgress;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Example;
import org.yifen.diagnostic.Family;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;
import org.yifen.regulation.Regulation;
import org.yifen.trace.Location;

/**
 * The examples that the program knows of its notices are the reports of {@code
 * sample-reports/faulty}. {@code make notices} writes their lines anew; the lines of notices that
 * no report can show are written by hand.
 */
class NoticeExamplesTest {

  private static final Path BOOK = Path.of("sample-reports");
  private static final Path EXAMPLES =
      Path.of("src/main/resources/org/yifen/diagnostic/examples.tsv");

  @Test
  void theReportsAreTheFaultyOnes() throws IOException, BookProblem {
    List<String> reports = new ArrayList<>();
    for (FaultyReportsTest.Row row : FaultyReportsTest.rows()) {
      reports.add(line(row));
    }
    if (Boolean.getBoolean("golden.write")) {
      write(reports);
    }

    assertThat(Files.readAllLines(EXAMPLES))
        .filteredOn(line -> !line.startsWith("#") && !byHand(line))
        .as("make notices writes them anew")
        .containsExactlyInAnyOrderElementsOf(reports);
  }

  @ParameterizedTest
  @EnumSource
  void everyNoticeHasAnExampleOrTheReasonWhyThereIsNone(Notice notice) {
    List<Example> examples = Example.of(notice);

    assertThat(examples).as("a line of " + EXAMPLES).isNotEmpty();
    assertThat(Family.of(notice)).isNotNull();
    for (Example example : examples) {
      assertThat(example.without().isPresent()).isEqualTo(example.file().isEmpty());
      for (Language language : Language.values()) {
        assertThat(example.finding().text(language)).doesNotContainPattern("[{}]");
      }
    }
    assertThat(examples.stream().filter(e -> e.without().isPresent()).count())
        .as("a reason, or reports")
        .isEqualTo(examples.get(0).without().isPresent() ? examples.size() : 0);
  }

  private static String line(FaultyReportsTest.Row row) throws BookProblem {
    Diagnostic finding =
        ReportCheck.against(BOOK, Regulation.builtIn())
            .all(
                List.of(BOOK.resolve("faulty").resolve(row.file()).toString()), ReportProgress.NONE)
            .get(0)
            .findings()
            .get(0);
    List<String> cells = new ArrayList<>(List.of(finding.notice().code(), row.file()));
    cells.add(finding.place().map(Location::within).orElse(""));
    cells.add("");
    cells.addAll(finding.arguments());
    assertThat(cells).noneMatch(cell -> cell.matches("(?s).*[\t\n\r].*"));
    return String.join("\t", cells);
  }

  private static void write(List<String> reports) throws IOException {
    List<String> lines = new ArrayList<>(reports);
    Files.readAllLines(EXAMPLES).stream().filter(NoticeExamplesTest::byHand).forEach(lines::add);
    lines.sort(
        Comparator.comparing((String line) -> Notice.of(line.split("\t", -1)[0]).orElseThrow())
            .thenComparing(Comparator.naturalOrder()));
    String head = Files.readAllLines(EXAMPLES).get(0);
    Files.writeString(EXAMPLES, head + "\n" + String.join("\n", lines) + "\n");
  }

  /** A line that names no report. */
  private static boolean byHand(String line) {
    return !line.startsWith("#") && line.split("\t", -1)[1].isEmpty();
  }
}
