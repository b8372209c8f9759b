package org.yifen.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.report.grid.Grid;

/** Reads a report file of any kind and layout; its name decides nothing but the event's id. */
public final class Reports {

  private Reports() {}

  /**
   * Reads a report. For any bytes at all there is an event or a finding, never an exception.
   *
   * @param file the file's name for messages; its stem is the event's id if the report has none
   * @param content all its bytes
   */
  public static Reading read(String file, byte[] content) {
    Read<Grid> grid = GridReader.read(file, content);
    if (grid.value().isEmpty()) {
      return new Reading(
          "", Optional.empty(), Optional.empty(), Optional.empty(), grid.diagnostics());
    }
    Reading reading =
        grid.value().get().kind().isTrf()
            ? TrfReport.read(grid.value().get(), stem(file))
            : ReportReader.read(grid.value().get(), stem(file));
    List<Diagnostic> findings = new ArrayList<>(grid.diagnostics());
    findings.addAll(reading.findings());
    return new Reading(reading.kind(), reading.layout(), reading.grid(), reading.event(), findings);
  }

  /**
   * Whether a file is a report by its content alone: a workbook or a Tournament Report File. Any
   * text might be meant as a CSV, so a CSV is none.
   */
  public static boolean isReport(byte[] content) {
    Read<Grid> grid = GridReader.read("", content);
    return grid.value().filter(g -> !g.kind().isCsv()).isPresent();
  }

  private static String stem(String name) {
    String file = name.substring(name.lastIndexOf('/') + 1);
    int dot = file.lastIndexOf('.');
    return dot > 0 ? file.substring(0, dot) : file;
  }
}
