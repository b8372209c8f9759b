package org.yifen.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Event;
import org.yifen.report.GridReader;
import org.yifen.report.ReportReader;
import org.yifen.report.grid.Grid;
import org.yifen.trace.Location;

/**
 * A report file, read.
 *
 * @param name the path for messages
 * @param sha256 the content's digest; empty when it could not be read
 * @param kind the real kind for people; empty when unknown
 * @param event what could be read of the event
 */
public record ReportFile(
    String name, String sha256, String kind, Optional<Event> event, List<Diagnostic> findings) {

  public ReportFile {
    findings = List.copyOf(findings);
  }

  /** Reads a report's bytes. */
  public static ReportFile of(String name, byte[] content) {
    String sha256 = Digests.sha256(content);
    Read<Grid> grid = GridReader.read(name, content);
    if (grid.value().isEmpty()) {
      return new ReportFile(name, sha256, "", Optional.empty(), grid.diagnostics());
    }
    Read<Event> event = ReportReader.read(grid.value().get(), stem(name));
    List<Diagnostic> findings = new ArrayList<>(grid.diagnostics());
    findings.addAll(event.diagnostics());
    return new ReportFile(name, sha256, grid.value().get().kind().label(), event.value(), findings);
  }

  /** A file that could not be read at all. */
  static ReportFile unreadable(String name, Notice notice, Object... arguments) {
    return new ReportFile(
        name,
        "",
        "",
        Optional.empty(),
        List.of(notice.at(new Location.WholeFile(name), arguments)));
  }

  private static String stem(String name) {
    String file = name.substring(name.lastIndexOf('/') + 1);
    int dot = file.lastIndexOf('.');
    return dot > 0 ? file.substring(0, dot) : file;
  }
}
