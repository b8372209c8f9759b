package org.yifen.publish;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What we print is what the published schema says, by the word of an independent validator. */
class FindingsSchemaTest {

  private static final Path SCHEMA = Path.of("docs", "schema", "findings.schema.json");

  static List<Path> lists() throws IOException {
    List<Path> found = new ArrayList<>(List.of(Path.of("sample-reports/lists/2026-07")));
    try (Stream<Path> periods = Files.list(Path.of("src/test/resources/periods"))) {
      periods.map(p -> p.resolve("expected")).filter(Files::isDirectory).forEach(found::add);
    }
    return found;
  }

  @ParameterizedTest
  @MethodSource("lists")
  void theFindingsOfEveryKeptListAreValid(Path list) throws IOException {
    byte[] findings = Files.readAllBytes(list.resolve("findings.json"));

    assertThat(JsonSchemas.strictComplaints(Files.readAllBytes(SCHEMA), findings)).isEmpty();
  }

  @Test
  void reportsAndAcknowledgedWarningsAreValid() throws IOException {
    CheckedReport report = CheckedReports.of("杯.csv", CheckedReports.roundRobin("杯\n天气,晴", "丁"));
    byte[] json =
        FindingsJson.ofReports(List.of(report, CheckedReports.acknowledged(report, "甲", "已核")));

    assertThat(JsonSchemas.strictComplaints(Files.readAllBytes(SCHEMA), json)).isEmpty();
    assertThat(new String(json, StandardCharsets.UTF_8))
        .contains("\"schema\" : 1", "\"acknowledged\" : 1", "\"where\" : \"acknowledged.csv:2\"");
  }

  @ParameterizedTest(name = "{0} -> {1}")
  @CsvSource({
    "'\"schema\" : 1', '\"schema\" : 2'",
    "TAB-005, TAB5",
    "'\"severity\" : \"warning\"', '\"severity\" : \"severe\"'",
    "'\"severity\" : \"warning\"', '\"severity\" : \"error\"'",
    "'\"cell\" : \"A2\"', '\"cell\" : \"2A\"'",
    "'\"display\"', '\"shown\"'",
  })
  void theSchemaRefusesWhatItDoesNotPromise(String ours, String other) throws IOException {
    CheckedReport report =
        CheckedReports.acknowledged(
            CheckedReports.of("杯.csv", CheckedReports.roundRobin("杯\n天气,晴", "丁")), "甲", "已核");
    String json = new String(FindingsJson.ofReports(List.of(report)), StandardCharsets.UTF_8);
    assertThat(json).contains(ours);

    byte[] changed = json.replace(ours, other).getBytes(StandardCharsets.UTF_8);

    assertThat(JsonSchemas.complaints(Files.readAllBytes(SCHEMA), changed)).isNotEmpty();
  }

  @Test
  void theSchemaIsInTheProgram() throws IOException {
    assertThat(FindingsJson.schema()).isEqualTo(Files.readAllBytes(SCHEMA));
  }
}
