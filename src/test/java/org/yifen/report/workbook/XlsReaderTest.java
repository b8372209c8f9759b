package org.yifen.report.workbook;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import org.apache.poi.hssf.usermodel.HSSFRow;
import org.apache.poi.hssf.usermodel.HSSFSheet;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.apache.poi.ss.usermodel.CellStyle;
import org.apache.poi.ss.usermodel.FormulaError;
import org.apache.poi.ss.usermodel.SheetVisibility;
import org.apache.poi.ss.util.CellRangeAddress;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Read;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Sheet;

/** Old workbooks written with Apache POI: what was put in must come out. */
class XlsReaderTest {

  @Test
  void everyKindOfCellComesBack() throws IOException {
    try (HSSFWorkbook workbook = new HSSFWorkbook()) {
      HSSFRow row = workbook.createSheet("名单").createRow(2);
      CellStyle date = workbook.createCellStyle();
      date.setDataFormat(workbook.createDataFormat().getFormat("yyyy\"年\"m\"月\"d\"日\""));
      CellStyle half = workbook.createCellStyle();
      half.setDataFormat(workbook.createDataFormat().getFormat("# ?/?"));
      row.createCell(0).setCellValue("王斌");
      row.createCell(1).setCellValue(2450);
      row.createCell(2).setCellValue(0.5);
      row.getCell(2).setCellStyle(half);
      row.createCell(3).setCellValue(46093);
      row.getCell(3).setCellStyle(date);
      row.createCell(4).setCellValue(true);
      row.createCell(5).setCellErrorValue(FormulaError.DIV0);
      row.createCell(6).setCellStyle(date);
      row.createCell(7).setCellFormula("B3*2");
      row.createCell(8).setCellFormula("A3&\"!\"");
      workbook.getCreationHelper().createFormulaEvaluator().evaluateAll();

      Sheet sheet = read(workbook).sheets().get(0);

      assertThat(sheet.name()).isEqualTo("名单");
      assertThat(sheet.rows()).hasSize(1);
      assertThat(sheet.rows().get(0).index()).isEqualTo(2);
      assertThat(sheet.rows().get(0).cells())
          .containsExactly(
              new Cell.Text("王斌"),
              new Cell.Num(2450, ""),
              new Cell.Num(0.5, "# ?/?"),
              new Cell.Date(LocalDateTime.of(2026, 3, 12, 0, 0), 46093),
              new Cell.Bool(true),
              new Cell.Fault("#DIV/0!"),
              Cell.Blank.INSTANCE,
              new Cell.Num(4900, ""),
              new Cell.Text("王斌!"));
    }
  }

  @Test
  void whatIsHiddenOrMergedIsSaid() throws IOException {
    try (HSSFWorkbook workbook = new HSSFWorkbook()) {
      workbook.createSheet("显示");
      HSSFSheet hidden = workbook.createSheet("隐藏");
      hidden.createRow(0).createCell(0).setCellValue(1);
      hidden.getRow(0).setZeroHeight(true);
      hidden.setColumnHidden(3, true);
      hidden.addMergedRegion(new CellRangeAddress(0, 1, 0, 2));
      workbook.setSheetVisibility(1, SheetVisibility.VERY_HIDDEN);

      Grid grid = read(workbook);

      assertThat(grid.sheets()).extracting(Sheet::hidden).containsExactly(false, true);
      Sheet sheet = grid.sheets().get(1);
      assertThat(sheet.rows().get(0).hidden()).isTrue();
      assertThat(sheet.hiddenColumns()).containsExactly(3);
      assertThat(sheet.merges()).containsExactly(new Sheet.Merge(0, 1, 0, 2));
    }
  }

  @Test
  void otherDocumentsInTheSameContainerAreNamed() throws IOException {
    try (POIFSFileSystem ole = new POIFSFileSystem()) {
      ole.createDocument(new ByteArrayInputStream(new byte[5000]), "WordDocument");
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      ole.writeFilesystem(bytes);

      Read<Grid> read = XlsReader.read("f.xls", bytes.toByteArray());

      assertThat(read.diagnostics().get(0).arguments()).containsExactly("Word (.doc)");
    }
  }

  /** Standard error belongs to the diagnostics; a logging library has nothing to say there. */
  @Test
  void nothingIsWrittenToTheConsole() throws IOException {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream written = new ByteArrayOutputStream();
    try (HSSFWorkbook workbook = new HSSFWorkbook();
        PrintStream caught = new PrintStream(written, true, StandardCharsets.UTF_8)) {
      workbook.createSheet("S");
      System.setOut(caught);
      System.setErr(caught);
      read(workbook);
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    assertThat(written.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  private static Grid read(HSSFWorkbook workbook) {
    Read<Grid> read = XlsReader.read("f.xls", bytes(workbook));
    assertThat(read.diagnostics()).isEmpty();
    return read.value().orElseThrow();
  }

  private static byte[] bytes(HSSFWorkbook workbook) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      workbook.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}
