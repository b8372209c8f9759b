package org.yifen.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yifen.audit.ClosedHalf;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.publish.ListFiles;
import org.yifen.regulation.Regulation;

/**
 * Every row of {@code rules.csv} bears on a result: with another value some half-year of the sample
 * books comes out otherwise. What each value means is in the tests of the articles.
 */
class EveryRuleTest {

  private static final String RULES = "rules.csv";
  private static final Regulation CXA = Regulation.builtIn();

  /** Values that are not a number to add to; halves must meet, so those rows change in pairs. */
  private static final Map<String, String> OTHER =
      Map.of(
          "round-robin-rated-share", "1/1",
          "maximum-unit-share", "1/9",
          "title-event-unrated-share", "0/1",
          "inactivity-year-4", "-70",
          "report-deadline", "0",
          "title-norm-validity", "0",
          "placing-man-master", "2600",
          "minimum-units", "9",
          "title-event-participants", "30");

  private static final Map<String, Map<String, String>> PAIRS =
      Map.of(
          "period-1-from", Map.of("period-1-from", "11-01", "period-2-to", "10-31"),
          "period-1-to", Map.of("period-1-to", "03-31", "period-2-from", "04-01"),
          "period-2-from", Map.of("period-1-to", "03-31", "period-2-from", "04-01"),
          "period-2-to", Map.of("period-1-from", "11-01", "period-2-to", "10-31"));

  private static final Map<Path, List<String>> BASE = new TreeMap<>();

  static List<String> keys() {
    return rows().map(row -> row.substring(0, row.indexOf(','))).toList();
  }

  private static Stream<String> rows() {
    return CXA.files().getOrDefault(RULES, "").lines().skip(1);
  }

  private static List<Path> books() {
    List<Path> books = new ArrayList<>();
    for (String seed : List.of("101", "102", "104", "202")) {
      books.add(TestBooks.PERIODS.resolve("federation-" + seed).resolve("book"));
    }
    books.add(Path.of("sample-reports"));
    return books;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("keys")
  @DisplayName("another value, another result")
  void changesAResult(String key) throws Exception {
    String row = rows().filter(r -> r.startsWith(key + ",")).findFirst().orElseThrow();
    String value = row.split(",", -1)[1];
    Map<String, String> changes =
        PAIRS.getOrDefault(key, Map.of(key, OTHER.getOrDefault(key, more(value))));
    Regulation changed = with(changes);

    boolean differs = false;
    for (Path book : books()) {
      if (!BASE.containsKey(book)) {
        BASE.put(book, outcome(book, CXA));
      }
      differs |= !outcome(book, changed).equals(BASE.get(book));
    }

    assertThat(differs).as("%s: %s instead of %s", key, changes, value).isTrue();
  }

  private static String more(String value) {
    return value.matches("-?\\d+") ? Integer.toString(Integer.parseInt(value) + 2) : value;
  }

  private static Regulation with(Map<String, String> changes) {
    StringBuilder text = new StringBuilder();
    for (String line : CXA.files().getOrDefault(RULES, "").lines().toList()) {
      String[] cells = line.split(",", 3);
      String other = changes.get(cells[0]);
      text.append(other == null ? line : cells[0] + "," + other + "," + cells[2]).append('\n');
    }
    return Regulation.load(
        "x",
        "x",
        file -> file.equals(RULES) ? text.toString() : CXA.files().getOrDefault(file, ""));
  }

  /** What people would see: every file of the list, and the findings. */
  private static List<String> outcome(Path book, Regulation regulation) throws BookProblem {
    Read<ClosedHalf> closed = TestBooks.close(book, TestBooks.JULY, regulation);
    List<String> outcome =
        new ArrayList<>(closed.diagnostics().stream().map(Diagnostic::toString).toList());
    Optional<ClosedHalf> half = closed.value();
    if (half.isPresent()) {
      outcome.add(ListFiles.register(half.get().closing()));
      outcome.add(ListFiles.changes(half.get()));
      outcome.add(ListFiles.pending(half.get().pending()));
      outcome.add(ListFiles.norms(half.get().norms()));
      outcome.add(ListFiles.applications(half.get().applications()));
    }
    return outcome;
  }
}
