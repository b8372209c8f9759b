package org.yifen.bench;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Games;
import org.yifen.event.ReportCells;
import org.yifen.event.Scoring;
import org.yifen.event.Section;
import org.yifen.regulation.Sex;

/**
 * An invented event.
 *
 * @param half from 0
 * @param number within the half, from 0, in the order of the end dates
 * @param people the participants
 * @param byes the participant without an opponent, by round; -1 where there is none
 */
record MadeEvent(
    int half,
    int number,
    LocalDate end,
    boolean roundRobin,
    int rounds,
    List<Person> people,
    List<Game> games,
    int[] byes) {

  /** A game between two participants; {@code result} in half points of the first. */
  record Game(int round, int first, int second, int result, boolean played) {}

  String id() {
    return "E%s-%03d".formatted(Federation.period(half), number + 1);
  }

  LocalDate start() {
    return end.minusDays(5);
  }

  /** Points of the event by participant, in halves, unplayed games and byes included. */
  int[] points() {
    int[] points = new int[people.size()];
    for (Game game : games) {
      points[game.first()] += game.result();
      points[game.second()] += 2 - game.result();
    }
    Arrays.stream(byes).filter(bye -> bye >= 0).forEach(bye -> points[bye] += 2);
    return points;
  }

  /** Places from 1 by points; who is listed first goes before an equal. */
  int[] places() {
    int[] points = points();
    int[] places = new int[points.length];
    List<Integer> order =
        IntStream.range(0, points.length)
            .boxed()
            .sorted(Comparator.comparing((Integer i) -> -points[i]))
            .toList();
    for (int i = 0; i < places.length; i++) {
      places[order.get(i)] = i + 1;
    }
    return places;
  }

  /** The participant whose place is 1. */
  int champion() {
    int[] places = places();
    return IntStream.range(0, places.length).filter(i -> places[i] == 1).findFirst().orElseThrow();
  }

  /** The event as a report's reader would give it. */
  Event event() {
    int[] points = points();
    int[] places = places();
    List<Entrant> entrants = new ArrayList<>();
    for (int i = 0; i < people.size(); i++) {
      Person person = people.get(i);
      entrants.add(
          new Entrant(
              i + 1,
              person.id(),
              person.name(),
              Optional.of(Sex.MAN),
              person.unit(),
              "",
              OptionalInt.empty(),
              OptionalInt.of(points[i]),
              OptionalInt.of(places[i]),
              "",
              i));
    }
    Games.Builder packed = new Games.Builder();
    for (Game game : games) {
      packed.add(
          game.round(), game.first(), game.second(), game.result(), game.played(), true, 0, 0);
    }
    return new Event(
        id(),
        id(),
        start(),
        end,
        roundRobin ? EventSystem.ROUND_ROBIN : EventSystem.SWISS,
        Section.MEN,
        false,
        Set.of(),
        Scoring.ONE_HALF_ZERO,
        "",
        "",
        "",
        "",
        "",
        List.of(),
        Optional.empty(),
        rounds,
        entrants,
        packed.build(),
        new ReportCells(id(), List.of(""), 0, Map.of(), Map.of()));
  }
}
