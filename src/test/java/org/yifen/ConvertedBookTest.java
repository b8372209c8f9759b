package org.yifen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.book.TestBooks;
import org.yifen.report.Conversion;
import org.yifen.report.Reading;
import org.yifen.report.Reports;
import org.yifen.report.Target;

/** Books whose every report is converted give the same lists: no form loses what ratings need. */
class ConvertedBookTest {

  private static final List<String> NUMBERS =
      List.of(
          "register.csv",
          "list.csv",
          "changes.csv",
          "pending.csv",
          "norms.csv",
          "applications.csv");

  @TempDir Path temporary;

  @ParameterizedTest(name = "{0} as {1}")
  @CsvSource({
    "sample-reports, TRF26, trf",
    "sample-reports, HOUSE_XLSX, xlsx",
    "sample-reports, HOUSE_CSV, csv",
    "src/test/resources/periods/federation-101/book, TRF26, trf",
    "src/test/resources/periods/federation-102/book, HOUSE_XLSX, xlsx",
    "src/test/resources/periods/federation-104/book, TRF26, trf",
    "src/test/resources/periods/federation-202/book, HOUSE_CSV, csv",
  })
  void theListIsTheSame(String folder, Target target, String ending) throws Exception {
    Path plain = copy(Path.of(folder), "plain");
    Path converted = copy(Path.of(folder), "converted");
    convert(converted.resolve("reports"), target, ending);

    TestBooks.rate(plain, TestBooks.JULY, false);
    TestBooks.rate(converted, TestBooks.JULY, false);

    Map<String, String> expected = digests(plain);
    assertThat(expected).hasSizeGreaterThan(3);
    assertThat(digests(converted)).isEqualTo(expected);
  }

  private Path copy(Path from, String name) throws IOException {
    Path book = TestBooks.copy(from, temporary.resolve(name));
    TestBooks.delete(book.resolve("lists/2026-07"));
    return book;
  }

  private static void convert(Path reports, Target target, String ending) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(reports)) {
      files = all.filter(Files::isRegularFile).toList();
    }
    for (Path file : files) {
      String name = file.getFileName().toString();
      Reading reading = Reports.read(name, Files.readAllBytes(file));
      byte[] content = Conversion.of(reading, target).value().orElseThrow();
      Files.delete(file);
      String stem = name.substring(0, name.lastIndexOf('.'));
      Files.write(file.resolveSibling(stem + "." + ending), content);
    }
  }

  private static Map<String, String> digests(Path book) {
    Map<String, String> digests = TestBooks.digests(book.resolve("lists/2026-07"));
    digests.keySet().retainAll(NUMBERS);
    return digests;
  }
}
