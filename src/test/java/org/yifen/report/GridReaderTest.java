package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Limits;
import org.yifen.report.workbook.Xlsx;

/** The kind of a file is found from its bytes; for any bytes at all there is an answer. */
class GridReaderTest {

  private static final long SEED = 20260701;
  private static final int MUTANTS = 2_000;
  private static final String REPORT = "赛事名称,杯赛\n\n序号,姓名,1\n1,\"王,斌\",×\n";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          %PDF-1.7                                               | PDF
          \\u0089PNG\\r                                          | PNG
          <html><table>                                          | HTML
          '  <TABLE border=1>'                                   | HTML
          <!DOCTYPE html>                                        | HTML
          <?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"> | XML Spreadsheet 2003 (SpreadsheetML)
          <?xml version="1.0"?><a/>                              | XML
          {"a": 1}                                               | JSON
          {\\rtf1                                                | RTF
          MIME-Version: 1.0                                      | MHTML
          \\u0009\\u0000\\u0004\\u0000\\u0007\\u0000             | Excel 2.x (BIFF2)
          \\u0009\\u0004\\u0006\\u0000\\u0000\\u0000             | Excel 4.0 (BIFF4)
          """)
  void otherKindsAreNamed(String start, String kind) {
    String text = start.replace("\\r", "\r").replace("\rtf", "\\rtf");
    for (char c = 0; c <= 0x89; c++) {
      text = text.replace("\\u%04x".formatted((int) c), String.valueOf(c));
    }

    Diagnostic finding = failure(text.getBytes(StandardCharsets.ISO_8859_1));

    assertThat(finding.notice().code()).isEqualTo("FIL-005");
    assertThat(finding.arguments()).containsExactly(kind);
  }

  @ParameterizedTest
  @CsvSource({
    "word/document.xml, Word (.docx)",
    "ppt/presentation.xml, PowerPoint (.pptx)",
    "xl/workbook.bin, Excel binary (.xlsb)",
    "Index/Document.iwa, Apple iWork (.numbers)",
    "readme.txt, ZIP",
  })
  void otherZipsAreNamed(String entry, String kind) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry(entry));
    }

    assertThat(failure(bytes.toByteArray()).arguments()).containsExactly(kind);
  }

  @Test
  void emptyFilesAndFilesOfBlanksAreEmpty() {
    for (String text : List.of("", "\uFEFF", " \r\n\t\n")) {
      byte[] content = text.getBytes(StandardCharsets.UTF_8);
      assertThat(failure(content).notice().code()).isEqualTo("FIL-004");
    }
  }

  @Test
  void aFileBeyondTheLimitIsNotLookedInto() {
    assertThat(failure(new byte[Limits.FILE_BYTES + (1 << 20)]).arguments())
        .containsExactly("17 MiB > 16 MiB");
  }

  @Test
  void aTruncatedWorkbookIsDamaged() {
    byte[] whole = workbook();

    Diagnostic finding = failure(Arrays.copyOf(whole, whole.length / 2));

    assertThat(finding.notice().code()).isEqualTo("FIL-007");
  }

  /**
   * Bytes changed at random, in files of each format: an answer for every one of them, within
   * seconds, and an error whenever there is no grid.
   */
  @Test
  void mutantsAreReadOrRefused() throws IOException {
    System.out.println("mutants of seed " + SEED);
    Random random = new Random(SEED);
    for (byte[] original : originals()) {
      for (int i = 0; i < MUTANTS; i++) {
        byte[] mutant = mutant(original, random);
        Read<Grid> read =
            Assertions.assertTimeout(
                Duration.ofSeconds(10), () -> GridReader.read("mutant " + SEED, mutant));
        assertThat(read.value().isPresent() || read.hasErrors()).isTrue();
      }
    }
  }

  /**
   * The same inside the parts of a workbook, with checksums that agree, so that the parsers see the
   * changed bytes.
   */
  @Test
  void mutantsOfPartsAreReadOrRefused() throws IOException {
    Random random = new Random(SEED);
    byte[] stored = stored(workbook());
    for (int i = 0; i < MUTANTS; i++) {
      byte[] mutant = withChecksums(mutant(stored, random));
      Read<Grid> read =
          Assertions.assertTimeout(
              Duration.ofSeconds(10), () -> GridReader.read("mutant " + SEED, mutant));
      assertThat(read.value().isPresent() || read.hasErrors()).isTrue();
    }
  }

  private static List<byte[]> originals() throws IOException {
    List<byte[]> originals = new ArrayList<>();
    originals.add(workbook());
    originals.add(REPORT.getBytes(StandardCharsets.UTF_8));
    originals.add(REPORT.getBytes("GBK"));
    try (HSSFWorkbook workbook = new HSSFWorkbook()) {
      workbook.createSheet("S").createRow(0).createCell(0).setCellValue("王斌");
      workbook.getSheetAt(0).createRow(1).createCell(1).setCellFormula("1+1");
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      workbook.write(bytes);
      originals.add(bytes.toByteArray());
    }
    return originals;
  }

  private static byte[] workbook() {
    return Xlsx.of("<row r='1'><c r='A1' t='s'><v>0</v></c><c r='B1' s='1'><v>0.5</v></c></row>")
        .strings("<si><r><t>王</t></r><r><t>斌</t></r></si>")
        .formats("yyyy\"年\"")
        .bytes();
  }

  private static byte[] mutant(byte[] original, Random random) {
    byte[] mutant = original.clone();
    for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
      mutant[random.nextInt(mutant.length)] = (byte) random.nextInt(256);
    }
    return random.nextInt(8) > 0 ? mutant : Arrays.copyOf(mutant, random.nextInt(mutant.length));
  }

  private static byte[] stored(byte[] workbook) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(workbook));
        ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        byte[] part = in.readAllBytes();
        CRC32 crc = new CRC32();
        crc.update(part);
        ZipEntry copy = new ZipEntry(entry.getName());
        copy.setMethod(ZipEntry.STORED);
        copy.setSize(part.length);
        copy.setCrc(crc.getValue());
        out.putNextEntry(copy);
        out.write(part);
      }
    }
    return bytes.toByteArray();
  }

  /** Writes the checksum of each stored part anew into the directory, where it is looked for. */
  private static byte[] withChecksums(byte[] zip) {
    ByteBuffer bytes = ByteBuffer.wrap(zip).order(ByteOrder.LITTLE_ENDIAN);
    for (int at = 0; at + 46 <= zip.length; at++) {
      if (bytes.getInt(at) == 0x02014b50) {
        int local = bytes.getInt(at + 42);
        int size = bytes.getInt(at + 20);
        int from = local + 30 + (bytes.getShort(at + 28) & 0xffff);
        if (local >= 0 && size >= 0 && from >= 0 && from + (long) size <= zip.length) {
          CRC32 crc = new CRC32();
          crc.update(zip, from, size);
          bytes.putInt(at + 16, (int) crc.getValue());
        }
      }
    }
    return zip;
  }

  private static Diagnostic failure(byte[] content) {
    Read<Grid> read = GridReader.read("f", content);
    assertThat(read.value()).isEmpty();
    return read.diagnostics().get(0);
  }
}
