package org.yifen.xiangqi.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.xiangqi.record.RecordSamples.notices;
import static org.yifen.xiangqi.record.RecordSamples.places;
import static org.yifen.xiangqi.record.RecordSamples.tree;
import static org.yifen.xiangqi.record.XqfBytes.NEXT;
import static org.yifen.xiangqi.record.XqfBytes.OTHER;

import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;

@DisplayName("XQF: keys, rotation, variations, damage")
class XqfReaderTest {

  /** h2e2 (or c3c4) h9g7 (or b9c7, with h0g2 after it): 72-42, 23-24, 79-67, 19-27, 70-62. */
  private static XqfBytes sample(int version) {
    return new XqfBytes(version)
        .field(80, "练习局")
        .field(304, "胡荣华")
        .root(NEXT, "开始")
        .step(72, 42, NEXT | OTHER, "当头炮")
        .step(79, 67, OTHER, "")
        .step(19, 27, NEXT, "")
        .step(70, 62, 0, "第二行\r\n完")
        .step(23, 24, 0, "");
  }

  private static RecordFiles.Content read(byte[] bytes) {
    return RecordFiles.read("a.xqf", bytes);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 10, 11, 12, 13, 16, 18})
  void allVersionsAreRead(int version) {
    XqfBytes bytes = sample(version);
    bytes.header[51] = 3;
    bytes.header[64] = 1;

    RecordFiles.Content content = read(bytes.bytes());
    GameRecord game = content.games().get(0);

    assertThat(content.findings()).isEmpty();
    assertThat(game.start()).contains(Setup.START);
    assertThat(tree(game.moves())).isEqualTo("{开始} h2e2 {当头炮} [c3c4] h9g7 [b9c7 h0g2 {第二行\n完}]");
    assertThat(game.tags())
        .containsExactly(
            new Tag("Title", "练习局"), new Tag("Red", "胡荣华"), new Tag("Type", "opening"));
    assertThat(game.outcome()).isEqualTo(Outcome.DRAW);
  }

  @Test
  void theSideToMoveIsThatOfTheFirstMove() {
    byte[] bytes = new XqfBytes(10).root(NEXT, "").step(79, 67, 0, "").bytes();

    assertThat(read(bytes).games().get(0).start().orElseThrow().toMove()).isEqualTo(Side.BLACK);
  }

  @Test
  void namesCutWithinACharacterAreTold() {
    XqfBytes bytes = new XqfBytes(10).root(0, "");
    byte[] name = "上海胡荣华特级大师".getBytes(Charset.forName("GB18030"));
    bytes.header[304] = (byte) 200;
    System.arraycopy(name, 0, bytes.header, 305, 15);

    RecordFiles.Content content = read(bytes.bytes());

    assertThat(content.games().get(0).tag("Red")).isEqualTo("上海胡荣华特级\uFFFD");
    assertThat(places(content)).containsExactly("REC-005 a.xqf@0x131");
  }

  @Test
  void traditionalFilesAreInBig5() {
    XqfBytes bytes = new XqfBytes(10).root(0, "");
    byte[] name = "香港趙國榮馬車".getBytes(Charset.forName("Big5"));
    bytes.header[80] = (byte) name.length;
    System.arraycopy(name, 0, bytes.header, 81, name.length);

    assertThat(read(bytes.bytes()).games().get(0).tag("Title")).isEqualTo("香港趙國榮馬車");
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 18})
  void aFileCutShortGivesWhatCameBefore(int version) {
    byte[] whole = sample(version).bytes();
    for (int length = 3; length < whole.length; length++) {
      RecordFiles.Content content = read(Arrays.copyOf(whole, length));

      assertThat(notices(content)).as("%d bytes", length).contains(Notice.REC_002);
      assertThat(content.games()).hasSize(length < 1024 ? 0 : 1);
    }
    RecordFiles.Content most = read(Arrays.copyOf(whole, whole.length - 1));
    assertThat(tree(most.games().get(0).moves())).contains("h9g7 [b9c7 h0g2 {第二行\n完}]");
  }

  @Test
  void aWrongChecksumIsTold() {
    byte[] bytes = sample(18).bytes();
    bytes[12]++;

    assertThat(notices(read(bytes))).startsWith(Notice.REC_003);
  }

  @Test
  void twoPiecesOnASquareLeaveTheStartUnknown() {
    XqfBytes bytes = sample(10);
    bytes.header[17] = bytes.header[16];
    RecordFiles.Content content = read(bytes.bytes());

    assertThat(content.games().get(0).start()).isEmpty();
    assertThat(content.games().get(0).moves().size()).isEqualTo(5);
    assertThat(places(content)).containsExactly("REC-006 a.xqf@0x10");
  }

  @Test
  void aMoveOffTheBoardIsKeptAsItIs() {
    byte[] bytes =
        new XqfBytes(10).root(NEXT, "").step(95, 42, NEXT, "").step(79, 67, 0, "").bytes();
    RecordFiles.Content content = read(bytes);

    assertThat(tree(content.games().get(0).moves())).isEqualTo("95-42 h9g7");
    assertThat(places(content)).containsExactly("REC-013 a.xqf@0x408");
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MAX_VALUE, -1, Integer.MIN_VALUE, 9})
  void anAbsurdCommentEndsTheRecord(int length) {
    byte[] bytes =
        new XqfBytes(10).root(NEXT, "").put(96, 74, 0xF0, 0).length(length).put('a', 'b').bytes();
    RecordFiles.Content content = read(bytes);

    assertThat(places(content)).containsExactly("REC-002 a.xqf@0x408");
    assertThat(tree(content.games().get(0).moves())).isEqualTo("h2e2 {ab}");
  }

  @Test
  void bytesAfterTheLastMoveAreTold() {
    assertThat(places(read(new XqfBytes(10).root(0, "").put(1, 2, 3).bytes())))
        .containsExactly("REC-017 a.xqf@0x408");
  }

  @Test
  void aMoveThatFollowsNothingEndsTheRecord() {
    RecordFiles.Content content = read(new XqfBytes(10).root(NEXT, "").bytes());

    assertThat(content.games()).hasSize(1);
    assertThat(notices(content)).isEqualTo(List.of(Notice.REC_002));
  }
}
