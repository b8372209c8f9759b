package org.yifen.diagnostic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.trace.Location;

@DisplayName("Warnings that somebody has looked at")
class AcknowledgementsTest {

  private static final String XLSX = "reports/2026/cup.xlsx";
  private static final String CSV = "reports/open.csv";
  private static final Location CELL = new Location.SheetCell(XLSX, "成绩表", 0, 3, 4);
  private static final Location PLAIN = new Location.SheetCell(CSV, "", 0, 3, 4);
  private static final Map<String, String> READ = Map.of(XLSX, "cup", CSV, "open");

  private static AcknowledgedRow row(String code, String event, String place) {
    return new AcknowledgedRow(
        code,
        event,
        place,
        new Acknowledgement("李四", "已核对", new Location.Line("acknowledged.csv", 2)));
  }

  private static String shown(AcknowledgedRow row, Diagnostic... findings) {
    return new Acknowledgements(List.of(row))
        .applyTo(List.of(findings), READ).stream()
            .map(d -> d.notice().code() + (d.acknowledged().isPresent() ? "+" : ""))
            .collect(Collectors.joining(" "));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      emptyValue = "",
      textBlock =
          """
          '', true
          成绩表!E4, true
          ' 成绩表！E4 ', true
          !成绩表!E4, true
          cup.xlsx!成绩表!E4, true
          2026/cup.xlsx!成绩表!E4, true
          2026\\cup.xlsx!成绩表!E4, true
          reports/2026/cup.xlsx!成绩表!E4, true
          p.xlsx!成绩表!E4, false
          E4, false
          !E4, false
          成绩表!E44, false
          成绩表!E5, false
          cup.xlsx, false
          """)
  void theCellOfAWorkbook(String place, boolean fits) {
    assertThat(row("RES-019", "cup", place).isAt(CELL)).isEqualTo(fits);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({"E4, true", "!E4, true", "open.csv!E4, true", "!E5, false", "pen.csv!E4, false"})
  void theCellOfACsv(String place, boolean fits) {
    assertThat(row("RES-019", "open", place).isAt(PLAIN)).isEqualTo(fits);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({":12, true", "：12, true", "waivers.csv:12, true", ":1, false", ":2, false"})
  void aLine(String place, boolean fits) {
    assertThat(row("BOK-006", "", place).isAt(new Location.Line("waivers.csv", 12)))
        .isEqualTo(fits);
  }

  @Test
  void aFileAsAWhole() {
    assertThat(row("TAB-012", "", "cup.xlsx").isAt(new Location.WholeFile(XLSX))).isTrue();
    assertThat(row("TAB-012", "", "up.xlsx").isAt(new Location.WholeFile(XLSX))).isFalse();
  }

  @Test
  void aWarningStaysAFindingWithTheWordOfWhoLookedAtIt() {
    Diagnostic warning = Notice.RES_019.at(CELL, 2).of("cup");
    Diagnostic marked =
        new Acknowledgements(List.of(row("RES-019", "cup", "成绩表!E4")))
            .applyTo(List.of(warning), READ)
            .get(0);

    assertThat(marked.acknowledged().orElseThrow().who()).isEqualTo("李四");
    assertThat(marked.text(Language.ZH)).isEqualTo(warning.text(Language.ZH));
  }

  @Test
  void theEventOfAReadersFindingIsThatOfItsReport() {
    Diagnostic warning = Notice.RES_019.at(CELL, 2);

    assertThat(shown(row("RES-019", "cup", ""), warning)).isEqualTo("RES-019+");
    assertThat(shown(row("RES-019", "", "成绩表!E4"), warning)).isEqualTo("RES-019+");
    assertThat(shown(row("RES-019", "open", ""), warning)).isEqualTo("RES-019 BOK-017");
  }

  @Test
  void everyPlaceOfACodeInAnEventAndNoOther() {
    Diagnostic here = Notice.RES_019.at(CELL, 2).of("cup");
    Diagnostic there = Notice.RES_019.at(PLAIN, 2).of("open");
    Diagnostic other = Notice.RES_020.at(CELL, "a", "b").of("cup");

    assertThat(shown(row("RES-019", "cup", ""), here, there, other))
        .isEqualTo("RES-019+ RES-019 RES-020");
  }

  @Test
  void whatIsNoWarningCannotBeAcknowledged() {
    Diagnostic error = Notice.RES_008.at(CELL).of("cup");
    Diagnostic note = Notice.FIL_009.at(PLAIN, "GB18030");

    assertThat(shown(row("RES-008", "cup", ""), error)).isEqualTo("RES-008 BOK-015");
    assertThat(shown(row("FIL-009", "open", ""), note)).isEqualTo("FIL-009 BOK-015");
    assertThat(shown(row("RES-999", "cup", ""), error)).isEqualTo("RES-008 BOK-016");
  }

  @Test
  void aRowThatMatchesNothingIsSaidOnlyOfWhatWasRead() {
    assertThat(shown(row("RES-019", "cup", "成绩表!A1"))).isEqualTo("BOK-017");
    assertThat(shown(row("RES-019", "", "cup.xlsx!成绩表!A1"))).isEqualTo("BOK-017");
    assertThat(shown(row("RES-019", "last-year", ""))).isEmpty();
    assertThat(shown(row("RES-019", "", "last-year.xlsx!A1"))).isEmpty();
  }

  @Test
  void anAcknowledgedConditionIsNoWaiver() {
    Diagnostic failed = Notice.CND_005.at(CELL, 1, 2).of("cup");

    assertThat(shown(row("CND-005", "cup", ""), failed)).isEqualTo("CND-005+ BOK-018");
  }
}
