package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Field;
import org.yifen.event.Scoring;

/** Lists of pairings (对阵表) as clubs and Chess-Results write them. */
class PairingSheetsTest {

  private static final String KEYS = "赛事名称,杯\n开始日期,2026-03-01\n结束日期,2026-03-02\n赛制,积分编排\n组别,男子\n\n";

  private static final String TWO_ROUNDS =
      KEYS
          + """
          第1轮对阵表
          台号,编号,先手(红),结果,编号,后手(黑),备注
          1,1,王斌,红胜,2,赵鑫鑫,
          2,3,郑惟桐,和,4,张　伟,
          3,5,钱五,轮空,,轮空,
          第2轮对阵表
          台号,编号,先手(红),结果,编号,后手(黑),备注
          1,3,郑惟桐,黑胜,1,王 斌,
          2,2,赵鑫鑫,胜(弃权),5,钱五(退赛),
          3,4,张伟,0-0,,,
          """;

  private static final List<List<String>> TABLE =
      List.of(
          List.of("赛事名称", "杯"),
          List.of("开始日期", "2026-03-01"),
          List.of("结束日期", "2026-03-02"),
          List.of("赛制", "积分编排"),
          List.of("组别", "男子"),
          List.of("序号", "姓名", "得分", "名次"),
          List.of("1", "王斌", "1", "1"),
          List.of("2", "赵鑫鑫", "0", "2"));

  private static final List<String> CAPTION = List.of("第1轮对阵表");
  private static final List<String> PAIRED = List.of("台号", "编号", "先手", "结果", "编号", "后手");

  @Test
  void participantsAndGamesAreThoseNamed() {
    Reading reading = Readings.of(TWO_ROUNDS);

    Event event = reading.event().orElseThrow();
    assertThat(reading.layout()).contains(Layout.PAIRINGS);
    assertThat(event.entrants())
        .extracting(Entrant::label)
        .containsExactly("1 王斌", "2 赵鑫鑫", "3 郑惟桐", "4 张 伟", "5 钱五");
    assertThat(event.entrants().get(4).remarks()).isEqualTo("退赛");
    assertThat(Readings.games(event))
        .containsExactly("1: 1-2 win", "1: 3-4 draw", "2: 3-1 loss", "2: 2-5 win ※");
    assertThat(event.rounds()).isEqualTo(2);
    assertThat(Readings.findings(reading)).containsExactly("TAB-022 A8");
  }

  @Test
  void aColumnOfGameFilesIsRead() {
    Reading reading =
        Readings.of(
            KEYS
                + """
                第1轮对阵表
                台号,编号,先手(红),结果,编号,后手(黑),棋谱
                1,1,王斌,红胜,2,赵鑫鑫,1.pgn
                2,3,郑惟桐,轮空,,轮空,2.pgn
                """);

    assertThat(Readings.scores(reading.event().orElseThrow())).containsExactly("1-2 1.pgn G9");
  }

  /** The place of a participant is the cell where the name first stands. */
  @Test
  void aParticipantHasAPlace() {
    Event event = Readings.of(TWO_ROUNDS).event().orElseThrow();

    assertThat(event.cells().at(event.entrants().get(3), Field.NAME).cell()).isEqualTo("F10");
  }

  /** 2-0 and 1:1 are those of 2-1-0; 红胜 fits any scoring. */
  @Test
  void theScoringFollowsFromScoresInFigures() {
    Reading reading = Readings.of(TWO_ROUNDS.replace("红胜", "2-0").replace("和", "1：1"));

    assertThat(reading.event().orElseThrow().scoring()).isEqualTo(Scoring.TWO_ONE_ZERO);
    assertThat(Readings.findings(reading)).containsExactly("TAB-024", "TAB-022 A8");
  }

  @Test
  void everyMistakeHasItsCell() {
    String faulty =
        TWO_ROUNDS
            .replace("王斌,红胜", "王斌,红赢")
            .replace("郑惟桐,黑胜", "郑惟桐,")
            .replace("2,2,赵鑫鑫,胜", "2,2,张伟,胜");

    assertThat(Readings.findings(Readings.of(faulty)))
        .containsExactly("TAB-022 A8", "RES-001 D9", "RES-017 D14", "TAB-026 B15 E9");
  }

