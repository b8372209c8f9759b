package org.yifen.report.csv;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.commons.csv.CSVFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.trace.CellName;

class CsvGridReaderTest {

  @ParameterizedTest
  @CsvSource({
    "UTF-8, '', CSV_UTF8, ''",
    "UTF-8, '\uFEFF', CSV_UTF8, ''",
    "UTF-16LE, '\uFEFF', CSV_UTF16, UTF-16",
    "UTF-16BE, '\uFEFF', CSV_UTF16, UTF-16",
    "GBK, '', CSV_GB18030, GB18030",
    "GB18030, '', CSV_GB18030, GB18030",
  })
  void encodingsAreFoundAndAGuessIsTold(String encoding, String mark, Grid.Kind kind, String told) {
    byte[] bytes = (mark + "姓名,单位\n王斌,广东").getBytes(Charset.forName(encoding));

    Read<Grid> read = CsvGridReader.read("f.csv", bytes);

    Grid grid = read.value().orElseThrow();
    assertThat(grid.kind()).isEqualTo(kind);
    assertThat(grid.sheets().get(0).rows().get(1).text(0)).isEqualTo("王斌");
    assertThat(read.diagnostics().stream().flatMap(d -> d.arguments().stream()).toList())
        .isEqualTo(told.isEmpty() ? List.of() : List.of(told));
  }

  /** A euro sign alone in Windows-1252, a character no one writes in GB18030, a null byte. */
  @ParameterizedTest
  @ValueSource(strings = {"61 80", "AA A1 2C", "31 00 32", "EF BB BF FF"})
  void whatIsNoTextIsRefused(String hex) {
    byte[] bytes = new byte[(hex.length() + 1) / 3];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) Integer.parseInt(hex.substring(3 * i, 3 * i + 2), 16);
    }

    assertThat(failure(bytes).notice().code()).isEqualTo("FIL-005");
  }

  /** "Bràtto Open" in Latin-1; the same with a null byte, which no text has. */
  @Test
  void textInAnotherEncodingIsNotCalledBinary() {
    byte[] text = "Br\u00E0tto,\u00C9\n".getBytes(StandardCharsets.ISO_8859_1);
    byte[] binary = "Br\u00E0tto,\u00C9\u0000".getBytes(StandardCharsets.ISO_8859_1);

    assertThat(failure(text).arguments()).containsExactly("@encoding");
    assertThat(failure(binary).arguments()).containsExactly("? (binary)");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a,b\\n1,2               | A1 a, B1 b, A2 1, B2 2
          a;b\\r\\n0,5;1          | A1 a, B1 b, A2 0,5, B2 1
          a\\tb,c\\n1\\t2         | A1 a, B1 b,c, A2 1, B2 2
          sep=;\\na,b;c           | A1 a,b, B1 c
          \\n\\n,,x,,\\n          | C3 x
          "a,b",c                 | A1 a,b, B1 c
          "a\\nb"\\nc             | A1 a\\nb, A2 c
          "say ""go"" on",1       | A1 say "go" on, B1 1
          "a" ,"b"\\t,1            | A1 a, B1 b, C1 1
          5" nail,1               | A1 5" nail, B1 1
          a\\rb                   | A1 a, A2 b
          """)
  void cellsAreWhereASpreadsheetShowsThem(String text, String cells) {
    assertThat(String.join(", ", cells(unescape(text)))).isEqualTo(unescape(cells));
  }

  @ParameterizedTest
  @CsvSource({"'a\n\"b,c\nd', 2, '\"b,c'", "'\"a\"b,c', 1, '\"a\"b,c'"})
  void quotationMarksThatDoNotPairAreShown(String text, int line, String excerpt) {
    Diagnostic finding = failure(text.getBytes(StandardCharsets.UTF_8));

    assertThat(finding.notice().code()).isEqualTo("FIL-010");
    assertThat(finding.place().orElseThrow().line()).isEqualTo(line);
    assertThat(finding.arguments()).containsExactly(excerpt);
  }

  @Test
  void aColumnBeyondTheLimitIsNamed() {
    Diagnostic finding = failure((",".repeat(256) + "x").getBytes(StandardCharsets.UTF_8));

    assertThat(finding.arguments()).containsExactly("IW1 > 256 @columns");
  }

  /** What Commons CSV writes, whatever is in its cells, is read at the place where it was put. */
  @Property(tries = 500)
  void readsWhatCommonsCsvWrites(@ForAll("tables") List<List<String>> table) {
    StringBuilder text = new StringBuilder();
    List<String> expected = new ArrayList<>();
    for (int row = 0; row < table.size(); row++) {
      text.append(CSVFormat.RFC4180.format(table.get(row).toArray())).append("\r\n");
      for (int column = 0; column < table.get(row).size(); column++) {
        String value = table.get(row).get(column);
        if (!value.isEmpty()) {
          expected.add(CellName.of(row, column) + " " + value);
        }
      }
    }
    assertThat(cells(text.toString())).isEqualTo(expected);
  }

  @Provide
  Arbitrary<List<List<String>>> tables() {
    Arbitrary<String> cell =
        Arbitraries.of("a", "王", ",", "\n", "\r\n", "\"", "\"\"", " ")
            .list()
            .ofMaxSize(4)
            .map(parts -> String.join("", parts));
    return cell.list().ofMinSize(2).ofMaxSize(6).list().ofMaxSize(6);
  }

  private static List<String> cells(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    Grid grid = CsvGridReader.read("f.csv", bytes).value().orElseThrow();
    List<String> cells = new ArrayList<>();
    for (Row row : grid.sheets().get(0).rows()) {
      for (int column = 0; column < row.cells().size(); column++) {
        if (row.cell(column) instanceof Cell.Text cell) {
          cells.add(grid.sheets().get(0).at(row.index(), column).cell() + " " + cell.text());
        }
      }
    }
    return cells;
  }

  private static String unescape(String text) {
    return text.replace("\\r", "\r").replace("\\n", "\n").replace("\\t", "\t");
  }

  private static Diagnostic failure(byte[] content) {
    Read<Grid> read = CsvGridReader.read("f.csv", content);
    assertThat(read.value()).isEmpty();
    return read.diagnostics().get(0);
  }
}
