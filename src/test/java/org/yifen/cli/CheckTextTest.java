package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Count;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;
import org.yifen.publish.CheckedReport;
import org.yifen.publish.CheckedReports;
import org.yifen.report.WrittenRows;
import org.yifen.report.grid.TextWidth;
import org.yifen.trace.Location;

class CheckTextTest {

  private static List<String> text(CheckText.Detail detail, CheckedReport... reports) {
    List<String> lines = new ArrayList<>();
    new CheckText(Language.EN, detail, Paint.NONE, lines::add).print(List.of(reports));
    return lines;
  }

  private static CheckedReport warned() {
    return CheckedReports.of("x.csv", CheckedReports.roundRobin("杯\n天气,晴", "丁"));
  }

  @Test
  void anAcknowledgedWarningSaysWhoAndWhyAndDoesNotCount() {
    CheckedReport report = CheckedReports.acknowledged(warned(), "甲", "天气也要写");

    assertThat(text(CheckText.Detail.USUAL, report))
        .containsSequence(
            "x.csv!A2: warning (acknowledged) TAB-005: The key “天气” is not known; it was not read.",
            "    acknowledged by 甲: 天气也要写 (acknowledged.csv:2)")
        .contains(
            "x.csv (CSV (UTF-8), house layout, 1-0.5-0): "
                + "errors 0, warnings 1 (1 acknowledged), notes 0");
    assertThat(text(CheckText.Detail.QUIET, report)).noneMatch(line -> line.contains("TAB-005"));
    assertThat(Count.of(report.findings()).hasOpenWarnings()).isFalse();
    assertThat(Count.of(warned().findings()).hasOpenWarnings()).isTrue();
  }

  @Test
  void placesOfFoldedFindingsNameASheetOnce() {
    List<Diagnostic> findings = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      String sheet = i < 6 ? "甲" : "乙";
      findings.add(
          Notice.TAB_013.at(new Location.SheetCell("x.xlsx", sheet, i < 6 ? 0 : 1, i, 0), "A1:A2"));
    }
    CheckedReport report =
        new CheckedReport("x.xlsx", "", Optional.empty(), "", "", findings, WrittenRows.NONE);

    assertThat(text(CheckText.Detail.USUAL, report))
        .contains(
            "    … and 17 more of TAB-013: "
                + "A4, A5, A6, 乙!A7, A8, A9, A10, A11, A12, A13, A14, A15, …");
  }

  @Test
  void aWideRowKeepsTheNameAndWhatIsAroundTheCell() {
    StringBuilder table = new StringBuilder("序号,编号,姓名,性别,单位,得分,名次");
    StringBuilder row = new StringBuilder("\n1,P001,丁一,男,广东,0,1");
    for (int round = 1; round <= 40; round++) {
      table.append(",第").append(round).append("轮");
      row.append(round == 30 ? ",胜者未知" : ",轮空");
    }
    String csv = "赛事名称,杯\n开始日期,2026-05-20\n结束日期,2026-05-24\n赛制,积分编排\n\n";

    List<String> lines =
        text(CheckText.Detail.USUAL, CheckedReports.of("x.csv", csv + table + row + "\n"));
    int at = 0;
    while (!lines.get(at).contains("RES-001")) {
      at++;
    }

    assertThat(lines.get(at)).startsWith("x.csv!AK7: error RES-001");
    assertThat(lines.get(at + 2))
        .startsWith("        7  1  P001  丁一  …  ")
        .contains("  轮空  [胜者未知]  轮空  ")
        .endsWith("  …");
    assertThat(TextWidth.of(lines.get(at + 2))).isBetween(80, 110);
    assertThat(column(lines.get(at + 1), "AK")).isEqualTo(column(lines.get(at + 2), "[胜者"));
  }

  /** Where a word begins, in half-width characters. */
  private static int column(String line, String word) {
    return TextWidth.of(line.substring(0, line.indexOf(word)));
  }

  @ParameterizedTest(name = "terminal {0}, NO_COLOR {1}, TERM {2}: {3}")
  @CsvSource({
    "1, '', xterm, true",
    "1, 1, xterm, false",
    "1, false, xterm, false",
    "1, '', dumb, false",
    "'', '', xterm, false",
  })
  void onlyATerminalGetsColours(String terminal, String noColor, String term, boolean coloured) {
    Map<String, String> environment =
        terminal.isEmpty()
            ? Map.of("NO_COLOR", noColor, "TERM", term)
            : Map.of("YIFEN_STDOUT_IS_TERMINAL", terminal, "NO_COLOR", noColor, "TERM", term);

    assertThat(Terminal.isColoured(environment)).isEqualTo(coloured);
  }
}
