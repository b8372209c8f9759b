package org.yifen.period;

import java.util.ArrayList;
import java.util.List;
import org.yifen.rating.Expectation;
import org.yifen.rating.KFactor;
import org.yifen.regulation.ExpectationTable;
import org.yifen.regulation.Rules;

/**
 * What an event did to each of its participants: every number the calculation used, in arrays by
 * entrant. {@link #derivation} shows one of them; nothing is computed a second time for show.
 *
 * <p>Part 0 of a participant's games is the ordinary one; part 1 holds the games of a woman below
 * the mixed limit against men, where she counts at that limit (article 9).
 */
public final class EventResult {

  private static final int[] NO_NUMBERS = {};
  private static final boolean[] NOBODY = {};

  final RatedEvent event;
  private final Rules rules;
  final int[] own;
  final boolean[] rated;

  /** The counted games of both parts, and the sums of the opponents' ratings in them. */
  final int[] games;

  final int[] sums;

  /** Those of part 1 alone; without numbers unless the event is mixed, as are the next two. */
  final int[] limitGames;

  final int[] limitSums;
  final boolean[] woman;

  /** Women of a mixed event below the rating they count at against men. */
  final boolean[] below;

  final int[] score;
  final int[] expected;
  final int[] average;
  final KFactor[] k;

  /** {@code K (W − We)} before the champion's rule, and ΔR; in hundredths. */
  final int[] uncapped;

  final int[] change;

  /**
   * Games left out because one player of them made no point (article 9), by entrant; without
   * numbers when there are none.
   */
  private int[] leftOut = NO_NUMBERS;

  /** Unrated participants of a round robin without a point; of no length when there are none. */
  private boolean[] excluded = NOBODY;

  /** M of a complete single round robin; 0 where {@code N · P} was used. */
  int participants;

  EventResult(RatedEvent event, Rules rules) {
    int size = event.size();
    this.event = event;
    this.rules = rules;
    own = new int[size];
    rated = new boolean[size];
    games = new int[size];
    sums = new int[size];
    limitGames = event.mixed ? new int[size] : NO_NUMBERS;
    limitSums = event.mixed ? new int[size] : NO_NUMBERS;
    woman = event.mixed ? new boolean[size] : NOBODY;
    below = event.mixed ? new boolean[size] : NOBODY;
    score = new int[size];
    expected = new int[size];
    average = new int[size];
    k = new KFactor[size];
    uncapped = new int[size];
    change = new int[size];
  }

  public RatedEvent event() {
    return event;
  }

  /** The counted games of an entrant. */
  public int games(int entrant) {
    return games[entrant];
  }

  /** The points in them, in halves. */
  public int score(int entrant) {
    return score[entrant];
  }

  /** We in hundredths. */
  public int expected(int entrant) {
    return expected[entrant];
  }

  /** The rounded average used, in points; 0 without counted games. */
  public int average(int entrant) {
    return average[entrant];
  }

  public int k(int entrant) {
    return k[entrant].value(rules.k());
  }

  /** {@code K (W − We)} in hundredths, before the champion's rule. */
  public int uncapped(int entrant) {
    return uncapped[entrant];
  }

  /** ΔR in hundredths. */
  public int change(int entrant) {
    return change[entrant];
  }

  /** Whether the entrant was rated at the opening of the half. */
  public boolean isRated(int entrant) {
    return rated[entrant];
  }

  /** The sum of the counted opponents' ratings, as they counted, in points. */
  int opponentSum(int entrant) {
    return sums[entrant];
  }

  /** The counted games of one part. */
  int partGames(int entrant, int part) {
    return part(games, limitGames, entrant, part);
  }

  /** The sum of the opponents' ratings in them, in points. */
  int partSum(int entrant, int part) {
    return part(sums, limitSums, entrant, part);
  }

  private int part(int[] both, int[] limit, int entrant, int part) {
    int atLimit = event.mixed ? limit[entrant] : 0;
    return part == 1 ? atLimit : both[entrant] - atLimit;
  }

  /** Whether the games of an entrant are left out, being unrated and without a point. */
  public boolean isExcluded(int entrant) {
    return anyExcluded() && excluded[entrant];
  }

  boolean anyExcluded() {
    return excluded.length > 0;
  }

  void exclude(int entrant) {
    if (!anyExcluded()) {
      excluded = new boolean[own.length];
      leftOut = new int[own.length];
    }
    excluded[entrant] = true;
  }

  /** The games of an entrant that are left out. */
  int leftOut(int entrant) {
    return anyExcluded() ? leftOut[entrant] : 0;
  }

  void leaveOut(int entrant) {
    leftOut[entrant]++;
  }

  /**
   * The rating an opponent had in a game that counts for an entrant, in points; 0 when such a game
   * does not count.
   */
  public int counted(int entrant, int opponent) {
    boolean counts =
        !isExcluded(entrant) && !isExcluded(opponent) && meetingCounts(entrant, opponent);
    return counts ? ratingOf(opponent, entrant) : 0;
  }

  /** Whether a game counts for an entrant against that opponent, both not excluded. */
  boolean meetingCounts(int entrant, int opponent) {
    return rated[opponent] || (event.roundRobin && rated[entrant]);
  }

  /** The rating an opponent counts at against an entrant, in points. */
  int ratingOf(int opponent, int entrant) {
    return event.mixed && below[opponent] && !woman[entrant]
        ? rules.mixedWomanVersusMan()
        : own[opponent];
  }

  /** How an entrant's change came about. */
  public Derivation derivation(int entrant, ExpectationTable table) {
    List<Derivation.Part> parts = new ArrayList<>();
    if (participants > 0 && games(entrant) > 0 && rated[entrant]) {
      parts.add(part(own[entrant], participants, average[entrant], table));
    } else {
      for (int part = 0; part < 2; part++) {
        int counted = partGames(entrant, part);
        if (counted > 0) {
          int average = Expectation.average(partSum(entrant, part), counted);
          int at = part == 0 ? own[entrant] : rules.mixedWomanVersusMan();
          parts.add(part(at, counted, average, table));
        }
      }
    }
    return new Derivation(
        rated[entrant],
        own[entrant],
        games(entrant),
        score[entrant],
        participants > 0 && rated[entrant],
        parts,
        expected[entrant],
        k[entrant],
        k(entrant),
        event.champions[entrant] && rated[entrant],
        leftOut(entrant),
        uncapped[entrant],
        change[entrant]);
  }

  private static Derivation.Part part(int own, int games, int average, ExpectationTable table) {
    int difference = own - average;
    return new Derivation.Part(
        own, games, average, difference, table.band(difference), table.expectation(difference));
  }
}
