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

@DisplayName("yifen register")
class RegisterCommandTest {

  @TempDir Path folder;
  private Path book;

  @BeforeEach
  void aBook() throws IOException {
    book = TestBooks.copy(Path.of("sample-reports"), folder.resolve("book"));
  }

  private String persons() throws IOException {
    return Files.readString(book.resolve("players.csv"));
  }

  @Test
  void nothingIsWrittenWithoutBeingAskedFor() {
    Map<String, String> before = TestBooks.digests(book);
    Run run = Run.of("register", book, "--rename", "P055", "--to", "罗语", "--date", "2026-08-01");

    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out()).contains("P055 · 罗浅语", "P055 · 罗语");
    assertThat(TestBooks.digests(book)).isEqualTo(before);
  }

  @Test
  @DisplayName("a name, a unit, a title: in players.csv, in the log, in the next list")
  void changes() throws IOException {
    for (String[] change :
        new String[][] {
          {"--rename", "P055", "罗语"}, {"--transfer", "P055", "海南"}, {"--title", "P051", "大师"}
        }) {
      Run run =
          Run.of(
              "register",
              book,
              change[0],
              change[1],
              "--to",
              change[2],
              "--date",
              "2026-08-01",
              "--authority",
              "协会",
              "--reason",
              "申请",
              "--write");
      assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.DONE);
    }

    assertThat(persons())
        .containsPattern("P055,罗语,F,海南,[^,]*,[^,]*,罗浅语,")
        .containsPattern("P051,何采薇,F,黑龙江,大师,2026-08-01,");
    assertThat(book.resolve("players-log.csv"))
        .hasContent(
            """
            date,action,id,before,after,authority,reason
            2026-08-01,rename,P055,罗浅语,罗语,协会,申请
            2026-08-01,transfer,P055,广东,海南,协会,申请
            2026-08-01,title,P051,一级棋士,大师,协会,申请
            """);
    Run rate = Run.of("rate", book, "--period", "2027-01");
    assertThat(rate.code()).as(rate.err()).isEqualTo(ExitCode.DONE);
    assertThat(Files.readString(book.resolve("lists/2027-01/register.csv")))
        .containsPattern("P055,罗语,F,海南,大师,");
    assertThat(Run.of("audit", book).code()).as("past lists keep the names of their time").isZero();
  }

  @Test
  void aMergeGoesIntoTheNextList() throws IOException {
    Run run =
        Run.of(
            "register",
            book,
            "--merge",
            "P033",
            "--to",
            "P042",
            "--date",
            "2026-08-01",
            "--authority",
            "协会",
            "--reason",
            "重复",
            "--write");

    assertThat(run.code()).as(run.err()).isEqualTo(ExitCode.DONE);
    assertThat(book.resolve("merges.csv"))
        .hasContent("list,id,into,authority,date,reason\n2027-01,P033,P042,协会,2026-08-01,重复\n");
    assertThat(Files.readString(book.resolve("players-log.csv"))).contains("merge,P033,");
  }

  @Test
  void wrongUsage() {
    assertThat(Run.of("register", book, "--rename", "P999", "--to", "x").code())
        .isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("register", book, "--rename", "P055").code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("register", book, "--rename", "P055", "--to", "x", "--date", "1.8.").code())
        .isEqualTo(ExitCode.USAGE);
  }
}
