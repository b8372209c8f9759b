package org.yifen.standing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Games;

/**
 * Whether the reported places (名次) of players with as many points are those of the rules. Where the
 * rules leave a choice of orders, places that follow any of them are in order. Places that
 * contradict the points themselves are no matter of this check, and neither are shared ones. What
 * games that were not played count for beyond their points, the rules leave open as well.
 */
public final class PlacesCheck {

  /** How remarks say that something else than the rules decided. */
  private static final Pattern DECIDED_OTHERWISE =
      Pattern.compile("加赛|附加|抽签|快棋|加时|play-?off|tie-?break|\\blots?\\b", Pattern.CASE_INSENSITIVE);

  private final Event event;
  private final Standing standing;

  /** By index of the entrant its row in the standing. */
  private final int[] rows;

  private PlacesCheck(Event event, Competition competition, Unplayed unplayed) {
    this.event = event;
    this.standing = Standings.of(event, Request.of(event, competition), unplayed);
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
    List<Diagnostic> told = List.of();
    int fewest = Integer.MAX_VALUE;
    for (PlacesCheck reading : readings(event)) {
      List<Contradiction> found = reading.contradictions();
      if (found.isEmpty()) {
        return List.of();
      }
      if (found.size() < fewest) {
        fewest = found.size();
        told = new PlaceFindings(event, reading.standing).of(found);
      }
    }
    return told;
  }

  /** All that the rules allow, the most likely first. */
  private static List<PlacesCheck> readings(Event event) {
    List<PlacesCheck> readings = new ArrayList<>();
    List<Unplayed> unplayedGames =
        allPlayed(event) ? List.of(Unplayed.GAMES) : List.of(Unplayed.values());
    for (Unplayed unplayed : unplayedGames) {
      for (Competition competition : orders(event)) {
        if (Request.of(event, competition).obstacle(event).isEmpty()) {
          readings.add(new PlacesCheck(event, competition, unplayed));
        }
      }
    }
    return readings;
  }

  private static boolean allPlayed(Event event) {
    return IntStream.range(0, event.games().size())
        .allMatch(g -> Games.isPlayed(event.games().packed(g)));
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

  private List<Contradiction> contradictions() {
    List<Contradiction> found = new ArrayList<>();
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

  private void compare(int above, int below, List<Contradiction> found) {
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
            ? new Contradiction(lower, second, upper, first, criterion)
            : new Contradiction(upper, first, lower, second, criterion));
  }
}
