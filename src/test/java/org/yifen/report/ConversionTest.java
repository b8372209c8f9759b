package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;

/** What is lost when a report takes another form is said. */
class ConversionTest {

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

  private static final List<String> HEADER = List.of("轮次", "台次", "先手", "后手", "结果", "棋谱");
  private static final List<String> GAME = List.of("1", "1", "1", "2", "1-0", "a.pgn");

  /** The sheet's header is where its reader finds it, also below a title. */
  @Test
  void theRecordsOfGamesAreLost() {
    for (List<List<String>> games :
        List.of(List.of(HEADER, GAME), List.of(List.of("对局表"), HEADER, GAME))) {
      Reading reading = Readings.of(List.of("成绩表", "对局"), List.of(TABLE, games));

      assertThat(Readings.findings(reading)).isEmpty();
      assertThat(Conversion.of(reading, Target.HOUSE_CSV).diagnostics())
          .filteredOn(d -> d.notice() == Notice.CNV_005)
          .extracting(Diagnostic::arguments)
          .containsExactly(List.of("台次, 棋谱"));
    }
  }
}
