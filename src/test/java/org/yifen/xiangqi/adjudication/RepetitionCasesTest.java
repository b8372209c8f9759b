package org.yifen.xiangqi.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * The printed cases. The Asian ones have no labels, and call perpetual check and perpetual chase
 * alike a violation.
 */
@DisplayName("The printed cases of the repetition rules")
class RepetitionCasesTest {

  private static final Path CASES = Path.of("src/test/resources/xiangqi/repetition-cases.tsv");

  private record Case(String id, Loop loop, String labels, String verdict) {}

  private static List<Case> cases(String prefix) throws IOException {
    return Files.readAllLines(CASES).stream()
        .skip(1)
        .map(line -> line.split("\t", -1))
        .filter(cells -> cells[0].startsWith(prefix))
        .map(cells -> new Case(cells[0], Loop.of(cells[1], cells[2]), cells[3], cells[4]))
        .toList();
  }

  @Test
  @DisplayName("2020: every verdict, and every label but one (docs/rulings.md)")
  void chinese() throws IOException {
    Map<String, String> verdicts = new TreeMap<>();
    Map<String, String> labels = new TreeMap<>();
    for (Case each : cases("CXA20-")) {
      Ruling ruling = each.loop().ruling(Rules.CXA_2020);
      note(verdicts, each.id(), each.verdict(), ruling.verdict().text());
      note(labels, each.id(), each.labels(), ruling.labels());
    }

    assertThat(verdicts).isEmpty();
    assertThat(labels).isEqualTo(Map.of("CXA20-F17", "将闲捉杀 is 将闲杀杀"));
  }

  @Test
  @DisplayName("Asian: every verdict but one (docs/rulings.md)")
  void asian() throws IOException {
    assertThat(asianFailures("AXF-")).isEqualTo(Map.of("AXF-086-D80", "draw is red-must-change"));
  }

  @Test
  @DisplayName("Asian, from another program's tests: every verdict")
  void asianElsewhere() throws IOException {
    assertThat(asianFailures("FSF-")).isEmpty();
  }

  private static Map<String, String> asianFailures(String prefix) throws IOException {
    Map<String, String> failures = new TreeMap<>();
    for (Case each : cases(prefix)) {
      String verdict = each.loop().ruling(Rules.AXF).verdict().text();
      note(failures, each.id(), each.verdict(), verdict.replace("loses", "must-change"));
    }
    return failures;
  }

  private static void note(Map<String, String> failures, String id, String printed, String found) {
    if (!printed.equals(found)) {
      failures.put(id, printed + " is " + found);
    }
  }

  @Test
  @DisplayName("the same mirrored, and turned round")
  void images() throws IOException {
    for (Case each : cases("")) {
      for (Rules rules : List.of(Rules.CXA_2020, Rules.AXF)) {
        String labels = each.loop().ruling(rules).labels();

        assertThat(each.loop().mirrored().ruling(rules).labels()).as(each.id()).isEqualTo(labels);
        assertThat(each.loop().swapped().ruling(rules).labels()).as(each.id()).isEqualTo(labels);
      }
    }
  }

  @Test
  @DisplayName("1999: where both sides are forbidden, a draw")
  void edition1999() throws IOException {
    for (Case each : cases("CXA20-")) {
      Ruling ruling = each.loop().ruling(Rules.CXA_1999);
      boolean both = ruling.red() != Grade.ALLOWED && ruling.black() != Grade.ALLOWED;

      assertThat(ruling.verdict().text()).as(each.id()).isEqualTo(both ? "draw" : each.verdict());
    }
  }
}
