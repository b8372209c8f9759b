package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.yifen.diagnostic.Read;
import org.yifen.report.grid.Grid;

/**
 * Workbooks that real programs wrote, the hard ones among them. What can be read is compared with
 * Apache POI's object model cell for cell; what cannot be read has its finding pinned here.
 */
class SampleWorkbooksTest {

  private static final Map<String, String> FINDINGS =
      Map.ofEntries(
          Map.entry("SampleSS.ods", "FIL-005 [OpenDocument (.ods)]"),
          Map.entry("cell-at-XFD1048576.xlsx", "FIL-008 [XFD1048576 > 256 @columns]"),
          Map.entry("gbk.csv", "FIL-009 [GB18030]"),
          Map.entry("html-as.xls", "FIL-005 [HTML]"),
          Map.entry("password.xls", "FIL-006 []"),
          Map.entry(
              "poc-shared-strings.xlsx", "FIL-008 [xl/sharedStrings.xml > 262144 @characters]"),
          Map.entry("poc-xmlbomb.xlsx", "FIL-011 [xl/sharedStrings.xml]"),
          Map.entry("protected_passtika.xlsx", "FIL-006 []"),
          Map.entry("sample.xlsb", "FIL-005 [Excel binary (.xlsb)]"),
          Map.entry("testEXCEL_3.xls", "FIL-005 [Excel 3.0 (BIFF3)]"),
          Map.entry("testEXCEL_5.xls", "FIL-005 [Excel 5.0/95 (BIFF5)]"),
          Map.entry("xlsx-corrupted.xlsx", "FIL-007 [_rels/.rels · CORRUPTED]"));

  /** Read by us; Apache POI refuses them, or needs gigabytes. */
  private static final Set<String> WITHOUT_REFERENCE =
      Set.of(
          "200k-styled-blank-rows.xlsx",
          "SampleSS.strict.xlsx",
          "many-styles-zipbomb-false-positive.xlsx",
          "notenoughstrings.txt",
          "wps-core-props-M4.3.xlsx");

  static Stream<Path> samples() {
    return Stream.of("hard-workbooks", "chess-results", "club-workbooks")
        .flatMap(folder -> SampleFiles.in(folder).stream());
  }

  @ParameterizedTest
  @MethodSource("samples")
  void everySampleIsReadAsPoiReadsItOrRefusedInWords(Path sample) throws IOException {
    String name = sample.getFileName().toString();
    byte[] content = SampleFiles.bytes(sample);

    Read<Grid> read = GridReader.read(name, content);

    assertThat(findings(read)).isEqualTo(FINDINGS.getOrDefault(name, ""));
    if (read.value().isPresent() && !WITHOUT_REFERENCE.contains(name) && !name.endsWith(".csv")) {
      assertThat(PoiReference.lines(read.value().get()))
          .containsExactlyElementsOf(PoiReference.lines(content));
    }
  }

  /** Blank formatted cells cost nothing: one heading is all that the sheet holds. */
  @Test
  void twoHundredThousandStyledBlankRowsHoldOneCell() {
    Grid grid = grid("hard-workbooks/200k-styled-blank-rows.xlsx");

    assertThat(grid.sheets()).hasSize(1);
    assertThat(grid.sheets().get(0).rows()).hasSize(1);
  }

  /** The cells as LibreOffice shows them. */
  @Test
  void strictWorkbooksAreReadLikeTheOthers() {
    List<String> lines = PoiReference.lines(grid("hard-workbooks/SampleSS.strict.xlsx"));

    assertThat(lines)
        .contains("sheet First Sheet", "A1 Text Test spreadsheet", "B2 Text 2nd row 2nd column");
  }

  /** WPS writes a core.xml that the packaging rules forbid; no cell depends on it. */
  @Test
  void aFaultInTheDocumentPropertiesDoesNotMatter() {
    assertThat(PoiReference.lines(grid("hard-workbooks/wps-core-props-M4.3.xlsx"))).isNotEmpty();
  }

  private static Grid grid(String sample) {
    return GridReader.read(sample, SampleFiles.bytes(sample)).value().orElseThrow();
  }

  private static String findings(Read<Grid> read) {
    return read.diagnostics().stream()
        .map(d -> d.notice().code() + " " + d.arguments())
        .reduce("", (a, b) -> a.isEmpty() ? b : a + "\n" + b);
  }
}
