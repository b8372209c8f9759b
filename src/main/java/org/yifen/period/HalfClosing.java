package org.yifen.period;

import java.util.ArrayList;
import java.util.List;
import org.yifen.rating.FirstRating;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Rules;
import org.yifen.regulation.Sex;

/**
 * The end of a half-year: one rounding, inactivity, first ratings, floors, titles by place, in this
 * order (articles 8, 2, 9, 2, 11).
 */
final class HalfClosing {

  /** In place of a decay: the rating is cancelled. */
  static final int CANCELLED = Inactivity.CANCELLED;

  private final HalfResult half;
  private final Rules rules;
  private final Inactivity inactivity;
  private final ByPlayer<Pending> before;
  private final ByPlayer<Placing> placings;

  HalfClosing(HalfResult half, ByPlayer<Pending> before, ByPlayer<Placing> placings) {
    this.half = half;
    this.rules = half.regulation.rules();
    this.inactivity = Inactivity.of(rules);
    this.before = before;
    this.placings = placings;
  }

  void close() {
    for (int player = 0; player < half.opening.size(); player++) {
      if (half.opening.rating[player] != 0) {
        closeRated(player);
      }
    }
    collect();
    for (int player : half.kept.players()) {
      rateFirst(player);
    }
    for (int player : placings.players()) {
      placings.of(player).forEach(placing -> place(player, placing));
    }
  }

  /** {@code Rn = Ro + ΣΔR}, rounded once, half up (article 8). */
  static int rounded(HalfResult half, int player) {
    // whole points stay whole: only the sum can need rounding
    return half.opening.rating[player] + Exact.divide(half.sums[player], 100);
  }

  /** Half-years in a row without a game, this one included. */
  static int idle(HalfResult half, int player) {
    return half.played[player] ? 0 : half.opening.idle[player] + 1;
  }

  private void closeRated(int player) {
    int idle = idle(half, player);
    int decay = inactivity.change(idle);
    half.decay[player] = decay;
    half.closing.idle[player] = idle;
    publish(player, decay == CANCELLED ? 0 : rounded(half, player) + decay);
  }

  /** Puts a rating on the list, or leaves the player off it below the floor (article 2). */
  private void publish(int player, int rating) {
    Sex sex = half.opening.sex(player);
    boolean listed = rating >= rules.floor().of(sex);
    if (!listed) {
      half.belowFloor[player] = Math.max(0, rating);
      half.closing.idle[player] = 0;
    }
    half.closing.rating[player] = listed ? rating : 0;
    half.closing.peak[player] = Math.max(half.closing.peak[player], listed ? rating : 0);
  }

  /** Kept games within the window, before those of this half, for players then unrated. */
  private void collect() {
    for (int player : before.players()) {
      if (half.opening.rating[player] == 0) {
        List<Pending> fresh = new ArrayList<>(2);
        for (Pending pending : before.of(player)) {
          if (half.period.minus(pending.list()) < rules.swissCarryOver()) {
            fresh.add(pending);
          } else {
            half.dropped.add(player, pending);
          }
        }
        half.kept.addFirst(player, fresh);
      }
    }
  }

  private void rateFirst(int player) {
    int games = 0;
    int score = 0;
    int opponentSum = 0;
    int change = 0;
    boolean roundRobin = false;
    for (Pending kept : half.kept.of(player)) {
      games += kept.games();
      score += kept.score();
      opponentSum += kept.opponentSum();
      change += kept.change();
      roundRobin |= kept.roundRobin();
    }
    if (!roundRobin && games < rules.swissMinimumRatedGames()) {
      return;
    }
    FirstRating first =
        FirstRating.of(
            games,
            score,
            opponentSum,
            change,
            rules.provisional().of(half.opening.sex(player)),
            half.regulation.differences(),
            rules.perfectScoreDifference());
    half.firsts[player] = first;
    publish(player, first.rating());
  }

  /** Article 11: set to the title's rating, unless the player has or ever had as much. */
  private void place(int player, Placing placing) {
    int target = rules.placings().of(placing.title());
    if (half.closing.peak[player] < target) {
      half.closing.rating[player] = target;
      half.closing.peak[player] = target;
      half.placed.put(player, placing);
    }
  }
}
