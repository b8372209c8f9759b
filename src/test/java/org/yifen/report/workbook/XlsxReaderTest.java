package org.yifen.report.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Limits;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/** Workbooks written by hand; what each cell means is said by ECMA-376 part 1, chapter 18. */
class XlsxReaderTest {

  @Test
  void sharedTextsLoseFontsAndPronunciationAndKeepBlanks() {
    Xlsx workbook =
        Xlsx.of(row("<c r='A1' t='s'><v>0</v></c><c r='B1' t='s'><v>1</v></c>"))
            .strings(
                "<si><t xml:space='preserve'> 王&#x6587; </t></si>"
                    + "<si><r><rPr><b/></rPr><t>张</t></r><r><t>伟</t></r>"
                    + "<rPh sb='0' eb='1'><t>zhang</t></rPh></si>");

    assertThat(only(workbook).cells()).containsExactly(text(" 王文 "), text("张伟"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          <c r='A1' t='inlineStr'><is><t>a&amp;b</t></is></c>     | Text[text=a&b]
          <c r='A1' t='str'><f>B1</f><v>x_x000A_</v></c>          | Text[text=x\\n]
          <c r='A1' t='b'><v>1</v></c>                            | Bool[value=true]
          <c r='A1' t='e'><v>#DIV/0!</v></c>                      | Fault[text=#DIV/0!]
          <c r='A1'><v>0.5</v></c>                                | Num[value=0.5, shown=]
          <c r='A1' t='n'><v>-1</v></c>                           | Num[value=-1.0, shown=]
          <c r='A1'><v>1E-3</v></c>                               | Num[value=0.001, shown=]
          <c r='A1'><f>SUM(B1)</f></c>                            | Uncomputed[formula=SUM(B1)]
          <c r='A1'><f>SUM(B1)</f><v></v></c>                     | Uncomputed[formula=SUM(B1)]
          <c r='A1'><f>SUM(B1)</f><v>3</v></c>                    | Num[value=3.0, shown=]
          <c r='A1'><v><![CDATA[7]]></v><!-- 8 --></c>            | Num[value=7.0, shown=]
          <c r='A1' t='d'><v>2026-03-12</v></c>                   | Date[value=2026-03-12T00:00, raw=46093.0]
          <c><v>2</v></c>                                         | Num[value=2.0, shown=]
          """)
  void oneCell(String xml, String expected) {
    assertThat(only(Xlsx.of(row(xml))).cell(0).toString().replace("\n", "\\n")).isEqualTo(expected);
  }

  @Test
  void blankCellsAndEmptyTextsAreNotKept() {
    Xlsx workbook =
        Xlsx.of(
            "<row r='1'><c r='A1' s='0'/></row><row r='2'><c r='A2' t='str'><f>B1</f><v/></c></row>"
                + "<row r='9'><c r='C9'><v>1</v></c></row>");

    assertThat(sheet(workbook).rows()).extracting(Row::index).containsExactly(8);
    assertThat(only(workbook).cells()).hasSize(3).startsWith(Cell.Blank.INSTANCE);
  }

  @Test
  void rowsAndCellsWithoutAnAddressFollowTheOnesBefore() {
    Sheet sheet =
        sheet(
            Xlsx.of(
                "<row><c><v>1</v></c></row><row r='4'><c r='C4'><v>2</v></c><c><v>3</v></c></row>"
                    + "<row><c><v>4</v></c></row>"));

    assertThat(sheet.rows()).extracting(Row::index).containsExactly(0, 3, 4);
    assertThat(sheet.rows().get(1).text(3)).isEqualTo("3");
  }

  /** 46093 is 12 March 2026 counted from 1900, and 1,462 days later counted from 1904. */
  @ParameterizedTest
  @CsvSource({"0, 2026-03-12T00:00", "1, 2030-03-13T00:00"})
  void datesCountFromTheWorkbooksEpoch(String from1904, LocalDateTime expected) {
    Xlsx workbook =
        Xlsx.of(row("<c r='A1' s='1'><v>46093</v></c>"))
            .formats("yyyy\"年\"m\"月\"d\"日\"")
            .with(
                "xl/workbook.xml",
                "<workbook xmlns:r='x'><workbookPr date1904='%s'/><sheets>".formatted(from1904)
                    + "<sheet name='S' r:id='r1'/></sheets></workbook>");

    assertThat(only(workbook).cell(0)).isEqualTo(new Cell.Date(expected, 46093));
  }

  @Test
  void whatIsHiddenOrMergedIsSaid() {
    Xlsx workbook =
        Xlsx.of("")
            .with(
                "xl/workbook.xml",
                "<workbook xmlns:r='x'><sheets><sheet name='S' state='veryHidden' r:id='r1'/>"
                    + "</sheets></workbook>")
            .with(
                "xl/worksheets/sheet1.xml",
                Xlsx.sheet(
                    "<dimension ref='A1'/><cols><col min='2' max='16384' hidden='1'/></cols>"
                        + "<sheetData><row r='1' hidden='true'><c r='A1'><v>1</v></c></row>"
                        + "</sheetData><mergeCells><mergeCell ref='A1:C2'/></mergeCells>"));

    Sheet sheet = sheet(workbook);

    assertThat(sheet.hidden()).isTrue();
    assertThat(sheet.rows().get(0).hidden()).isTrue();
    assertThat(sheet.hiddenColumns()).hasSize(255).contains(1, 255).doesNotContain(0);
    assertThat(sheet.merges()).containsExactly(new Sheet.Merge(0, 1, 0, 2));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/xl/worksheets/sheet1.xml",
        "../xl/worksheets/sheet1.xml",
        "./worksheets/Sheet1.xml"
      })
  void sheetsAreFoundByAnyFormOfTheirAddress(String target) {
    Xlsx workbook =
        Xlsx.of(row("<c><v>1</v></c>"))
            .with(
                "xl/_rels/workbook.xml.rels",
                Xlsx.relationships(Xlsx.rel("r1", "worksheet", target)));

    assertThat(only(workbook).text(0)).isEqualTo("1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
  void partsMayBeUtf16(String charset) {
    String xml =
        "\uFEFF<?xml version='1.0' encoding='UTF-16'?>"
            + Xlsx.sheet("<sheetData><row><c t='str'><v>炮</v></c></row></sheetData>");
    Xlsx workbook =
        Xlsx.of("").with("xl/worksheets/sheet1.xml", xml.getBytes(Charset.forName(charset)));

    assertThat(only(workbook).text(0)).isEqualTo("炮");
  }

  /** Parts longer than the parser's buffer, so that every token meets its edge once. */
  @Test
  void textsAreWholeWhereTheBufferEnds() {
    StringBuilder rows = new StringBuilder();
    for (int i = 1; i <= 3000; i++) {
      rows.append("<row r='%d'><c r='A%d' t='str'><v>王%d&amp;</v></c></row>".formatted(i, i, i));
    }

    Sheet sheet = sheet(Xlsx.of(rows.toString()));

    assertThat(sheet.rows()).hasSize(3000);
    assertThat(sheet.rows())
        .allSatisfy(r -> assertThat(r.text(0)).isEqualTo("王" + (r.index() + 1) + "&"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          <row r='1'><c t='s'><v>0</v></c></row>                   | <v>0</v>
          <row r='1'><c t='s'><v>-1</v></c></row>                  | <v>-1</v>
          <row r='1'><c><v>NaN</v></c></row>                       | <v>NaN</v>
          <row r='1'><c><v>0x1p3</v></c></row>                     | <v>0x1p3</v>
          <row r='1'><c t='zz'><v>1</v></c></row>                  | <c t="zz">
          <row r='2'/><row r='1'/>                                 | <row r="1">
          <row r='1'><c r='A2'><v>1</v></c></row>                  | <c r="A2"> 1
          <row r='1'><c r='A1'><v>1</v></row>                      | </row>
          <row r='1'><c r='A1'><v>&nbsp;</v></c></row>             | &nbsp;
          <row r='1'><c r='A1'><v>&#0;</v></c></row>               | &#0;
          <row r='1'><c r='A1><v>1</v></c></row>                   | <c r='A1><v>1</v></c></row></sheetData></worksheet>
          """)
  void damagedSheetsNameThePartAndWhatIsWrong(String rows, String what) {
    Diagnostic finding = failure(Xlsx.of(rows).bytes());

    assertThat(finding.notice().code()).isEqualTo("FIL-007");
    assertThat(finding.arguments()).containsExactly("xl/worksheets/sheet1.xml · " + what);
  }

  @Test
  void anEntityBombIsRefusedUnread() {
    Xlsx bomb =
        Xlsx.of("")
            .with(
                "xl/worksheets/sheet1.xml",
                "<!DOCTYPE b [<!ENTITY a SYSTEM 'file:///etc/passwd'>]>" + Xlsx.sheet("&a;"));

    Diagnostic finding = failure(bomb.bytes());

    assertThat(finding.notice().code()).isEqualTo("FIL-011");
    assertThat(finding.arguments()).containsExactly("xl/worksheets/sheet1.xml");
  }

  @Test
  void deepNestingIsRefused() {
    Xlsx deep = Xlsx.of("").with("xl/worksheets/sheet1.xml", Xlsx.sheet("<a>".repeat(100_000)));

    assertThat(failure(deep.bytes()).arguments())
        .containsExactly("xl/worksheets/sheet1.xml · > 256 levels");
  }

  @Test
  void cellsGivenTwiceAreRefused() {
    Diagnostic finding =
        failure(Xlsx.of(row("<c r='A1'><v>1</v></c><c r='A1'><v>0</v></c>")).bytes());

    assertThat(finding.arguments()).containsExactly("A1 ×2");
  }

  /** Java's zip writer refuses the same name twice, but not a name in other letters. */
  @Test
  void partsGivenTwiceAreRefused() {
    Xlsx twice = Xlsx.of("").with("XL/Worksheets/Sheet1.xml", Xlsx.sheet(""));

    assertThat(failure(twice.bytes()).arguments()).containsExactly("XL/Worksheets/Sheet1.xml · ×2");
  }

  @Test
  void aDecompressionBombIsRefusedAtTheLimit() {
    String styles = "<styleSheet>" + "<a/>".repeat((int) Limits.PART_BYTES / 4);
    Xlsx bomb = Xlsx.of("").with("xl/styles.xml", styles);

    assertThat(failure(bomb.bytes()).arguments()).containsExactly("xl/styles.xml > 64 MiB");
  }

  @Test
  void moreRowsThanAReportCanHaveAreRefused() {
    String rows = "<row><c><v>1</v></c></row>".repeat(Limits.ROWS + 1);

    Diagnostic finding = failure(Xlsx.of(rows).bytes());

    assertThat(finding.notice().code()).isEqualTo("FIL-008");
    assertThat(finding.place().orElseThrow().display()).isEqualTo("f!S!A20001");
  }

  @Test
  void aFallenBitIsFoundByTheChecksum() {
    byte[] bytes = Xlsx.of(row("<c><v>1</v></c>")).bytes();
    int crc = new String(bytes, StandardCharsets.ISO_8859_1).lastIndexOf("PK\u0001\u0002") + 16;
    bytes[crc] ^= 1;

    assertThat(failure(bytes).arguments()).containsExactly("xl/worksheets/sheet1.xml · CRC");
  }

  private static String row(String cells) {
    return "<row r='1'>" + cells + "</row>";
  }

  private static Cell text(String text) {
    return new Cell.Text(text);
  }

  private static Row only(Xlsx workbook) {
    return sheet(workbook).rows().get(0);
  }

  private static Sheet sheet(Xlsx workbook) {
    Read<Grid> read = XlsxReader.read("f", workbook.bytes());
    assertThat(read.diagnostics()).isEmpty();
    return read.value().orElseThrow().sheets().get(0);
  }

  private static Diagnostic failure(byte[] content) {
    Read<Grid> read = XlsxReader.read("f", content);
    assertThat(read.value()).isEmpty();
    return read.diagnostics().get(0);
  }
}
