package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Language;

/** {@code yifen game show}: what it shows of a record, what it writes, and bad input. */
class GameShowTest {

  private static final String GAME =
      """
      [Event "全国象棋个人赛"]
      [Round "3"]
      [Date "????.??.??"]
      [Red "甲"]
      [RedTeam "上海"]
      [Black "乙"]
      [Result "1-0"]

      1. 炮二平五 马8进7 2. 马二进三 车9平8 3. 车一平二 1-0
      """;

  /**
   * Position and words after each ply by hand; the FENs were compared with python-chess's tables.
   */
  private static final String AFTER_5 =
      "rnbakabr1/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKABR1 b - - 5 3";

  @TempDir Path temporary;

  private Path file(String content) throws IOException {
    return Files.writeString(temporary.resolve("game.pgn"), content);
  }

  private static Run show(Object... args) {
    Object[] all = new Object[args.length + 2];
    all[0] = "game";
    all[1] = "show";
    System.arraycopy(args, 0, all, 2, args.length);
    Run run = Run.of(all);
    assertThat(run.out() + run.err()).doesNotContain("\tat ", "Exception", "ENV-014");
    return run;
  }

  @Test
  void theEndOfAGameWithWhatTheRecordSays() throws IOException {
    Run run = show(file(GAME));

    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith(
            """
            全国象棋个人赛, round 3
            Red: 甲 (上海)
            Black: 乙
            Result: Red wins (1-0)

               1   2   3   4   5   6   7   8   9
            9 [车]""")
        .contains("\n0 (车)(马)(相)(仕)(帅)(仕)(相)<车><  >\n")
        .endsWith(
            """
            (red) [black]; just moved: < >
            after move 5 of 5: 1. 炮二平五 马8进7 2. 马二进三 车9平8 3. 车一平二
            Black to move.
            FEN: %s
            """
                .formatted(AFTER_5));
  }

  @Test
  void theSameInChinese() throws IOException {
    Run run = Run.of(Language.ZH, "game", "show", file(GAME), "--ply", "4");

    assertThat(run.out())
        .startsWith("全国象棋个人赛　第 3 轮\n红方：甲（上海）\n黑方：乙\n结果：红胜（1-0）\n\n")
        .contains("(红) [黑]　刚走：{ }\n第 4 着，共 5 着：1. 炮二平五 马8进7 2. 马二进三 车9平8\n轮到红方走。\n");
  }

  @ParameterizedTest(name = "ply {0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          0 | after move 0 of 5                                 | Red to move.
          1 | after move 1 of 5: 1. 炮二平五                     | Black to move.
          2 | after move 2 of 5: 1. 炮二平五 马8进7              | Red to move.
          """)
  void anyPlyCanBeAskedFor(String ply, String moves, String toMove) throws IOException {
    Run run = show(file(GAME), "--ply", ply);

    assertThat(run.code()).isZero();
    assertThat(run.out()).contains(moves + "\n" + toMove + "\n");
  }

  @Test
  void onlyTheLastThreeRoundsAreListed() throws IOException {
    Path file =
        file(
            "[FEN \"4k4/9/9/9/9/9/9/9/9/R2K5 b - - 0 9\"]\n\n9... 将5进1 10. 车九进一 将5退1 "
                + "11. 车九退一 将5进1 12. 车九进一 将5退1 *\n");

    assertThat(show(file).out())
        .contains("after move 7 of 7: 10. 车九进一 将5退1 11. 车九退一 将5进1 12. 车九进一 将5退1\n");
    assertThat(show(file, "--ply", 1).out()).contains("after move 1 of 7: 9... 将5进1\n");
  }

  @Test
  void anotherGameOfTheFile() throws IOException {
    Path file = file(GAME + "\n[Event \"第二局\"]\n[Result \"*\"]\n\n1. h2e2 h9g7 *\n");

    Run second = show(file, "--game", 2);
    assertThat(second.code()).as(second.err()).isZero();
    assertThat(second.out()).startsWith("game 2 of 2\n第二局\n\n").contains("1. 炮二平五 马8进7\n");
    assertThat(show(file).out()).startsWith("game 1 of 2\n全国象棋个人赛");
    Run third = show(file, "--game", 3);
    assertThat(third.code()).isEqualTo(ExitCode.USAGE);
    assertThat(third.err()).startsWith("wrong usage: --game 3: 1 ... 2\n");
  }

  @Test
  void asciiHasNoChineseButNames() throws IOException {
    Run run = show(file(GAME), "--ascii");

    assertThat(run.out())
        .contains("after move 5 of 5: 1. C2=5 H8+7 2. H2+3 R9=8 3. R1=2\n")
        .contains("\n0 (R)-(N)-(B)-(A)-(K)-(A)-(B)-<R>-< >\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          3k4R/8R/9/9/9/9/9/9/9/4K4 b   | Black is mated.
          # no position, so nothing is said but whose turn it is
          3k5/4R4/9/9/9/9/9/9/9/3K5 b   | Black to move.
          3k5/9/3P5/9/9/9/9/9/9/4K4 b   | Black is stalemated and has lost (困毙).
          4k4/9/9/9/7r1/9/9/9/9/3K5 w   | Red to move.
          4k4/9/9/9/9/9/9/9/3r5/3K5 w   | Red to move. Check.
          """)
  void whoseTurnAndWhetherThereIsOne(String fen, String words) {
    Run run = show("--fen", fen);

    assertThat(run.out()).contains("\n" + words + "\nFEN: " + fen.split(" ", -1)[0]);
  }

