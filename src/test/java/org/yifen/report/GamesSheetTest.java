package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rounds and games in a sheet of their own (对局). */
class GamesSheetTest {

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

  /** One mistake in the sheet of games is one finding. */
  @Test
  void aRoundThatCannotBeReadIsNoGapToo() {
    List<List<String>> games =
        List.of(
            HEADER,
            List.of("1", "1", "1", "2", "1-0"),
            List.of("次", "1", "2", "1", "0-1"),
            List.of("3", "1", "1", "2", "1-0"));

    Reading reading = Readings.of(List.of("成绩表", "对局"), List.of(TABLE, games));

    assertThat(Readings.findings(reading))
        .filteredOn(f -> f.contains("020") || f.contains("024"))
        .containsExactly("TAB-020 对局!A3");
  }

  /** Blank cells and the words for no record name no file; a line without a game neither. */
  @Test
  void theGameFilesAreThoseOfTheColumn() {
    List<List<String>> games =
        List.of(
            HEADER,
            List.of("1", "1", "1", "2", "1-0", " 第1轮/1.pgn "),
            List.of("2", "1", "2", "1", "0-1", "无"),
            List.of("3", "1", "1", "2", "?", "3.pgn"),
            List.of("4", "1", "2", "1", "0-1"),
            List.of("5", "1", "2", "1", "0-1※", "5"));

    Reading reading = Readings.of(List.of("成绩表", "对局"), List.of(TABLE, games));

    assertThat(Readings.scores(reading.event().orElseThrow()))
        .containsExactly("1-2 第1轮/1.pgn 对局!F2", "2-1 5 对局!F6");
  }

  @ParameterizedTest
  @ValueSource(strings = {"棋谱", "棋谱（文件名）", " 棋 谱 ", "Record", "game file", "PGN"})
  void theColumnIsFoundUnderItsNames(String heading) {
    List<List<String>> games =
        List.of(List.of(heading, "轮次", "先手", "后手", "结果"), List.of("a.pgn", "1", "1", "2", "1-0"));

    Reading reading = Readings.of(List.of("成绩表", "对局"), List.of(TABLE, games));

    assertThat(Readings.scores(reading.event().orElseThrow())).containsExactly("1-2 a.pgn 对局!A2");
  }
}
