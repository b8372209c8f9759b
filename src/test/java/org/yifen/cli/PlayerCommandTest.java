package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.diagnostic.Language;

/**
 * A player of the sample book; expected values are those of its published files, copied by hand.
 */
class PlayerCommandTest {

  @TempDir Path temporary;
  private Path book;

  @BeforeEach
  void aCopyOfTheSampleBook() throws IOException {
    book = SampleCopy.in(temporary);
  }

  @Test
  @DisplayName("P055: two lists, one event, the title by place, the norm, whom she met")
  void text() {
    Run run = Run.of("player", book, "罗浅语");

    assertThat(run.code()).isZero();
    assertThat(run.err()).isEmpty();
    // lists/*/register.csv and list.csv; changes.csv; the report of 2026-women-master
    assertThat(run.out())
        .contains("罗浅语 P055 广东")
        .contains("rating 2250, peak 2250 (2026-07), counted: 38 games, 5 events")
        .contains("2026-07: title 一级棋士 → 大师")
        .contains("2026-01  2204    12")
        .contains("2026-07  2250    11    +46     7      按名次获女子大师")
        .contains(
            "女子大师称号赛 [2026-women-master]  1/14   7      5.5    3.01      2256       15  +37.35")
        .contains("P058  章怀玉  1      0      0    0      1");
    assertThat(Run.of(Language.ZH, "player", book, "P055").out())
        .contains("各期等级分表  ▁█", "计分赛事", "常遇的对手");
  }

  @Test
  @DisplayName("JSON alone on standard output; the scores against opponents add up")
  void json() throws IOException {
    Run run = Run.of("player", book, "P055", "--format", "json");
    JsonNode json = new ObjectMapper().readTree(run.out());
    double score = 0;
    for (JsonNode foe : json.get("opponents")) {
      score += foe.get("score").asDouble();
    }

    assertThat(run.err()).isEmpty();
    assertThat(json.get("id").asText()).isEqualTo("P055");
    assertThat(json.get("peak_list").asText()).isEqualTo("2026-07");
    assertThat(json.get("lists")).hasSize(2);
    assertThat(json.get("lists").get(1).get("change").asInt()).isEqualTo(46);
    assertThat(json.get("events").get(0).get("change").asText()).isEqualTo("37.35");
    assertThat(json.get("norms").get(0).get("title").asText()).isEqualTo("woman-master");
    assertThat(score).as("W of her only event").isEqualTo(5.5);
  }

  @Test
  @DisplayName("where the report is gone the published numbers stay, and it is said")
  void gone() throws IOException {
    try (var reports = Files.walk(book.resolve("reports"))) {
      for (Path report : reports.filter(Files::isRegularFile).toList()) {
        Files.delete(report);
      }
    }
    Run run = Run.of("player", book, "P055");

    assertThat(run.code()).isZero();
    assertThat(run.err()).contains("a report is gone or was changed: reports/");
    assertThat(run.out())
        .contains("[2026-women-master]  ·      7      5.5    3.01      2256       15  +37.35");
  }

  @Test
  @DisplayName("nobody, and several of one name: as explain answers, with the ids")
  void unclear() throws IOException {
    assertThat(Run.of("player", book, "无此人").code()).isEqualTo(2);
    assertThat(Run.of("player", book, "无此人").err()).contains("ENV-011");

    Path players = book.resolve("players.csv");
    Files.writeString(players, Files.readString(players).replace("P054,方晚晴", "P054,罗浅语"));
    Run run = Run.of("player", book, "罗浅语");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("ENV-012", "P054", "P055");
  }

  @Test
  @DisplayName("charts, not over files that are there")
  void charts() throws IOException {
    Path svg = temporary.resolve("a.svg");
    Path png = temporary.resolve("a.png");
    Run run = Run.of("player", book, "P055", "--svg", svg, "--png", png);

    assertThat(run.code()).isZero();
    assertThat(Files.readString(svg)).contains("<svg");
    assertThat(Files.readAllBytes(png)).startsWith(0x89, 'P', 'N', 'G');
    assertThat(Run.of("player", book, "P055", "--svg", svg).code()).isEqualTo(2);
    assertThat(Run.of("player", book, "P055", "--svg", svg, "--force").code()).isZero();
    assertThat(Run.of("player", book, "P055", "--png", temporary.resolve("no/a.png")).code())
        .isEqualTo(3);
  }
}