  @Test
  void coloursAreForThoseWhoWantThem() throws IOException {
    Path file = file(GAME);

    assertThat(show(file).out()).doesNotContain("\u001B");
    Run colored = show(file, "--color", "always");
    assertThat(colored.out()).contains("\u001B[31m(帅)\u001B[0m", "\u001B[7;31m<车>\u001B[0m");
    assertThat(colored.out().replaceAll("\u001B\\[[0-9;]*m", "")).isEqualTo(show(file).out());
    assertThat(show(file, "--color", "pink").code()).isEqualTo(ExitCode.USAGE);
  }

  @Test
  void picturesAreWrittenAndNotOverwritten() throws IOException {
    Path file = file(GAME);
    Path svg = temporary.resolve("d.svg");
    Path png = temporary.resolve("d.png");

    Run run = show(file, "--svg", svg, "--png", png, "--width", 600);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).endsWith("→ " + svg + "\n→ " + png + "\n");
    assertThat(Files.readString(svg))
        .contains("<title id=\"title\">甲 – 乙, after move 5</title>")
        .contains("<desc id=\"desc\">Black to move. FEN: " + AFTER_5 + "</desc>")
        .contains("<g class=\"caption\"><title>第5着 车一平二　轮黑走</title>");
    assertThat(ImageIO.read(new ByteArrayInputStream(Files.readAllBytes(png))).getWidth())
        .isEqualTo(600);

