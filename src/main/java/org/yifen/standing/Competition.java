package org.yifen.standing;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;

/**
 * The ways of placing that the competition rules know, each with its order of criteria. The first
 * criterion is what the places are by; the others tell apart those whom it leaves tied.
 *
 * <p>The orders of articles 14.1 to 14.3 are those of the rules. Those for teams (14.5 to 14.8) are
 * readings, see {@code docs/standings.md}.
 */
public enum Competition {
  ROUND_ROBIN(
      "round-robin",
      "14.1",
      Matches.GAMES,
      Criterion.POINTS,
      Criterion.SMALL_POINTS,
      Criterion.WINS,
      Criterion.DIRECT,
      Criterion.FOULS,
      Criterion.SECOND_GAMES,
      Criterion.SECOND_IN_MUTUAL),
  CYCLES(
      "cycles",
      "14.2",
      Matches.PAIRS,
      Criterion.MATCH_POINTS,
      Criterion.GAME_POINTS,
      Criterion.WINS,
      Criterion.DIRECT,
      Criterion.FOULS,
      Criterion.SECOND_WINS),
  SWISS(
      "swiss",
      "14.3.1",
      Matches.GAMES,
      Criterion.POINTS,
      Criterion.OPPONENTS,
      Criterion.WINS,
      Criterion.FOULS,
      Criterion.SECOND_GAMES,
      Criterion.PREVIOUS_ROUND),
  SWISS_CUMULATIVE(
      "swiss-cumulative",
      "14.3.2",
      Matches.GAMES,
      Criterion.POINTS,
      Criterion.CUMULATIVE,
      Criterion.WINS,
      Criterion.FOULS,
      Criterion.SECOND_GAMES,
      Criterion.WITHOUT_FIRST),
  TEAM_ROUND_ROBIN(
      "team-round-robin",
      "14.5",
      Matches.ROUNDS,
      Criterion.MATCH_POINTS,
      Criterion.GAME_POINTS,
      Criterion.WINS,
      Criterion.DIRECT,
      Criterion.FOULS,
      Criterion.SECOND_WINS),
  TEAM_SWISS(
      "team-swiss",
      "14.6",
      Matches.ROUNDS,
      Criterion.MATCH_POINTS,
      Criterion.OPPONENT_MATCHES,
      Criterion.GAME_POINTS,
      Criterion.WINS,
      Criterion.FOULS,
      Criterion.SECOND_WINS,
      Criterion.PREVIOUS_ROUND),
  TEAM_POINTS(
      "team-points",
      "14.7",
      Matches.ROUNDS,
      Criterion.GAME_POINTS,
      Criterion.MATCH_POINTS,
      Criterion.WINS,
      Criterion.DIRECT,
      Criterion.FOULS,
      Criterion.SECOND_WINS),
  TEAM_PLACES("team-places", "14.8", Matches.NONE, Criterion.PLACE_SUM, Criterion.BEST_PLACE);

  /** Which games make up a match. */
  enum Matches {
    /** Each game is one. */
    GAMES,
    /** All games of two players. */
    PAIRS,
    /** The games of two teams in one round; without rounds, all their games. */
    ROUNDS,
    /** Teams that do not meet as such. */
    NONE
  }

  private final String code;
  private final String article;
  private final Matches matches;
  private final List<Criterion> order;

  Competition(String code, String article, Matches matches, Criterion... order) {
    this.code = code;
    this.article = article;
    this.matches = matches;
    this.order = List.of(order);
  }

  /** The name in options. */
  public String code() {
    return code;
  }

  /** The name for people, in Chinese. */
  public String chinese() {
    return switch (this) {
      case ROUND_ROBIN -> "单循环";
      case CYCLES -> "多循环";
      case SWISS -> "瑞士制";
      case SWISS_CUMULATIVE -> "瑞士制累进分";
      case TEAM_ROUND_ROBIN -> "团体循环";
      case TEAM_SWISS -> "团体瑞士制";
      case TEAM_POINTS -> "团体总局分";
      case TEAM_PLACES -> "团体名次和";
    };
  }

  /** The article of the competition rules. */
  public String article() {
    return article;
  }

  /** What places are by, then the tie-breaks. */
  public List<Criterion> order() {
    return order;
  }

  Matches matches() {
    return matches;
  }

  /** Whether teams are placed. */
  public boolean isOfTeams() {
    return matches == Matches.ROUNDS || matches == Matches.NONE;
  }

  /** The competition of a code or a Chinese name. */
  public static Optional<Competition> parse(String text) {
    return Stream.of(values())
        .filter(c -> c.code.equals(text) || c.chinese().equals(text))
        .findFirst();
  }

  /** What an event is placed by when nobody says otherwise. */
  public static Competition of(Event event) {
    if (event.team()) {
      return event.system() == EventSystem.SWISS ? TEAM_SWISS : TEAM_ROUND_ROBIN;
    }
    return ofPlayers(event.system());
  }

  /** What the players of a system are placed by. */
  static Competition ofPlayers(EventSystem system) {
    return switch (system) {
      case ROUND_ROBIN -> ROUND_ROBIN;
      case DOUBLE_ROUND_ROBIN -> CYCLES;
      case SWISS -> SWISS;
    };
  }
}
