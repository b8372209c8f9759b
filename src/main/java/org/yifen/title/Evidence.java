package org.yifen.title;

import java.time.LocalDate;
import java.util.Optional;
import org.yifen.regulation.PeriodId;

/**
 * A norm that an application rests on (article 10).
 *
 * @param list the list that recorded it
 * @param norm as the list recorded it
 * @param end the last day of the event
 * @param validUntil the last closing date on which it can be used
 * @param report the path of the event's report; empty where no list tells it
 * @param event the event as its report is read now; empty where the report is gone or was changed
 */
public record Evidence(
    PeriodId list,
    Norm norm,
    LocalDate end,
    LocalDate validUntil,
    String report,
    Optional<TitleEvent> event) {

  /** The participant's place in the event's list, from 0; empty without the event. */
  public Optional<Integer> entrant() {
    return event
        .map(e -> e.players().stream().map(p -> p.id()).toList().indexOf(norm.id()))
        .filter(at -> at >= 0);
  }

  /** Whether the report, read now, gives another norm than the list recorded. */
  public boolean differs() {
    return event.filter(e -> e.norms().stream().noneMatch(n -> n.equals(norm))).isPresent();
  }
}