    byte[] before = Files.readAllBytes(svg);
    Run again = show(file, "--svg", svg, "--ply", 0);
    assertThat(again.code()).isEqualTo(ExitCode.USAGE);
    assertThat(again.err()).contains("ENV-020");
    assertThat(Files.readAllBytes(svg)).isEqualTo(before);
    assertThat(show(file, "--svg", svg, "--ply", 0, "--force", "--no-caption").code()).isZero();
    assertThat(Files.readString(svg)).doesNotContain("轮红走");
  }

  /** Looked at in a browser; every change of the drawing shows here. */
  @Test
  void theDiagramInTheDocumentsIsWhatIsWritten() throws IOException {
    Path svg = temporary.resolve("d.svg");
    String game = "sample-reports/games/legal.pgn";

    assertThat(Run.of(Language.ZH, "game", "show", game, "--ply", 13, "--svg", svg).code())
        .isZero();
    assertThat(Files.readString(svg)).isEqualTo(Files.readString(Path.of("docs/diagram.svg")));
    Run shown = Run.of(Language.ZH, "game", "show", game, "--ply", 13);
    assertThat(Files.readString(Path.of("README.md"))).contains(shown.out());
  }

  @Test
  void aFolderThatIsMissingIsAFailureOfTheSurroundings() throws IOException {
    Run run = show(file(GAME), "--png", temporary.resolve("none").resolve("d.png"));

    assertThat(run.code()).isEqualTo(ExitCode.ENVIRONMENT);
    assertThat(run.err()).contains("error ENV-002");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void anIllegalMoveStopsBeforeItAndNothingIsWritten() throws IOException {
    Path file = file("[Event \"x\"]\n\n1. 炮二平五 马8进7 2. 马二进五 车9平8 *\n");
    Path svg = temporary.resolve("d.svg");

    Run run = show(file, "--svg", svg);
    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).contains("after move 2 of 4: 1. 炮二平五 马8进7\n");
    assertThat(run.err())
        .contains(file + "#1: error GAM-010: Move 3, “2. 马二进五”")
        .endsWith("Nothing was written.\n");
    assertThat(svg).doesNotExist();
    Run before = show(file, "--ply", 2, "--svg", svg);
    assertThat(before.code()).as("what lies behind does not matter").isZero();
    assertThat(before.err()).isEmpty();
    assertThat(svg).exists();
  }

  @Test
  void aStartThatIsNoPositionIsShownAllTheSame() throws IOException {
    Path file = file("[FEN \"4k4/9/9/9/9/9/9/9/9/9 w\"]\n\n1. h2e2 *\n");

    Run run = show(file, "--svg", temporary.resolve("d.svg"));
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("[将]", "after move 0 of 1\nRed to move.\n");
    assertThat(run.err()).contains("warning GAM-060", "a side has no king");
    assertThat(show(file, "--ply", 1).code()).isEqualTo(ExitCode.INPUT);
    Run fen = show("--fen", "4k4/9/9/9/9/9/9/9/9/9 w", "--png", temporary.resolve("d.png"));
    assertThat(fen.code()).isZero();
    assertThat(fen.err()).contains("warning GAM-060", "a side has no king");
    assertThat(Run.of(Language.ZH, "game", "show", file).err()).doesNotContain("@");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "x", "", "6", "99999999999", "１"})
  void aPlyThatIsNoneIsWrongUsage(String ply) throws IOException {
    Run run = show(file(GAME), "--ply=" + ply);

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).startsWith("wrong usage: --ply " + ply + ": 0 ...");
    assertThat(run.out()).isEmpty();
  }

  @Test
  void optionsThatDoNotGoTogether() throws IOException {
    Path file = file(GAME);
    String fen = "4k4/9/9/9/9/9/9/9/9/3K5 w";

    for (List<Object> args :
        List.<List<Object>>of(
            List.of(),
            List.of(file, "--fen", fen),
            List.of("--fen", fen, "--ply", 0),
            List.of("--fen", fen, "--game", 1),
            List.of(file, "--width", 600),
            List.of(file, "--png", "x.png", "--width", 100),
            List.of(file, "--png", "x.png", "--width", 100000),
            List.of(file, "--png", "x.png", "--svg", "./x.png"),
            List.of(file, "--svg", file, "--force"),
            List.of(file, "--format", "json"),
            List.of(file, file))) {
      assertThat(show(args.toArray()).code()).as(args.toString()).isEqualTo(ExitCode.USAGE);
    }
    assertThat(Files.readString(file)).isEqualTo(GAME);
    assertThat(show("--help").out()).contains("--ply", "--svg", "--flip", "--ascii");
    assertThat(show("--help").code()).isZero();
  }

  @Test
  void filesThatHoldNoGame() throws IOException {
    byte[] rubbish = new byte[5000];
    new Random(4).nextBytes(rubbish);

    assertThat(show(temporary.resolve("none.pgn")).code()).isEqualTo(ExitCode.ENVIRONMENT);
    Run folder = show(temporary);
    assertThat(folder.code()).isEqualTo(ExitCode.ENVIRONMENT);
    assertThat(folder.err()).contains("FIL-003");
    Run empty = show(file(""));
    assertThat(empty.code()).isEqualTo(ExitCode.INPUT);
    assertThat(empty.err()).contains("FIL-004");
    Run binary = show(Files.write(temporary.resolve("x.xqf"), rubbish));
    assertThat(binary.code()).isEqualTo(ExitCode.INPUT);
    assertThat(binary.err()).contains("error ");
    assertThat(show(file("[Event \"x\"]\n[FEN \"nonsense\"]\n\n1. h2e2 *\n")).code())
        .isEqualTo(ExitCode.INPUT);
    assertThat(show("--fen", "9/9 w").err()).contains("GAM-003");
    assertThat(show("--fen", "9/9 w").code()).isEqualTo(ExitCode.INPUT);
  }

  @Test
  void namesCannotCommandTheTerminal() throws IOException {
    Run run = show(file("[Event \"\u001B[2J\u202Ex\"]\n[Red \"a\u0007\"]\n\n1. h2e2 *\n"));

    assertThat(run.out()).doesNotContain("\u001B", "\u202E", "\u0007");
  }
}
