package org.yifen.standing;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Field;
import org.yifen.trace.Location;

/**
 * What is said about places that are not those of the rules. Many of them have one cause, an order
 * of the event's own, so that they are one finding.
 */
final class PlaceFindings {

  /** So many are told one by one. */
  private static final int FEW = 5;

  /** So many are named where there are more. */
  private static final int NAMED = 3;

  private final Event event;
  private final Standing standing;

  PlaceFindings(Event event, Standing standing) {
    this.event = event;
    this.standing = standing;
  }

  /** A few one by one; many as one finding that names the first. */
  List<Diagnostic> of(List<Contradiction> found) {
    if (found.size() <= FEW) {
      return found.stream().map(this::single).toList();
    }
    List<Contradiction> first = found.subList(0, NAMED);
    return List.of(
        Notice.RES_030
            .at(
                first.stream().map(c -> at(c.wrong())).toList(),
                found.size(),
                first.stream().map(this::inShort).collect(Collectors.joining("; ")))
            .of(event.id()));
  }

  private Diagnostic single(Contradiction c) {
    return Notice.RES_028
        .at(
            List.of(at(c.wrong()), at(c.other())),
            place(c.wrong()),
            c.row().place(),
            c.other().label(),
            word(c),
            value(c.row(), c),
            value(c.otherRow(), c))
        .of(event.id());
  }

  /** {@code 3 C: 3 → 4 (@small-points 1 : 2, 4 D)}. */
  private String inShort(Contradiction c) {
    return String.format(
        Locale.ROOT,
        "%s: %d → %d (%s %s : %s, %s)",
        c.wrong().label(),
        place(c.wrong()),
        c.row().place(),
        word(c),
        value(c.row(), c),
        value(c.otherRow(), c),
        c.other().label());
  }

  private Location at(Entrant entrant) {
    return event.cells().at(entrant, Field.PLACE);
  }

  private static int place(Entrant entrant) {
    return entrant.place().orElse(0);
  }

  /** The criterion, for the texts of both languages. */
  private String word(Contradiction c) {
    return "@" + standing.criteria().get(c.criterion()).code();
  }

  private static String value(Standing.Row row, Contradiction c) {
    String value = row.values().get(c.criterion());
    return value.isEmpty() ? "–" : value;
  }
}