  @Test
  void chessResultsPairingsAreRead() {
    String list =
        KEYS.replace("积分编排", "swiss")
            + """
            Round 1 on 2026/03/01
            Bo.,No.,Rtg,,White,Result,,Black,Rtg,No.
            1,1,2100,,Wang Bin ,1 - 0,,Zhao Xinxin ,2200,2
            2,3,2250,,Zheng Weitong ,½ - ½,,Zhang Wei ,0,4
            3,5,0,,Qian Wu ,1,,bye,,
            4,6,0,,Sun Liu ,0,,not paired,,
            """;

    Reading reading = Readings.of(list);

    Event event = reading.event().orElseThrow();
    assertThat(event.system()).isEqualTo(EventSystem.SWISS);
    assertThat(event.entrants()).hasSize(6);
    assertThat(Readings.games(event)).containsExactly("1: 1-2 win", "1: 3-4 draw");
    assertThat(Readings.findings(reading)).isEqualTo(List.of("TAB-022 A8"));
  }

  /** The numbers and names beside a table of participants are the table's. */
  @Test
  void pairingsCanBelongToATableOfParticipants() {
    Reading reading =
        Readings.of(
            List.of(TABLE, List.of(CAPTION, PAIRED, List.of("1", "2", "赵鑫鑫", "0-1", "1", "王 斌"))));

    Event event = reading.event().orElseThrow();
    assertThat(event.entrants()).extracting(Entrant::label).containsExactly("1 王斌", "2 赵鑫鑫");
    assertThat(event.cells().at(event.entrants().get(1), Field.NAME).cell()).isEqualTo("B8");
    assertThat(Readings.games(event)).containsExactly("1: 2-1 loss");
    assertThat(Readings.findings(reading)).isEmpty();
  }

  @Test
  void aStrangerToTheTableIsSaid() {
    Reading reading =
        Readings.of(
            List.of(TABLE, List.of(CAPTION, PAIRED, List.of("1", "", "赵鑫金", "0-1", "1", "王斌"))));

    assertThat(Readings.findings(reading)).containsExactly("TAB-027 2!C3");
  }

  /** A round is a number that an event can have, wherever it is told. */
  @Test
  void aRoundThatNoEventHasIsSaid() {
    String own = KEYS + "轮次,先手,结果,后手\n401,甲,红胜,乙\n400,丙,红胜,丁\n0,戊,红胜,己\n";
    String caption = KEYS + "第401轮\n先手,结果,后手\n甲,红胜,乙\n";
    String column = KEYS + "序号,姓名,第401轮,第1轮,得分,名次\n1,甲,,2先1,1,1\n2,乙,,1后0,0,2\n";

    assertThat(Readings.findings(Readings.of(own)))
        .containsExactly("TAB-022 A7", "TAB-020 A8", "TAB-020 A10");
    assertThat(Readings.findings(Readings.of(caption))).containsExactly("TAB-020 A8", "TAB-022 A8");
    assertThat(Readings.findings(Readings.of(column))).containsExactly("TAB-020 C7");
  }

  @Test
  void nobodyPlaysAgainstHimself() {
    String faulty = TWO_ROUNDS.replace("3,郑惟桐,黑胜,1,王 斌", "1,王斌,黑胜,1,王 斌");

    assertThat(Readings.findings(Readings.of(faulty))).containsExactly("TAB-022 A8", "RES-008 F14");
  }

  @Test
  void nobodyHasTwoGamesInARound() {
    String faulty = TWO_ROUNDS.replace("3,4,张伟,0-0,,,", "3,1,王斌,和,4,张伟,");

    assertThat(Readings.findings(Readings.of(faulty))).containsExactly("TAB-022 A8", "RES-013 C16");
  }

  /** Where numbers contradict each other nobody has one: messages name people as the file does. */
  @Test
  void messagesInventNoNumbers() {
    String faulty = TWO_ROUNDS.replace("2,2,赵鑫鑫,胜", "2,3,赵鑫鑫,胜").replace("郑惟桐,黑胜", "郑惟桐,");

    assertThat(Readings.of(faulty).findings())
        .filteredOn(d -> d.notice() == Notice.RES_017)
        .extracting(d -> d.arguments())
        .containsExactly(List.of("郑惟桐", "王斌"));
  }
}
