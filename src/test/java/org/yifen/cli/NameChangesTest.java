package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.book.TestBooks;

@DisplayName("Article 7: names and units that reports change, through the command")
class NameChangesTest {

  private static final String REPORT =
      """
      赛事编号,E-%1$s
      赛事名称,更名杯%1$s
      开始日期,%1$s
      结束日期,%1$s
      赛制,单循环
      组别,男子
      竞赛规则,2020
      国家级裁判员,甲、乙

      序号,编号,姓名,性别,单位,1,2,3,4,5,6,得分,名次,备注
      1,P1,%2$s,男,%3$s,×,1,0.5,1,0.5,1,4,1,%4$s
      2,P2,赵二,男,北京,0,×,0.5,0.5,0.5,0.5,2,4,
      3,P3,钱三,男,上海,0.5,0.5,×,0.5,0.5,0.5,2.5,2,
      4,P4,孙四,男,广东,0,0.5,0.5,×,0.5,0.5,2,4,
      5,P5,李五,男,湖北,0.5,0.5,0.5,0.5,×,0.5,2.5,2,
      6,P6,周六,男,四川,0,0.5,0.5,0.5,0.5,×,2,4,
      """;

  @TempDir Path temporary;
  private Path book;

  @BeforeEach
  void aBook() throws IOException {
    Path register =
        Files.writeString(
            temporary.resolve("register.csv"),
            """
            id,name,sex,unit,title,rating,peak,games,events,idle
            P1,王小斌,M,浙江,,2400,2400,50,9,0
            P2,赵二,M,北京,,2400,2400,50,9,0
            P3,钱三,M,上海,,2400,2400,50,9,0
            P4,孙四,M,广东,,2400,2400,50,9,0
            P5,李五,M,湖北,,2400,2400,50,9,0
            P6,周六,M,四川,,2400,2400,50,9,0
            """);
    book = temporary.resolve("book");
    assertThat(Run.of("init", book, "--list", register, "--period", "2026-01").code()).isZero();
  }

  private void report(String day, String name, String unit, String remarks) throws IOException {
    Files.writeString(
        book.resolve("reports").resolve(day + ".csv"), REPORT.formatted(day, name, unit, remarks));
  }

  private String read(String file) throws IOException {
    return Files.readString(book.resolve(file));
  }

  private static void isDone(Run run) {
    assertThat(run.code()).as(run.err()).isZero();
  }

  @Test
  void aDryRunShowsTheChangeAndWritesNothing() throws IOException {
    report("2026-03-12", "王斌", "江苏", "更名，转会");
    Map<String, String> before = TestBooks.digests(book);

    Run run = Run.of("rate", book, "--period", "2026-07", "--dry-run");

    isDone(run);
    assertThat(run.out())
        .contains(
            "Change of name: P1, formerly 王小斌, is now 王斌; players.csv takes it over with the list.")
        .contains("Transfer: P1 王小斌, from 浙江 to 江苏;");
    assertThat(TestBooks.digests(book)).isEqualTo(before);
  }

  @Test
  void theListAndTheRegisterOfPlayersShowTheNewNameAndUnit() throws IOException {
    report("2026-03-12", "王斌", "江苏", "更名，转会");
    String digest = TestBooks.digests(book).get("players.csv");

    isDone(Run.of("rate", book, "--period", "2026-07"));

    assertThat(read("players.csv"))
        .contains("P1,王斌,M,江苏,,,王小斌,更名 2026-03-12 原名 王小斌；转会 2026-03-12 原单位 浙江\n");
    assertThat(read("lists/2026-07/register.csv")).contains("P1,王斌,M,江苏,");
    assertThat(read("lists/2026-07/list.csv")).contains("P1,王斌,M,江苏,");
    assertThat(read("lists/2026-07/manifest.json"))
        .as("the digest of what was read")
        .contains(digest);
  }

  @Test
  void theSameHalfAgainGivesTheSameListAndPlayers() throws IOException {
    report("2026-03-12", "王斌", "江苏", "更名，转会");
    isDone(Run.of("rate", book, "--period", "2026-07"));
    Map<String, String> first = TestBooks.digests(book);

    Run again = Run.of("rate", book, "--period", "2026-07", "--force");

    isDone(again);
    assertThat(again.out()).doesNotContain("takes it over");
    Map<String, String> second = TestBooks.digests(book);
    for (String file : first.keySet()) {
      // the note of the change is gone from the findings, and players.csv was read as it is now
      boolean tells =
          file.endsWith("2026-07/findings.json")
              || file.contains("07/manifest.")
              || file.endsWith("07/inputs/players.csv");
      if (!tells) {
        assertThat(second.get(file)).as(file).isEqualTo(first.get(file));
      }
    }
  }

  @Test
  void aPastHalfIsExplainedUnderTheNamesOfItsList() throws IOException {
    report("2026-03-12", "王斌", "江苏", "更名，转会");
    isDone(Run.of("rate", book, "--period", "2026-07"));
    report("2026-09-12", "王武", "浙江", "更名，转会");
    isDone(Run.of("rate", book, "--period", "2027-01"));
    assertThat(read("players.csv")).contains("P1,王武,M,浙江,,,王小斌、王斌,");

    for (String name : new String[] {"P1", "王武", "王斌", "王小斌"}) {
      Run past = Run.of("explain", book, "--period", "2026-07", name);

      isDone(past);
      assertThat(past.err()).as("what is calculated again is what was published").isEmpty();
      assertThat(past.out()).contains("王斌").doesNotContain("王武");
    }
  }

  @Test
  void severalHalvesInOneRunTakeTheChangesOverOneAfterTheOther() throws IOException {
    report("2026-03-12", "王斌", "浙江", "更名");
    report("2026-09-12", "王斌", "浙江", "");

    isDone(Run.of("rate", book, "--from", "2026-07", "--period", "2027-01"));

    assertThat(read("lists/2027-01/register.csv")).contains("P1,王斌,M,浙江,");
  }

  @Test
  void twoReportsThatContradictEachOtherKeepTheHalfFromBeingRated() throws IOException {
    report("2026-03-12", "王斌", "浙江", "更名");
    report("2026-04-12", "王武", "浙江", "更名");

    Run run = Run.of("rate", book, "--period", "2026-07");

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.err())
        .contains(
            "reports/2026-04-12.csv!C11: error PLY-021", "see also: reports/2026-03-12.csv!C11");
    assertThat(book.resolve("lists/2026-07")).doesNotExist();
  }

  @Test
  void checkTellsWhatWillBeTakenOver() throws IOException {
    report("2026-03-12", "王斌", "浙江", "更名");

    Run run = Run.of("check", "--book", book, book.resolve("reports/2026-03-12.csv"));

    isDone(run);
    assertThat(run.out()).contains("note PLY-019").contains("no mistake found");
  }
}
