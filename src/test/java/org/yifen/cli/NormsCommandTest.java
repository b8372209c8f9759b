package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.diagnostic.Language;

/**
 * The numbers of the women's event: the ratings of the 13 rated add up to 28 990, with 2100 for the
 * unrated one to 31 090; a fourteenth is 2220.71, rounded 2221; band 2201 to 2225, 57 % of 7 =
 * 3.99, 4 points.
 */
@DisplayName("yifen norms")
class NormsCommandTest {

  private static final Path BOOK = Path.of("sample-reports");
  private static final Path WOMEN = BOOK.resolve("reports/2026-04-28-women-master.csv");

  @TempDir Path folder;

  private Path entrants(String... changes) throws IOException {
    StringBuilder list = new StringBuilder();
    list.append("赛事编号,cup\n赛事名称,名单杯\n开始日期,2026-07-01\n结束日期,2026-07-09\n赛制,积分编排\n");
    list.append("组别,男子\n比赛性质,男子大师称号赛\n国家级裁判员,甲、乙\n\n序号,姓名,性别,称号,等级分");
    for (int i = 1; i <= 12; i++) {
      list.append("\n").append(i).append(",棋手").append(i).append(",男,一级棋士,").append(2376);
    }
    String text = list.append("\n").toString();
    for (String change : changes) {
      String[] parts = change.split("→", -1);
      text = text.replace(parts[0], parts[1]);
    }
    return Files.writeString(folder.resolve("entrants.csv"), text);
  }

