package org.yifen.book;

import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Event;
import org.yifen.report.Layout;
import org.yifen.report.Reading;
import org.yifen.report.Reports;
import org.yifen.report.grid.Grid;
import org.yifen.trace.Location;

/**
 * A report file, read.
 *
 * @param name the path for messages
 * @param sha256 the content's digest; empty when it could not be read, or when nobody will ask
 * @param kind the real kind for people; empty when unknown
 * @param layout how the file arranges its content; empty when no layout was found
 * @param event what could be read of the event
 * @param grid the cells as written; empty when the file could not be read, or when nobody will show
 *     them, as in rating thousands of reports
 */
public record ReportFile(
    String name,
    String sha256,
    String kind,
    Optional<Layout> layout,
    Optional<Event> event,
    Optional<Grid> grid,
    List<Diagnostic> findings) {

  public ReportFile {
    findings = List.copyOf(findings);
  }

  /** Reads a report's bytes. */
  public static ReportFile of(String name, byte[] content) {
    return of(name, content, Digests.sha256(content));
  }

  /**
   * The same without the digest, which loads security providers that nothing else of a check needs.
   */
  static ReportFile withoutDigest(String name, byte[] content) {
    return of(name, content, "");
  }

  private static ReportFile of(String name, byte[] content, String sha256) {
    Reading reading = Reports.read(name, content);
    return new ReportFile(
        name,
        sha256,
        reading.kind(),
        reading.layout(),
        reading.event(),
        reading.grid(),
        reading.findings());
  }

  /** The same without its cells, which take more memory than all the rest. */
  ReportFile withoutGrid() {
    return new ReportFile(name, sha256, kind, layout, event, Optional.empty(), findings);
  }

  /** A file that could not be read at all. */
  static ReportFile unreadable(String name, Notice notice, Object... arguments) {
    return new ReportFile(
        name,
        "",
        "",
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of(notice.at(new Location.WholeFile(name), arguments)));
  }
}
