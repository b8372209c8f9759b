package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.book.TestBooks;
import org.yifen.diagnostic.Language;

/** The health of the sample book, compared with what its own files say when added up here. */
class HealthCommandTest {

  @TempDir Path temporary;
  private Path book;

  @BeforeEach
  void aCopyOfTheSampleBook() throws IOException {
    book = SampleCopy.in(temporary);
  }

  private Map<String, String> measures(String list) {
    Run run = Run.of("health", book, "--format", "csv");
    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("list,measure,value\n");
    Map<String, String> values = new HashMap<>();
    run.out()
        .lines()
        .map(line -> line.split(",", -1))
        .filter(row -> row[0].equals(list))
        .forEach(row -> assertThat(values.put(row[1], row[2])).as(row[1]).isNull());
    return values;
  }

  /** The rows of a file of a list; no cell of these files is quoted. */
  private List<String[]> rows(String list, String file) throws IOException {
    try (Stream<String> lines = Files.lines(book.resolve("lists").resolve(list).resolve(file))) {
      return lines.skip(1).map(line -> line.split(",", -1)).toList();
    }
  }

  private Map<String, Integer> ratings(String list) throws IOException {
    Map<String, Integer> ratings = new HashMap<>();
    for (String[] row : rows(list, "register.csv")) {
      if (!row[5].isEmpty()) {
        ratings.put(row[0], Integer.parseInt(row[5]));
      }
    }
    return ratings;
  }

  private static int sum(Map<String, Integer> ratings) {
    return ratings.values().stream().mapToInt(Integer::intValue).sum();
  }

  @Test
  @DisplayName("the pool: the registers added up, and the changes of the rated in changes.csv")
  void pool() throws IOException {
    Map<String, Integer> before = ratings("2026-01");
    BigDecimal changes = BigDecimal.ZERO;
    for (String[] row : rows("2026-07", "changes.csv")) {
      changes = changes.add(before.containsKey(row[1]) ? new BigDecimal(row[7]) : BigDecimal.ZERO);
    }
    Map<String, String> values = measures("2026-07");
    BigDecimal sum = new BigDecimal(values.get("pool.opening"));
    for (String cause :
        List.of(
            "games",
            "champions",
            "rounding",
            "first-ratings",
            "titles",
            "decay",
            "cancelled",
            "floor")) {
      sum = sum.add(new BigDecimal(values.get("pool." + cause)));
    }

    assertThat(values).containsEntry("source", "reports");
    assertThat(values.get("pool.opening")).isEqualTo(Integer.toString(sum(before)));
    assertThat(values.get("pool.closing")).isEqualTo(Integer.toString(sum(ratings("2026-07"))));
    assertThat(sum).isEqualByComparingTo(values.get("pool.closing"));
    assertThat(
            new BigDecimal(values.get("pool.games"))
                .add(new BigDecimal(values.get("pool.champions"))))
        .isEqualByComparingTo(changes);
  }

  @Test
  @DisplayName("the players rated in both lists: their averages by the two registers")
  void stayers() throws IOException {
    Map<String, Integer> before = ratings("2026-01");
    Map<String, Integer> now = ratings("2026-07");
    before.keySet().retainAll(now.keySet());
    now.keySet().retainAll(before.keySet());
    Map<String, String> values = measures("2026-07");

    assertThat(values).containsEntry("all.stayers", Integer.toString(now.size()));
    assertThat(new BigDecimal(values.get("all.stayers.mean")))
        .isCloseTo(
            BigDecimal.valueOf((double) sum(now) / now.size()),
            Offset.offset(new BigDecimal("0.005")));
    assertThat(new BigDecimal(values.get("all.stayers.mean.before")))
        .isCloseTo(
            BigDecimal.valueOf((double) sum(before) / before.size()),
            Offset.offset(new BigDecimal("0.005")));
  }

  @Test
  @DisplayName("JSON alone on standard output, with the measures of the CSV")
  void json() throws IOException {
    Run run = Run.of("health", book, "--format", "json");
    JsonNode json = new ObjectMapper().readTree(run.out());
    Map<String, String> values = measures("2026-07");
    JsonNode list = json.get("lists").get(1);

    assertThat(run.err()).isEmpty();
    assertThat(list.get("list").asText()).isEqualTo("2026-07");
    assertThat(list.get("source").asText()).isEqualTo("reports");
    list.get("measures")
        .properties()
        .forEach(
            field ->
                assertThat(field.getValue().decimalValue())
                    .as(field.getKey())
                    .isEqualByComparingTo(values.get(field.getKey())));
    assertThat(json.get("near")).isNotEmpty();
    assertThat(json.get("within").asInt()).isEqualTo(25);
  }

