package org.yifen.publish;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.yifen.book.ReportFile;
import org.yifen.diagnostic.Acknowledgement;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Severity;
import org.yifen.event.Event;
import org.yifen.report.WrittenRows;
import org.yifen.trace.Location;

/** Reports made up for tests of the outputs. */
public final class CheckedReports {

  private CheckedReports() {}

  /** A CSV report of that name and content, read but not compared with a register. */
  public static CheckedReport of(String name, String csv) {
    ReportFile file = ReportFile.of(name, csv.getBytes(StandardCharsets.UTF_8));
    return new CheckedReport(
        name,
        file.kind(),
        file.layout(),
        file.event().map(e -> e.scoring().code()).orElse(""),
        file.event().map(Event::id).orElse(""),
        file.findings(),
        WrittenRows.of(file.grid().orElseThrow(), file.findings()));
  }

  /** Four players of four units, of whom each beats those after him: nothing is wrong. */
  public static String roundRobin(String event, String player) {
    return roundRobin(event, player, "1", "0");
  }

  /** The same, with these results in the winners' and the losers' cells. */
  public static String roundRobin(String event, String player, String winner, String loser) {
    StringBuilder csv =
        new StringBuilder(
            """
            赛事名称,%s
            开始日期,2026-05-20
            结束日期,2026-05-24
            赛制,单循环
            组别,男子
            竞赛规则,象棋竞赛规则 2020
            国家级裁判员,赵一、钱二

            序号,编号,姓名,性别,单位,等级分,1,2,3,4,得分,名次
            """
                .formatted(event));
    for (int i = 1; i <= 4; i++) {
      csv.append(i).append(",P00").append(i).append(',').append(player).append(i);
      csv.append(",男,").append("京沪粤浙".charAt(i - 1)).append(",2400");
      for (int j = 1; j <= 4; j++) {
        csv.append(',').append(i == j ? "×" : i < j ? winner : loser);
      }
      csv.append(',').append(4 - i).append(',').append(i).append('\n');
    }
    return csv.toString();
  }

  /** The same report with all its warnings acknowledged. */
  public static CheckedReport acknowledged(CheckedReport report, String who, String why) {
    List<Diagnostic> findings = new ArrayList<>();
    for (Diagnostic finding : report.findings()) {
      Acknowledgement by = new Acknowledgement(who, why, new Location.Line("acknowledged.csv", 2));
      boolean warning = finding.notice().severity() == Severity.WARNING;
      findings.add(warning ? finding.acknowledged(by) : finding);
    }
    return new CheckedReport(
        report.file(),
        report.kind(),
        report.layout(),
        report.scoring(),
        report.event(),
        findings,
        report.rows());
  }
}
