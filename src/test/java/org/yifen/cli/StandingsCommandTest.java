package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Language;

@DisplayName("yifen standings")
class StandingsCommandTest {

  private static final Path REPORTS = Path.of("sample-reports/reports");
  private static final Path TABLE = REPORTS.resolve("2026-05-17-huangpu.csv");
  private static final Path TEAMS = REPORTS.resolve("team/2026-04-14-team-league.xlsx");
  private static final Path MIXED = REPORTS.resolve("2026-01-22-changjiang-mixed.csv");
  private static final Path SWISS = REPORTS.resolve("2026-03-15-men-master.xlsx");

  @Test
  void aTableWithTheCriterionThatDecided() {
    Run run = Run.of(Language.ZH, "standings", TABLE);

    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out())
        .isEqualTo(
            """
            黄浦江业余象棋单循环赛（竞赛规则 14.1，单循环）
            名次  序号  姓名    积分  小分   胜局  直胜  犯规  后走局数  对局时后走  判据
            1     8     冼一舟  5     17     3     ·     0     1         ·
            2     5     鲁一鸣  5     14.75  4     ·     0     3         ·           小分
            3     7     祁连生  4     13     3     ·     0     5         ·           积分
            4     6     欧阳砺  3     10.5   2     ·     0     3         ·           积分
            5     1     莫问樵  3     9.5    2     ·     0     3         ·           小分
            6     3     房知远  3     8.25   2     ·     0     1         ·           小分
            7     2     毕凌霄  2.5   9.5    1     ·     0     7         ·           积分
            8     4     童百川  2.5   8      1     ·     0     5         ·           小分
            """);
  }

  @Test
  void englishTitles() {
    assertThat(Run.of("standings", TABLE).out())
        .startsWith("黄浦江业余象棋单循环赛 (competition rules 14.1, round-robin)\nplace  no  name")
        .contains("decided by\n");
  }

  @Test
  @DisplayName("CSV: place,no,id,name,points, then one column a tie-break")
  void csv() {
    Run run = Run.of("standings", SWISS, "--format", "csv", "--rounds", "5");

    assertThat(run.out())
        .startsWith(
            """
            place,no,id,name,points,opponents,wins,fouls,second-games,previous-round
            1,7,P015,龙在野,4.5,12.5,4,0,3,
            2,1,P009,汤伯钧,3.5,16,3,0,3,
            """);
    assertThat(run.out().lines()).hasSize(23);
  }

  @Test
  @DisplayName("what a tie came to and the report does not tell is named below the table")
  void whatIsNotTold(@TempDir Path folder) throws IOException {
    Path report = folder.resolve("r.csv");
    // all drawn, and nobody knows who moved first
    Files.writeString(
        report,
        """
        赛事名称,杯
        开始日期,2026-03-01
        结束日期,2026-03-02
        赛制,单循环
        组别,男子

        序号,姓名,1,2,得分,名次
        1,甲,×,0.5,0.5,1
        2,乙,0.5,×,0.5,1
        """);
    assertThat(Run.of(Language.ZH, "standings", report).out())
        .isEqualTo(
            """
            杯（竞赛规则 14.1，单循环）
            名次  序号  姓名  积分  小分  胜局  直胜  犯规  后走局数  对局时后走  判据
            1     1     甲    0.5   0.25  0     1     0     ·         ·
            1     2     乙    0.5   0.25  0     1     0     ·         ·           并列
            报告没有写明每局谁先走，没有比较：后走局数、对局时后走。
            """);
    assertThat(Run.of("standings", report).out())
        .endsWith(
            "The report does not tell who moved first in every game; not compared: 2nd-move games,"
                + " mutual 2nd move.\n");
    assertThat(Run.of("standings", report, "--system", "swiss").out())
        .contains("The report does not tell the round of every game; not compared: earlier place.");
    assertThat(Run.of("standings", report, "--format", "json").out())
        .contains("\"second-games\",\n    \"second-move\"\n  ],\n  \"rows\"");
  }

  @Test
  void json() {
    assertThat(Run.of("standings", TEAMS, "--format", "json").out())
        .contains("\"system\" : \"team-round-robin\"", "\"article\" : \"14.5\"")
        .contains("\"decided_by\" : \"wins\"", "\"name\" : \"浙江\"");
  }

  @Test
  @DisplayName("14.8: teams by the sum of their players' places")
  void sumOfPlaces() {
    assertThat(
            Run.of(
                    "standings",
                    SWISS,
                    "--system",
                    "team-places",
                    "--players",
                    "2",
                    "--format",
                    "csv")
                .out())
        .startsWith(
            """
            place,no,id,name,points,best-place
            1,1,,江苏,5,1+4
            2,3,,上海,17,3+14
            """);
  }

  @Test
  @DisplayName("the women of a mixed event: places among them, points and 对手分 of all games")
  void oneSection() {
    // 许清和 is third of all and second of the women; her points and 对手分 are the same
    assertThat(Run.of("standings", MIXED, "--format", "csv").out())
        .contains("\n3,9,P049,许清和,9,56,");
    assertThat(Run.of("standings", MIXED, "--section", "women", "--format", "csv").out())
        .contains("\n1,2,P045,林疏桐,10,57,", "\n2,9,P049,许清和,9,56,")
        .hasLineCount(9);
    assertThat(Run.of(Language.ZH, "standings", MIXED, "--section", "男子").out())
        .startsWith("长江杯象棋混合公开赛（竞赛规则 14.3.1，瑞士制，男子）\n")
        .doesNotContain("许清和");
    assertThat(Run.of("standings", MIXED, "--section", "women", "--format", "json").out())
        .contains("\"section\" : \"women\"");
    assertThat(Run.of("standings", MIXED, "--format", "json").out()).doesNotContain("section");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "reports/2026-01-22-changjiang-mixed.csv | kids | --section kids: men, women",
        "reports/team/2026-04-14-team-league.xlsx | women | 团体名次不分男女。",
        "reports/2026-03-15-men-master.xlsx | women | 没有这一性别的参赛者。",
        "faulty/TAB-025-no-section.csv | women | 有参赛者没有写明性别，不能分开排名次。",
      })
  void sectionsThatCannotBe(String report, String section, String message) {
    Run run =
        Run.of(
            Language.ZH,
            "standings",
            Path.of("sample-reports").resolve(report),
            "--section",
            section);

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains(message);
  }

  @Test
  void otherTieBreaksAndScoring() {
    assertThat(Run.of("standings", SWISS, "--system", "瑞士制累进分", "--format", "csv").out())
        .startsWith("place,no,id,name,points,cumulative,wins,");
    assertThat(Run.of("standings", TABLE, "--tie-breaks", "胜局,direct", "--format", "csv").out())
        .startsWith("place,no,id,name,points,wins,direct\n1,5,,鲁一鸣,5,4,\n2,8,,冼一舟,5,3,\n");
    // 鲁一鸣: 4 wins, 2 draws; 冼一舟: 3 wins, 4 draws
    assertThat(Run.of("standings", TABLE, "--scoring", "3-1-0", "--format", "csv").out())
        .contains("1,5,,鲁一鸣,14,", "2,8,,冼一舟,13,");
  }

  @Test
  void errorsOfTheReportAreShownAndNothingElse() {
    Run run = Run.of("standings", Path.of("sample-reports/faulty/RES-002-contradict.xlsx"));

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out()).isEmpty();
    assertThat(run.err()).contains("RES-002");
  }

  @Test
  void warningsDoNotStopUnlessStrict() {
    Path report = Path.of("sample-reports/faulty/RES-029-fouls.csv");
    assertThat(Run.of("standings", report).code()).isEqualTo(ExitCode.DONE);
    assertThat(Run.of("standings", report).err()).contains("RES-029");
    assertThat(Run.of("standings", report, "--strict").code()).isEqualTo(ExitCode.INPUT);
  }

  @Test
  @DisplayName("places that are not filled in are no warning: here they come from")
  void placesYetToCome(@TempDir Path folder) throws IOException {
    Path report = folder.resolve("r.csv");
    Files.writeString(
        report,
        """
        赛事名称,杯
        开始日期,2026-03-01
        结束日期,2026-03-02
        赛制,单循环
        组别,男子

        序号,姓名,1,2,得分,名次
        1,甲,×,1,1,
        2,乙,0,×,0,
        """);
    Run run = Run.of("standings", report, "--strict");

    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.err()).isEmpty();
  }

  @Test
  @DisplayName(
      "a team event without units cannot be placed as it says: an input error; players can")
  void teamsWithoutUnits(@TempDir Path folder) throws IOException {
    Path report = folder.resolve("r.csv");
    Files.writeString(
        report,
        """
        赛事名称,杯
        开始日期,2026-03-01
        结束日期,2026-03-02
        赛制,单循环
        组别,男子
        团体,是

        序号,姓名,1,2,得分,名次
        1,甲,×,1,1,1
        2,乙,0,×,0,2
        """);
    assertThat(Run.of("standings", report).code()).isEqualTo(ExitCode.INPUT);
    assertThat(Run.of("standings", report).err())
        .contains("--system swiss")
        .doesNotContain("Usage");
    assertThat(Run.of("standings", report, "--system", "team-points").code())
        .isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("standings", report, "--system", "round-robin").code())
        .isEqualTo(ExitCode.DONE);
  }

  @Test
  @DisplayName("wrong options are told before the report is read")
  void optionsFirst() {
    Run run = Run.of("standings", Path.of("no-such.csv"), "--system", "knockout");

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("standings", Path.of("no-such.csv")).code()).isEqualTo(ExitCode.ENVIRONMENT);
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "--players | 2",
        "--section | ''",
        "--format | xml",
        "--system | knockout",
        "--tie-breaks | beauty",
        "--tie-breaks | place-sum",
        "--scoring | 1-2-0",
        "--rounds | 0",
        "--system | swiss-cumulative",
      })
  void wrongUsage(String option, String value) {
    Run run = Run.of("standings", REPORTS.resolve("2026-01-04-yangcheng-b.xlsx"), option, value);

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void writesAFileOnce(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("places.csv");
    assertThat(Run.of("standings", TABLE, "--format", "csv", "-o", file).code()).isZero();
    assertThat(Files.readString(file)).startsWith("place,no,id,name,points,");
    assertThat(Run.of("standings", TABLE, "-o", file).code()).isNotZero();
    assertThat(Run.of("standings", TABLE, "-o", file, "--force").code()).isZero();
  }
}
