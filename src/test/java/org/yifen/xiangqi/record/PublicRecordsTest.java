package org.yifen.xiangqi.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Position;

@DisplayName("Public records read as their lists say")
class PublicRecordsTest {

  @ParameterizedTest(name = "{0}: {1} games, {2} moves in main lines")
  @CsvSource({
    // file, games, plies of main lines, all moves, variations, illegal moves
    "xqf-cbr-cbl/1956年全国象棋锦标赛93局.CBL, 93, 7313, 0, 0",
    "xqf-cbr-cbl/1989年龙化杯象棋名师邀请赛35局.CBL, 35, 3098, 0, 0",
    "xqf-cbr-cbl/FiveGoatsTest.xqf, 1, 77, 0, 0",
    "xqf-cbr-cbl/EmptyTest.xqf, 1, 0, 0, 0",
    "xqf-cbr-cbl/NoMove.xqf, 1, 0, 0, 0",
    "xqf-cbr-cbl/test.cbf, 1, 50, 0, 0",
    "xqf-cbr-cbl/test2.cbf, 1, 75, 0, 0",
    "xqf-cbr-cbl/test.cbr, 1, 28, 0, 0",
    "xqf-cbr-cbl/test.xqf, 1, 110, 0, 0",
    "xqf-cbr-cbl/uci_test_move.txt, 1, 5, 0, 0",
    "web-pages-and-text/bulk_games_uci.pgn, 15, 1378, 0, 0",
    "online-labelled.tsv, 567, 27845, 1, 0",
    "online-uci.txt, 9998, 816420, 4, 0",
    "niu2x_qipu_iccs.tsv, 7703, 186556, 55, 0",
  })
  void gamesOfSquaresAreLegal(String file, int games, int plies, int illegal, int otherSide) {
    RecordFiles.Content content = RecordSamples.read(RecordSamples.shared(file));
    int moves = 0;
    int wrong = 0;
    int turned = 0;
    for (GameRecord game : content.games()) {
      moves += game.moves().mainLine().size();
      Replayed replayed = Replay.of(game);
      wrong += replayed.stop().isPresent() ? 1 : 0;
      turned += replayed.sideCorrected() ? 1 : 0;
    }
    assertThat(content.games()).hasSize(games);
    assertThat(moves).isEqualTo(plies);
    assertThat(wrong).isEqualTo(illegal);
    assertThat(turned).isEqualTo(otherSide);
  }

  @Test
  void theLargestTreeIsReadWhole() {
    GameRecord game =
        RecordSamples.read(RecordSamples.shared("xqf-cbr-cbl/FiveGoatsTest.xqf")).games().get(0);

    assertThat(game.moves().size()).isEqualTo(32_124);
    assertThat(isLegal(Replay.of(game))).isTrue();
  }

  @Test
  void xqfFilesAreWholeAndTwoHoldAnIllegalMove() {
    List<String> wrong = new ArrayList<>();
    for (Path path : RecordSamples.files(RecordSamples.shared("xqf-cbr-cbl"))) {
      String name = path.getFileName().toString();
      RecordFiles.Content content = RecordSamples.read(path);
      assertThat(content.games()).as(name).isNotEmpty();
      assertThat(content.findings()).as(name).noneMatch(PublicRecordsTest::isError);
      if (name.toLowerCase(java.util.Locale.ROOT).endsWith(".xqf")) {
        boolean legal = isLegal(Replay.of(content.games().get(0)));
        wrong.addAll(legal ? List.of() : List.of(name));
      }
    }
    assertThat(wrong)
        .as("a Red piece moved by Black, and a variation that walks into check")
        .containsExactly("BadMoveTest3.xqf", "WildHouse.xqf");
  }

  private static boolean isLegal(Replayed replayed) {
    return replayed.start().isPresent()
        && replayed.stop().isEmpty()
        && replayed.branches().isEmpty();
  }

  private static boolean isError(Diagnostic finding) {
    return finding.notice().severity() == org.yifen.diagnostic.Severity.ERROR;
  }

  @Test
  void theSameGamesInThreeNotationsHaveTheSameMoves() {
    Path folder = RecordSamples.shared("web-pages-and-text");
    List<Integer> squares = plies(folder.resolve("bulk_games_uci.pgn"));

    assertThat(plies(folder.resolve("xqdb_international.pgn"))).isEqualTo(squares);
    assertThat(plies(folder.resolve("xqdb_traditional.pgn"))).isEqualTo(squares);
    List<Integer> pages = new ArrayList<>();
    for (String number : List.of("44", "45", "59", "65")) {
      pages.addAll(plies(folder.resolve(number + ".html")));
    }
    assertThat(pages).hasSize(4);
    assertThat(squares).containsAll(pages);
  }

