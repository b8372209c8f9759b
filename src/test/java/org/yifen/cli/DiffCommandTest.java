package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.book.TestBooks;
import org.yifen.diagnostic.Language;

/** The reasons are held against {@code changes.csv} and the articles, as the rows say. */
@DisplayName("yifen diff")
class DiffCommandTest {

  private static final String BEFORE = "sample-reports@2026-01";
  private static final String AFTER = "sample-reports@2026-07";
  private static final Path LISTS = Path.of("sample-reports", "lists");

  @TempDir Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static String row(Run run, String id) {
    return run.out().lines().filter(l -> l.contains(" " + id + " ")).findFirst().orElse("");
  }

  @Test
  @DisplayName("two lists of a book: 2204 + 37.35 is 2241, a woman's master by place makes it 2250")
  void twoListsOfABook() {
    Run run = Run.of("diff", BEFORE, AFTER);

    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith(
            """
            sample-reports@2026-01 → sample-reports@2026-07
            players: 57 and 57; same 2, new 4, gone 4, changed 51, moved 1, title 1

                            id    name    before  after  change  why
            """);
    assertThat(row(run, "P055"))
        .isEqualTo(
            "changed, title  P055  罗浅语  2204    2250   +46     一级棋士 → 大师; 2026-women-master +37.35;"
                + " 女子大师 by place, set to 2250 (art. 11)");
    assertThat(row(run, "P039"))
        .isEqualTo(
            "new             P039  尤天晴  —       2431           2026-men-master; first rating (art. 9)");
    assertThat(row(run, "P034")).endsWith("2466    —              idle, rating cancelled (art. 2)");
    assertThat(row(run, "P035")).endsWith("idle −50 (art. 2); below the floor: 2288 (art. 2)");
    assertThat(row(run, "P028")).contains("changed, moved", "云南 → 贵州; 2025-jinling +2.25");
  }

  @Test
  void inChinese() {
    Run run = Run.of(Language.ZH, "diff", BEFORE, AFTER, "--top", "1");

    assertThat(run.out())
        .isEqualTo(
            """
            sample-reports@2026-01 → sample-reports@2026-07
            前 57 人，后 57 人；相同 2，新上榜 4，离榜 4，变动 51，转会 1，称号 1

                    编号  姓名    前  后    升降  原因
            新上榜  P039  尤天晴  —   2431        2026-men-master；首次定级（第九条）
            …… 另有 58 人
            """);
  }

  @Test
  void foldersFilesAndWorkbooksAreTheSameList() {
    String list = Run.of("diff", BEFORE, AFTER, "--format", "csv").out();

    for (Object other :
        List.of("2026-07", "2026-07/list.csv", "2026-07/register.csv", "2026-07/list.xlsx")) {
      Run run =
          Run.of(
              "diff", LISTS.resolve("2026-01"), LISTS.resolve(other.toString()), "--format", "csv");
      assertThat(run.out().lines().map(l -> l.split(",", -1)[1]).sorted())
          .as(other.toString())
          .containsExactlyElementsOf(list.lines().map(l -> l.split(",", -1)[1]).sorted().toList());
    }
  }

  @Test
  @DisplayName("the way back has the same players and no reasons: nothing explains it")
  void theWayBack() {
    Run run = Run.of("diff", AFTER, BEFORE, "--format", "csv");

    assertThat(run.out().lines().skip(1)).hasSize(59).allMatch(l -> l.endsWith(","));
    assertThat(run.out()).contains("changed;title,P055,罗浅语,F,2250,2204,-46,");
  }

  @Test
  void sortedByIdAndAsJson() throws IOException {
    Run run = Run.of("diff", BEFORE, AFTER, "--sort", "id", "--format", "json");
    JsonNode json = new ObjectMapper().readTree(run.out());

    assertThat(json.get("new").asInt()).isEqualTo(4);
    assertThat(json.get("differences")).hasSize(59);
    JsonNode first = json.get("differences").get(0);
    assertThat(first.at("/after/id").asText()).isEqualTo("P001");
    assertThat(first.get("change").asInt()).isEqualTo(-8);
    assertThat(first.at("/reasons/0/what").asText()).isEqualTo("2026-yangcheng-b");
    assertThat(first.at("/reasons/0/points").asText()).isEqualTo("2.80");
  }

