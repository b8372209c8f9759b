package org.yifen.standing;

import java.util.Arrays;
import java.util.List;
import org.yifen.event.Games;
import org.yifen.standing.Contest.Bout;
import org.yifen.standing.Contest.Rest;

/** The values of the criteria that do not depend on who is tied, by side. */
final class Tally {

  private final Contest contest;
  private final List<Match> matches;
  private final int[] points;
  private final long[] matchPoints;

  Tally(Contest contest) {
    this.contest = contest;
    this.matches = Match.of(contest);
    this.points = contest.points();
    this.matchPoints = matchPoints();
  }

  List<Match> matches() {
    return matches;
  }

  /** The values of a criterion in its unit. */
  long[] values(Criterion criterion) {
    return switch (criterion) {
      case POINTS, GAME_POINTS -> Arrays.stream(points).asLongStream().toArray();
      case MATCH_POINTS -> matchPoints;
      case SMALL_POINTS -> smallPoints();
      case OPPONENTS -> opponents(Arrays.stream(points).asLongStream().toArray());
      case OPPONENT_MATCHES -> opponents(matchPoints);
      case CUMULATIVE -> cumulative(0);
      case WINS -> wins();
      case FOULS -> contest.fouls().stream().mapToLong(f -> f).toArray();
      case SECOND_GAMES -> second(false);
      case SECOND_WINS -> second(true);
      case DIRECT, SECOND_IN_MUTUAL, PREVIOUS_ROUND, WITHOUT_FIRST, PLACE_SUM, BEST_PLACE ->
          throw new IllegalArgumentException(criterion.code());
    };
  }

  private long[] matchPoints() {
    long[] sums = new long[contest.size()];
    for (Match match : matches) {
      sums[match.a()] += match.scoreA();
      sums[match.b()] += match.scoreB();
    }
    for (Rest rest : contest.rests()) {
      sums[rest.side()] += rest.bye() && rest.wins() > 0 ? 2 : 0;
    }
    return sums;
  }

  /** In quarters of a point: halves twice for a beaten opponent, once for a drawn one. */
  private long[] smallPoints() {
    long[] sums = new long[contest.size()];
    for (Match match : matches) {
      sums[match.a()] += (long) match.scoreA() * points[match.b()];
      sums[match.b()] += (long) match.scoreB() * points[match.a()];
    }
    return sums;
  }

  /** A bye has the least of those who have any (article 14.4). */
  private long[] opponents(long[] of) {
    long[] sums = new long[contest.size()];
    for (Match match : matches) {
      sums[match.a()] += of[match.b()];
      sums[match.b()] += of[match.a()];
    }
    long least = Arrays.stream(of).filter(p -> p > 0).min().orElse(0);
    for (Rest rest : contest.rests()) {
      sums[rest.side()] += rest.bye() ? least : 0;
    }
    return sums;
  }

  /** The sums of the points after each round, the first rounds' left out. */
  long[] cumulative(int without) {
    int[][] byRound = contest.byRound();
    long[] sums = new long[contest.size()];
    for (int side = 0; side < sums.length; side++) {
      long after = 0;
      for (int round = 1; round < byRound[side].length; round++) {
        after += byRound[side][round];
        sums[side] += round > without ? after : 0;
      }
    }
    return sums;
  }

  /** Won games, forfeits and byes with a win's points among them. */
  private long[] wins() {
    long[] wins = new long[contest.size()];
    for (Bout bout : contest.bouts()) {
      wins[bout.first()] += bout.result() == Games.WIN ? 1 : 0;
      wins[bout.second()] += bout.result() == Games.LOSS ? 1 : 0;
    }
    for (Rest rest : contest.rests()) {
      wins[rest.side()] += rest.wins();
    }
    return wins;
  }

  /** Games actually played with the second move: all, or those won. */
  private long[] second(boolean won) {
    long[] games = new long[contest.size()];
    for (Bout bout : contest.bouts()) {
      if (isSecond(bout) && (!won || bout.result() == Games.LOSS)) {
        games[bout.second()]++;
      }
    }
    return games;
  }

  /** Whether somebody really had the second move. */
  static boolean isSecond(Bout bout) {
    return bout.played() && bout.coloured();
  }
}
