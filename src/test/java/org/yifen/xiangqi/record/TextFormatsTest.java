package org.yifen.xiangqi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.xiangqi.record.RecordSamples.notices;
import static org.yifen.xiangqi.record.RecordSamples.places;
import static org.yifen.xiangqi.record.RecordSamples.tree;

import java.nio.charset.Charset;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;

@DisplayName("Records as texts: DhtmlXQ, CBF, WXF, lists, tables, lines of engines")
class TextFormatsTest {

  private static RecordFiles.Content read(String text) {
    return RecordFiles.read("a", text.getBytes(UTF_8));
  }

  @ParameterizedTest
  @CsvSource({
    "tags-and-comments.pgn, PGN",
    "variations.pgn, PGN",
    "list.txt, MOVE_LIST",
    "table.tsv, LINES",
    "lines.txt, LINES",
    "position.txt, POSITION",
    "columns.wxf, WXF",
    "text.dhtmlxq.txt, DHTMLXQ",
    "page.html, DHTMLXQ",
    "game.cbf, CBF"
  })
  void theKindFollowsFromTheContent(String file, RecordFormat format) {
    assertThat(RecordSamples.own(file).games())
        .isNotEmpty()
        .allMatch(g -> g.source().format() == format);
  }

  @Test
  void dhtmlHasLinesThatBranchOffLines() {
    RecordFiles.Content content = RecordSamples.own("text.dhtmlxq.txt");
    GameRecord game = content.games().get(0);

    assertThat(tree(game.moves()))
        .isEqualTo("{开始\n第二行} h2e2 h9g7 {主着} [b9c7 h0g2 {变着一} [b0c2]] h0g2 i9h9");
    assertThat(game.tags())
        .containsExactly(
            new Tag("Title", "甲 先胜 乙"),
            new Tag("Event", "棋友杯"),
            new Tag("Red", "甲"),
            new Tag("Black", "乙"));
    assertThat(game.outcome()).isEqualTo(Outcome.RED_WINS);
    assertThat(game.written()).isEqualTo("红胜");
    assertThat(game.start()).contains(Setup.START);
    assertThat(content.findings()).isEmpty();
  }

  @Test
  void dhtmlStandsInScriptsAndPages() {
    RecordFiles.Content content = RecordSamples.own("page.html");

    assertThat(content.games()).hasSize(2);
    assertThat(content.games().get(0).tag("Title")).isEqualTo("A & B");
    assertThat(tree(content.games().get(0).moves())).isEqualTo("h2e2 h9g7 [b9c7]");
    assertThat(content.games().get(1).tag("Red")).isEqualTo("甲 <一>");
    assertThat(tree(content.games().get(1).moves())).isEqualTo("h2e2 {上\n下}");
    assertThat(content.findings()).isEmpty();
  }

  @Test
  void dhtmlOfOldPagesIsInGb() {
    byte[] page =
        "<html>[DhtmlXQ][DhtmlXQ_red]胡荣华[/DhtmlXQ_red][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]"
            .getBytes(Charset.forName("GB18030"));

    assertThat(RecordFiles.read("a", page).games().get(0).tag("Red")).isEqualTo("胡荣华");
  }

