package org.yifen.report;

import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.event.Event;
import org.yifen.report.grid.Grid;

/**
 * A report file, read.
 *
 * @param kind the real kind of the file for people, such as {@code XLSX}; empty when unknown
 * @param layout how the file arranges its content; empty when no layout was found
 * @param grid the cells as written, of a text file its lines as the cells of column A; empty when
 *     the file could not be read
 * @param event what could be read of the event
 * @param findings everything noticed on the way, in reading order
 */
public record Reading(
    String kind,
    Optional<Layout> layout,
    Optional<Grid> grid,
    Optional<Event> event,
    List<Diagnostic> findings) {

  public Reading {
    findings = List.copyOf(findings);
  }
}
