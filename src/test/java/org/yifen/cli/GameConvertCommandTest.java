package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.RecordFiles;
import org.yifen.xiangqi.record.Replay;

@DisplayName("yifen game convert")
class GameConvertCommandTest {

  /** Two pawns on a file, a variation, comments: what notations and formats have trouble with. */
  private static final String GAME =
      """
      [Event "春风杯"]
      [Red "张一帆"]
      [Black "李二木"]
      [Result "1-0"]
      [FEN "3k5/9/4P4/9/4P4/9/9/4R4/9/4K4 w - - 0 1"]

      {开始} 1. e5e6 {前后两兵} d9d8 (1... d9e9 2. e6d6 {变着}) 2. e7d7 d8d7 3. e6e7 1-0
      """;

  @TempDir Path temporary;

  private Path file(String name, String content) throws IOException {
    return Files.writeString(temporary.resolve(name), content);
  }

  private static List<GameRecord> games(Path file) throws IOException {
    return RecordFiles.read("a", Files.readAllBytes(file)).games().stream()
        .map(game -> Replay.of(game).game())
        .toList();
  }

  /** Every move with its depth, and every comment. */
  private static String tree(GameRecord game) {
    StringBuilder out = new StringBuilder(String.join("|", game.moves().after(0)));
    for (int node = 1; node <= game.moves().size(); node++) {
      out.append(' ').append(game.moves().ply(node)).append(':');
      out.append(game.moves().squares(node).map(Object::toString).orElse("?"));
      out.append(String.join("|", game.moves().after(node)));
    }
    return out.toString();
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource({
    "a.pgn, ''",
    "a.pgn, zh",
    "a.pgn, zh-hant",
    "a.pgn, wxf",
    "a.pgn, iccs",
    "a.pgn, uci",
    "a.pgn, uci1",
    "a.xqf, ''",
    "a.dhtmlxq, ''"
  })
  void theGameComesBackTheSame(String name, String notation) throws IOException {
    Path source = file("source.pgn", GAME);
    Path target = temporary.resolve(name);
    List<Object> args = new java.util.ArrayList<>(List.of("game", "convert", source, "-o", target));
    if (!notation.isEmpty()) {
      args.addAll(List.of("--notation", notation));
    }
    Run run = Run.of(args.toArray());

    assertThat(run.code()).as(run.err()).isZero();
    assertThat(games(target)).hasSize(1);
    assertThat(tree(games(target).get(0))).isEqualTo(tree(games(source).get(0)));
    assertThat(games(target).get(0).tag("Red")).isEqualTo("张一帆");
    assertThat(games(target).get(0).outcome().pgn()).isEqualTo("1-0");
  }

  @Test
  void squaresAreWrittenInChineseUnlessAskedOtherwise() throws IOException {
    Path xqf = temporary.resolve("a.xqf");
    assertThat(Run.of("game", "convert", file("a.pgn", GAME), "-o", xqf).code()).isZero();
    Path chinese = temporary.resolve("b.pgn");
    Run run = Run.of("game", "convert", xqf, "-o", chinese);

    assertThat(run.out()).isEqualTo(chinese + ": pgn, 1 game\n");
    assertThat(Files.readString(chinese))
        .contains("[Format \"Chinese\"]", "1. 后兵进一", "将4进1", "2. 前兵平六");
  }

  @Test
  void uciIsTheMainLineAndSaysWhatIsLost() throws IOException {
    Path uci = temporary.resolve("a.uci");
    Run run = Run.of("game", "convert", file("a.pgn", GAME), "-o", uci);

    assertThat(run.code()).isZero();
    assertThat(Files.readString(uci)).endsWith(" moves e5e6 d9d8 e7d7 d8d7 e6e7\n");
    assertThat(run.err()).contains("cannot hold variations", "cannot hold comments");
    assertThat(
            Run.of("game", "convert", temporary.resolve("a.pgn"), "-o", uci, "--force", "--strict")
                .code())
        .isEqualTo(1);
  }

  @Test
  void severalGamesGoIntoOnePgnOrIntoAFolderOfFiles() throws IOException {
    Path two = file("two.pgn", GAME + "\n" + GAME.replace("张一帆", "王三水"));
    Path folder = Files.createDirectories(temporary.resolve("out"));

    assertThat(Run.of("game", "convert", two, "-o", temporary.resolve("a.xqf")).code())
        .isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("game", "convert", two, "-o", folder).code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("game", "convert", two, "-o", folder, "--to", "xqf").code()).isZero();
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(f -> f.getFileName().toString()).sorted().collect(Collectors.toList()))
          .containsExactly("two-01.xqf", "two-02.xqf");
    }
    Path second = temporary.resolve("second.xqf");
    assertThat(Run.of("game", "convert", two, "--game", "2", "-o", second).code()).isZero();
    assertThat(games(second).get(0).tag("Red")).isEqualTo("王三水");
    Path pgn = temporary.resolve("all.pgn");
    assertThat(Run.of("game", "convert", two, "-o", pgn).code()).isZero();
    assertThat(games(pgn)).hasSize(2);
  }

  @Test
  void afterAnErrorNothingIsWrittenUnlessAPartIsAskedFor() throws IOException {
    Path wrong = file("a.pgn", "[Result \"*\"]\n\n1. h2e2 h9g7 2. h0h5 i9h9 *\n");
    Path target = temporary.resolve("b.xqf");
    Run run = Run.of("game", "convert", wrong, "-o", target);

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("GAM-010", "nothing was written");
    assertThat(target).doesNotExist();

    Run partial = Run.of("game", "convert", wrong, "-o", target, "--partial");
    assertThat(partial.code()).isZero();
    assertThat(partial.err()).contains("moves without squares");
    assertThat(games(target).get(0).moves().mainLine()).hasSize(2);
  }

  @Test
  void aFileThatIsThereIsKept() throws IOException {
    Path there = file("b.pgn", "mine");
    Run run = Run.of("game", "convert", file("a.pgn", GAME), "-o", there);

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(Files.readString(there)).isEqualTo("mine");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a.doc",
        "a.pgn --to doc",
        "a.pgn --notation x",
        "a.pgn --game 2",
        "a.pgn --game 0",
        "a.pgn --game x"
      })
  void wrongUsageIsSaid(String words) throws IOException {
    List<Object> args =
        new java.util.ArrayList<>(List.of("game", "convert", file("s.pgn", GAME), "-o"));
    String[] rest = words.split(" ", -1);
    args.add(temporary.resolve(rest[0]));
    args.addAll(List.of(rest).subList(1, rest.length));
    Run run = Run.of(args.toArray());

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).doesNotContain("Exception");
    assertThat(temporary.resolve("a.pgn")).doesNotExist();
  }

  @Test
  void whatIsNoRecordIsSaid() throws IOException {
    Run run = Run.of("game", "convert", file("a.txt", "no game"), "-o", temporary.resolve("b.pgn"));

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err()).contains("REC-001");
    assertThat(Run.of("game", "convert", "nowhere.pgn", "-o", temporary.resolve("b.pgn")).code())
        .isEqualTo(ExitCode.ENVIRONMENT);
  }
}
