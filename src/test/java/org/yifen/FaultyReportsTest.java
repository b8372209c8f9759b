package org.yifen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yifen.book.BookProblem;
import org.yifen.book.ReportCheck;
import org.yifen.book.ReportProgress;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.regulation.Regulation;
import org.yifen.trace.Location;

/** Each report of {@code sample-reports/faulty} gives the one finding its README announces. */
class FaultyReportsTest {

  private static final Path BOOK = Path.of("sample-reports");
  private static final Path FAULTY = BOOK.resolve("faulty");
  private static final Path README = FAULTY.resolve("README.md");

  /** A row of the README's table. */
  record Row(String code, String severity, String file, String place) {}

  static List<Row> rows() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (String line : Files.readAllLines(README)) {
      String[] cells = line.split(" *\\| *", -1);
      if (cells.length == 7 && cells[1].matches("[A-Z]{3}-\\d{3}")) {
        rows.add(new Row(cells[1], cells[2], cells[3], cells[4]));
      }
    }
    return rows;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void oneFaultOneFinding(Row row) throws BookProblem {
    String name = FAULTY.resolve(row.file()).toString();
    ReportCheck check = ReportCheck.against(BOOK, Regulation.builtIn());

    List<Diagnostic> findings = check.all(List.of(name), ReportProgress.NONE).get(0).findings();

    assertThat(findings).extracting(d -> d.notice().code()).containsExactly(row.code());
    Notice notice = findings.get(0).notice();
    assertThat(row.file()).startsWith(notice.code() + "-");
    assertThat(notice.severity().english()).isEqualTo(row.severity());
    assertThat(findings.get(0).place().map(p -> place(p)).orElse("")).isEqualTo(row.place());
  }

  @Test
  void theTableNamesEveryFile() throws IOException {
    try (Stream<Path> files = Files.list(FAULTY)) {
      List<String> reports =
          files
              .filter(f -> Files.isRegularFile(f) && !f.equals(README))
              .map(f -> f.getFileName().toString())
              .toList();

      assertThat(rows()).extracting(Row::file).containsExactlyInAnyOrderElementsOf(reports);
    }
  }

  /** The place within its file, as the table has it. */
  private static String place(Location location) {
    if (location instanceof Location.SheetCell cell) {
      return cell.sheet().isEmpty() ? cell.cell() : cell.sheet() + "!" + cell.cell();
    }
    return location.line() == 0 ? "–" : ":" + location.line();
  }
}
