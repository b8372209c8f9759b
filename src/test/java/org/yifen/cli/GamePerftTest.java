package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Language;

/** {@code yifen game perft}: numbers that other programs publish, and bad input. */
class GamePerftTest {

  private static final String START =
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";

  private static final String HEADER = "fen\tdepth\tnodes\n";

  @TempDir Path temporary;

  private Path file(String content) throws IOException {
    return Files.writeString(temporary.resolve("numbers.tsv"), content);
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 44", "2, 1920", "3, 79666"})
  void theCountFromTheStartIsTheOnlyLine(String depth, String nodes) {
    Run run = Run.of("game", "perft", depth);

    assertThat(run.code()).isZero();
    assertThat(run.out()).isEqualTo(nodes + "\n");
    assertThat(run.err()).isEmpty();
    assertThat(Run.of("game", "perft", depth, "--fen", START).out()).isEqualTo(run.out());
  }

  @Test
  void divideListsTheFirstMovesInOrderAndTheirSumLast() {
    Run run = Run.of("game", "perft", "2", "--divide");

    List<String> lines = run.out().lines().toList();
    assertThat(lines).hasSize(45).startsWith("a0a1: 44", "a0a2: 44").endsWith("1920");
    assertThat(lines.subList(0, 44)).isSorted();
    assertThat(
            lines.subList(0, 44).stream()
                .mapToInt(line -> Integer.parseInt(line.substring("a0a1: ".length())))
                .sum())
        .isEqualTo(1920);
    assertThat(Run.of("game", "perft", "0", "--divide").out()).isEqualTo("1\n");
  }

  @Test
  void aMatedSideHasNoMove() {
    String mate = "3k4R/8R/9/9/9/9/9/9/9/4K4 b";

    assertThat(Run.of("game", "perft", "3", "--fen", mate).out()).isEqualTo("0\n");
    assertThat(Run.of("game", "perft", "1", "--divide", "--fen", mate).out()).isEqualTo("0\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rnbaxabnr/9/9/9/9/9/9/9/9/9 w     | GAM-001 | character 5: “x”
          9/9/9/9/9/9/9/9/9/𠀀8 w            | GAM-001 | character 19: “𠀀”
          9/9/9/p1p1p1p1/9/9/9/9/9/9 w      | GAM-002 | character 15: the row “p1p1p1p1”
          9/9/9 w                           | GAM-003 | character 6: the board has 3 rows
          9/9/9/9/9/9/9/9/9/9/9/9 w         | GAM-003 | character 20: the board has 12 rows
          3k5/9/9/9/9/9/9/9/9/4K4           | GAM-004 | character 24: “”
          3k5/9/9/9/9/9/9/9/9/4K4 white     | GAM-004 | character 25: “white”
          3k5/9/9/9/9/9/9/9/9/4K4 w - - x 1 | GAM-005 | character 31: “x”
          3k5/9/9/9/9/9/9/9/9/4K4 w 0 1 2   | GAM-005 | character 31: “2”
          4k4/9/9/9/9/9/9/9/9/4K4 w         | GAM-006 | the kings face each other e0 e9.
          4k4/9/9/9/9/9/9/9/9/9 w           | GAM-006 | a side has no king.
          4k4/9/9/9/9/9/9/9/4R4/4K4 w       | GAM-006 | the side that is not to move is in check e9.
          """)
  void aFenThatIsNoPositionSaysWhyAndWhere(String fen, String code, String words) {
    Run run = Run.of("game", "perft", "1", "--fen", fen);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).startsWith("error " + code + ": ").contains(words);
    Run chinese = Run.of(Language.ZH, "game", "perft", "1", "--fen", fen);
    assertThat(chinese.err()).startsWith("错误 " + code + "：").doesNotContain("@");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-1", "x", "1.5", "100", "１"})
  void aDepthThatIsNoneIsWrongUsage(String depth) {
    Run run = Run.of("game", "perft", depth);

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("DEPTH");
  }

  @Test
  void theKnownNumbersAreRight() throws IOException {
    Path known = Path.of("src/test/resources/xiangqi/perft.tsv");
    List<String> quick =
        Files.readAllLines(known).stream().filter(line -> !line.matches(".*\t[0-9]{7,}")).toList();

    Run run = Run.of("game", "perft", "--batch", file(String.join("\r\n", quick)));

    assertThat(run.code()).as(run.out() + run.err()).isZero();
    assertThat(run.out())
        .isEqualTo("rows %d, different 0, unreadable 0\n".formatted(quick.size() - 1));
    assertThat(quick).hasSizeGreaterThan(100);
  }

  @Test
  void everyDifferenceAndEveryUnreadableRowIsSaid() throws IOException {
    Path numbers =
        file(
            HEADER
                + START
                + "\t1\t44\n"
                + START
                + "\t2\t1921\n"
                + START
                + "\tx\t44\n"
                + "9/9 w\t1\t44\n"
                + "\n"
                + START
                + "\t1\n"
                + START
                + "\t1\t45\n");

    Run run = Run.of("game", "perft", "--batch", numbers);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out())
        .contains(
            numbers + ":3: error GAM-007: Depth 2: counted 1920, the file says 1921: " + START)
        .contains(numbers + ":8: error GAM-007: Depth 1: counted 44, the file says 45: " + START)
        .endsWith("rows 6, different 2, unreadable 3\n");
    assertThat(run.err())
        .contains(numbers + ":4: error GAM-008: ", numbers + ":5: error GAM-003: ")
        .contains(numbers + ":7: error GAM-008: ");
  }

  @Test
  void theColumnsAreFoundByTheirNames() throws IOException {
    Path numbers = file("\uFEFFid\tnodes\tdepth\tfen\r\n1\t1920\t2\t" + START + "\r\n");

    assertThat(Run.of("game", "perft", "--batch", numbers).code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "\n", "fen\tdepth\n", START + "\t1\t44\n", "fen,depth,nodes\n"})
  void aFileWithoutItsHeaderIsRefused(String content) throws IOException {
    Run run = Run.of("game", "perft", "--batch", file(content));

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("numbers.tsv:1: error GAM-009: ");
  }

  @Test
  void aFileThatIsNotThereIsAFailureOfTheSurroundings() {
    Run run = Run.of("game", "perft", "--batch", temporary.resolve("none.tsv"));

    assertThat(run.code()).isEqualTo(ExitCode.ENVIRONMENT);
    assertThat(run.err()).contains("none.tsv");
  }

  @Test
  void aBatchTakesNothingElse() throws IOException {
    Path numbers = file(HEADER);

    assertThat(Run.of("game", "perft", "2", "--batch", numbers).code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("game", "perft", "--divide", "--batch", numbers).code())
        .isEqualTo(ExitCode.USAGE);
  }

  @Test
  void theCommandsAboutGamesAreListed() {
    assertThat(Run.of("game", "--help").out()).contains("perft DEPTH");
    assertThat(Run.of("game", "--help").code()).isZero();
    assertThat(Run.of("game").code()).isEqualTo(ExitCode.USAGE);
    Run unknown = Run.of("game", "pertf");
    assertThat(unknown.code()).isEqualTo(ExitCode.USAGE);
    assertThat(unknown.err()).startsWith("no such command: game pertf\n");
    assertThat(Run.of("game", "perft", "--help").out()).contains("--divide", "--batch");
  }
}