  @Test
  @DisplayName("a report that is gone: the registers alone tell, and it is said which report")
  void gone() throws IOException {
    Map<String, String> before = measures("2026-07");
    Files.delete(book.resolve("reports").resolve("2026-05-17-huangpu.csv"));
    Map<String, String> values = measures("2026-07");
    Run text = Run.of("health", book);

    assertThat(values).containsEntry("source", "reports-gone").doesNotContainKey("pool.games");
    assertThat(values).doesNotContainKey("calibration.games");
    for (String kept : List.of("men.mean", "pool.entered", "pool.left", "pool.stayed")) {
      assertThat(values.get(kept)).as(kept).isEqualTo(before.get(kept));
    }
    assertThat(text.code()).isZero();
    assertThat(text.err()).contains("2026-07: reports are gone or changed").contains("huangpu.csv");
    assertThat(text.out()).contains("There are no games to compare.");
  }

  @Test
  @DisplayName("a changed report and a list without a manifest are no ground for a balance either")
  void changed() throws IOException {
    Path report = book.resolve("reports").resolve("2026-05-17-huangpu.csv");
    Files.writeString(report, Files.readString(report) + "\n");
    assertThat(measures("2026-07")).containsEntry("source", "reports-gone");

    Files.delete(book.resolve("lists/2026-07/manifest.json"));
    assertThat(measures("2026-07")).containsEntry("source", "reports-gone");
  }

  @Test
  @DisplayName("persons who joined the book after a list change nothing of it")
  void laterPersons() throws IOException {
    Map<String, String> before = measures("2026-07");
    Path players = book.resolve("players.csv");
    Files.writeString(players, Files.readString(players) + "P999,新来,M,广东,,,,\n");

    assertThat(measures("2026-07")).isEqualTo(before).containsEntry("source", "reports");
  }

  @Test
  @DisplayName("results of the last half that are hard to believe: the findings of rate")
  void improbable() throws IOException {
    TestBooks.delete(book.resolve("lists/2026-07"));
    String report = "PLA-002-unlikely-score.csv";
    Files.copy(
        SampleCopy.SAMPLES.resolve("faulty").resolve(report),
        book.resolve("reports").resolve(report));
    Run rate = Run.of("rate", book, "--period", "2026-07");
    Run health = Run.of("health", book);

    assertThat(rate.err()).contains("warning PLA-002: 贺立言 P004 (2590) made 1 of 7");
    assertThat(health.out())
        .contains("PLA-002 PLA-002-unlikely-score: 贺立言 P004 (2590) made 1 of 7");
    assertThat(measures("2026-07")).containsEntry("improbable.PLA-002", "1");
  }

  @Test
  @DisplayName("other tables than those of the list: what was published cannot be calculated again")
  void otherTables() throws IOException {
    Path tables = TestBooks.copy(Path.of("tables", "cxa"), temporary.resolve("tables"));
    Path rules = tables.resolve("rules.csv");
    Files.writeString(rules, Files.readString(rules).replace("k-standard,15", "k-standard,16"));
    Run run = Run.of("health", book, "--tables", tables);

    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("calculated again it is not what was published");
  }

  @Test
  @DisplayName("limits: one list of its own, lists that are not there, limits the wrong way round")
  void limits() {
    Run one = Run.of("health", book, "--from", "2026-07", "--to", "2026-07");
    assertThat(one.out()).startsWith("Health of the ratings, 2026-07 – 2026-07 (1 list)");
    assertThat(one.out()).as("the list before is still known").contains("2026-07  135250");

    assertThat(Run.of("health", book, "--from", "2020-01").code()).isEqualTo(2);
    assertThat(Run.of("health", book, "--from", "2026-07", "--to", "2026-01").code()).isEqualTo(2);
    assertThat(Run.of("health", book, "--from", "soon").code()).isEqualTo(2);
    assertThat(Run.of("health", book, "--near", "-3").code()).isEqualTo(2);
    assertThat(Run.of("health", book, "--format", "xml").code()).isEqualTo(2);
    assertThat(Run.of("health", temporary.resolve("none")).code()).isEqualTo(2);
  }

  @Test
  @DisplayName("charts: SVG and PNG of each, not over files that are there, the same bytes again")
  void charts() throws IOException {
    Path one = temporary.resolve("one");
    Path two = temporary.resolve("two");
    assertThat(Run.of("health", book, "-o", one).code()).isZero();
    assertThat(Run.of("health", book, "-o", two).code()).isZero();

    assertThat(TestBooks.digests(one)).hasSize(10).isEqualTo(TestBooks.digests(two));
    assertThat(TestBooks.digests(one))
        .containsKeys("ratings-men.svg", "ratings-women.png", "pool.svg", "drift.png");
    assertThat(Run.of("health", book, "-o", one).code()).isEqualTo(2);
    assertThat(Run.of("health", book, "-o", one, "--force").code()).isZero();
  }

  @Test
  @DisplayName("both languages say the same numbers, and two runs the same bytes")
  void languages() {
    Run chinese = Run.of(Language.ZH, "health", book);

    assertThat(chinese.out()).contains("等级分状况", "首次定级", "停赛扣分", "冠军保护", "连续两期");
    assertThat(chinese.out()).isEqualTo(Run.of(Language.ZH, "health", book).out());
    assertThat(chinese.out().replaceAll("[^0-9]", ""))
        .isEqualTo(Run.of(Language.EN, "health", book).out().replaceAll("[^0-9]", ""));
  }
}
