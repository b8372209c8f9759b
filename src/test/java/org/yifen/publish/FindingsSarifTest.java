package org.yifen.publish;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Notice;
import org.yifen.report.WrittenRows;
import org.yifen.trace.Location;

class FindingsSarifTest {

  private static final Path SCHEMA = Path.of("src/test/resources/sarif/sarif-2.1.0-rtm.5.json");

  private static final Location CELL = new Location.SheetCell("杯 1.xlsx", "成绩表", 0, 3, 4);
  private static final Location OTHER = new Location.SheetCell("杯 1.xlsx", "成绩表", 0, 4, 3);

  private static CheckedReport contradiction() {
    return new CheckedReport(
        "杯 1.xlsx",
        "XLSX",
        Optional.empty(),
        "",
        "2026-cup",
        List.of(
            Notice.RES_002.at(List.of(CELL, OTHER), "1 甲", "1", "2 乙", "1").of("2026-cup"),
            Notice.TAB_005.at(CELL, "天气").of("2026-cup"),
            Notice.FIL_010.at(new Location.Line("杯 1.xlsx", 9), "x")),
        WrittenRows.NONE);
  }

  private static JsonNode run(CheckedReport... reports) throws IOException {
    byte[] sarif = FindingsSarif.of("1.2.3", Language.EN, List.of(reports));
    assertThat(JsonSchemas.complaints(Files.readAllBytes(SCHEMA), sarif)).isEmpty();
    return new ObjectMapper().readTree(sarif).at("/runs/0");
  }

  @Test
  void aResultHasItsPlaceAsALogicalLocationAndTheSecondCellAsARelatedOne() throws IOException {
    JsonNode result = run(contradiction()).at("/results/0");

    assertThat(result.path("ruleId").asText()).isEqualTo("RES-002");
    assertThat(result.path("level").asText()).isEqualTo("error");
    JsonNode place = result.at("/locations/0");
    assertThat(place.at("/physicalLocation/artifactLocation/uri").asText())
        .isEqualTo("%E6%9D%AF%201.xlsx");
    assertThat(place.at("/physicalLocation/region").isMissingNode()).isTrue();
    assertThat(place.at("/logicalLocations/0/fullyQualifiedName").asText()).isEqualTo("成绩表!E4");
    assertThat(result.at("/relatedLocations/0/logicalLocations/0/name").asText()).isEqualTo("D5");
    assertThat(result.at("/partialFingerprints/finding~1v1").asText())
        .isEqualTo("RES-002/2026-cup/成绩表!E4");
  }

  @Test
  void aLineOfATextFileIsARegion() throws IOException {
    JsonNode place = run(contradiction()).at("/results/2/locations/0");

    assertThat(place.at("/physicalLocation/region/startLine").asInt()).isEqualTo(9);
    assertThat(place.has("logicalLocations")).isFalse();
  }

  @Test
  void eachRuleIsDescribedOnceInBothLanguages() throws IOException {
    JsonNode run = run(contradiction(), contradiction());
    JsonNode rules = run.at("/tool/driver/rules");

    assertThat(run.at("/tool/driver/version").asText()).isEqualTo("1.2.3");
    assertThat(rules).hasSize(3);
    for (JsonNode result : run.path("results")) {
      JsonNode rule = rules.get(result.path("ruleIndex").asInt());
      assertThat(rule.path("id")).isEqualTo(result.path("ruleId"));
      assertThat(rule.at("/defaultConfiguration/level")).isEqualTo(result.path("level"));
    }
    JsonNode unknownKey = rules.get(1);
    assertThat(unknownKey.path("id").asText()).isEqualTo("TAB-005");
    assertThat(unknownKey.at("/shortDescription/text").asText())
        .isEqualTo("The key “{0}” is not known; it was not read.");
    assertThat(unknownKey.at("/help/text").asText())
        .contains("请核对写法，或移到备注。", "Check how it is written, or move it to the remarks.");
    assertThat(unknownKey.at("/properties/article").asText()).isEqualTo("7");
  }

  @Test
  void acknowledgedWarningsAreSuppressedAndNoOthers() throws IOException {
    JsonNode results =
        run(CheckedReports.acknowledged(contradiction(), "甲", "天气也要写")).path("results");

    assertThat(results.at("/0/suppressions")).isEmpty();
    assertThat(results.at("/1/suppressions/0/status").asText()).isEqualTo("accepted");
    assertThat(results.at("/1/suppressions/0/justification").asText()).isEqualTo("甲: 天气也要写");
  }

  @Test
  void theSchemaRefusesAnUnknownField() throws IOException {
    byte[] broken =
        "{\"version\":\"2.1.0\",\"runs\":[{\"tool\":{}}]}".getBytes(StandardCharsets.UTF_8);

    assertThat(JsonSchemas.complaints(Files.readAllBytes(SCHEMA), broken)).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "a/b-c_d.e~f/G9.xlsx, a/b-c_d.e~f/G9.xlsx",
    "杯 赛/a:b.xlsx, %E6%9D%AF%20%E8%B5%9B/a%3Ab.xlsx",
    "50%&#?.csv, 50%25%26%23%3F.csv",
    "/home/x/a b.csv, file:///home/x/a%20b.csv",
    "..\\x.csv, ../x.csv",
  })
  void aPathIsAUriReference(String path, String uri) {
    assertThat(UriReference.of(path)).isEqualTo(uri);
    assertThat(java.net.URI.create(uri).toString()).isEqualTo(uri);
  }
}
