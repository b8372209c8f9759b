package org.yifen.standing;

import java.util.Optional;
import java.util.stream.Stream;

/** What places are told apart by. More is better, but for fouls and places. */
public enum Criterion {
  /** The points of the event (积分). */
  POINTS("points", "积分", "points", Unit.HALVES),
  /** 2, 1 or 0 for a match by its game points (场分, article 13.2). */
  MATCH_POINTS("match-points", "场分", "match pts", Unit.WHOLE),
  /** The points of the single games where matches count first (局分). */
  GAME_POINTS("game-points", "局分", "game pts", Unit.HALVES),
  /** The points of beaten opponents and half of those of drawn ones (小分). */
  SMALL_POINTS("small-points", "小分", "small pts", Unit.QUARTERS),
  /** The points of all opponents (对手分). */
  OPPONENTS("opponents", "对手分", "opp. pts", Unit.HALVES),
  /** The match points of all opponents (对手场分). */
  OPPONENT_MATCHES("opponents-match-points", "对手场分", "opp. match pts", Unit.WHOLE),
  /** The sum of the points after each round (累进分). */
  CUMULATIVE("cumulative", "累进分", "cumulative", Unit.HALVES),
  /** Games won (胜局). */
  WINS("wins", "胜局", "wins", Unit.WHOLE),
  /** The meetings of those still tied (直胜): 2 for a won one, 1 for a drawn one. */
  DIRECT("direct", "直胜", "direct", Unit.WHOLE),
  /** Fouls; fewer are better (犯规). */
  FOULS("fouls", "犯规", "fouls", Unit.WHOLE),
  /** Games played with the second move (后走局数). */
  SECOND_GAMES("second-games", "后走局数", "2nd-move games", Unit.WHOLE),
  /** Games won with the second move (后走胜局). */
  SECOND_WINS("second-wins", "后走胜局", "2nd-move wins", Unit.WHOLE),
  /** Games with the second move against those still tied (对局时后走). */
  SECOND_IN_MUTUAL("second-move", "对局时后走", "mutual 2nd move", Unit.WHOLE),
  /** The place after the round before, then after the one before that, and so on back. */
  PREVIOUS_ROUND("previous-round", "前轮名次", "earlier place", Unit.WHOLE),
  /** The cumulative points without the first round, then without the second too, and so on. */
  WITHOUT_FIRST("without-first", "去轮累进分", "less first", Unit.HALVES),
  /** The sum of the places of a team's players; less is better (名次和, article 14.8). */
  PLACE_SUM("place-sum", "名次和", "place sum", Unit.WHOLE),
  /** The best place of a team's players, then the next best (最好名次). */
  BEST_PLACE("best-place", "最好名次", "best place", Unit.WHOLE);

  /** What a value of 1 stands for. */
  enum Unit {
    WHOLE(1),
    HALVES(2),
    QUARTERS(4);

    private final int parts;

    Unit(int parts) {
      this.parts = parts;
    }
  }

  private static final String[] QUARTERS = {"", ".25", ".5", ".75"};

  private final String code;
  private final String chinese;
  private final String english;
  private final Unit unit;

  Criterion(String code, String chinese, String english, Unit unit) {
    this.code = code;
    this.chinese = chinese;
    this.english = english;
    this.unit = unit;
  }

  /** The name in options and in the header of a CSV. */
  public String code() {
    return code;
  }

  public String chinese() {
    return chinese;
  }

  public String english() {
    return english;
  }

  /** The criterion of a code or a Chinese name. */
  public static Optional<Criterion> parse(String text) {
    return Stream.of(values())
        .filter(c -> c.code.equals(text) || c.chinese.equals(text))
        .findFirst();
  }

  /** Whether less is better. */
  boolean isRising() {
    return this == FOULS || this == PLACE_SUM;
  }

  /** Whether its value depends on who is still tied. */
  boolean isAmongTied() {
    return this == DIRECT || this == SECOND_IN_MUTUAL;
  }

  /** Whether it goes through the rounds one by one. */
  boolean isByRound() {
    return this == PREVIOUS_ROUND || this == WITHOUT_FIRST;
  }

  /** Whether it is about the places of a team's players. */
  boolean isOfPlaces() {
    return this == PLACE_SUM || this == BEST_PLACE;
  }

  /** Whether it can only be had where the report tells who moved first in every game. */
  public boolean needsColours() {
    return this == SECOND_GAMES || this == SECOND_WINS || this == SECOND_IN_MUTUAL;
  }

  /** Whether it can only be had where the report tells the round of every game. */
  public boolean needsRounds() {
    return this == CUMULATIVE || isByRound();
  }

  /** A value as people write it: 29 quarters are {@code 7.25}. */
  String text(long value) {
    long quarters = value * (4 / unit.parts);
    long whole = Math.abs(quarters) / 4;
    return (quarters < 0 ? "-" : "") + whole + QUARTERS[(int) (Math.abs(quarters) % 4)];
  }
}
