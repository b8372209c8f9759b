package org.yifen.standing;

import java.util.Arrays;
import java.util.List;
import org.yifen.event.Scoring;

/**
 * Who plays whom, players or teams alike: what places are computed from.
 *
 * @param sides the players or teams
 * @param bouts all games, in any order
 * @param rests the points without an opponent
 * @param fouls of each side
 */
record Contest(
    List<Side> sides,
    List<Bout> bouts,
    List<Rest> rests,
    List<Integer> fouls,
    Scoring scale,
    Competition.Matches matches) {

  /** Every round. */
  static final int ALL = Integer.MAX_VALUE;

  Contest {
    sides = List.copyOf(sides);
    bouts = List.copyOf(bouts);
    rests = List.copyOf(rests);
    fouls = List.copyOf(fouls);
  }

  /**
   * A player, or a team by its unit.
   *
   * @param no the running number (序号); of a team the lowest of its players
   * @param id the register's id; empty for a team
   */
  record Side(int no, String id, String name) {}

  /**
   * A game.
   *
   * @param round from 1; 0 where the report does not tell
   * @param result from the first player's side, as in {@link org.yifen.event.Games}
   * @param coloured whether it is known that the first player moved first
   */
  record Bout(int round, int first, int second, int result, boolean played, boolean coloured) {

    int firstPoints(Scoring scale) {
      return scale.points(result, played, true);
    }

    int secondPoints(Scoring scale) {
      return scale.points(result, played, false);
    }
  }

  /**
   * Points without an opponent.
   *
   * @param round from 1; 0 where there is none
   * @param halves in half points
   * @param wins how many of a win's points are in it
   * @param bye whether it stands for an opponent (轮空), and not for points awarded
   */
  record Rest(int round, int side, int halves, int wins, boolean bye) {}

  int size() {
    return sides.size();
  }

  /** The last round that a game or bye is of; 0 where no round is known. */
  int rounds() {
    int last = bouts.stream().mapToInt(Bout::round).max().orElse(0);
    return Math.max(last, rests.stream().mapToInt(Rest::round).max().orElse(0));
  }

  /** Whether the round of every game is known. */
  boolean hasRounds() {
    return bouts.stream().allMatch(b -> b.round() > 0);
  }

  /** Whether it is known of every game that was played who moved first. */
  boolean hasColours() {
    return bouts.stream().allMatch(b -> b.coloured() || !b.played());
  }

  /** The same after some rounds; points of no round are left out. */
  Contest after(int round) {
    return round == ALL
        ? this
        : new Contest(
            sides,
            bouts.stream().filter(b -> isWithin(b.round(), round)).toList(),
            rests.stream().filter(r -> isWithin(r.round(), round)).toList(),
            fouls,
            scale,
            matches);
  }

  private static boolean isWithin(int round, int last) {
    return round > 0 && round <= last;
  }

  /** The points of each side in each round, in halves; those of no round are at 0. */
  int[][] byRound() {
    int[][] points = new int[size()][rounds() + 1];
    for (Bout bout : bouts) {
      points[bout.first()][bout.round()] += bout.firstPoints(scale);
      points[bout.second()][bout.round()] += bout.secondPoints(scale);
    }
    for (Rest rest : rests) {
      points[rest.side()][rest.round()] += rest.halves();
    }
    return points;
  }

  /** The points of each side, in halves. */
  int[] points() {
    return Arrays.stream(byRound()).mapToInt(p -> Arrays.stream(p).sum()).toArray();
  }
}
