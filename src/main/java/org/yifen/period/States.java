package org.yifen.period;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Sex;

/**
 * The numbers of all players as arrays by dense player number, so that a half-year runs over them
 * without looking anybody up. 0 means unrated; every other unit is that of {@link RegisterEntry}.
 */
public final class States {

  final boolean[] woman;
  final int[] rating;
  final int[] peak;
  final int[] games;
  final int[] events;
  final int[] idle;

  private States(boolean[] woman, int size) {
    this.woman = woman;
    rating = new int[size];
    peak = new int[size];
    games = new int[size];
    events = new int[size];
    idle = new int[size];
  }

  /** The states of a register, numbered in its order. */
  public static States of(Register register) {
    int size = register.size();
    States states = new States(new boolean[size], size);
    for (int i = 0; i < size; i++) {
      RegisterEntry entry = register.entries().get(i);
      states.woman[i] = entry.sex() == Sex.WOMAN;
      states.rating[i] = entry.rating().orElse(0);
      states.peak[i] = Math.max(entry.peak(), states.rating[i]);
      states.games[i] = entry.games();
      states.events[i] = entry.events();
      states.idle[i] = entry.idle();
    }
    return states;
  }

  /** A copy to change. */
  States copy() {
    States copy = new States(woman, rating.length);
    System.arraycopy(rating, 0, copy.rating, 0, rating.length);
    System.arraycopy(peak, 0, copy.peak, 0, rating.length);
    System.arraycopy(games, 0, copy.games, 0, rating.length);
    System.arraycopy(events, 0, copy.events, 0, rating.length);
    System.arraycopy(idle, 0, copy.idle, 0, rating.length);
    return copy;
  }

  public int size() {
    return rating.length;
  }

  /** A player's rating in points; 0 when unrated. */
  public int rating(int player) {
    return rating[player];
  }

  /** The highest published rating ever, in points. */
  public int peak(int player) {
    return peak[player];
  }

  Sex sex(int player) {
    return woman[player] ? Sex.WOMAN : Sex.MAN;
  }

  /** The register with these numbers, names and titles as before. */
  Register toRegister(Register before) {
    List<RegisterEntry> entries = new ArrayList<>(size());
    for (int i = 0; i < size(); i++) {
      RegisterEntry old = before.entries().get(i);
      entries.add(
          new RegisterEntry(
              old.id(),
              old.name(),
              old.sex(),
              old.unit(),
              old.title(),
              rating[i] == 0 ? OptionalInt.empty() : OptionalInt.of(rating[i]),
              peak[i],
              games[i],
              events[i],
              idle[i]));
    }
    return new Register(entries);
  }
}
