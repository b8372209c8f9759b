package org.yifen.standing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.yifen.event.Games;
import org.yifen.standing.Contest.Bout;

/**
 * A meeting of two sides: one game, or the games that make up a match.
 *
 * @param scoreA 2 for a won meeting, 1 for a drawn one, else 0 (article 13.2); both have 0 where
 *     nobody made a point
 */
record Match(int a, int b, int scoreA, int scoreB) {

  /** What is a match of its own. */
  private record Meeting(int round, int low, int high) {}

  /** All meetings of a contest. */
  static List<Match> of(Contest contest) {
    List<Match> matches = new ArrayList<>();
    if (contest.matches() == Competition.Matches.GAMES) {
      contest.bouts().forEach(bout -> matches.add(of(bout)));
      return matches;
    }
    Map<Meeting, int[]> points = new LinkedHashMap<>();
    for (Bout bout : contest.bouts()) {
      boolean turned = bout.first() > bout.second();
      int round = contest.matches() == Competition.Matches.PAIRS ? 0 : bout.round();
      Meeting meeting =
          new Meeting(
              round, Math.min(bout.first(), bout.second()), Math.max(bout.first(), bout.second()));
      int[] sum = points.computeIfAbsent(meeting, m -> new int[2]);
      sum[turned ? 1 : 0] += bout.firstPoints(contest.scale());
      sum[turned ? 0 : 1] += bout.secondPoints(contest.scale());
    }
    points.forEach((m, sum) -> matches.add(of(m.low(), m.high(), sum[0], sum[1])));
    return matches;
  }

  /** A game by its result, since its points may favour the second mover. */
  private static Match of(Bout bout) {
    return switch (bout.result()) {
      case Games.WIN -> new Match(bout.first(), bout.second(), 2, 0);
      case Games.DRAW -> new Match(bout.first(), bout.second(), 1, 1);
      case Games.LOSS -> new Match(bout.first(), bout.second(), 0, 2);
      default -> new Match(bout.first(), bout.second(), 0, 0);
    };
  }

  private static Match of(int a, int b, int pointsA, int pointsB) {
    int scoreA = pointsA > pointsB ? 2 : pointsA == pointsB && pointsA > 0 ? 1 : 0;
    int scoreB = pointsB > pointsA ? 2 : scoreA == 1 ? 1 : 0;
    return new Match(a, b, scoreA, scoreB);
  }
}