  @Test
  void aListAndItselfDifferInNothing() {
    assertThat(Run.of("diff", AFTER, AFTER).out())
        .isEqualTo(
            """
            sample-reports@2026-07 → sample-reports@2026-07
            players: 57 and 57; same 57
            """);
  }

  @Test
  @DisplayName("a change of unit that players.csv notes is told with its note")
  void notesOfThePersons() throws IOException {
    Path book = TestBooks.copy(Path.of("sample-reports"), folder.resolve("book"));
    Path players = book.resolve("players.csv");
    String text = Files.readString(players);
    String row = text.lines().filter(l -> l.startsWith("P028,")).findFirst().orElseThrow();
    Files.writeString(players, text.replace(row, row + "转会 2026-05-24 原单位 云南；另有说明"));

    assertThat(row(Run.of("diff", book + "@2026-01", book + "@2026-07"), "P028"))
        .endsWith("云南 → 贵州; 2025-jinling +2.25; 转会 2026-05-24 原单位 云南");
  }

  @Test
  @DisplayName("a list from elsewhere: former names count, and events put nobody onto a list")
  void aListFromElsewhere() throws IOException {
    Path file = file("old.csv", "姓名,性别,等级分\n彭小素,女,2112\n魏承舟,男,2672\n");
    Run run = Run.of("diff", file, AFTER);

    assertThat(row(run, "P063"))
        .endsWith("2112    2105   −7      彭小素 → 彭素心; 2026-dianchi-women −6.90");
    assertThat(row(run, "P002")).endsWith("—       2643");
    assertThat(row(run, "P055")).endsWith("女子大师 by place, set to 2250 (art. 11)");
  }

  @Test
  void badInputIsNamedAndNothingIsPrinted() throws IOException {
    Path good = file("good.csv", "name,rating\n王一,2400\n");
    Path bad = file("bad.csv", "name,rating\n王一,24oo\n");

    assertThat(Run.of("diff", good, bad).code()).isEqualTo(ExitCode.INPUT);
    assertThat(Run.of("diff", good, bad).out()).isEmpty();
    assertThat(Run.of("diff", good, bad).err()).contains("bad.csv!B2: error AUD-021", "24oo");
    assertThat(Run.of("diff", good, file("none.csv", "a,b\n1,2\n")).err()).contains("AUD-020");
    assertThat(Run.of("diff", good, folder).err()).contains("AUD-024");
    assertThat(Run.of("diff", good, folder).code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("diff", good, folder.resolve("gone")).code()).isEqualTo(ExitCode.ENVIRONMENT);
    assertThat(Run.of("diff", good).code()).isEqualTo(ExitCode.USAGE);
    for (String option : List.of("--sort=x", "--top=0", "--format=xml")) {
      assertThat(Run.of("diff", good, good, option).code()).isEqualTo(ExitCode.USAGE);
    }
  }

  @Test
  @DisplayName("100,000 players on both sides, every second one changed: seconds")
  void largeLists() throws IOException {
    StringBuilder first =
        new StringBuilder("rank,id,name,sex,unit,title,rating,change,games,note\n");
    StringBuilder second = new StringBuilder(first);
    for (int i = 0; i < 100_000; i++) {
      String head = i + ",P" + i + ",王" + (char) ('一' + i % 5000) + ",M,广东,,";
      first.append(head).append(2400).append(",,0,\n");
      second.append(head).append(2400 + i % 2).append(",,0,\n");
    }
    Path a = file("a.csv", first.toString());
    Path b = file("b.csv", second.toString());
    Run run = assertTimeout(Duration.ofSeconds(30), () -> Run.of("diff", a, b, "--format", "csv"));

    assertThat(run.out().lines()).hasSize(50_001);
  }
}
