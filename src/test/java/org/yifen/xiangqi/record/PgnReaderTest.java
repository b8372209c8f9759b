package org.yifen.xiangqi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.xiangqi.record.RecordSamples.notices;
import static org.yifen.xiangqi.record.RecordSamples.places;
import static org.yifen.xiangqi.record.RecordSamples.tree;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Side;

@DisplayName("PGN: tags, comments, variations, encodings")
class PgnReaderTest {

  private static RecordFiles.Content read(String text) {
    return RecordFiles.read("a.pgn", text.getBytes(UTF_8));
  }

  @Test
  void tagsCommentsAndMarksAreKept() {
    GameRecord game = RecordSamples.own("tags-and-comments.pgn").games().get(0);

    assertThat(game.tags())
        .extracting(Tag::value)
        .containsExactly(
            "Chinese Chess", "首届\"棋友\"杯赛", "1", "2026.05.01", "甲", "乙 \"小\" \\丙", "1-0");
    assertThat(tree(game.moves()))
        .isEqualTo("{开局前的话} 炮二平五 {当头炮} 马8进7 {屏风马} 马二进三 $1 车9平8 $14 $6 车一平二");
    assertThat(game.outcome()).isEqualTo(Outcome.RED_WINS);
    assertThat(game.source().format()).isEqualTo(RecordFormat.PGN);
    assertThat(game.source().encoding()).isEqualTo("UTF-8");
  }

  @Test
  void aSecondGameHasItsOwnStartAndItsResultIsComparedWithTheTag() {
    RecordFiles.Content content = RecordSamples.own("tags-and-comments.pgn");
    GameRecord game = content.games().get(1);

    assertThat(game.start().orElseThrow().toMove()).isEqualTo(Side.BLACK);
    assertThat(game.start().orElseThrow().moveNumber()).isEqualTo(7);
    assertThat(tree(game.moves())).isEqualTo("将5平6 车五进五");
    assertThat(game.outcome()).isEqualTo(Outcome.DRAW);
    assertThat(game.source().place().display()).isEqualTo("tags-and-comments.pgn#2");
    assertThat(places(content))
        .containsExactly("REC-017 tags-and-comments.pgn:18", "REC-010 tags-and-comments.pgn#2");
    assertThat(content.findings().get(1).arguments()).containsExactly("1/2-1/2", "0-1");
  }

  @Test
  void aVariationReplacesTheMoveOfItsNumber() {
    RecordFiles.Content content = RecordSamples.own("variations.pgn");

    assertThat(tree(content.games().get(0).moves()))
        .isEqualTo("h2e2 [b2e2 b9c7 [h9g7 b0c2] b0c2] h9g7 [b9c7 {另一路}] h0g2 [{先跳左马} b0c2] i9h9");
    assertThat(content.findings()).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1. a0a1 a9a8 2. b0c2 (b0a2)       | a0a1 a9a8 b0c2 [b0a2]
          1. a0a1 a9a8 (a9a7)               | a0a1 a9a8 [a9a7]
          1. a0a1 a9a8 (1. c3c4)            | a0a1 [c3c4] a9a8
          1. a0a1 a9a8 (1... c6c5)          | a0a1 a9a8 [c6c5]
          1. a0a1 1... a9a8 (1…c6c5)        | a0a1 a9a8 [c6c5]
          1.a0a1 a9a8 2.b0c2 c6c5 (1. c3c4) | a0a1 [c3c4] a9a8 b0c2 c6c5
          5. a0a1 a9a8 6. b0c2 (5... c6c5)  | a0a1 a9a8 [c6c5] b0c2
          1. a0a1 (1. c3c4) (1. g3g4) a9a8  | a0a1 [c3c4] [g3g4] a9a8
          1. a0a1 (99. c3c4) a9a8           | a0a1 [c3c4] a9a8
          1. a0a1 ({只有话})                 | a0a1 {只有话}
          """)
  void variationsWithAndWithoutNumbers(String moves, String expected) {
    assertThat(tree(read("[Event \"x\"]\n\n" + moves).games().get(0).moves())).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          炮二平五马８进７马二进三      | 炮二平五 马８进７ 马二进三
          h2e2h9g7                      | h2e2 h9g7
          1 炮二平五 马8进7             | 炮二平五 马8进7
          1、炮二平五，马8进7           | 炮二平五 马8进7
          1．炮二平五　马８进７？！     | 炮二平五 马８进７ $6
          1.Ｃ２＝５ Ｈ８＋７ 2.＋Ｐ＝６ | Ｃ２＝５ Ｈ８＋７ ＋Ｐ＝６
          12. 16=5 .5                   | 16=5 {.5}
          1. H2-E2 h9-g7                | H2-E2 h9-g7
          3. h3e3 a9a10                 | h3e3 a9a10
          1. 前马退二 四卒平五 兵三进一 | 前马退二 四卒平五 兵三进一
          """)
  void movesOfAllNotations(String moves, String expected) {
    assertThat(tree(read("[Event \"x\"]\n\n" + moves).games().get(0).moves())).isEqualTo(expected);
  }

