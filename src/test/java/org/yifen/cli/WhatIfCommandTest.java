package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yifen.book.TestBooks;
import org.yifen.diagnostic.Language;

@DisplayName("yifen whatif")
class WhatIfCommandTest {

  private static final Path BOOK = Path.of("sample-reports");

  @TempDir Path folder;

  @Test
  @DisplayName("with the parameters that are in force everything is as published")
  void nothingChanges() throws IOException {
    Run run =
        Run.of("whatif", BOOK, "--set", "k-standard=15", "--from", "2026-07", "--format", "csv");

    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.out().lines().skip(1)).isNotEmpty().allMatch(line -> line.endsWith(",0"));
    assertThat(run.out().lines().count() - 1)
        .as("everybody of the list")
        .isEqualTo(Files.readString(BOOK.resolve("lists/2026-07/list.csv")).lines().count() - 1);
  }

  @Test
  @DisplayName("K = 30 instead of 15: P055 would have 2204 + 30 × (5.5 − 3.01) = 2278.70")
  void anotherK() {
    Run run =
        Run.of("whatif", BOOK, "--set", "k-standard=30", "--from", "2026-07", "--format", "csv");

    assertThat(run.out()).containsPattern("P055,罗浅语,2279,2250,29");
    assertThat(Run.of("whatif", BOOK, "--set", "k-standard=30", "--from", "2026-07").out())
        .contains("2026-07 – 2026-07, k-standard = 30", "differences, by per cent:", "log-loss");
  }

  @Test
  @DisplayName("the floor for women at 2301: only those with as much would be on the list")
  void anotherFloor() {
    Run run =
        Run.of(
            "whatif", BOOK, "--set", "floor-woman=2301", "--from", "2026-07", "--format", "json");

    assertThat(run.out()).startsWith("{").contains("\"real_rating\" : 2250", "\"rating\" : null");
    assertThat(
            Run.of(Language.ZH, "whatif", BOOK, "--set", "floor-woman=2301", "--from", "2026-07")
                .out())
        .contains("只在实际中有的");
  }

  @Test
  void nothingIsWritten() throws IOException {
    Path book = TestBooks.copy(BOOK, folder.resolve("book"));
    Map<String, String> before = TestBooks.digests(book);
    Run.of("whatif", book, "--set", "k-standard=30", "--from", "2026-07");

    assertThat(TestBooks.digests(book)).isEqualTo(before);
  }

  @Test
  @DisplayName("tables of another edition, as a folder")
  void otherTables() throws IOException {
    Path tables = TestBooks.copy(Path.of("tables/cxa"), folder.resolve("strict"));
    Path rules = tables.resolve("rules.csv");
    Files.writeString(rules, Files.readString(rules).replace("k-standard,15,", "k-standard,30,"));

    assertThat(
            Run.of("whatif", BOOK, "--tables", tables, "--from", "2026-07", "--format", "csv")
                .out())
        .isEqualTo(
            Run.of("whatif", BOOK, "--set", "k-standard=30", "--from", "2026-07", "--format", "csv")
                .out());
  }

  @Test
  void wrongUsage() {
    assertThat(Run.of("whatif", BOOK, "--from", "2026-07").code()).isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("whatif", BOOK, "--set", "k-standard", "--from", "2026-07").code())
        .isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("whatif", BOOK, "--set", "k-standard=30", "--from", "2026-01").code())
        .as("nothing before the opening list")
        .isEqualTo(ExitCode.USAGE);
    assertThat(Run.of("whatif", BOOK, "--set", "k-standard=30", "--from", "2026-01").err())
        .contains("AUD-027");
    assertThat(Run.of("explain", BOOK, "--period", "2026-01", "P055").err()).contains("AUD-027");
    assertThat(
            Run.of("whatif", BOOK, "--set", "k-standard=30", "--from", "2026-07", "--to", "2026-01")
                .err())
        .contains("--from 2026-07 > --to 2026-01");
    Run unknown = Run.of("whatif", BOOK, "--set", "k-new=30", "--from", "2026-07");
    assertThat(unknown.code()).isEqualTo(ExitCode.USAGE);
    assertThat(unknown.err()).contains("k-new");
  }
}
