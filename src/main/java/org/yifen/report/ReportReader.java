package org.yifen.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Event;
import org.yifen.event.Key;
import org.yifen.event.Scoring;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.Location;

/**
 * Reads a report from its cells: finds the layout, and gives an event and everything noticed on the
 * way. After an error the event holds what could be read, so that its players can still be checked;
 * it must not be rated.
 */
public final class ReportReader {

  private final Grid grid;
  private final String stem;
  private final Findings findings = new Findings();

  private ReportReader(Grid grid, String stem) {
    this.grid = grid;
    this.stem = stem;
  }

  /**
   * Reads a report.
   *
   * @param stem the file's name without folder and ending, the event's id if the report has none
   */
  public static Reading read(Grid grid, String stem) {
    return new ReportReader(grid, stem).read();
  }

  private Reading read() {
    List<Sheet> pairings = PairingSheets.in(grid);
    Optional<MainTable> main = MainTable.find(grid, pairings, findings);
    if (main.isEmpty() && pairings.isEmpty()) {
      noTable();
      return reading(Optional.empty(), Optional.empty(), findings);
    }
    ReportParts parts =
        main.isPresent()
            ? ReportParts.of(grid, main.get(), pairings, findings)
            : ReportParts.of(pairings, findings);
    EventReader.Outcome outcome = outcome(new EventReader(grid, stem, parts));
    Layout layout = parts.pairings().isPresent() ? Layout.PAIRINGS : main.orElseThrow().layout();
    return reading(Optional.of(layout), Optional.of(outcome.event()), outcome.findings());
  }

  private Reading reading(Optional<Layout> layout, Optional<Event> event, Findings all) {
    String id = event.map(Event::id).orElse("");
    List<Diagnostic> found = all.all().stream().map(d -> d.of(id)).toList();
    return new Reading(grid.kind().label(), layout, Optional.of(grid), event, found);
  }

  /** Says where a header nearly is one, else that there is none. */
  private void noTable() {
    for (Sheet sheet : grid.sheets()) {
      for (Row row : sheet.hidden() ? List.<Row>of() : sheet.rows()) {
        Optional<Integer> name = Header.withoutNumber(row);
        if (name.isPresent()) {
          findings.add(Notice.TAB_023, sheet.at(row.index(), name.get()), row.text(name.get()));
          return;
        }
      }
    }
    Location whole = new Location.WholeFile(grid.file());
    if (grid.kind().isCsv() && isProse(grid.sheets().get(0))) {
      findings.add(Notice.FIL_013, whole, "@prose");
    } else {
      findings.add(Notice.TAB_001, whole);
    }
  }

  /** Whether no row has a second cell. */
  private static boolean isProse(Sheet sheet) {
    return sheet.rows().stream().allMatch(row -> row.cells().size() == 1);
  }

  /**
   * The event in the scoring that the report states, else in the one that fits its results best:
   * that of 1, ½, 0 unless another leaves less to complain of.
   */
  private EventReader.Outcome outcome(EventReader reader) {
    Optional<Scoring> stated = reader.statedScoring(findings);
    EventReader.Outcome first = reader.read(stated.orElse(Scoring.ONE_HALF_ZERO), findings.copy());
    if (stated.isPresent() || first.doubts() == 0) {
      return first;
    }
    EventReader.Outcome best =
        Scoring.USUAL.stream()
            .map(s -> s.equals(Scoring.ONE_HALF_ZERO) ? first : reader.read(s, findings.copy()))
            .min(Comparator.comparingLong(EventReader.Outcome::doubts))
            .orElse(first);
    Event event = best.event();
    if (!event.scoring().equals(Scoring.ONE_HALF_ZERO) && !reader.hasScoringRow()) {
      best.findings().add(Notice.TAB_024, event.cells().at(Key.SCORING), event.scoring().code());
    }
    return best;
  }
}