  private static List<Integer> plies(Path path) {
    return RecordSamples.read(path).games().stream().map(g -> g.moves().mainLine().size()).toList();
  }

  @Test
  void pagesHoldOneLegalGameEach() {
    for (Path path : RecordSamples.files(RecordSamples.shared("web-pages-and-text"))) {
      if (path.toString().endsWith(".html")) {
        RecordFiles.Content content = RecordSamples.read(path);
        assertThat(content.games()).hasSize(1);
        assertThat(content.findings()).isEmpty();
        assertThat(isLegal(Replay.of(content.games().get(0)))).isTrue();
        assertThat(content.games().get(0).outcome()).isNotEqualTo(Outcome.UNKNOWN);
      }
    }
  }

  @Test
  void archivesHoldAsManyGamesAsTheirNamesSay() throws IOException {
    Path folder = RecordSamples.shared("web-pages-and-text");
    assertThat(zipped(folder.resolve("Hu_Ronghua_1391_UCI_games.pgn.zip"))).isEqualTo(1391);
    assertThat(zipped(folder.resolve("Liu_Dahua_1125_UCI_games.pgn.zip"))).isEqualTo(1125);
  }

  private static int zipped(Path path) throws IOException {
    try (ZipInputStream zip =
        new ZipInputStream(new ByteArrayInputStream(RecordSamples.bytes(path)))) {
      zip.getNextEntry();
      RecordFiles.Content content = RecordFiles.read("games.pgn", zip.readAllBytes());
      assertThat(content.games().stream().map(Replay::of)).allMatch(PublicRecordsTest::isLegal);
      return content.games().size();
    }
  }

  @Test
  void pgnInBig5HasTheResultsOfItsList() throws IOException {
    Path list = RecordSamples.shared("pgn-chinese-big5.tsv");
    for (String line : Files.readAllLines(list, StandardCharsets.UTF_8).subList(1, 2436)) {
      String[] cells = line.split("\t", -1);
      Path path = list.resolveSibling("pgn-chinese-big5").resolve(cells[0]);
      RecordFiles.Content content = RecordSamples.read(path);
      assertThat(content.games()).as(cells[0]).hasSize(1);
      GameRecord game = content.games().get(0);
      assertThat(game.outcome().pgn()).as(cells[0]).isEqualTo(cells[1]);
      assertThat(game.source().encoding()).as(cells[0]).isEqualTo("Big5");
      assertThat(game.moves().size()).as(cells[0]).isEqualTo(moveSigns(path));
      boolean position = Position.faults(game.start().orElseThrow()).isEmpty();
      assertThat(position).as(cells[0]).isEqualTo(!cells[2].contains("FEN"));
      assertThat(RecordSamples.notices(content))
          .as(cells[0])
          .doesNotContain(Notice.REC_005, Notice.REC_008, Notice.REC_009, Notice.REC_011);
    }
  }

  /** How many times 進, 退 or 平 stand below the tags: once a move. */
  private static int moveSigns(Path path) {
    String text = new String(RecordSamples.bytes(path), Charset.forName("Big5"));
    String moves = text.substring(text.lastIndexOf("\"]"));
    return (int) moves.chars().filter(c -> "進退平".indexOf(c) >= 0).count();
  }

  @Test
  void pgnInGbHasTheResultsOfTheFileNames() {
    int read = 0;
    for (Path path : RecordSamples.files(RecordSamples.shared("pgn-gbk"))) {
      String name = path.getFileName().toString();
      Outcome expected =
          name.contains("(先胜)")
              ? Outcome.RED_WINS
              : name.contains("(先负)") ? Outcome.BLACK_WINS : Outcome.DRAW;
      if (name.contains("(先")) {
        GameRecord game = RecordSamples.read(path).games().get(0);
        assertThat(game.outcome()).as(name).isEqualTo(expected);
        assertThat(name).contains(game.tag("Red")).contains(game.tag("Black"));
        read++;
      }
    }
    assertThat(read).isEqualTo(20);
  }

  @Test
  void wxfFilesAreReadToTheirLastMove() {
    List<Integer> plies = new ArrayList<>();
    for (Path path : RecordSamples.files(RecordSamples.shared("wxf"))) {
      RecordFiles.Content content = RecordSamples.read(path);
      assertThat(content.games()).hasSize(1);
      assertThat(content.findings()).isEmpty();
      plies.add(content.games().get(0).moves().mainLine().size());
    }
    assertThat(plies).containsExactly(138, 101, 86, 99, 122, 94, 100, 99);
  }
}
