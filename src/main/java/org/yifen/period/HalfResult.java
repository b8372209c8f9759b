package org.yifen.period;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.yifen.player.Register;
import org.yifen.rating.FirstRating;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;

/** What a half-year did to everybody: the closing states and every number that led to them. */
public final class HalfResult {

  final Regulation regulation;
  final PeriodId period;
  final States opening;
  final States closing;
  final boolean[] played;
  final int[] sums;
  final int[] games;

  /**
   * What inactivity changes, in points; {@link Integer#MIN_VALUE} stands for a cancelled rating.
   */
  final int[] decay;

  /** The rating that fell below the floor; 0 where none did. */
  final int[] belowFloor;

  /** The kept games that a first rating used up, or that are carried on. */
  final ByPlayer<Pending> kept;

  /** Games that became too old. */
  final ByPlayer<Pending> dropped = new ByPlayer<>();

  /** The first ratings, by player; most have none. */
  final @Nullable FirstRating[] firsts;

  final Map<Integer, Placing> placed = new HashMap<>();
  private final List<EventResult> results;

  HalfResult(
      Regulation regulation,
      PeriodId period,
      States opening,
      States closing,
      List<EventResult> results,
      boolean[] played,
      int[] sums,
      int[] games,
      ByPlayer<Pending> kept) {
    this.regulation = regulation;
    this.period = period;
    this.opening = opening;
    this.closing = closing;
    this.results = results;
    this.played = played;
    this.sums = sums;
    this.games = games;
    this.kept = kept;
    this.firsts = new @Nullable FirstRating[opening.size()];
    this.decay = new int[opening.size()];
    this.belowFloor = new int[opening.size()];
  }

  /** The events' results in the order of the calculation. */
  public List<EventResult> results() {
    return results;
  }

  public States closingStates() {
    return closing;
  }

  /** The closing states under the names of the register the half-year opened with. */
  public Register closingRegister(Register before) {
    return closing.toRegister(before);
  }

  /** The games of a player counted in this half. */
  public int games(int player) {
    return games[player];
  }

  /** The games kept for later halves, for players who stay unrated without a first rating. */
  public ByPlayer<Pending> pending() {
    ByPlayer<Pending> carried = new ByPlayer<>(opening.size());
    for (int player : kept.players()) {
      if (firsts[player] == null && closing.rating[player] == 0) {
        kept.of(player).forEach(p -> carried.add(player, p));
      }
    }
    return carried;
  }

  /** Whether nothing but games, or their absence without a sanction, bears on a player's rating. */
  public boolean isPlain(int player) {
    return decay[player] == 0
        && belowFloor[player] == 0
        && firsts[player] == null
        && !placed.containsKey(player);
  }

  /** How a player's state came about. */
  public Closing closing(int player) {
    boolean rated = opening.rating[player] != 0;
    boolean cancelled = decay[player] == HalfClosing.CANCELLED;
    return new Closing(
        present(opening.rating[player]),
        sums[player],
        rated ? OptionalInt.of(HalfClosing.rounded(this, player)) : OptionalInt.empty(),
        played[player],
        rated ? HalfClosing.idle(this, player) : 0,
        cancelled ? 0 : decay[player],
        cancelled,
        kept.of(player),
        Optional.ofNullable(firsts[player]),
        present(belowFloor[player]),
        Optional.ofNullable(placed.get(player)),
        present(closing.rating[player]));
  }

  /** The kept games of a player that became too old on this list. */
  public List<Pending> dropped(int player) {
    return dropped.of(player);
  }

  /** The players with games that became too old. */
  public int[] playersWithDropped() {
    return dropped.players();
  }

  private static OptionalInt present(int value) {
    return value == 0 ? OptionalInt.empty() : OptionalInt.of(value);
  }
}
