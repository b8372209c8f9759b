package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.event.Scoring;

@DisplayName(
    "计分制 as a report states it: a draw may be worth more to who moved second (article 13.3)")
class StatedScoringTest {

  private static List<String> codes(Reading reading) {
    return reading.findings().stream().map(d -> d.notice().code()).toList();
  }

  private static String head(String system, String scoring) {
    return "赛事名称,杯\n开始日期,2026-03-01\n结束日期,2026-03-02\n赛制,"
        + system
        + "\n组别,男子\n计分制,\""
        + scoring
        + "\"\n\n";
  }

  /** 甲 drew with 乙 moving first, beat 丙; 乙 drew with 丙 moving second. */
  private static final String TABLE =
      "序号,姓名,1,2,3,得分,名次\n1,甲,×,1,3,4,1\n2,乙,2,×,2,4,2\n3,丙,0,1,×,1,3\n";

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "3-1/2-0                         | 3-1/2-0",
        "3:1/2:0                         | 3-1/2-0",
        "３－１／２－０                   | 3-1/2-0",
        "胜3分，先手和1分，后手和2分，负0分 | 3-1/2-0",
        "胜3红和1黑和2负0                 | 3-1/2-0",
        "胜5分和2分负0分                  | 5-2-0",
        "胜2，和1，负0                    | 2-1-0",
        "5-2-0                           | 5-2-0",
        "胜2和1负0                        | 2-1-0",
        "1-0.5-0                         | 1-0.5-0",
      })
  void forms(String written, String code) {
    Reading reading = Readings.of(head("单循环", written) + TABLE);

    assertThat(reading.event().orElseThrow().scoring().code()).isEqualTo(code);
    assertThat(codes(reading)).doesNotContain("TAB-003");
  }

  @ParameterizedTest
  @CsvSource({"3-2-1", "1-0-0", "2-0/1-0", "1-2-0", "三分制"})
  @DisplayName("scorings in which a score would not tell the result are refused")
  void refused(String written) {
    assertThat(codes(Readings.of(head("单循环", written) + TABLE))).contains("TAB-003");
  }

  @Test
  @DisplayName(
      "a table: 1 and 2 are a draw, and tell who moved first; the points are checked by it")
  void table() {
    Reading reading = Readings.of(head("单循环", "3-1/2-0") + TABLE);

    Event event = reading.event().orElseThrow();
    assertThat(codes(reading)).isEmpty();
    assertThat(Readings.games(event)).containsExactly("0: 1-2 draw", "0: 1-3 win", "0: 3-2 draw");
    assertThat(Games.isColoured(event.games().packed(0))).isTrue();
    assertThat(Games.isColoured(event.games().packed(1))).as("a win does not tell").isFalse();
    // what a rating counts (article 9): 甲 ½ + 1, 乙 ½ + ½, 丙 ½, whatever the points are
    assertThat(Games.firstHalves(event.games().packed(0))).isEqualTo(1);
    assertThat(Games.secondHalves(event.games().packed(0))).isEqualTo(1);

    String wrong = TABLE.replace("2,×,2,4,2", "2,×,2,3,2");
    assertThat(codes(Readings.of(head("单循环", "3-1/2-0") + wrong))).contains("RES-005");
  }

  @Test
  @DisplayName("2 and 2, 1 and 1, and a draw the other way round than 先 and 后 say are errors")
  void draws() {
    String even = TABLE.replace("1,甲,×,1,", "1,甲,×,2,");
    assertThat(codes(Readings.of(head("单循环", "3-1/2-0") + even))).contains("RES-002");
    String coloured = TABLE.replace("1,甲,×,1,", "1,甲,×,先1,").replace("2,乙,2,", "2,乙,后2,");
    assertThat(codes(Readings.of(head("单循环", "3-1/2-0") + coloured))).isEmpty();
    String turned = TABLE.replace("1,甲,×,1,", "1,甲,×,后1,").replace("2,乙,2,", "2,乙,先2,");
    assertThat(codes(Readings.of(head("单循环", "3-1/2-0") + turned))).containsExactly("RES-002");
  }

  @Test
  @DisplayName("rounds: points and 和 by 先 and 后; a bye is a win's 3")
  void rounds() {
    // 甲 1 + 2, 乙 2 + 3, 丙 3 + 1
    String rows =
        """
        序号,姓名,第1轮,第2轮,得分,名次
        1,甲,2先1,3后和,3,3
        2,乙,1后2,轮空,5,1
        3,丙,轮空,1先和,4,2
        """;
    Reading reading = Readings.of(head("积分编排", "3-1/2-0") + rows);

    assertThat(codes(reading)).isEmpty();
    assertThat(Readings.games(reading.event().orElseThrow()))
        .containsExactly("1: 1-2 draw", "2: 3-1 draw");
  }

  @Test
  @DisplayName("double round robin: the column tells who moved first, so that 和 has its points")
  void columnsOfColours() {
    String rows = "序号,姓名,1先,1后,2先,2后,得分,名次\n1,甲,×,×,和,3,4,1\n2,乙,0,和,×,×,2,2\n";
    Reading reading = Readings.of(head("双循环", "3-1/2-0") + rows);

    assertThat(codes(reading)).isEmpty();
    assertThat(Readings.games(reading.event().orElseThrow()))
        .containsExactly("0: 1-2 draw", "0: 2-1 loss");
  }

  @Test
  @DisplayName("和 without 先 or 后 cannot be read; in one cell a draw is 1 : 2, not 2 : 1")
  void withoutColours() {
    String words = TABLE.replace("1,甲,×,1,", "1,甲,×,和,");
    assertThat(codes(Readings.of(head("单循环", "3-1/2-0") + words))).contains("RES-001");
    Scoring scoring = Scoring.parse("3-1/2-0").orElseThrow();
    assertThat(GameResult.of("2:1", scoring)).isEmpty();
  }

  @Test
  @DisplayName("written in the house layout it is read back; TRF has no such draws")
  void conversion() {
    Reading reading = Readings.of(head("单循环", "3-1/2-0") + TABLE);
    byte[] csv = Conversion.of(reading, Target.HOUSE_CSV).value().orElseThrow();
    Event again = Reports.read("r.csv", csv).event().orElseThrow();

    assertThat(again.scoring().code()).isEqualTo("3-1/2-0");
    assertThat(Readings.games(again)).isEqualTo(Readings.games(reading.event().orElseThrow()));
    for (Target target : List.of(Target.TRF16, Target.TRF26)) {
      assertThat(Conversion.of(reading, target).diagnostics())
          .extracting(d -> d.notice().code())
          .contains("CNV-008");
    }
  }
}
