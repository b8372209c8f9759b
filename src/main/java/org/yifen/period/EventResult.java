package org.yifen.period;

import java.util.ArrayList;
import java.util.List;
import org.yifen.rating.Expectation;
import org.yifen.rating.KFactor;
import org.yifen.regulation.ExpectationTable;

/**
 * What an event did to each of its participants: every number the calculation used, in arrays by
 * entrant. {@link #derivation} shows one of them; nothing is computed a second time for show.
 *
 * <p>Part 0 of a participant's games is the ordinary one; part 1 holds the games of a woman below
 * the mixed limit against men, where she counts at that limit (article 9).
 */
public final class EventResult {

  final RatedEvent event;
  final int[] own;
  final boolean[] rated;

  /** Part 0 at 2i, part 1 at 2i + 1: counted games and the sum of the opponents' ratings. */
  final int[] partGames;

  final int[] partSums;
  final int[] score;
  final int[] expected;
  final int[] average;
  final KFactor[] k;
  final int[] kValue;
  final int[] change;

  /** Games left out because one player of them made no point (article 9), by entrant. */
  final int[] leftOut;

  final boolean[] woman;

  /** Women of a mixed event below the rating they count at against men. */
  final boolean[] below;

  /** Unrated participants of a round robin without a point. */
  final boolean[] excluded;

  /** M of a complete single round robin; 0 where {@code N · P} was used. */
  int participants;

  /** The rating a woman below it counts at against men. */
  int mixedRating;

  EventResult(RatedEvent event) {
    int size = event.size();
    this.event = event;
    own = new int[size];
    rated = new boolean[size];
    partGames = new int[2 * size];
    partSums = new int[2 * size];
    score = new int[size];
    expected = new int[size];
    average = new int[size];
    k = new KFactor[size];
    kValue = new int[size];
    change = new int[size];
    leftOut = new int[size];
    woman = new boolean[size];
    below = new boolean[size];
    excluded = new boolean[size];
  }

  public RatedEvent event() {
    return event;
  }

  /** The counted games of an entrant. */
  public int games(int entrant) {
    return partGames[2 * entrant] + partGames[2 * entrant + 1];
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
    return kValue[entrant];
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
    return partSums[2 * entrant] + partSums[2 * entrant + 1];
  }

  /** Whether the games of an entrant are left out, being unrated and without a point. */
  public boolean isExcluded(int entrant) {
    return excluded[entrant];
  }

  /**
   * The rating an opponent had in a game that counts for an entrant, in points; 0 when such a game
   * does not count.
   */
  public int counted(int entrant, int opponent) {
    boolean counts =
        !excluded[entrant]
            && !excluded[opponent]
            && (rated[opponent] || (event.roundRobin && rated[entrant]));
    if (!counts) {
      return 0;
    }
    return below[opponent] && !woman[entrant] ? mixedRating : own[opponent];
  }

  /** How an entrant's change came about. */
  public Derivation derivation(int entrant, ExpectationTable table) {
    List<Derivation.Part> parts = new ArrayList<>();
    if (participants > 0 && games(entrant) > 0 && rated[entrant]) {
      parts.add(part(own[entrant], participants, average[entrant], table));
    } else {
      for (int part = 0; part < 2; part++) {
        int games = partGames[2 * entrant + part];
        if (games > 0) {
          int average = Expectation.average(partSums[2 * entrant + part], games);
          parts.add(part(part == 0 ? own[entrant] : mixedRating, games, average, table));
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
        kValue[entrant],
        event.champions[entrant] && rated[entrant],
        leftOut[entrant],
        change[entrant]);
  }

  private static Derivation.Part part(int own, int games, int average, ExpectationTable table) {
    int difference = own - average;
    return new Derivation.Part(
        own, games, average, difference, table.band(difference), table.expectation(difference));
  }
}
