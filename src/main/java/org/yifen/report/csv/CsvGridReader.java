package org.yifen.report.csv;

import java.util.List;
import java.util.Set;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.report.grid.Unreadable;
import org.yifen.trace.Location;

/** Reads a CSV of any separator and of the encodings that spreadsheets write. */
public final class CsvGridReader {

  private CsvGridReader() {}

  /** The grid of a text file's bytes: one sheet without a name, every cell a text. */
  public static Read<Grid> read(String file, byte[] content) {
    try {
      CsvText text = CsvText.of(content);
      Separator separator = Separator.of(text.characters());
      Sheet rows = new CsvRows(file, text.characters(), separator).read();
      Grid grid = new Grid(file, text.kind(), List.of(rows));
      return text.kind() == Grid.Kind.CSV_UTF8
          ? Read.of(grid)
          : Read.of(grid, List.of(guessed(file, text.encoding())));
    } catch (Unreadable e) {
      return Read.failed(e.diagnostic(file));
    }
  }

  private static Diagnostic guessed(String file, String encoding) {
    return Notice.FIL_009.at(new Location.WholeFile(file), encoding);
  }

  /** A sheet as a CSV has it: nothing hidden, nothing merged. */
  static Sheet sheet(String file, List<Row> rows) {
    return new Sheet(file, "", 0, false, rows, Set.of(), List.of());
  }
}
