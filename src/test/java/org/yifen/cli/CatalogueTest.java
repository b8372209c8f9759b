package org.yifen.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Family;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;

/** {@code check --explain}: the catalogue on a terminal. */
class CatalogueTest {

  @Test
  void aCodeIsExplained() {
    assertThat(Run.of("check", "--explain", "RES-005").out())
        .isEqualTo(
            """
            RES-005 · error · art. 7 · results, points and places
              The points do not add up: {0} reported, {1} by the results.
              → Check the results of the row and the total.
              The report cannot be used until this is put right.
              {0}, {1} stand for values; for example: The points do not add up: 3.5 reported, 3 by the results.
              Example: sample-reports/faulty/RES-005-points.xlsx · 成绩表!N16
            """);
    assertThat(Run.of(Language.ZH, "check", "--explain", "ENV-001").out())
        .isEqualTo(
            """
            ENV-001 · 错误 · 第二条 · 文件夹、磁盘与命令
              等级分册正被另一个程序使用：{0}。
              → 请等它结束后再试。
              改正之前，报告不能使用。
              其中 {0}、{1} 等代表具体内容，例如：等级分册正被另一个程序使用：book。
              没有示例报告：说的是命令或磁盘，不是报告。
            """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"RES-002", "res-002", "RES_002", "res_002", " Res-002 "})
  void aCodeMayBeWrittenInSeveralWays(String code) {
    assertThat(Run.of("check", "--explain", code).out()).startsWith("RES-002 · error");
  }

  @Test
  void severalCodesAndSeveralExamples() {
    Run run = Run.of("check", "--explain", "RES-012", "TAB-005");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .contains("RES-012-one-pair.xlsx · 成绩表!I16", "RES-012-scoring.xlsx · 成绩表!B7")
        .contains("\n\nTAB-005 · warning");
  }

  @ParameterizedTest
  @EnumSource
  void withoutACodeAllAreListed(Language language) {
    Run run = Run.of(language, "check", "--explain");

    assertThat(run.code()).isZero();
    for (Notice notice : Notice.values()) {
      assertThat(run.out()).contains("  " + notice.code() + "  ");
    }
    assertThat(run.out().lines().filter(line -> !line.startsWith("  ")))
        .hasSize(Family.values().length);
  }

  @Test
  void anUnknownCodeIsWrongUsageAndNamesTheNearest() {
    Run run = Run.of("check", "--explain", "RES-02");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .isEqualTo("no such code: RES-02; the nearest: RES-002, RES-012, RES-020\n");
    assertThat(Run.of("check", "--explain", "RES-001", "X").out()).isEmpty();
  }

  @Test
  void theCatalogueAsJson() throws IOException {
    JsonNode all =
        new ObjectMapper().readTree(Run.of("check", "--explain", "--format", "json").out());
    JsonNode one =
        new ObjectMapper()
            .readTree(Run.of("check", "--explain", "RES-012", "--format", "json").out())
            .at("/notices/0");

    assertThat(all.path("notices")).hasSize(Notice.values().length);
    assertThat(one.path("code").asText()).isEqualTo("RES-012");
    assertThat(one.path("severity").asText()).isEqualTo("error");
    assertThat(one.path("examples")).hasSize(2);
    assertThat(one.at("/zh/text").asText()).contains("计分制");
  }

  @Test
  void explainingNeedsNoReportAndTakesNone() {
    assertThat(Run.of("check", "x.csv", "--explain", "RES-001").code()).isEqualTo(2);
    assertThat(Run.of("check", "--explain", "RES-001", "--format", "sarif").code()).isEqualTo(2);
    assertThat(Run.of("check").code()).isEqualTo(2);
  }
}
