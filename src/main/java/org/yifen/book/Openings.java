package org.yifen.book;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.yifen.event.Event;
import org.yifen.player.Register;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;

/** The lists that events are held against, each read once: the reports of one half share one. */
final class Openings {

  private final Book book;
  private final Regulation regulation;
  private final Map<PeriodId, Opening> known = new HashMap<>();

  Openings(Book book, Regulation regulation) {
    this.book = book;
    this.regulation = regulation;
  }

  /** The list that opens the half-year in which an event ends. */
  Opening of(Event event) throws BookProblem {
    return of(list(event));
  }

  private Opening of(PeriodId list) throws BookProblem {
    Opening opening = known.get(list);
    if (opening == null) {
      opening = Opening.of(book.register(list), book.players());
      known.put(list, opening);
    }
    return opening;
  }

  /**
   * The registers that could have been in force for an event: the opening one, then the one before
   * where the event began before the opening list was published.
   */
  List<Register> inForce(Event event, Opening opening) throws BookProblem {
    PeriodId list = list(event);
    List<Register> inForce = new ArrayList<>(List.of(opening.register()));
    boolean beganBefore = event.start().isBefore(regulation.rules().halves().published(list));
    if (beganBefore && book.lists().contains(list.previous())) {
      inForce.add(book.register(list.previous()));
    }
    return inForce;
  }

  /** The list before the half-year in which the event ends; the newest where there is none. */
  private PeriodId list(Event event) throws BookProblem {
    List<PeriodId> lists = book.lists();
    PeriodId newest = lists.get(lists.size() - 1);
    if (event.end().equals(Event.UNKNOWN_DATE)) {
      return newest;
    }
    PeriodId before = regulation.rules().halves().of(event.end()).previous();
    return lists.contains(before) ? before : newest;
  }
}
