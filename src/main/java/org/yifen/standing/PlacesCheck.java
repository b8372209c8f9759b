package org.yifen.standing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Field;

/**
 * Whether the reported places (名次) of players with as many points are those of the rules. Where the
 * rules leave a choice of orders, places that follow any of them are in order. Places that
 * contradict the points themselves are no matter of this check, and neither are shared ones.
 */
public final class PlacesCheck {

  /** How remarks say that something else than the rules decided. */
  private static final Pattern DECIDED_OTHERWISE =
      Pattern.compile("加赛|附加|抽签|快棋|加时|play-?off|tie-?break|\\blots?\\b", Pattern.CASE_INSENSITIVE);

  private final Event event;
  private final Standing standing;

  /** By index of the entrant its row in the standing. */
  private final int[] rows;

  private PlacesCheck(Event event, Competition competition) {
    this.event = event;
    this.standing = Standings.of(event, Request.of(event, competition));
    this.rows = new int[event.entrants().size()];
    Map<Integer, Integer> byNumber = new TreeMap<>();
    for (int row = 0; row < standing.rows().size(); row++) {
      byNumber.put(standing.rows().get(row).no(), row);
    }
    for (int i = 0; i < rows.length; i++) {
      rows[i] = byNumber.getOrDefault(event.entrants().get(i).no(), 0);
    }
  }

  /** What contradicts the rules in an event of single players without an error. */
  public static List<Diagnostic> of(Event event) {
    if (event.team() || event.games().size() == 0 || !mayContradict(event)) {
      return List.of();
    }
    List<Diagnostic> fewest = List.of();
    for (Competition competition : orders(event)) {
      if (Request.of(event, competition).obstacle(event).isPresent()) {
        continue;
      }
      List<Diagnostic> found = new PlacesCheck(event, competition).contradictions();
      if (found.isEmpty()) {
        return List.of();
      }
      fewest = fewest.isEmpty() || found.size() < fewest.size() ? found : fewest;
    }
    return fewest;
  }

  /** Without two places within the same points there is nothing to compute. */
  private static boolean mayContradict(Event event) {
    return tied(event).values().stream()
        .anyMatch(
            group ->
                group.stream().map(i -> place(event.entrants().get(i))).distinct().count() > 1);
  }

  private static List<Competition> orders(Event event) {
    return switch (event.system()) {
      case ROUND_ROBIN -> List.of(Competition.ROUND_ROBIN);
      case DOUBLE_ROUND_ROBIN -> List.of(Competition.CYCLES, Competition.ROUND_ROBIN);
      case SWISS -> List.of(Competition.SWISS, Competition.SWISS_CUMULATIVE);
    };
  }

  /** Those with a place, by points. */
  private static Map<Integer, List<Integer>> tied(Event event) {
    Map<Integer, List<Integer>> tied = new TreeMap<>(Comparator.reverseOrder());
    for (int i = 0; i < event.entrants().size(); i++) {
      Entrant entrant = event.entrants().get(i);
      if (entrant.points().isPresent() && entrant.place().isPresent()) {
        tied.computeIfAbsent(entrant.points().getAsInt(), p -> new ArrayList<>()).add(i);
      }
    }
    return tied;
  }

  private static int place(Entrant entrant) {
    return entrant.place().orElse(0);
  }

  private List<Diagnostic> contradictions() {
    List<Diagnostic> found = new ArrayList<>();
    for (List<Integer> group : tied(event).values()) {
      List<Integer> reported = new ArrayList<>(group);
      reported.sort(
          Comparator.comparing((Integer i) -> place(event.entrants().get(i)))
              .thenComparing(i -> rows[i]));
      for (int i = 1; i < reported.size(); i++) {
        compare(reported.get(i - 1), reported.get(i), found);
      }
    }
    return found;
  }

  private void compare(int above, int below, List<Diagnostic> found) {
    Entrant upper = event.entrants().get(above);
    Entrant lower = event.entrants().get(below);
    Standing.Row first = standing.rows().get(rows[above]);
    Standing.Row second = standing.rows().get(rows[below]);
    boolean contradicts = place(upper) < place(lower) && first.place() > second.place();
    boolean otherwise =
        DECIDED_OTHERWISE.matcher(upper.remarks()).find()
            || DECIDED_OTHERWISE.matcher(lower.remarks()).find();
    if (!contradicts || otherwise) {
      return;
    }
    // the one of the two who is not where the rules put him
    boolean lowerIsWrong = place(upper) == first.place();
    int criterion = standing.criteria().indexOf(standing.between(rows[below], rows[above]));
    found.add(
        lowerIsWrong
            ? finding(lower, second, upper, first, criterion)
            : finding(upper, first, lower, second, criterion));
  }

  private Diagnostic finding(
      Entrant wrong, Standing.Row row, Entrant other, Standing.Row otherRow, int criterion) {
    return Notice.RES_028
        .at(
            List.of(event.cells().at(wrong, Field.PLACE), event.cells().at(other, Field.PLACE)),
            place(wrong),
            row.place(),
            other.label(),
            "@" + standing.criteria().get(criterion).code(),
            value(row, criterion),
            value(otherRow, criterion))
        .of(event.id());
  }

  private static String value(Standing.Row row, int criterion) {
    String value = row.values().get(criterion);
    return value.isEmpty() ? "–" : value;
  }
}
