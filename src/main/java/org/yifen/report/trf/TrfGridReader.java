package org.yifen.report.trf;

import java.util.List;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Limits;
import org.yifen.report.grid.SheetBuilder;
import org.yifen.report.grid.Unreadable;
import org.yifen.trace.Location;

/** Reads the lines of a Tournament Report File as one sheet: each line is the cell of column A. */
public final class TrfGridReader {

  private TrfGridReader() {}

  /** Whether a file is one, by its first lines; its name decides nothing. */
  public static boolean is(byte[] content) {
    return TrfText.isTrf(content);
  }

  /** The lines of a file's bytes; a line as such has the row of its number less one. */
  public static Read<Grid> read(String file, byte[] content) {
    try {
      TrfText text = TrfText.of(content);
      SheetBuilder sheet = new SheetBuilder(new SheetBuilder.Budget(), file, "", 0, false);
      for (int row = 0; row < text.lines().size(); row++) {
        String line = text.lines().get(row);
        if (line.length() > Limits.CELL_CHARS) {
          throw Unreadable.at(
              new Location.Line(file, row + 1), Notice.FIL_008, Limits.CELL_CHARS + " @characters");
        }
        if (!line.isBlank()) {
          sheet.cell(row, 0, new Cell.Text(line));
        }
      }
      Grid grid = new Grid(file, text.kind(), List.of(sheet.build()));
      return text.kind() == Grid.Kind.TRF_UTF8
          ? Read.of(grid)
          : Read.of(
              grid, List.of(Notice.FIL_009.at(new Location.WholeFile(file), text.encoding())));
    } catch (Unreadable e) {
      return Read.failed(e.diagnostic(file));
    }
  }
}
