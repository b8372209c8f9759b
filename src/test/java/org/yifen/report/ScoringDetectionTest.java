package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.event.Event;
import org.yifen.event.Scoring;

/**
 * The scoring base follows from what the two cells of each game add up to, when a report does not
 * state it (计分制): 1, 2, or 3 and 2. A win, a draw and a loss count 1, ½, 0 whatever the base.
 */
class ScoringDetectionTest {

  private static final String HEAD = "赛事名称,杯\n开始日期,2026-03-01\n结束日期,2026-03-02\n赛制,单循环\n组别,男子\n";

  /** A beats B, A and C draw, B beats C; W, D and L as the base writes them. */
  private static String table(String win, String draw, String a, String b, String c) {
    return HEAD
        + "\n序号,姓名,1,2,3,得分,名次\n"
        + "1,甲,×,W,D,%s,1\n2,乙,0,×,W,%s,2\n3,丙,D,0,×,%s,3\n"
            .formatted(a, b, c)
            .replace("W", win)
            .replace("D", draw);
  }

  @ParameterizedTest
  @CsvSource({
    "1,   0.5, 1.5, 1, 0.5, 1-0.5-0",
    "2,   1,   3,   2, 1,   2-1-0",
    "3,   1,   4,   3, 1,   3-1-0",
    "胜,  和,  1.5, 1, 0.5, 1-0.5-0",
    "胜,  和,  3,   2, 1,   2-1-0",
    "胜,  和,  4,   3, 1,   3-1-0",
  })
  void theBaseFollowsFromPairsAndTotals(
      String win, String draw, String a, String b, String c, String base) {
    Reading reading = Readings.of(table(win, draw, a, b, c));

    Event event = reading.event().orElseThrow();
    assertThat(event.scoring().code()).isEqualTo(base);
    assertThat(Readings.games(event)).containsExactly("0: 1-2 win", "0: 1-3 draw", "0: 2-3 win");
    assertThat(Readings.findings(reading))
        .isEqualTo(base.equals("1-0.5-0") ? List.of() : List.of("TAB-024"));
  }

  /** In a table of 2-1-0 the cell 1 is a draw, so one game of 1 and 0 is a mistake. */
  @Test
  void aMixtureIsRefused() {
    String mixed =
        HEAD
            + "\n序号,姓名,1,2,3,4,得分,名次\n"
            + "1,甲,×,2,1,2,5,1\n2,乙,0,×,1,0,1,4\n3,丙,1,0,×,2,3,2\n4,丁,0,2,0,×,2,3\n";

    Reading reading = Readings.of(mixed);

    assertThat(reading.event().orElseThrow().scoring()).isEqualTo(Scoring.TWO_ONE_ZERO);
    assertThat(Readings.findings(reading)).containsExactly("TAB-024", "RES-002 E9 D10");
  }

  /** What a report states holds; results in another base are its mistake, said once. */
  @Test
  void aStatedBaseIsNotReplaced() {
    String stated = table("2", "1", "3", "2", "1").replace("组别", "计分制,1-0.5-0\n组别");

    Reading reading = Readings.of(stated);

    assertThat(reading.event().orElseThrow().scoring()).isEqualTo(Scoring.ONE_HALF_ZERO);
    assertThat(Readings.findings(reading)).containsExactly("RES-012 B5 D9 C10");
  }

  /** One wrong cell does not make another base. */
  @Test
  void aSlipIsNoBase() {
    String slip = table("1", "0.5", "1.5", "1", "0.5").replace("3,丙,0.5,0", "3,丙,0.5,1");

    Reading reading = Readings.of(slip);

    assertThat(reading.event().orElseThrow().scoring()).isEqualTo(Scoring.ONE_HALF_ZERO);
    assertThat(Readings.findings(reading)).containsExactly("RES-002 E9 D10");
  }
}
