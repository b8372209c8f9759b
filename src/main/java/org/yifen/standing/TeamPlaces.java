package org.yifen.standing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.yifen.event.Entrant;
import org.yifen.event.Event;

/**
 * Teams by the sum of their players' places (article 14.8): the least sum first, then the best
 * place of a player, the next best, and so on.
 */
final class TeamPlaces {

  /** A team with the places that count, best first. */
  private record Team(int no, String name, List<Long> places) {
    long sum() {
      return places.stream().mapToLong(p -> p).sum();
    }
  }

  private TeamPlaces() {}

  /**
   * Places teams. One with too few players has, for each that is missing, the place behind the
   * last.
   *
   * @param places of the players, by index
   */
  static Standing of(Event event, long[] places, Request request) {
    List<Criterion> order = request.order();
    List<Team> teams = teams(event, places, request.players());
    Comparator<Team> bySum = Comparator.comparing(Team::sum);
    boolean further = order.contains(Criterion.BEST_PLACE);
    teams.sort(bySum.thenComparing(TeamPlaces::byBest).thenComparing(Team::no));
    List<Standing.Row> rows = new ArrayList<>();
    for (int i = 0; i < teams.size(); i++) {
      Team team = teams.get(i);
      Optional<Decision> by = i == 0 ? Optional.empty() : decision(teams.get(i - 1), team, further);
      boolean shared = i > 0 && by.isEmpty();
      rows.add(
          new Standing.Row(
              shared ? rows.get(i - 1).place() : i + 1,
              team.no(),
              "",
              team.name(),
              order.stream().map(c -> shown(c, team)).toList(),
              by));
    }
    return new Standing(request.competition(), request.only(), order, List.of(), rows);
  }

  private static String shown(Criterion criterion, Team team) {
    return criterion == Criterion.PLACE_SUM
        ? criterion.text(team.sum())
        : team.places().stream().map(String::valueOf).collect(Collectors.joining("+"));
  }

  private static Optional<Decision> decision(Team above, Team below, boolean further) {
    if (above.sum() != below.sum()) {
      return Optional.of(new Decision(Criterion.PLACE_SUM, 0));
    }
    return further && byBest(above, below) != 0
        ? Optional.of(new Decision(Criterion.BEST_PLACE, 0))
        : Optional.empty();
  }

  private static int byBest(Team a, Team b) {
    for (int i = 0; i < Math.min(a.places().size(), b.places().size()); i++) {
      int byPlace = Long.compare(a.places().get(i), b.places().get(i));
      if (byPlace != 0) {
        return byPlace;
      }
    }
    return 0;
  }

  private static List<Team> teams(Event event, long[] places, int players) {
    Map<String, List<Integer>> members = new HashMap<>();
    for (int i = 0; i < places.length; i++) {
      members
          .computeIfAbsent(EventContest.team(event.entrants().get(i)), t -> new ArrayList<>())
          .add(i);
    }
    int largest = members.values().stream().mapToInt(List::size).max().orElse(0);
    int counted = players == 0 ? largest : players;
    List<Team> teams = new ArrayList<>();
    members.forEach(
        (name, who) -> {
          List<Long> best = new ArrayList<>(who.stream().map(i -> places[i]).sorted().toList());
          while (best.size() < counted) {
            best.add(places.length + 1L);
          }
          int no = who.stream().map(event.entrants()::get).mapToInt(Entrant::no).min().orElse(0);
          teams.add(new Team(no, name, List.copyOf(best.subList(0, counted))));
        });
    return teams;
  }
}