  @Test
  void wordsAmongTheMovesBecomeCommentsAndAreTold() {
    RecordFiles.Content content = read("[Event \"x\"]\n\n1. 炮二平五 好棋 啊 马8进7\n红方认输\n");

    assertThat(tree(content.games().get(0).moves())).isEqualTo("炮二平五 {好棋 啊} 马8进7 {红方认输}");
    assertThat(places(content)).containsExactly("REC-008 a.pgn:3", "REC-008 a.pgn:4");
  }

  @Test
  void aMalformedTagIsToldAndReadAsFarAsPossible() {
    RecordFiles.Content content = read("[Event 全国赛]\n[Red \"甲]\n[Black \"乙\"]\n\n1. h2e2 *");

    assertThat(content.games().get(0).tags())
        .containsExactly(new Tag("Event", "全国赛"), new Tag("Red", "甲"), new Tag("Black", "乙"));
    assertThat(places(content)).containsExactly("REC-009 a.pgn:1", "REC-009 a.pgn:2");
  }

  @Test
  void anUnclosedCommentDoesNotSwallowTheNextGame() {
    RecordFiles.Content content =
        read("[Event \"1\"]\n\n1. h2e2 {没有关\n\n[Event \"2\"]\n\n1. c3c4 (c3c4 *\n");

    assertThat(content.games())
        .extracting(g -> tree(g.moves()))
        .containsExactly("h2e2 {没有关}", "c3c4 [c3c4 {*}]");
    assertThat(places(content))
        .containsExactly("REC-011 a.pgn:3", "REC-008 a.pgn:7", "REC-011 a.pgn:7");
  }

  @Test
  void whatWasNeverOpenedIsTold() {
    RecordFiles.Content content = read("[Event \"1\"]\n\n1. h2e2 ) } h9g7 *\n");

    assertThat(tree(content.games().get(0).moves())).isEqualTo("h2e2 h9g7");
    assertThat(notices(content)).containsExactly(Notice.REC_011, Notice.REC_011);
  }

  @Test
  void anUnreadableStartLeavesTheMoves() {
    RecordFiles.Content content =
        read(
            "[Event \"1\"]\n[FEN \"9/9/9 w\"]\n\n1. h2e2 *\n\n[FEN \"9/9/9/9/9/9/9/9/9/4K4 w\"]\n");

    assertThat(content.games().get(0).start()).isEmpty();
    assertThat(content.games().get(0).moves().size()).isEqualTo(1);
    assertThat(content.games().get(1).start()).isPresent();
    assertThat(places(content)).containsExactly("REC-006 a.pgn:2");
  }

  @Test
  void wordsBeforeTheFirstGameAreNoGame() {
    RecordFiles.Content content =
        read("; 棋友网整理\n{又一句}\n\n[Event \"1\"]\n[Event \"2\"]\n\n1. h2e2 *\n");

    assertThat(content.games()).extracting(g -> g.tag("Event")).containsExactly("1", "2");
    assertThat(notices(content)).containsExactly(Notice.REC_017);
  }