  @Test
  void dhtmlTakesTheSideToMoveFromTheFirstMove() {
    String kings = "99999999499999999999999999999999" + "99999999409999999999999999999999";
    GameRecord black =
        read("[DhtmlXQ][DhtmlXQ_binit]%s[/DhtmlXQ_binit][DhtmlXQ_movelist]4041[/DhtmlXQ_movelist]"
                .formatted(kings))
            .games()
            .get(0);

    assertThat(black.start().orElseThrow().toMove()).isEqualTo(Side.BLACK);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [DhtmlXQ_movelist]774770[/DhtmlXQ_movelist]                                             | REC_002 | h2e2
          [DhtmlXQ_movelist]7747xx62[/DhtmlXQ_movelist]                                           | REC_013 | h2e2 xx62
          [DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_move_0_9_1]7062[/DhtmlXQ_move_0_9_1]  | REC_019 | h2e2
          [DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_move_3_1_3]7062[/DhtmlXQ_move_3_1_3]  | REC_019 | h2e2
          [DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_move_2_1_1]7062[/DhtmlXQ_move_2_1_1]  | REC_019 | h2e2
          [DhtmlXQ_movelist]7747[/DhtmlXQ_movelist][DhtmlXQ_comment7]x[/DhtmlXQ_comment7]         | REC_019 | h2e2
          [DhtmlXQ_movelist]7747                                                                  | REC_009 | h2e2
          [DhtmlXQ_binit]89[/DhtmlXQ_binit][DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]              | REC_006 | h2e2
          """)
  void whatIsWrongInDhtmlIsTold(String text, Notice notice, String expected) {
    RecordFiles.Content content = read("[DhtmlXQ]" + text + "\n");

    assertThat(notices(content)).containsExactly(notice);
    assertThat(tree(content.games().get(0).moves())).isEqualTo(expected);
  }

  @Test
  void dhtmlWithTwoPiecesOnASquareHasNoStart() {
    String twice = "8989".repeat(1) + "99".repeat(30);
    RecordFiles.Content content = read("[DhtmlXQ][DhtmlXQ_binit]" + twice + "[/DhtmlXQ_binit]\n");

    assertThat(content.games().get(0).start()).isEmpty();
    assertThat(notices(content)).containsExactly(Notice.REC_006);
  }

  @Test
  void cbfIsReadWithItsComments() {
    RecordFiles.Content content = RecordSamples.own("game.cbf");
    GameRecord game = content.games().get(0);

    assertThat(tree(game.moves())).isEqualTo("{开始} h2e2 h9g7 {<和>}");
    assertThat(game.tag("Event")).isEqualTo("棋友杯");
    assertThat(game.outcome()).isEqualTo(Outcome.DRAW);
    assertThat(content.findings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<!DOCTYPE r SYSTEM \"file:///etc/passwd\"><ChineseChessRecord><Head><Red>甲</Red></Head></ChineseChessRecord>",
        "<!DOCTYPE r [<!ENTITY a \"b\">]><ChineseChessRecord><Head><Red>&a;</Red></Head></ChineseChessRecord>",
        "<ChineseChessRecord><Head><Red>&a;</Red></Head></ChineseChessRecord>",
        "<ChineseChessRecord><Head><Red>甲",
      })
  void cbfWithADocumentTypeOrDamageIsTold(String xml) {
    RecordFiles.Content content = read(xml);

    assertThat(notices(content)).containsExactly(Notice.REC_002);
    assertThat(content.games()).hasSize(1);
    assertThat(content.games().get(0).tag("Red")).isEmpty();
  }

  @Test
  void cbfMovesThatNoSampleExplainsAreTold() {
    RecordFiles.Content content =
        read(
            "<ChineseChessRecord><MoveList><Move value='00-00'/><Move value='77-47' end='1'/>\n"
                + "<Move value='17-47'/>\n<Move value='xx'/></MoveList></ChineseChessRecord>");

    assertThat(tree(content.games().get(0).moves())).isEqualTo("h2e2");
    assertThat(places(content)).containsExactly("REC-019 a:2", "REC-019 a:3");
  }

  @Test
  void wxfMarksBelongToTheMoveBefore() {
    RecordFiles.Content content = RecordSamples.own("columns.wxf");
    GameRecord game = content.games().get(0);

    assertThat(tree(game.moves()))
        .isEqualTo("{Time control 5 min.} C2.5 H8+7 $1 H2+3 R9.8 R1.2 $3 {the rook}");
    assertThat(game.tags())
        .containsExactly(
            new Tag("Event", "练习赛"),
            new Tag("Red", "甲"),
            new Tag("Black", "乙"),
            new Tag("Date", "01-05-2026"));
    assertThat(content.findings()).isEmpty();
  }

  @Test
  void aListMayHoldSeveralGames() {
    RecordFiles.Content content = RecordSamples.own("list.txt");

    assertThat(content.games())
        .extracting(g -> tree(g.moves()))
        .containsExactly("车五进一 将5平6 车五退一 {红方认输}", "C2=5 h8+7 H2+3 r9=8");
    assertThat(content.games())
        .extracting(GameRecord::outcome)
        .containsExactly(Outcome.BLACK_WINS, Outcome.DRAW);
    assertThat(content.games().get(1).start()).contains(Setup.START);
    assertThat(places(content)).containsExactly("REC-008 list.txt:4");
  }

  @Test
  void aTableHasNamesForItsFields() {
    RecordFiles.Content content = RecordSamples.own("table.tsv");

    assertThat(content.games())
        .extracting(g -> g.tag("id") + " " + tree(g.moves()) + " " + g.outcome())
        .containsExactly("g1 h2e2 h9g7 RED_WINS", "g2 e1e4 UNKNOWN");
    assertThat(places(content)).containsExactly("REC-017 table.tsv:4");
  }

  @Test
  void linesOfMovesAreGames() {
    assertThat(RecordSamples.own("lines.txt").games())
        .extracting(g -> tree(g.moves()))
        .containsExactly("h2e2 h9g7 h0g2", "c3c4", "h2e2 h9g7 h0g2");
  }

  @Test
  void positionLinesAreGames() {
    RecordFiles.Content content = RecordSamples.own("position.txt");

    assertThat(content.games())
        .extracting(g -> tree(g.moves()))
        .containsExactly("h2e2 h9g7", "e1e4", "");
    assertThat(places(content)).containsExactly("REC-017 position.txt:3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"这不是棋谱，只是一篇文章。\n", "\0\1\2\3ABC", "PK\3\4", "<html><p>棋</p></html>"})
  void whatIsNoRecordIsTold(String text) {
    RecordFiles.Content content = read(text);

    assertThat(content.games()).isEmpty();
    assertThat(notices(content)).endsWith(Notice.REC_001);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n\r\n", "\0\0\0\0"})
  void anEmptyFileIsTold(String text) {
    assertThat(notices(read(text))).isEqualTo(List.of(Notice.FIL_004));
  }
}
