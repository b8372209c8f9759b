package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Who met whom, and how often")
class MeetingsTest {

  private static final String SWISS =
      """
      赛事名称,杯
      开始日期,2026-03-01
      结束日期,2026-03-09
      赛制,积分编排
      组别,男子

      序号,姓名,单位,第1轮,第2轮,得分,名次
      """;

  private static List<String> findings(String first, String second, int points) {
    return Readings.findings(
        Readings.of(
            SWISS
                + "1,甲,北京,%s,2后1,2,1%n".formatted(first)
                + "2,乙,上海,%s,1先0,%d,2%n".formatted(second, points)));
  }

  @Test
  void aGameThatWasNotPlayedIsNoMeetingOfASwissEvent() {
    assertThat(findings("2先1※", "1后0※", 0)).isEmpty();
  }

  @Test
  void twoWhoPlayedInARoundMeetNoMore() {
    assertThat(findings("2先1", "1后0", 0)).containsExactly("RES-022 D8 E9");
  }
}
