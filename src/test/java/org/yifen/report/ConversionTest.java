package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;

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
  private static final List<String> BLANK = List.of("2", "1", "2", "1", "0-1", "");
  private static final List<String> AGAIN = List.of("3", "1", "1", "2", "1-0", "007");

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

  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRF16", "TRF26"})
  void tournamentReportFilesHaveNoPlaceForGameFiles(Target target) {
    Reading reading =
        Readings.of(List.of("成绩表", "对局"), List.of(TABLE, List.of(HEADER, GAME, BLANK, AGAIN)));

    assertThat(Conversion.of(reading, target).diagnostics())
        .filteredOn(d -> d.notice() == Notice.CNV_005)
        .extracting(Diagnostic::arguments)
        .containsExactly(List.of("台次 (3), 棋谱 (2)"));
  }

  /** The games' sheet holds them, also where a table would hold the results. */
  @Test
  void aWorkbookKeepsTheGameFiles() {
    Reading reading =
        Readings.of(List.of("成绩表", "对局"), List.of(TABLE, List.of(HEADER, GAME, BLANK, AGAIN)));

    Read<byte[]> written = Conversion.of(reading, Target.HOUSE_XLSX);

    assertThat(written.diagnostics())
        .filteredOn(d -> d.notice() == Notice.CNV_005)
        .extracting(Diagnostic::arguments)
        .containsExactly(List.of("台次 (3)"));
    Reading again = Reports.read("again.xlsx", written.value().orElseThrow());
    assertThat(Readings.scores(again.event().orElseThrow()))
        .containsExactly("1-2 a.pgn 对局!F2", "1-2 007 对局!F4");
    assertThat(Readings.games(again.event().orElseThrow()))
        .isEqualTo(Readings.games(reading.event().orElseThrow()));
  }
}
