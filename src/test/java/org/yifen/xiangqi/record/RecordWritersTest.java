package org.yifen.xiangqi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.xiangqi.record.RecordSamples.tree;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;

@DisplayName("Records written and read again are the same, as far as the format holds them")
class RecordWritersTest {

  /** A record with squares for all moves. */
  private static GameRecord game(String pgn) {
    GameRecord read = RecordFiles.read("a.pgn", pgn.getBytes(UTF_8)).games().get(0);
    return Replay.of(read).game();
  }

  private static GameRecord again(Written written) {
    return RecordFiles.read("b", written.content().orElseThrow()).games().get(0);
  }

  private static List<String> lost(Written written) {
    assertThat(written.losses()).allMatch(d -> d.notice() == Notice.REC_018);
    return written.losses().stream().map(d -> d.arguments().get(1)).toList();
  }

  private static final String RICH =
      """
      [Event "五羊\\"杯\\" \\\\"]
      [Red "甲"]
      [Black "乙"]
      [Result "0-1"]
      [FEN "3k5/9/9/9/9/p8/9/4R4/9/4K4 w - - 3 12"]

      {开始} 12. e2e3! $14 {车进 一} ({先} 12. e2e4 d9d8 (12... a4a3 13. e4e5)) d9d8 {话} {又}
      13. e0f0 (13. e3e4) 0-1
      """;

  @Test
  void pgnHoldsEverything() {
    GameRecord game = game(RICH);
    Written written = PgnWriter.write(game);
    GameRecord again = again(written);

    assertThat(written.losses()).isEmpty();
    assertThat(again.moves())
        .isEqualTo(RecordFiles.read("a", RICH.getBytes(UTF_8)).games().get(0).moves());
    assertThat(again.start()).isEqualTo(game.start());
    assertThat(again.outcome()).isEqualTo(Outcome.BLACK_WINS);
    assertThat(again.tags().subList(1, 6)).isEqualTo(game.tags());
    assertThat(again.tags().get(0)).isEqualTo(new Tag("Game", "Chinese Chess"));
  }

  @Test
  void pgnIsWrittenAsPeopleWriteIt() {
    assertThat(new String(PgnWriter.write(game(RICH)).content().orElseThrow(), UTF_8))
        .isEqualTo(
            """
            [Game "Chinese Chess"]
            [Event "五羊\\"杯\\" \\\\"]
            [Red "甲"]
            [Black "乙"]
            [Result "0-1"]
            [FEN "3k5/9/9/9/9/p8/9/4R4/9/4K4 w - - 3 12"]

            {开始} 12. e2e3 $1 $14 {车进 一} ({先} 12. e2e4 d9d8 (12... a4a3 13. e4e5)) 12... d9d8 {话} {又} 13. e0f0 (13.
            e3e4) 0-1

            """);
  }

  @Test
  void dhtmlHasNoPlaceForMarksHeadsAndCounters() {
    Written written = DhtmlWriter.write(game(RICH));
    GameRecord again = again(written);

    assertThat(lost(written)).containsExactly("@counters", "@annotations", "@heads");
    assertThat(tree(again.moves()))
        .isEqualTo("{开始} e2e3 {车进 一} [e2e4 d9d8 [a4a3 e4e5]] d9d8 {话\n又} e0f0 [e3e4]");
    assertThat(again.tags())
        .containsExactly(
            new Tag("Event", "五羊\"杯\" \\"), new Tag("Red", "甲"), new Tag("Black", "乙"));
    assertThat(again.outcome()).isEqualTo(Outcome.BLACK_WINS);
  }

  @Test
  void xqfCutsLongTextsBetweenCharacters() {
    GameRecord game =
        game("[Event \"x\"]\n[Red \"上海市胡荣华特级大师\"]\n[ECCO \"B10\"]\n\n1. h2e2 (1. c3c4 {相}) h9g7 *");
    Written written = XqfWriter.write(game);
    GameRecord again = again(written);

    assertThat(lost(written)).containsExactly("@cut", "@tags ECCO");
    assertThat(again.tag("Red")).isEqualTo("上海市胡荣华特");
    assertThat(tree(again.moves())).isEqualTo("h2e2 [c3c4 {相}] h9g7");
    assertThat(again.start()).isEqualTo(game.start());
  }

