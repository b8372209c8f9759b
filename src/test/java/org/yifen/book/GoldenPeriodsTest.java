package org.yifen.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yifen.report.csv.CsvTable;

/**
 * Whole half-years: a book in, a list's folder out. The numbers are those of an independent program
 * ({@code src/test/python}); the bytes are kept so that no change of the output goes unseen. {@code
 * make golden} writes them anew, for review.
 */
class GoldenPeriodsTest {

  private static final boolean WRITE = Boolean.getBoolean("golden.write");

  @TempDir Path temporary;

  static List<Path> periods() throws IOException {
    try (Stream<Path> folders = Files.list(TestBooks.PERIODS)) {
      return folders.filter(Files::isDirectory).sorted().toList();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("periods")
  @DisplayName("the list's folder, byte for byte")
  void sameBytes(Path period) throws IOException, BookProblem {
    Path list = rate(period);
    Path expected = period.resolve("expected");
    if (WRITE) {
      Disk.delete(expected);
      TestBooks.copy(list, expected);
    }

    assertThat(TestBooks.digests(list)).isEqualTo(TestBooks.digests(expected));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("periods")
  @DisplayName("the numbers of an independent program")
  void sameNumbersAsTheReference(Path period) throws Exception {
    Path list = rate(period);

    compare(period, list, "register.csv", 1, List.of());
    compare(period, list, "changes.csv", 2, List.of());
    compare(period, list, "pending.csv", 3, List.of());
    compare(period, list, "list.csv", 2, List.of("note"));
    compare(period, list, "norms.csv", 3, List.of("reason"));
  }

  private Path rate(Path period) throws IOException, BookProblem {
    Path book = TestBooks.copy(period.resolve("book"), temporary.resolve("book"));
    TestBooks.rate(book, TestBooks.JULY, false);
    return book.resolve("lists").resolve("2026-07");
  }

  private static void compare(Path period, Path list, String file, int keys, List<String> free)
      throws Exception {
    CsvTable reference =
        CsvTable.parse(Files.readString(period.resolve("reference").resolve(file)));
    CsvTable ours = CsvTable.parse(Files.readString(list.resolve(file)));

    assertThat(ours.header()).isEqualTo(reference.header());
    assertThat(reference.rows().isEmpty() && !file.equals("pending.csv")).as(file).isFalse();
    assertThat(rows(ours, keys, free)).as(file).isEqualTo(rows(reference, keys, free));
  }

  private static Map<String, List<String>> rows(CsvTable table, int keys, List<String> free) {
    Map<String, List<String>> rows = new TreeMap<>();
    for (CsvTable.Row row : table.rows()) {
      List<String> cells = new ArrayList<>();
      for (int column = 0; column < table.header().size(); column++) {
        cells.add(free.contains(table.header().get(column)) ? "" : row.cell(column));
      }
      rows.put(String.join("/", row.cells().subList(0, keys)), cells);
    }
    return rows;
  }
}