  @Test
  @DisplayName("the norms of a report, with the columns of norms.csv, by the book")
  void csvIsThatOfTheList() throws IOException {
    Run run = Run.of("norms", WOMEN, "--book", BOOK, "--format", "csv");
    String published = Files.readString(BOOK.resolve("lists/2026-07/norms.csv"));

    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out())
        .isEqualTo(
            published
                .lines()
                .filter(l -> l.startsWith("event,") || l.startsWith("2026-women-master,"))
                .collect(Collectors.joining("\n", "", "\n")));
  }

  @Test
  @DisplayName("every condition that failed, by how much, and its article")
  void text() {
    Run run = Run.of(Language.ZH, "norms", WOMEN);

    assertThat(run.out())
        .contains("参赛 14 人，每人 7 局，平均等级分 2221")
        .contains("女子大师  7     57%     4       8")
        .contains(
            "1     P048  秦安澜  大师      女子大师  7/7   3.5   4       −0.5  未达标  得分 3.5，应 ≥ 4（第六条(三)）")
        .contains("8     P055  罗浅语  一级棋士  女子大师  7/7   5.5   4       +1.5  达标")
        .contains("未达标  原有称号 无，应 ≥ 一级棋士（第六条(四)）\n");
  }

  @Test
  void json() {
    assertThat(Run.of("norms", WOMEN, "--format", "json").out())
        .contains("\"average\" : 2221", "\"rate\" : 57", "\"standard\" : 4,")
        .contains("\"condition\" : \"title-event-participants\"", "\"asked\" : \"≥ 12\"")
        .contains("\"reason\" : \"level\"");
  }

  @Test
  @DisplayName("6.3 twelve of 2376 in nine rounds: 60 % of 9 = 5.40, 5.5 points (1985 practice)")
  void announcement() throws IOException {
    Run run = Run.of("norms", "--announce", entrants(), "--rounds", "9", "--format", "csv");

    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out())
        .isEqualTo(
            """
            event,title,average,category,rate,games,standard
            cup,man-master,2376,6,60,9,5.5
            """);
    assertThat(run.err()).doesNotContain("TAB-016");
  }

  @Test
  void anAnnouncementSaysWhoMayPlayForANorm() throws IOException {
    Run run = Run.of("norms", "--announce", entrants("一级棋士,2376→,2376"), "--rounds", "9");

    assertThat(run.out())
        .contains("participants 12, games each 9, average rating 2376")
        .contains("man master  6         60%   5.5       0")
        .contains("participants                      12")
        .contains("12  ");
  }

  @Test
  @DisplayName("a Swiss whose list does not tell the rounds needs --rounds")
  void roundsAreNeeded() throws IOException {
    Run run = Run.of("norms", "--announce", entrants());

    assertThat(run.code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("give --rounds N");
    assertThat(Run.of("norms", "--announce", entrants("积分编排→单循环"), "--format", "csv").out())
        .as("a round robin of 12: 60 % of 11 = 6.60, 7 points")
        .contains("cup,man-master,2376,6,60,11,7\n");
  }

  @Test
  void whatWasAnnouncedIsHeldAgainstTheReport() throws IOException {
    Path announced = folder.resolve("cup.json");
    Path report = entrants("等级分\n→等级分,第1轮,第2轮\n", "2376\n→2376,,\n");
    Run.of(
        "norms",
        "--announce",
        entrants("棋手12,男,一级棋士,2376→棋手13,男,一级棋士,2370"),
        "--rounds",
        "9",
        "--format",
        "json",
        "-o",
        announced);
    Files.writeString(
        report,
        Files.readString(entrants("等级分\n→等级分,第1轮,第2轮\n", "2376\n→2376,,\n"))
            .replace("1,棋手1,男,一级棋士,2376,,", "1,棋手1,男,一级棋士,2376,2先1,轮空")
            .replace("2,棋手2,男,一级棋士,2376,,", "2,棋手2,男,一级棋士,2376,1后0,"));
    Run run = Run.of("norms", report, "--announced", announced, "--strict");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err())
        .contains("NRM-004: Announced, but not in the report: 棋手13.")
        .contains("NRM-005: In the report, but not announced: 棋手12.")
        .contains(
            "NRM-002: The games announced for a participant were 9; by the report they are 2.")
        .contains("NRM-003: The standard score for man master was announced as 5.5")
        .doesNotContain("NRM-001");
    assertThat(run.out()).contains("1/2").as("the bye's point is told apart").contains("1 ※1");
  }

  @Test
  void aFileThatIsNoAnnouncementIsAnError() {
    Run run = Run.of("norms", WOMEN, "--announced", BOOK.resolve("places.csv"));

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("NRM-006");
    assertThat(run.out()).isEmpty();
  }

  @Test
  @DisplayName("after three of seven rounds P048 has 2, needs 2 of 4: four draws")
  void forecast() {
    Run run = Run.of("norms", WOMEN, "--after", "3", "--format", "csv");

    assertThat(run.out())
        .startsWith(
            """
            event,id,title,score,standard,remaining,needed,chance
            2026-women-master,P048,woman-master,2,4,4,2,open
            """)
        .contains("2026-women-master,P058,woman-master,2,4,4,2,barred");
    assertThat(Run.of("norms", WOMEN, "--after", "6").out()).contains("  0      reached");
  }

  @Test
  @DisplayName("every norm of a book, valid for four years from the end of its event")
  void register() {
    Run run = Run.of("norms", "--book", BOOK, "--format", "csv");

    assertThat(run.out())
        .startsWith("list,event,end,id,name,title,average,category,rate,games,standard,score,valid")
        .contains(
            "\n2026-01,2025-taihu-master,2025-11-30,P018,钱嘉木,man-master,2431,8,53,9,5,5.5,2029-11-30\n")
        .contains(
            "\n2026-07,2026-women-master,2026-04-28,P055,罗浅语,woman-master,2221,7,57,7,4,5.5,2030-04-28\n");
    assertThat(run.out().lines().filter(l -> l.contains("P048"))).isEmpty();
  }

  @Test
  @DisplayName(
      "an event for no title has no norms, and nothing is wrong; --titles asks all the same")
  void noTitleEvent() throws IOException {
    Path report = entrants("比赛性质,男子大师称号赛\n→");
    Run run = Run.of("norms", "--announce", report, "--rounds", "9");

    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(Run.of("norms", "--announce", report, "--format", "json").out())
        .contains("\"norms\" : [ ]");
    assertThat(Run.of("norms", WOMEN, "--rounds", "5").code()).isEqualTo(ExitCode.USAGE);
    assertThat(run.err()).contains("NRM-008");
    assertThat(run.out()).isEmpty();
    assertThat(
            Run.of(
                    "norms",
                    "--announce",
                    report,
                    "--rounds",
                    "9",
                    "--titles",
                    "男子大师",
                    "--format",
                    "csv")
                .out())
        .contains("cup,man-master,2376,6,60,9,5.5");
  }

  @Test
  void withoutRatingsOrSexesThereMustBeABook() throws IOException {
    Run ratings = Run.of("norms", "--announce", entrants(",等级分→", ",2376→"), "--rounds", "9");
    Run sexes = Run.of("norms", "--announce", entrants("组别,男子\n→", ",男,→,,"), "--rounds", "9");

    assertThat(ratings.code()).isEqualTo(ExitCode.INPUT);
    assertThat(ratings.err()).contains("NRM-012");
    assertThat(sexes.code()).isEqualTo(ExitCode.INPUT);
    assertThat(sexes.err()).contains("NRM-009");
  }

  @Test
  void wrongUsage() throws IOException {
    Path report = entrants();
    for (Object[] wrong :
        List.of(
            new Object[] {"norms"},
            new Object[] {"norms", "--announce"},
            new Object[] {"norms", "--book", BOOK, "--rounds", "9"},
            new Object[] {"norms", report, "--announce", "--forecast"},
            new Object[] {"norms", report, "--rounds", "0"},
            new Object[] {"norms", report, "--titles", "champion"},
            new Object[] {"norms", report, "--format", "xml"})) {
      assertThat(Run.of(wrong).code()).as(List.of(wrong).toString()).isEqualTo(2);
    }
  }
}
