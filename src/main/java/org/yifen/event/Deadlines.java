package org.yifen.event;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.regulation.Rules;

/** What article 7 asks of a report besides its table: the deadline, and the rules used (4.4). */
public final class Deadlines {

  private Deadlines() {}

  public static List<Diagnostic> of(Event event, Rules.Conditions limits) {
    List<Diagnostic> found = new ArrayList<>();
    if (event.rules().isEmpty()) {
      found.add(Notice.CND_006.at(event.cells().at(Key.RULES)).of(event.id()));
    }
    if (event.submitted().isPresent() && !event.end().equals(Event.UNKNOWN_DATE)) {
      LocalDate submitted = event.submitted().get();
      if (submitted.isBefore(event.end())) {
        found.add(
            Notice.DAT_004
                .at(
                    List.of(event.cells().at(Key.SUBMITTED), event.cells().at(Key.END_DATE)),
                    submitted,
                    event.end())
                .of(event.id()));
      } else if (submitted.isAfter(event.end().plusDays(limits.reportDeadlineDays()))) {
        found.add(
            Notice.DAT_005
                .at(
                    List.of(event.cells().at(Key.SUBMITTED), event.cells().at(Key.END_DATE)),
                    event.end(),
                    submitted,
                    limits.reportDeadlineDays())
                .of(event.id()));
      }
    }
    return found;
  }
}