  @Test
  void xqfKeepsWhoIsToMoveAndTheNumber() {
    GameRecord game = game("[FEN \"3k5/9/9/9/9/p8/9/4R4/9/4K4 b - - 0 300\"]\n\n*\n");

    assertThat(again(XqfWriter.write(game)).start()).isEqualTo(game.start());
  }

  @Test
  void aPositionLineIsTheMainLine() {
    Written written = UciWriter.write(game(RICH));

    assertThat(new String(written.content().orElseThrow(), UTF_8))
        .isEqualTo("position fen 3k5/9/9/9/9/p8/9/4R4/9/4K4 w - - 3 12 moves e2e3 d9d8 e0f0\n");
    assertThat(lost(written)).containsExactly("@variations", "@comments", "@annotations", "@tags");
    assertThat(new String(UciWriter.write(game("1. h2e2")).content().orElseThrow(), UTF_8))
        .isEqualTo("position startpos moves h2e2\n");
  }

  @Test
  void movesWithoutSquaresAreLostInFormatsOfSquares() {
    GameRecord game = game("1. h2e2 炮９平５ h0g2 (b0c2)");

    assertThat(lost(XqfWriter.write(game))).containsExactly("@unreadable-moves");
    assertThat(lost(DhtmlWriter.write(game))).containsExactly("@unreadable-moves");
    assertThat(lost(UciWriter.write(game))).containsExactly("@unreadable-moves", "@variations");
    assertThat(again(XqfWriter.write(game)).moves().size()).isEqualTo(1);
  }

  @Test
  void aRecordWithoutAStartCannotBeWrittenAsSquares() {
    GameRecord game = game("[FEN \"x\"]\n\n1. h2e2");

    assertThat(XqfWriter.write(game).content()).isEmpty();
    assertThat(DhtmlWriter.write(game).content()).isEmpty();
    assertThat(lost(UciWriter.write(game))).containsExactly("@position");
    assertThat(again(PgnWriter.write(game)).tag("FEN")).isEqualTo("x");
  }

  @Test
  void bracesInTextsAreChangedAndTold() {
    GameRecord game =
        RecordFiles.read("a", "[DhtmlXQ][DhtmlXQ_comment0]a}b[/DhtmlXQ_comment0]".getBytes(UTF_8))
            .games()
            .get(0);
    Written written = PgnWriter.write(game);

    assertThat(lost(written)).containsExactly("@braces");
    assertThat(tree(again(written).moves())).isEqualTo("{a｝b}");
  }

  static List<Path> records() {
    List<Path> all = new ArrayList<>(RecordSamples.own());
    Path shared = Path.of("../shared/xiangqi/games/xqf-cbr-cbl");
    if (java.nio.file.Files.isDirectory(shared)) {
      all.addAll(RecordSamples.files(shared));
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("records")
  void everyRecordSurvivesTheFormats(Path path) {
    for (GameRecord read : RecordSamples.read(path).games()) {
      GameRecord game = Replay.of(read).game();
      same(game, PgnWriter.write(game), g -> squares(g));
      same(game, XqfWriter.write(game), g -> g);
      same(game, DhtmlWriter.write(game), g -> g);
    }
  }

  private static GameRecord squares(GameRecord game) {
    return Replay.of(game).game();
  }

  /** Where nothing is told as lost, moves, variations, comments, start and result are the same. */
  private static void same(
      GameRecord game, Written written, Function<GameRecord, GameRecord> after) {
    List<String> lost = written.losses().stream().map(RecordWritersTest::kind).toList();
    if (written.content().isEmpty() || lost.contains("@unreadable-moves")) {
      assertThat(lost).isNotEmpty();
      return;
    }
    GameRecord again = after.apply(again(written));
    assertThat(again.moves().size()).isEqualTo(game.moves().size());
    assertThat(again.moves().variations()).isEqualTo(game.moves().variations());
    assertThat(again.moves().squares()).isEqualTo(game.moves().squares());
    assertThat(again.outcome()).isEqualTo(game.outcome());
    if (lost.isEmpty()) {
      assertThat(again.start()).isEqualTo(game.start());
      for (int node = 0; node <= game.moves().size(); node++) {
        assertThat(String.join("\n", again.moves().after(node)))
            .isEqualTo(String.join("\n", game.moves().after(node)));
      }
    }
  }

  private static String kind(Diagnostic loss) {
    return loss.arguments().get(1);
  }
}
