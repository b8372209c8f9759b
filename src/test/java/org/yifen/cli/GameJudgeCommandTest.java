package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Language;

/** Verdicts are those that the competition rules of 2020 print below their figures. */
@DisplayName("yifen game judge")
class GameJudgeCommandTest {

  /** Figure 6: Red alone gives perpetual check. */
  private static final String FIGURE_6 = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1";

  private static final String CHECKS = "f0e0 e8f8 e0f0 f8e8";

  /** Figure 4: Red chases, Black does not. */
  private static final String FIGURE_4 =
      "4k4/4a4/4ba2b/5N3/2n5C/4p2p1/P4n3/4BA3/4A4/2B1K4 w - - 0 1";

  private static final String CHASES = "f6d5 i7g5 d5f6 g5i7";

  @TempDir Path temporary;

  private Path cases(String... rows) throws IOException {
    String table = "id\truleset\tfen\tmoves\n" + String.join("\n", rows) + "\n";
    return Files.writeString(temporary.resolve("cases.tsv"), table);
  }

  private static String row(String id, String rules, String fen, String moves) {
    return String.join("\t", id, rules, fen, moves);
  }

  @Test
  void aTableOfCasesIsAnsweredByATable() throws IOException {
    Path file =
        cases(row("6", "CXA-2020", FIGURE_6, CHECKS), row("4", "cxa-2020", FIGURE_4, CHASES));
    Run run = Run.of("game", "judge", "--batch", file, "--loop");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            id\tverdict\tlabels\tred_grade\tblack_grade
            6\tred-loses\t将闲将闲\t3\t0
            4\tred-must-change\t捉闲捉闲\t2\t0
            """);
  }

  @Test
  void oneRoundAloneIsNothingPendingUnlessItIsALoop() throws IOException {
    Run once = Run.of("game", "judge", "--batch", cases(row("6", "", FIGURE_6, CHECKS)));
    String three = String.join(" ", CHECKS, CHECKS, CHECKS);
    Run thrice = Run.of("game", "judge", "--batch", cases(row("6", "", FIGURE_6, three)));

    assertThat(once.out()).endsWith("6\tnone\t将闲将闲\t0\t0\n");
    assertThat(thrice.out()).endsWith("6\tred-loses\t" + "将闲".repeat(6) + "\t3\t0\n");
  }

  @Test
  void aRowThatCannotBeReadDoesNotSpoilTheOthers() throws IOException {
    Path file =
        cases(
            row("a", "", "9/9 w", CHECKS),
            row("b", "", FIGURE_6, "f0f9"),
            row("c", "cxa-2099", FIGURE_6, CHECKS),
            row("6", "", FIGURE_6, CHECKS));
    Run run = Run.of("game", "judge", "--loop", "--batch", file);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out().lines()).hasSize(2).last().asString().startsWith("6\tred-loses");
    assertThat(run.err())
        .contains("cases.tsv:2", "cases.tsv:3: error GAM-051", "cases.tsv:4: error GAM-052");
  }

  @Test
  void aTableWithoutItsColumnsIsRefused() throws IOException {
    Path file = Files.writeString(temporary.resolve("a.tsv"), "fen\tmoves\n");
    Run run = Run.of("game", "judge", "--batch", file);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("GAM-050");
  }

  @Test
  void thePageGivesEachMoveWithItsReason() {
    Run run = Run.of(Language.ZH, "game", "judge", "--loop", "--fen", FIGURE_4, "--moves", CHASES);

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("《象棋竞赛规则》2020 年版", "1 红 马四退六 (f6d5)  捉", "2 黑 象9进7 (i7g5)  闲")
        .contains("红方：2（全是禁止着法）", "黑方：0（有允许着法）")
        .contains("裁决：红方须在两个回合内变着，不变作负")
        .contains("第 1 着 马四退六 若判为闲：双方均有允许着法，不变作和");
    assertThat(Run.of("game", "judge", "--loop", "--fen", FIGURE_4, "--moves", CHASES).out())
        .contains("Verdict: Red must change within two rounds, or loses");
  }

  @Test
  void aDeclaredKindChangesTheVerdictAndIsMarked() {
    Run run =
        Run.of("game", "judge", "--loop", "--fen", FIGURE_4, "--moves", CHASES, "--label", "3=闲");

    assertThat(run.out())
        .contains(
            "declared; by the board:", "Verdict: both sides may go on", "(with declared kinds)");
    assertThat(
            Run.of(
                    "game", "judge", "--loop", "--fen", FIGURE_4, "--moves", CHASES, "--label",
                    "3=idle")
                .out())
        .isEqualTo(run.out());
  }

  @Test
  void jsonHasTheCycleAndItsMoves() throws IOException {
    String moves = String.join(" ", CHECKS, CHECKS, CHECKS);
    Run run = Run.of("game", "judge", "--fen", FIGURE_6, "--moves", moves, "--format", "json");
    JsonNode ruling = new ObjectMapper().readTree(run.out());

    assertThat(ruling.get("verdict").asText()).isEqualTo("red-loses");
    assertThat(ruling.get("cycle").asText()).isEqualTo("threefold");
    assertThat(ruling.get("moves")).hasSize(4);
    assertThat(ruling.at("/moves/0/ply").asInt()).isEqualTo(9);
    assertThat(ruling.at("/moves/0/label").asText()).isEqualTo("将");
  }

  @Test
  void aGameOfAFileIsRuledOn() throws IOException {
    String moves = String.join(" ", CHECKS, CHECKS, CHECKS);
    Path file =
        Files.writeString(
            temporary.resolve("a.pgn"), "[FEN \"" + FIGURE_6 + "\"]\n\n" + moves + " *\n");

    assertThat(Run.of("game", "judge", file).out())
        .contains("Pending: three times round, moves 9 to 12");
    assertThat(Run.of("game", "judge", file, "--game", "2").code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("game", "judge", "nowhere.pgn").code()).isEqualTo(ExitCode.ENVIRONMENT);
  }

  @Test
  void nothingIsPendingInAGameWithoutRepetition() {
    Run run = Run.of("game", "judge", "--moves", "炮二平五 马8进7");

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Verdict: nothing is pending");
  }

  /** Both sides forbidden: by the text of 1999 a draw, by that of 2020 the heavier changes. */
  @Test
  void editionsDiffer() {
    String figure10 = "2b1ka3/4a4/n1c1b1n2/p1r1p3p/6p2/5N1R1/P3P3P/2N1B2C1/4A4/2BAK4 w - - 0 1";
    List<Object> args =
        List.of(
            "game",
            "judge",
            "--loop",
            "--fen",
            figure10,
            "--moves",
            "c2d4 c6c4 d4c2 c4c6",
            "--rules");

    assertThat(with(args, "cxa-2020")).contains("Verdict: Red must change");
    assertThat(with(args, "cxa-1999")).contains("both sides’ moves are forbidden: a draw");
  }

  private static String with(List<Object> args, String last) {
    List<Object> all = new java.util.ArrayList<>(args);
    all.add(last);
    return Run.of(all.toArray()).out();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--loop",
        "--fen x",
        "--moves h2e2 --rules cxa",
        "--moves h2e2 --label 2=闲",
        "--moves h2e2 --label 1=x",
        "--moves h2e2 --label x",
        "--moves h2e2 --batch x",
        "--batch x --label 1=闲"
      })
  void wrongUsageIsSaid(String words) {
    Run run = Run.of((Object[]) ("game judge " + words).split(" ", -1));

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).doesNotContain("Exception");
  }
}
