package org.yifen.publish;

import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.report.Layout;
import org.yifen.report.WrittenRows;

/**
 * A report that was looked at, and everything found; what is unknown is empty.
 *
 * @param file the path as the user gave it
 * @param kind the file's real kind
 * @param layout how it arranges its content
 * @param scoring the points of a win, a draw and a loss
 * @param event its event's id
 * @param findings in reading order
 * @param rows the rows that the findings point to
 */
public record CheckedReport(
    String file,
    String kind,
    Optional<Layout> layout,
    String scoring,
    String event,
    List<Diagnostic> findings,
    WrittenRows rows) {

  public CheckedReport {
    findings = List.copyOf(findings);
  }

  /** The findings of several reports, one report after the other. */
  public static List<Diagnostic> findings(List<CheckedReport> reports) {
    return reports.stream().flatMap(r -> r.findings().stream()).toList();
  }
}
