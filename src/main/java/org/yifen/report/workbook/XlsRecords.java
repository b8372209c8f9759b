package org.yifen.report.workbook;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.poi.hssf.record.BOFRecord;
import org.apache.poi.hssf.record.BoundSheetRecord;
import org.apache.poi.hssf.record.DateWindow1904Record;
import org.apache.poi.hssf.record.EOFRecord;
import org.apache.poi.hssf.record.ExtendedFormatRecord;
import org.apache.poi.hssf.record.FormatRecord;
import org.apache.poi.hssf.record.Record;
import org.apache.poi.hssf.record.RecordFactoryInputStream;
import org.apache.poi.hssf.record.SSTRecord;
import org.jspecify.annotations.Nullable;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Limits;
import org.yifen.report.grid.Sheet;
import org.yifen.report.grid.SheetBuilder;
import org.yifen.report.grid.Unreadable;

/**
 * Streams the records of a BIFF8 workbook ([MS-XLS]): the workbook's own first, then those of each
 * sheet between a BOF and an EOF record. Charts inside a sheet are substreams of their own and are
 * passed over.
 */
final class XlsRecords {

  private final String file;
  private final SheetBuilder.Budget budget = new SheetBuilder.Budget();
  private final List<BoundSheetRecord> bound = new ArrayList<>();
  private final Map<Integer, String> codes = new HashMap<>();
  private final List<Integer> formatOfStyle = new ArrayList<>();
  private final Map<Integer, NumberFormat> formats = new HashMap<>();
  private final List<Sheet> sheets = new ArrayList<>();
  private @Nullable SSTRecord strings;
  private boolean from1904;
  private int characters;

  private int depth;
  private @Nullable XlsSheet sheet;
  private List<Integer> order = List.of();

  XlsRecords(String file) {
    this.file = file;
  }

  Grid read(InputStream stream) throws Unreadable {
    RecordFactoryInputStream records = new RecordFactoryInputStream(stream, false);
    for (Record next = records.nextRecord(); next != null; next = records.nextRecord()) {
      if (next instanceof BOFRecord start) {
        begin(start);
      } else if (next instanceof EOFRecord) {
        end();
      } else if (depth == 1) {
        XlsSheet open = sheet;
        if (open == null) {
          shared(next);
        } else {
          open.add(next);
        }
      }
    }
    if (depth != 0 || bound.isEmpty() || sheets.size() != bound.size()) {
      throw Unreadable.damaged("Workbook", "EOF");
    }
    sheets.sort((a, b) -> Integer.compare(a.number(), b.number()));
    return new Grid(file, Grid.Kind.XLS, sheets);
  }

  /** The date or number under a cell style. */
  Cell number(double value, int style) throws Unreadable {
    if (style < 0 || style >= formatOfStyle.size()) {
      throw Unreadable.damaged("Workbook", "XF " + style);
    }
    int number = formatOfStyle.get(style);
    NumberFormat format =
        formats.computeIfAbsent(
            number, n -> NumberFormat.of(codes.getOrDefault(n, BuiltInFormats.code(n))));
    return format.cell(value, from1904);
  }

  /** A text that cells share, by its number from 0. */
  Cell text(int index) throws Unreadable {
    SSTRecord table = strings;
    if (table == null || index < 0 || index >= table.getNumUniqueStrings()) {
      throw Unreadable.damaged("Workbook", "SST " + index);
    }
    String text = table.getString(index).getString();
    characters += text.length();
    if (characters > Limits.TEXT_CHARS) {
      throw Unreadable.beyond("SST > " + (Limits.TEXT_CHARS >> 20) + " Mi @characters");
    }
    return new Cell.Text(text);
  }

  private void begin(BOFRecord start) throws Unreadable {
    if (start.getVersion() != BiffVersion.BIFF8) {
      throw Unreadable.kind(BiffVersion.ofVersion(start.getVersion()));
    }
    depth++;
    if (depth == 1 && !bound.isEmpty()) {
      if (order.isEmpty()) {
        order = order();
      }
      if (sheets.size() == order.size()) {
        throw Unreadable.damaged("Workbook", "BOF");
      }
      int number = order.get(sheets.size());
      BoundSheetRecord entry = bound.get(number);
      boolean hidden = entry.isHidden() || entry.isVeryHidden();
      sheet =
          new XlsSheet(this, new SheetBuilder(budget, file, entry.getSheetname(), number, hidden));
    }
  }

  private void end() throws Unreadable {
    if (depth == 0) {
      throw Unreadable.damaged("Workbook", "EOF");
    }
    depth--;
    XlsSheet ended = sheet;
    if (depth == 0 && ended != null) {
      sheets.add(ended.build());
      sheet = null;
    }
  }

  private void shared(Record next) throws Unreadable {
    if (next instanceof BoundSheetRecord entry) {
      bound.add(entry);
      XlsxReader.checkSheets(bound.size());
    } else if (next instanceof SSTRecord table) {
      strings = table;
    } else if (next instanceof DateWindow1904Record window) {
      from1904 = window.getWindowing() == 1;
    } else if (next instanceof FormatRecord format) {
      codes.put(format.getIndexCode(), format.getFormatString());
    } else if (next instanceof ExtendedFormatRecord style) {
      formatOfStyle.add((int) style.getFormatIndex());
    }
  }

  /** Sheets lie in the file in an order of their own; the list of sheets says where each begins. */
  private List<Integer> order() {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < bound.size(); i++) {
      numbers.add(i);
    }
    numbers.sort(
        (a, b) ->
            Integer.compare(bound.get(a).getPositionOfBof(), bound.get(b).getPositionOfBof()));
    return numbers;
  }
}
