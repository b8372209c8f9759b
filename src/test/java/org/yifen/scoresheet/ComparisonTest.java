package org.yifen.scoresheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.player.Player;
import org.yifen.regulation.Sex;

/** A reported game, 黎正则 (first) and 骆守诚, beside its record. */
class ComparisonTest {

  private static final String TWO = "[黎正则 – 骆守诚";

  /** The result's cell is C9, the file's F9. */
  @ParameterizedTest(name = "{0}: {1} – {2} {3}")
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          1-0   | 黎正则 | 骆守诚 | 1-0     | -
          红胜  | 黎正则 | 骆守诚 | 1-0     | -
          和    | 黎正则 | 骆守诚 | 1/2-1/2 | -
          0-1   | 黎正则 | 骆守诚 | 0-1     | -
          1-0   | 黎正则 | 骆守诚 | *       | -
          1-0   | 黎正则 | 骆守诚 | 0-1     | SCO-011 [C9, #1] [黎正则 – 骆守诚, 1-0, 0-1]
          1-0   | 黎正则 | 骆守诚 | 1/2-1/2 | SCO-011 [C9, #1] [黎正则 – 骆守诚, 1-0, 0.5-0.5]
          和    | 黎正则 | 骆守诚 | 1-0     | SCO-011 [C9, #1] [黎正则 – 骆守诚, 0.5-0.5, 1-0]
          1-0   | 骆守诚 | 黎正则 | 0-1     | SCO-009 [F9, #1] [黎正则 – 骆守诚, 骆守诚 – 黎正则]
          和    | 骆守诚 | 黎正则 | 1/2-1/2 | SCO-009 [F9, #1] [黎正则 – 骆守诚, 骆守诚 – 黎正则]
          1-0   | 骆守诚 | 黎正则 | *       | SCO-009 [F9, #1] [黎正则 – 骆守诚, 骆守诚 – 黎正则]
          1-0   | 骆守诚 | 黎正则 | 1-0     | SCO-010 [F9, #1] [黎正则 – 骆守诚, 骆守诚 – 黎正则, 1-0]
          1-0   | 黎正则 | 莫问樵 | 0-1     | SCO-008 [F9, #1] [黎正则 – 骆守诚, 黎正则 – 莫问樵]
          1-0   | 骆守诚 | 莫问樵 | 0-1     | SCO-008 [F9, #1] [黎正则 – 骆守诚, 骆守诚 – 莫问樵]
          1-0   | 黎正则 | ?      | 1-0     | -
          1-0   | 黎正则 | ?      | 0-1     | SCO-011 [C9, #1] [黎正则 – 骆守诚, 1-0, 0-1]
          1-0   | ?      | 黎正则 | 0-1     | SCO-009 [F9, #1] [黎正则 – 骆守诚, ? – 黎正则]
          1-0   | ?      | ?      | 1-0     | -
          1-0   | ?      | ?      | 0-1     | SCO-012 [C9, #1] [1-0, 0-1]
          1-0   | ?      | ?      | *       | SCO-019 [F9, #1] []
          1-0   | Li     | Luo    | 1-0     | SCO-018 [F9, #1] [Li – Luo, 黎正则 – 骆守诚]
          0-0   | 黎正则 | 骆守诚 | 1/2-1/2 | SCO-015 [C9, #1] [0.5-0.5]
          0-0   | 黎正则 | 骆守诚 | *       | -
          1-0※ | 黎正则 | 骆守诚 | 1-0     | SCO-014 [C9, #1] [22]
          """)
  void playersColoursAndResult(
      String reported, String red, String black, String result, String finding) {
    List<String> found =
        Papers.findings(Papers.game(reported), Papers.pgn(red, black, result, Papers.LONG));

    assertThat(found).isEqualTo(finding == null ? List.of() : List.of(finding));
  }

  /** Colours and result that differ in two ways are two things to be found out. */
  @Test
  void aDrawForAWinWithOtherColoursIsTwoFindings() {
    assertThat(
            Papers.findings(Papers.game("1-0"), Papers.pgn("骆守诚", "黎正则", "1/2-1/2", Papers.LONG)))
        .containsExactly(
            "SCO-009 [F9, #1] " + TWO + ", 骆守诚 – 黎正则]",
            "SCO-011 [C9, #1] " + TWO + ", 1-0, 0.5-0.5]");
  }

  @ParameterizedTest(name = "{0}, record {1}")
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          1-0 | 1-0     | -
          1-0 | *       | -
          和  | *       | SCO-013 [C9, #1] [@black-mated, 1-0, 0.5-0.5]
          和  | 1/2-1/2 | SCO-013 [C9, #1] [@black-mated, 1-0, 0.5-0.5]
          0-1 | 0-1     | SCO-013 [C9, #1] [@black-mated, 1-0, 0-1]
          0-1 | 1-0     | SCO-011 [C9, #1] [黎正则 – 骆守诚, 0-1, 1-0]
          0-0 | *       | SCO-015 [C9, #1] [1-0]
          """)
  void mateOnTheBoard(String reported, String result, String finding) {
    List<String> found =
        Papers.findings(Papers.game(reported), Papers.pgn("黎正则", "骆守诚", result, Papers.MATE));

    assertThat(found).isEqualTo(finding == null ? List.of() : List.of(finding));
  }

  /** With the colours exchanged the mated side is the other player of the report. */
  @Test
  void mateIsSeenFromTheReportsSide() {
    String file = Papers.pgn("骆守诚", "黎正则", "*", Papers.MATED);

    assertThat(Papers.findings(Papers.game("1-0"), file))
        .containsExactly("SCO-009 [F9, #1] " + TWO + ", 骆守诚 – 黎正则]");
    assertThat(Papers.findings(Papers.game("0-1"), file))
        .containsExactly(
            "SCO-009 [F9, #1] " + TWO + ", 骆守诚 – 黎正则]", "SCO-013 [C9, #1] [@red-mated, 1-0, 0-1]");
  }

  @Test
  void mateWithoutNamesIsAQuestion() {
    assertThat(Papers.findings(Papers.game("和"), Papers.pgn("?", "?", "*", Papers.MATE)))
        .containsExactly("SCO-012 [C9, #1] [0.5-0.5, 1-0]");
  }

  @Test
  void theTitleTellsTheResultWhereTheTagDoesNot() {
    String file = "[Title \"黎正则 先负 骆守诚\"]\n\n" + Papers.LONG + " *\n";

    assertThat(Papers.findings(Papers.game("0-1"), file)).isEmpty();
    assertThat(Papers.findings(Papers.game("1-0"), file))
        .containsExactly("SCO-011 [C9, #1] " + TWO + ", 1-0, 0-1]");
  }

  @Test
  void aGameWithoutMovesIsNoRecord() {
    assertThat(Papers.findings(Papers.game("1-0"), Papers.pgn("黎正则", "骆守诚", "1-0", "")))
        .containsExactly("SCO-016 [F9, #1] []");
  }

  /** A win without play may have a record without moves, as long as the same one won. */
  @Test
  void anUnplayedGameWithoutMovesIsInOrder() {
    assertThat(Papers.findings(Papers.game("1-0※"), Papers.pgn("黎正则", "骆守诚", "1-0", ""))).isEmpty();
    assertThat(Papers.findings(Papers.game("1-0※"), Papers.pgn("黎正则", "骆守诚", "0-1", "")))
        .containsExactly("SCO-011 [C9, #1] " + TWO + ", 1-0※, 0-1]");
  }

  @Test
  void aMoveThatCannotBeMadeIsNamed() {
    String file = Papers.pgn("黎正则", "骆守诚", "1-0", "1. 炮二平五 马8进7 2. 马二进四 车9平8");

    assertThat(Papers.findings(Papers.game("1-0"), file))
        .containsExactly("SCO-017 [F9, #1] [马二进四, 2, @blocked-leg]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          [Round "1"]         | -
          [Round "第一轮"]    | -
          [Round "?"]         | -
          [Round "2"]         | SCO-020 [F9, #1] [1, 2]
          [Date "2026.03.01"] | -
          [Date "2026.03.02"] | -
          [Date "2026.03.??"] | -
          [Date "2026.02.28"] | SCO-021 [F9, #1] [2026-02-28, 2026-03-01, 2026-03-02]
          [Date "2026.03.03"] | SCO-021 [F9, #1] [2026-03-03, 2026-03-01, 2026-03-02]
          """)
  void roundAndDateAreNotes(String tag, String finding) {
    List<String> found =
        Papers.findings(Papers.game("1-0"), Papers.pgn("黎正则", "骆守诚", "1-0", Papers.LONG, tag));

    assertThat(found).isEqualTo(finding == null ? List.of() : List.of(finding));
  }

  /** The register knows under which name she played before. */
  @Test
  void formerNamesAreTheirs() {
    Player first = new Player("P1", "黎正则", Sex.MAN, "上海", "", "", List.of("黎小则"), "");
    Player second = new Player("P2", "骆守诚", Sex.MAN, "江苏", "", "", List.of(), "");
    String file = Papers.pgn("黎小则", "江苏骆守诚", "1-0", Papers.LONG);

    assertThat(Papers.findings(Papers.game("1-0", first, second), file)).isEmpty();
    assertThat(Papers.findings(Papers.game("1-0"), file))
        .containsExactly("SCO-008 [F9, #1] " + TWO + ", 黎小则 – 江苏骆守诚]");
  }

  /** Two of one name: nobody can tell them apart, so nothing is said of their colours. */
  @Test
  void namesakesAreNotSwapped() {
    ReportedGame any = Papers.game("1-0");
    Person person = new Person("周文博", Set.of("周文博"), Set.of());
    ReportedGame game = new ReportedGame(any.event(), any.score(), person, person);

    assertThat(Papers.findings(game, Papers.pgn("周文博", "周文博", "1-0", Papers.LONG))).isEmpty();
  }
}