  @Test
  void gamesWithoutMovesOrTagsAreGamesToo() {
    assertThat(read("[Event \"1\"]\n[Result \"1-0\"]\n\n[Event \"2\"]\n[Result \"*\"]\n").games())
        .hasSize(2);
    assertThat(read("[Event \"1\"]\n\n1. h2e2 1-0\n1. c3c4 0-1\n").games()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource({"GB18030", "Big5", "UTF-8", "UTF-16", "UTF-16LE"})
  void encodingsAreFoundByTheContent(String encoding) {
    String text = "[Event \"王嘉良 象棋名局\"]\n\n1. 炮二平五 卒1進1 2. 馬二進三\n";
    String shown = encoding.equals("GB18030") ? text.replace('進', '进').replace('馬', '马') : text;

    RecordFiles.Content content =
        RecordFiles.read("a.pgn", shown.getBytes(Charset.forName(encoding)));

    assertThat(content.games().get(0).tag("Event")).isEqualTo("王嘉良 象棋名局");
    assertThat(content.games().get(0).moves().mainLine()).hasSize(3);
    assertThat(content.games().get(0).source().encoding())
        .isEqualTo(encoding.startsWith("UTF-16") ? "UTF-16" : encoding);
  }

  @Test
  void aFieldInAnotherEncodingIsReadInItsOwnAndTold() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write("[Event \"全國象棋大賽\"]\n[Round \"".getBytes(Charset.forName("Big5")));
    bytes.write("第09轮".getBytes(Charset.forName("GB18030")));
    bytes.write("\"]\n\n1. 炮二平五 馬８進７\n".getBytes(Charset.forName("Big5")));

    RecordFiles.Content content = RecordFiles.read("a.pgn", bytes.toByteArray());

    assertThat(content.games().get(0).tag("Round")).isEqualTo("第09轮");
    assertThat(content.games().get(0).tag("Event")).isEqualTo("全國象棋大賽");
    assertThat(places(content)).containsExactly("FIL-009 a.pgn", "REC-004 a.pgn:2");
  }

  @Test
  void gamesOfSeveralSourcesHaveTheirOwnEncodings() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    String game = "[Event \"象棋大会\"]\n\n1. 炮二平五 马８进７\n\n";
    bytes.write(game.getBytes(Charset.forName("GB18030")));
    bytes.write(game.getBytes(UTF_8));

    List<GameRecord> games = RecordFiles.read("a.pgn", bytes.toByteArray()).games();

    assertThat(games).extracting(g -> g.tag("Event")).containsExactly("象棋大会", "象棋大会");
    assertThat(games).extracting(g -> g.source().encoding()).containsExactly("GB18030", "UTF-8");
  }

  @Test
  void brokenCharactersAreToldAndTheRestIsRead() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.write("[Event \"全国象棋个人赛".getBytes(UTF_8));
    bytes.write(0xE5);
    bytes.write("\"]\n[Red \"a\0b\"]\n\n1. h2e2 *\n".getBytes(UTF_8));

    RecordFiles.Content content = RecordFiles.read("a.pgn", bytes.toByteArray());

    assertThat(content.games().get(0).tag("Event")).isEqualTo("全国象棋个人赛\uFFFD");
    assertThat(content.games().get(0).tag("Red")).isEqualTo("a b");
    assertThat(places(content)).containsExactly("REC-005 a.pgn:1", "REC-005 a.pgn:2");
  }

  @Test
  void aLargeFileIsGivenGameByGame() throws IOException {
    byte[] game = "[Event \"x\"]\n\n1. h2e2 h9g7 {好} 2. h0g2 *\n\n".getBytes(UTF_8);
    int copies = 50_000;
    AtomicInteger count = new AtomicInteger();
    InputStream many = new Repeated(game, copies);

    RecordFiles.read(
        "large.pgn",
        many,
        new RecordSink() {
          @Override
          public void game(GameRecord record) {
            assertThat(record.source().place().number()).isEqualTo(count.incrementAndGet());
            assertThat(record.moves().size()).isEqualTo(3);
          }

          @Override
          public void finding(Diagnostic finding) {
            throw new AssertionError(finding);
          }
        });

    assertThat(count).hasValue(copies);
  }

  /** The same bytes again and again. */
  private static final class Repeated extends InputStream {
    private final byte[] bytes;
    private final long length;
    private long at;

    Repeated(byte[] bytes, int copies) {
      this.bytes = bytes;
      this.length = (long) bytes.length * copies;
    }

    @Override
    public int read() {
      return at == length ? -1 : bytes[(int) (at++ % bytes.length)] & 0xFF;
    }

    @Override
    public int read(byte[] into, int from, int count) {
      int given = 0;
      while (given < count && at < length) {
        into[from + given++] = (byte) read();
      }
      return given == 0 ? -1 : given;
    }
  }
}
