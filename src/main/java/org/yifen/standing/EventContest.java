package org.yifen.standing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.event.Scoring;
import org.yifen.standing.Contest.Bout;
import org.yifen.standing.Contest.Rest;
import org.yifen.standing.Contest.Side;

/** The contest of an event's players, or that of its teams. */
final class EventContest {

  private final Event event;
  private final Scoring scale;
  private final Unplayed unplayed;

  EventContest(Event event, Scoring scale, Unplayed unplayed) {
    this.event = event;
    this.scale = scale;
    this.unplayed = unplayed;
  }

  /** Everybody for himself. */
  Contest ofPlayers(Competition.Matches matches) {
    int[] sides = IntStream.range(0, event.entrants().size()).toArray();
    List<Rest> rests = new ArrayList<>();
    for (Games.Bye b : event.games().byes()) {
      boolean bye = b.reason() != Games.Reason.AWARDED;
      rests.add(new Rest(b.round(), b.entrant(), halves(b), wins(b), bye));
    }
    List<Bout> bouts = bouts(sides);
    bouts.stream().filter(b -> !isGame(b)).forEach(b -> rests.addAll(rests(b)));
    return new Contest(
        event.entrants().stream().map(e -> new Side(e.no(), e.id(), e.name())).toList(),
        bouts.stream().filter(this::isGame).toList(),
        rests,
        event.entrants().stream().map(Fouls::of).toList(),
        scale,
        matches);
  }

  private boolean isGame(Bout bout) {
    return bout.played() || unplayed == Unplayed.GAMES;
  }

  /** What a game that was not played gives to those whom it gives anything. */
  private List<Rest> rests(Bout bout) {
    boolean bye = unplayed == Unplayed.BYES;
    int first = bout.firstPoints(scale);
    int second = bout.secondPoints(scale);
    List<Rest> rests = new ArrayList<>();
    if (first > 0) {
      rests.add(new Rest(bout.round(), bout.first(), first, wins(bye, first), bye));
    }
    if (second > 0) {
      rests.add(new Rest(bout.round(), bout.second(), second, wins(bye, second), bye));
    }
    return rests;
  }

  private int wins(boolean bye, int halves) {
    return bye && halves == scale.win() ? 1 : 0;
  }

  /** Those of one unit together; who has none is a team alone. Games within a unit do not count. */
  Contest ofTeams() {
    Map<String, Integer> teams = new HashMap<>();
    List<Side> names = new ArrayList<>();
    int[] sides = new int[event.entrants().size()];
    for (int i = 0; i < sides.length; i++) {
      Entrant entrant = event.entrants().get(i);
      String team = team(entrant);
      Integer known = teams.putIfAbsent(team, names.size());
      sides[i] = known == null ? names.size() : known;
      if (known == null) {
        names.add(new Side(entrant.no(), "", team));
      } else if (entrant.no() < names.get(known).no()) {
        names.set(known, new Side(entrant.no(), "", team));
      }
    }
    int[] fouls = new int[names.size()];
    for (int i = 0; i < sides.length; i++) {
      fouls[sides[i]] += Fouls.of(event.entrants().get(i));
    }
    List<Bout> bouts = bouts(sides);
    return new Contest(
        names,
        bouts,
        teamRests(sides, bouts),
        Arrays.stream(fouls).boxed().toList(),
        scale,
        Competition.Matches.ROUNDS);
  }

  /** A unit's name; the player's own where there is none. */
  static String team(Entrant entrant) {
    return entrant.unit().isEmpty() ? entrant.named() : entrant.unit();
  }

  private List<Bout> bouts(int[] sides) {
    List<Bout> bouts = new ArrayList<>();
    Games games = event.games();
    for (int g = 0; g < games.size(); g++) {
      int game = games.packed(g);
      int first = sides[Games.first(game)];
      int second = sides[Games.second(game)];
      if (first != second) {
        bouts.add(
            new Bout(
                games.round(g),
                first,
                second,
                Games.result(game),
                Games.isPlayed(game),
                Games.isColoured(game)));
      }
    }
    return bouts;
  }

  /** A round in which a team plays no game and has byes is a bye of the team. */
  private List<Rest> teamRests(int[] sides, List<Bout> bouts) {
    Map<Integer, Map<Integer, Rest>> rests = new TreeMap<>();
    for (Games.Bye bye : event.games().byes()) {
      int side = sides[bye.entrant()];
      boolean plays =
          bouts.stream()
              .anyMatch(b -> b.round() == bye.round() && (b.first() == side || b.second() == side));
      boolean free = !plays && bye.reason() != Games.Reason.AWARDED;
      rests
          .computeIfAbsent(bye.round(), r -> new TreeMap<>())
          .merge(
              side, new Rest(bye.round(), side, halves(bye), wins(bye), free), EventContest::sum);
    }
    return rests.values().stream().flatMap(r -> r.values().stream()).toList();
  }

  private static Rest sum(Rest a, Rest b) {
    return new Rest(
        a.round(), a.side(), a.halves() + b.halves(), a.wins() + b.wins(), a.bye() || b.bye());
  }

  /** The report's points of a win are those of the scale, and so are those of a draw. */
  private int halves(Games.Bye bye) {
    if (bye.reason() == Games.Reason.AWARDED) {
      return bye.halves();
    }
    return bye.halves() == event.scoring().win()
        ? scale.win()
        : bye.halves() == event.scoring().firstDraw() ? scale.firstDraw() : bye.halves();
  }

  private int wins(Games.Bye bye) {
    boolean full = bye.halves() == event.scoring().win();
    return full && bye.reason() != Games.Reason.AWARDED ? 1 : 0;
  }
}
