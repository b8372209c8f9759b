package org.yifen.report;

import java.util.Optional;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.report.csv.CsvGridReader;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Limits;
import org.yifen.report.trf.TrfGridReader;
import org.yifen.report.workbook.XlsReader;
import org.yifen.report.workbook.XlsxReader;
import org.yifen.trace.Location;

/**
 * Reads the grid of a report file, of whatever format its content is; its name decides nothing. For
 * any bytes at all the outcome is a grid or a finding, never an exception.
 */
public final class GridReader {

  private GridReader() {}

  /**
   * The grid of a file.
   *
   * @param file the file's name for messages
   * @param content all its bytes
   */
  public static Read<Grid> read(String file, byte[] content) {
    Location whole = new Location.WholeFile(file);
    if (content.length > Limits.FILE_BYTES) {
      String sizes = (content.length >> 20) + " MiB > " + (Limits.FILE_BYTES >> 20) + " MiB";
      return Read.failed(Notice.FIL_008.at(whole, sizes));
    }
    try {
      return readKind(file, content);
    } catch (RuntimeException | StackOverflowError e) {
      // a defect of ours must not keep the other reports from being read
      return Read.failed(Notice.FIL_007.at(whole, e.getClass().getSimpleName()));
    }
  }

  private static Read<Grid> readKind(String file, byte[] content) {
    if (FileKind.isBlank(content)) {
      return Read.failed(Notice.FIL_004.at(new Location.WholeFile(file)));
    }
    if (FileKind.isZip(content)) {
      return XlsxReader.read(file, content);
    }
    if (FileKind.isOle2(content)) {
      return XlsReader.read(file, content);
    }
    Optional<String> other = FileKind.other(content);
    if (other.isPresent()) {
      return Read.failed(Notice.FIL_005.at(new Location.WholeFile(file), other.get()));
    }
    Optional<String> foreign = ForeignText.kind(FileKind.head(content));
    if (foreign.isPresent()) {
      return Read.failed(Notice.FIL_013.at(new Location.WholeFile(file), foreign.get()));
    }
    return TrfGridReader.is(content)
        ? TrfGridReader.read(file, content)
        : CsvGridReader.read(file, content);
  }
}
