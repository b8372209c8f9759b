package org.yifen.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Games;
import org.yifen.event.Scoring;
import org.yifen.regulation.Sex;

/**
 * How an event is to be placed.
 *
 * @param tieBreaks behind what places are by, in their order
 * @param rounds the last round that counts; {@link #ALL_ROUNDS} for all
 * @param players how many players of a team count for a sum of places; 0 for as many as the largest
 *     team has
 * @param only the players to be placed, by all their games; empty for everybody in one ranking
 */
public record Request(
    Competition competition,
    List<Criterion> tieBreaks,
    Scoring scale,
    int rounds,
    int players,
    Optional<Sex> only) {

  public static final int ALL_ROUNDS = Contest.ALL;

  /** Why an event cannot be placed as asked. */
  public enum Obstacle {
    /** A criterion or a number of rounds needs the round of every game. */
    ROUNDS,
    /** Draws that are worth more to the second mover need to know who that was. */
    COLOURS,
    /** Teams are told by units. */
    UNITS,
    /** The criterion is of teams by the places of their players, or of those that meet. */
    CRITERION,
    /** Teams have no sex. */
    TEAMS,
    /** Somebody's sex is not stated. */
    SEXES,
    /** Nobody is of the sex to be placed. */
    NOBODY
  }

  public Request {
    tieBreaks = List.copyOf(tieBreaks);
  }

  /** By the rules for a competition, in the report's own scoring. */
  public static Request of(Event event, Competition competition) {
    List<Criterion> order = competition.order();
    return new Request(competition, order.subList(1, order.size()), event.scoring(), ALL_ROUNDS, 0);
  }

  /** Everybody in one ranking. */
  Request(
      Competition competition, List<Criterion> tieBreaks, Scoring scale, int rounds, int players) {
    this(competition, tieBreaks, scale, rounds, players, Optional.empty());
  }

  /** Whether a participant, by index, gets a place. */
  boolean places(Event event, int entrant) {
    return only.isEmpty() || only.equals(sex(event, event.entrants().get(entrant)));
  }

  /** The stated sex; without one, that of the section where it has only one. */
  private static Optional<Sex> sex(Event event, Entrant entrant) {
    return switch (event.section()) {
      case MEN -> Optional.of(Sex.MAN);
      case WOMEN -> Optional.of(Sex.WOMAN);
      case MIXED -> entrant.sex();
    };
  }

  private Optional<Obstacle> obstacleOfSex(Event event) {
    if (only.isEmpty()) {
      return Optional.empty();
    }
    if (competition.isOfTeams()) {
      return Optional.of(Obstacle.TEAMS);
    }
    if (event.entrants().stream().anyMatch(e -> sex(event, e).isEmpty())) {
      return Optional.of(Obstacle.SEXES);
    }
    boolean some = IntStream.range(0, event.entrants().size()).anyMatch(i -> places(event, i));
    return some ? Optional.empty() : Optional.of(Obstacle.NOBODY);
  }

  /** What places are by, then the tie-breaks. */
  List<Criterion> order() {
    List<Criterion> order = new ArrayList<>();
    order.add(competition.order().get(0));
    order.addAll(tieBreaks);
    return order;
  }

  /** What keeps an event from being placed so; empty when nothing does. */
  public Optional<Obstacle> obstacle(Event event) {
    Games games = event.games();
    boolean rounds = true;
    boolean colours = true;
    for (int g = 0; g < games.size(); g++) {
      rounds &= games.round(g) > 0;
      boolean even = scale.isEven() || Games.result(games.packed(g)) != Games.DRAW;
      colours &= even || Games.isColoured(games.packed(g));
    }
    boolean needed =
        this.rounds != ALL_ROUNDS || tieBreaks.stream().anyMatch(c -> c == Criterion.CUMULATIVE);
    boolean units = event.entrants().stream().noneMatch(e -> e.unit().isEmpty());
    boolean byPlaces = competition == Competition.TEAM_PLACES;
    if (tieBreaks.stream().anyMatch(c -> c.isOfPlaces() != byPlaces)) {
      return Optional.of(Obstacle.CRITERION);
    }
    if (needed && !rounds) {
      return Optional.of(Obstacle.ROUNDS);
    }
    if (!colours) {
      return Optional.of(Obstacle.COLOURS);
    }
    return competition.isOfTeams() && !units ? Optional.of(Obstacle.UNITS) : obstacleOfSex(event);
  }
}
