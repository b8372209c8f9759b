package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.diagnostic.Language;

/** A list from elsewhere beside the sample book's, with mistakes put into it. */
@DisplayName("yifen audit --published")
class PublishedAuditTest {

  private static final Path BOOK = Path.of("sample-reports");
  private static final Path LIST = BOOK.resolve("lists/2026-07/list.csv");

  @TempDir Path folder;

  private static Run audit(Path file, String... more) {
    return audit(Language.EN, file, more);
  }

  private static Run audit(Language language, Path file, String... more) {
    List<Object> args =
        new ArrayList<>(List.of("audit", BOOK, "--published", file, "--period", "2026-07"));
    args.addAll(List.of(more));
    return Run.of(language, args.toArray());
  }

  /** The book's list with other texts in it, each of which has to be there. */
  private Path edited(String... pairs) throws IOException {
    String text = Files.readString(LIST);
    for (int i = 0; i < pairs.length; i += 2) {
      assertThat(text).contains(pairs[i]);
      text = text.replace(pairs[i], pairs[i + 1]);
    }
    return Files.writeString(folder.resolve("published.csv"), text);
  }

  @Test
  void theBooksOwnListDiffersInNothing() {
    for (String own : List.of("list.csv", "list.xlsx", "register.csv")) {
      Run run = audit(LIST.resolveSibling(own));
      assertThat(run.out()).as(own).endsWith(" and 2026-07 (players: 57): no difference\n");
      assertThat(run.code()).isEqualTo(ExitCode.DONE);
    }
  }

  /**
   * P020 had 2394, gained 16.25 and 5.40; P009 2496, 14.00, 16.00 and −21.20; without 2025-jinling
   * that is 2399 and 2491. P033 had 2447 and lost 20 for inactivity.
   */
  @Test
  void groupedByCause() throws IOException {
    Path file =
        edited(
            "一级棋士,2416,22", "一级棋士,2399,",
            "大师,2505,9", "大师,2491,",
            "大师,2427,-20,0,停赛 -20", "大师,2447,,0,");
    Run run = audit(file);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out())
        .isEqualTo(
            file
                + """
                 (players: 57) and 2026-07 (players: 57): the same 54

                no sanction for inactivity (art. 2): 1
                  id    name    before  published  book  by   fits too
                  P033  司徒岩  2447    2447       2427  +20

                the event 2025-jinling left out: 2
                  id    name    before  published  book  by   fits too
                  P020  戴维桢  2394    2399       2416  −17
                  P009  汤伯钧  2496    2491       2505  −14
                """);
  }

  /**
   * The list of the samples was made by a calculation of its own: 2025-jinling left out, one
   * sanction, one name, one former name, one unit and one number changed (sample-reports).
   */
  @Test
  void thePublishedListOfTheSamples() {
    Run run = audit(BOOK.resolve("published/2026-07.csv"), "--format", "csv");

    assertThat(
            run.out()
                .lines()
                .skip(1)
                .map(l -> l.replaceAll("^([^,]*),([^,]*),([^,]*),.*", "$1 $2 $3")))
        .containsExactly(
            "decay-missing  P033",
            "event-left-out 2025-jinling P020",
            "event-left-out 2025-jinling P022",
            "event-left-out 2025-jinling P009",
            "event-left-out 2025-jinling P013",
            "event-left-out 2025-jinling P036",
            "event-left-out 2025-jinling P017",
            "event-left-out 2025-jinling P021",
            "event-left-out 2025-jinling P030",
            "event-left-out 2025-jinling P028",
            "name  ",
            "name  ",
            "unexplained  P050",
            "only-book  P002",
            "only-book  P037",
            "renamed 彭小素 P063",
            "moved 云南 P028");
    assertThat(run.out()).contains(",邵啟明,", "meant 邵启明 (P002, 上海)", "meant 周文博 (P037, 陕西)");
  }

  @Test
  void inChineseAsCsvAndAsJson() throws IOException {
    Path file = edited("大师,2427,-20,0,停赛 -20", "大师,2447,,0,", ",魏承舟,", ",魏小舟,");

    assertThat(audit(Language.ZH, file).out())
        .contains("没有扣停赛分（第二条）：1 人", "P033  司徒岩  2447  2447  2427  +20", "姓名不同：1 人");
    assertThat(audit(file, "--format", "csv").out())
        .isEqualTo(
            """
            cause,what,id,name,sex,unit,opening,published,book,difference,others
            decay-missing,,P033,司徒岩,M,福建,2447,2447,2427,20,
            renamed,魏小舟,P001,魏承舟,M,广东,2672,2664,2664,0,
            """);
    Run run = audit(file, "--format", "json");
    JsonNode json = new ObjectMapper().readTree(run.out());
    assertThat(run.err()).isEmpty();
    assertThat(json.at("/groups/0/cause").asText()).isEqualTo("decay-missing");
    assertThat(json.at("/groups/0/players/0/published/rating").asInt()).isEqualTo(2447);
    assertThat(json.at("/groups/1/players/0/book/name").asText()).isEqualTo("魏承舟");
  }

  @Test
  @DisplayName("an opening list cannot be calculated: the differences are shown, causes not tested")
  void anOpeningList() throws IOException {
    Path file = Files.writeString(folder.resolve("l.csv"), "id,rating\nP001,2600\n");
    Run run = Run.of("audit", BOOK, "--published", file, "--period", "2026-01", "--top", "2");

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.err()).contains("warning AUD-025");
    assertThat(run.out()).contains("unexplained: 1", "2600       2672  −72", "… and 34 more");
  }

  @Test
  void wrongUseAndUnreadableFiles() throws IOException {
    Path list = Files.writeString(folder.resolve("bad.csv"), "单位,等级分\n广东,2400\n");

    assertThat(audit(list).code()).isEqualTo(ExitCode.INPUT);
    assertThat(audit(list).err()).contains("error AUD-020");
    assertThat(audit(folder.resolve("gone.csv")).code()).isEqualTo(ExitCode.ENVIRONMENT);
    assertThat(Run.of("audit", BOOK, "--published", LIST).code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("audit", BOOK, "--period", "2026-07").code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("audit", BOOK, "--format", "csv").code()).isEqualTo(ExitCode.USAGE);
    assertThat(audit(LIST, "--from", "2026-07").code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("audit", BOOK, "--published", LIST, "--period", "2030-01").err())
        .contains("ENV-007");
  }

  @Test
  @DisplayName("the list of 2020 has 20 men, none of them in the sample book")
  void theListOf2020() {
    Path file = Path.of("../shared/cases/cxa-men-rating-list-2020.tsv");
    assumeTrue(Files.isRegularFile(file), "no list at " + file);
    Run run = audit(file);

    assertThat(run.code()).isEqualTo(ExitCode.INPUT);
    assertThat(run.out())
        .contains(
            "(players: 20) and 2026-07 (players: 36): the same 0", "21 of the book not compared")
        .contains("only in the published list: 20");
  }
}
