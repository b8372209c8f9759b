package org.yifen.report;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.yifen.diagnostic.Read;
import org.yifen.event.Event;
import org.yifen.event.Field;
import org.yifen.report.workbook.CellLook;
import org.yifen.report.workbook.CellValue;
import org.yifen.report.workbook.ColumnModel;
import org.yifen.report.workbook.SheetModel;
import org.yifen.report.workbook.WorkbookModel;
import org.yifen.report.workbook.WorkbookWriter;

/** Writes an event as a workbook in the house layout. */
final class HouseWorkbook {

  private static final String NAME = "XLSX";
  private static final String TABLE = "成绩表";
  private static final String NOBODY = "没有参赛棋手。";
  private static final int FOOTER = 100;
  private static final int DIGITS = 9;

  private static final Set<String> TEXTS =
      Set.of(Field.NAME.chinese(), Field.UNIT.chinese(), Field.REMARKS.chinese(), ScoreCell.NAME);

  private HouseWorkbook() {}

  /** The file's bytes; what the layout cannot hold is among the findings. */
  static Read<byte[]> write(Event event) {
    Read<HousePages> pages = HousePages.of(event, NAME, true);
    return new Read<>(pages.value().map(p -> bytes(event, p)), pages.diagnostics());
  }

  private static byte[] bytes(Event event, HousePages pages) {
    List<SheetModel> sheets = new ArrayList<>(List.of(table(event, pages)));
    if (!pages.games().isEmpty()) {
      sheets.add(games(event, pages));
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      WorkbookWriter.write(new WorkbookModel(event.name(), sheets), out);
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot be written", e);
    }
    return out.toByteArray();
  }

  private static SheetModel table(Event event, HousePages pages) {
    return new SheetModel(
        TABLE,
        List.of(),
        pages.keys().stream().map(k -> new SheetModel.Key(k.get(0), k.get(1))).toList(),
        pages.header().stream().map(HouseWorkbook::column).toList(),
        cells(pages.rows()),
        NOBODY,
        footer(event));
  }

  private static SheetModel games(Event event, HousePages pages) {
    return new SheetModel(
        GamesSheet.NAME,
        List.of(),
        HousePages.gamesHeader(event).stream().map(HouseWorkbook::column).toList(),
        cells(pages.games()),
        "",
        footer(event));
  }

  private static ColumnModel column(String header) {
    return new ColumnModel(header, TEXTS.contains(header) ? CellLook.TEXT : CellLook.CENTERED);
  }

  private static List<List<CellValue>> cells(List<List<String>> rows) {
    return rows.stream().map(r -> r.stream().map(HouseWorkbook::value).toList()).toList();
  }

  /** Whole numbers as numbers, everything else as text: an id such as 007 has to stay as it is. */
  private static CellValue value(String text) {
    boolean digits = !text.isEmpty() && text.length() <= DIGITS;
    digits = digits && text.chars().allMatch(c -> c >= '0' && c <= '9');
    boolean number = digits && (text.length() == 1 || text.charAt(0) != '0');
    return number ? CellValue.of(Long.parseLong(text)) : CellValue.of(text);
  }

  private static String footer(Event event) {
    return event.name().substring(0, Math.min(FOOTER, event.name().length()));
  }
}
