package org.yifen.bench;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.apache.poi.ss.usermodel.Cell;
import org.apache.poi.ss.usermodel.Row;
import org.apache.poi.ss.usermodel.Sheet;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;

/**
 * Writes a thousand round robins of 20 players as workbooks, by a library that is neither ours nor
 * the peer's: once in the house layout, once as Chess-Results lays its crosstables out. Numbers are
 * numbers and texts are shared, as spreadsheet programs save them.
 */
final class Workbooks {

  static final int SIZE = 20;
  static final String HOUSE = "house";
  static final String CHESS_RESULTS = "chess-results";

  private Workbooks() {}

  /** Writes both folders. */
  static void write(Federation federation, Path folder) throws IOException {
    List<MadeEvent> events = federation.roundRobins(SIZE);
    write(events, folder.resolve(HOUSE), ReportText::rowsWithRatings);
    write(events, folder.resolve(CHESS_RESULTS), ChessResultsText::rows);
  }

  private static void write(
      List<MadeEvent> events, Path folder, Function<MadeEvent, List<List<String>>> rows)
      throws IOException {
    Files.createDirectories(folder);
    for (MadeEvent event : events) {
      write(rows.apply(event), folder.resolve("%04d.xlsx".formatted(event.number() + 1)));
    }
  }

  /** Writes one workbook of one sheet. */
  static void write(List<List<String>> rows, Path file) throws IOException {
    try (XSSFWorkbook workbook = new XSSFWorkbook();
        OutputStream out = Files.newOutputStream(file)) {
      Sheet sheet = workbook.createSheet("成绩");
      for (int i = 0; i < rows.size(); i++) {
        Row row = sheet.createRow(i);
        for (int column = 0; column < rows.get(i).size(); column++) {
          fill(row.createCell(column), rows.get(i).get(column));
        }
      }
      workbook.write(out);
    }
  }

  private static void fill(Cell cell, String text) {
    if (text.matches("\\d{1,4}(\\.5)?")) {
      cell.setCellValue(Double.parseDouble(text));
    } else if (!text.isEmpty()) {
      cell.setCellValue(text);
    }
  }
}
