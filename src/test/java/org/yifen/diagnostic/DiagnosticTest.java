package org.yifen.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.trace.Location;
import org.yifen.trace.Location.Line;

class DiagnosticTest {

  private static final Location LINE_3 = new Line("players.csv", 3);

  @Test
  void aFindingSaysWhatAndWhatToDoInBothLanguages() {
    Diagnostic finding = Notice.BOK_005.at(LINE_3, "P0001");

    assertThat(finding.text(Language.EN)).isEqualTo("The id P0001 is used twice.");
    assertThat(finding.remedy(Language.EN)).isEqualTo("Give each player an id of their own.");
    assertThat(finding.text(Language.ZH)).isEqualTo("编号 P0001 重复。");
    assertThat(finding.remedy(Language.ZH)).isEqualTo("请给每名棋手唯一的编号。");
    assertThat(finding.of("E1").event()).isEqualTo("E1");
    assertThat(finding.place()).contains(LINE_3);
  }

  @ParameterizedTest(name = "{0} with a, b: {1}")
  @CsvSource({
    "{0} and {1}, a and b",
    "{1}{0}{1}, bab",
    "{2} stays, {2} stays",
    "{x} and { stay, {x} and { stay",
    "the end {, the end {",
    "{0, {0"
  })
  void onlyArgumentsThatExistAreFilledIn(String pattern, String filled) {
    assertThat(Texts.fill(pattern, List.of("a", "b"))).isEqualTo(filled);
  }

  @Test
  void anArgumentThatLooksLikeAPlaceholderIsNotFilledAgain() {
    assertThat(Texts.fill("{0} {1}", List.of("{1}", "b"))).isEqualTo("{1} b");
  }

  /** A cell may hold a whole page by mistake; no message does. */
  @Test
  void aLongArgumentIsCutBetweenCharacters() {
    assertThat(Notice.BOK_005.at(LINE_3, "a".repeat(1000)).arguments())
        .containsExactly("a".repeat(1000));
    assertThat(Notice.BOK_005.at(LINE_3, "a".repeat(999) + "𠮷b").arguments())
        .containsExactly("a".repeat(999) + "…");
  }

  @Test
  void findingsSortByPlaceThenCodeThoseWithoutAPlaceFirst() {
    List<Diagnostic> expected =
        List.of(
            Notice.BOK_005.at(List.of(), "a"),
            Notice.BOK_005.at(List.of(), "b"),
            Notice.BOK_009.at(List.of(), "a"),
            Notice.BOK_009.at(new Line("a.csv", 9), "a"),
            Notice.BOK_005.at(LINE_3, "a"),
            Notice.BOK_005.at(LINE_3, "b"),
            Notice.BOK_009.at(LINE_3, "a"),
            Notice.BOK_005.at(new Line("players.csv", 20), "a"));
    List<Diagnostic> shuffled = new ArrayList<>(expected);

    for (int seed = 0; seed < 20; seed++) {
      Collections.shuffle(shuffled, new Random(seed));
      assertThat(shuffled.stream().sorted().toList()).isEqualTo(expected);
    }
  }

  @Test
  void nothingReadNeedsAnErrorThatSaysWhy() {
    assertThat(Read.failed(Notice.FIL_004.at(LINE_3)).hasErrors()).isTrue();
    assertThat(Read.of("value", List.of(Notice.TAB_011.at(LINE_3))).hasErrors()).isFalse();
    assertThatThrownBy(() -> Read.failed(Notice.TAB_011.at(LINE_3)))
        .hasMessage("nothing read, and no error says why");
    assertThatThrownBy(() -> new Read<>(Optional.empty(), List.of()))
        .hasMessage("nothing read, and no error says why");
  }
}
