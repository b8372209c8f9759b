package org.yifen.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.yifen.event.Event;
import org.yifen.standing.Contest.Side;

/** Places the players or teams of an event (article 14 of the competition rules). */
public final class Standings {

  private Standings() {}

  /** By the rules for the event's system. */
  public static Standing of(Event event) {
    return of(event, Request.of(event, Competition.of(event)));
  }

  /** As asked; what {@link Request#obstacle} names is not asked of an event. */
  public static Standing of(Event event, Request request) {
    return of(event, request, Unplayed.GAMES);
  }

  /** With games that were not played as something else than games, those of players only. */
  static Standing of(Event event, Request request, Unplayed unplayed) {
    EventContest made = new EventContest(event, request.scale(), unplayed);
    Competition competition = request.competition();
    if (competition == Competition.TEAM_PLACES) {
      Competition single = Competition.ofPlayers(event.system());
      Contest players = made.ofPlayers(single.matches()).after(request.rounds());
      long[] places = Ranking.of(players, single.order()).places();
      return TeamPlaces.of(event, places, request);
    }
    Contest contest =
        (competition.isOfTeams() ? made.ofTeams() : made.ofPlayers(competition.matches()))
            .after(request.rounds());
    List<Integer> among =
        IntStream.range(0, contest.size())
            .filter(i -> competition.isOfTeams() || request.places(event, i))
            .boxed()
            .toList();
    return standing(request, contest, among);
  }

  /** Everybody in one standing. */
  static Standing standing(Request request, Contest contest) {
    return standing(request, contest, IntStream.range(0, contest.size()).boxed().toList());
  }

  /** Some of the sides, by all games. */
  static Standing standing(Request request, Contest contest, List<Integer> among) {
    List<Criterion> order = request.order();
    Ranking ranking = Ranking.of(contest, order, among);
    List<Standing.Row> rows = new ArrayList<>();
    for (Ranking.Group group : ranking.groups()) {
      int place = rows.size() + 1;
      for (int i = 0; i < group.sides().size(); i++) {
        int number = group.sides().get(i);
        Side side = contest.sides().get(number);
        rows.add(
            new Standing.Row(
                place,
                side.no(),
                side.id(),
                side.name(),
                IntStream.range(0, order.size()).mapToObj(c -> ranking.shown(c, number)).toList(),
                i == 0 ? group.by() : Optional.empty()));
      }
    }
    return new Standing(request.competition(), request.only(), order, ranking.missed(), rows);
  }
}
