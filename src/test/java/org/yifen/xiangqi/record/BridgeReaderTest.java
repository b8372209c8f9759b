package org.yifen.xiangqi.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.xiangqi.record.BridgeBytes.END;
import static org.yifen.xiangqi.record.BridgeBytes.OTHER;
import static org.yifen.xiangqi.record.BridgeBytes.heading;
import static org.yifen.xiangqi.record.BridgeBytes.joined;
import static org.yifen.xiangqi.record.BridgeBytes.number;
import static org.yifen.xiangqi.record.BridgeBytes.record;
import static org.yifen.xiangqi.record.BridgeBytes.step;
import static org.yifen.xiangqi.record.RecordSamples.notices;
import static org.yifen.xiangqi.record.RecordSamples.places;
import static org.yifen.xiangqi.record.RecordSamples.tree;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Setup;

@DisplayName("CBR and CBL: records, headings, deleted entries, a lying index")
class BridgeReaderTest {

  /** h2e2, then h9g7 or b9c7: 70-67, 7-24, 1-20. */
  private static byte[] game(int id, String title) {
    return record(
        id,
        title,
        step(0, 0, 0, "开始"),
        step(0, 70, 67, ""),
        step(END | OTHER, 7, 24, "马"),
        step(END, 1, 20, ""));
  }

  private static RecordFiles.Content read(byte[] bytes) {
    return RecordFiles.read("a.cbl", bytes);
  }

  @Test
  void aRecordHasMovesVariationsAndComments() {
    RecordFiles.Content content = read(game(1, "第 一局"));
    GameRecord game = content.games().get(0);

    assertThat(content.findings()).isEmpty();
    assertThat(game.start()).contains(Setup.START);
    assertThat(tree(game.moves())).isEqualTo("{开始} h2e2 h9g7 {马} [b9c7]");
    assertThat(game.tags()).containsExactly(new Tag("Title", "第 一局"), new Tag("Red", "甲 一"));
    assertThat(game.outcome()).isEqualTo(Outcome.RED_WINS);
    assertThat(game.source().format()).isEqualTo(RecordFormat.CBR);
  }

  @Test
  void aRecordWithoutMovesMayHaveAComment() {
    GameRecord game = read(record(1, "x", step(END, 0, 0, "话"))).games().get(0);

    assertThat(tree(game.moves())).isEqualTo("{话}");
  }

  @Test
  void anotherLayoutIsNotGuessed() {
    byte[] bytes = game(1, "x");
    bytes[19] = 3;

    assertThat(read(bytes).games()).isEmpty();
    assertThat(places(read(bytes))).containsExactly("REC-002 a.cbl@0x13");
  }

  @Test
  void aRecordCutShortGivesWhatCameBefore() {
    byte[] whole = game(1, "x");
    for (int length = 16; length < whole.length; length++) {
      RecordFiles.Content content = read(Arrays.copyOf(whole, length));

      assertThat(notices(content)).as("%d bytes", length).containsExactly(Notice.REC_002);
      assertThat(content.games()).hasSize(length < 2214 ? 0 : 1);
    }
  }

  @Test
  void absurdSquaresAndLengthsAreTold() {
    byte[] square = record(1, "x", step(0, 0, 0, ""), step(END, 200, 67, ""));
    byte[] length =
        joined(record(1, "x", step(0, 0, 0, "")), new byte[] {5, 0, 70, 67}, number(-1));

    assertThat(tree(read(square).games().get(0).moves())).isEqualTo("200-67");
    assertThat(notices(read(square))).containsExactly(Notice.REC_013);
    assertThat(places(read(length))).containsExactly("REC-002 a.cbl@0x8AA");
  }

  @Test
  void anUnknownPieceLeavesTheStartUnknown() {
    byte[] bytes = game(1, "x");
    bytes[2120] = 0x3F;

    assertThat(read(bytes).games().get(0).start()).isEmpty();
    assertThat(notices(read(bytes))).containsExactly(Notice.REC_006);
  }

  @Test
  void aLibraryHasGamesHeadingsAndDeletedEntries() {
    byte[] library =
        BridgeBytes.library(
            List.of(heading(1, "第一轮"), game(2, "甲乙"), game(3, "旧"), game(4, "丙丁")), 7, 7, 5, 7);
    RecordFiles.Content content = read(library);

    assertThat(content.games()).extracting(g -> g.tag("Title")).containsExactly("甲乙", "丙丁");
    assertThat(content.games().get(1).source().place().display()).isEqualTo("a.cbl#2");
    assertThat(notices(content)).containsExactly(Notice.REC_015, Notice.REC_014);
    assertThat(content.findings().get(0).arguments()).containsExactly("第一轮");
  }

  @Test
  void aBrokenRecordDoesNotSpoilTheOthers() {
    byte[] broken =
        Arrays.copyOf(record(2, "坏", step(0, 0, 0, ""), new byte[] {4, 0, 70, 67}), 2222);
    byte[] library =
        BridgeBytes.library(
            List.of(game(1, "甲"), joined(broken, number(-5)), game(3, "丙")), 7, 7, 7);
    RecordFiles.Content content = read(library);

    assertThat(content.games()).extracting(g -> g.tag("Title")).containsExactly("甲", "坏", "丙");
    assertThat(notices(content)).containsExactly(Notice.REC_002);
  }

  @Test
  void anIndexThatLiesIsToldAndTheRecordsFollowed() {
    List<byte[]> games = List.of(game(1, "甲"), game(2, "乙"));
    byte[] slots = BridgeBytes.library(games, 7, 7);
    byte[] half = slots.clone();
    System.arraycopy(number(Integer.MAX_VALUE), 0, slots, 60, 4);
    System.arraycopy(number(64), 0, half, 60, 4);
    byte[] missing = BridgeBytes.library(games, 7, 0);

    for (byte[] library : List.of(slots, half, missing)) {
      assertThat(read(library).games()).hasSize(2);
      assertThat(notices(read(library))).contains(Notice.REC_016);
    }
  }

  @Test
  void aLibraryCutShortIsTold() {
    byte[] library = BridgeBytes.library(List.of(game(1, "甲")), 7);

    assertThat(notices(read(Arrays.copyOf(library, 1000)))).containsExactly(Notice.REC_002);
    assertThat(notices(read(Arrays.copyOf(library, 66_624))))
        .containsExactly(Notice.REC_016, Notice.REC_001);
  }
}
