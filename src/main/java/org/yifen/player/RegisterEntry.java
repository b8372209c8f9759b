package org.yifen.player;

import java.util.OptionalInt;
import org.yifen.regulation.Sex;

/**
 * A player's whole state after a list.
 *
 * @param rating in points; empty when unrated
 * @param peak the highest published rating ever, in points; 0 for a player never rated
 * @param games rated games counted ever
 * @param events rated events counted ever
 * @param idle half-years in a row without a rated game; 0 for the unrated
 */
public record RegisterEntry(
    String id,
    String name,
    Sex sex,
    String unit,
    String title,
    OptionalInt rating,
    int peak,
    int games,
    int events,
    int idle) {

  /** The state of a player who has just been registered. */
  public static RegisterEntry of(Player player) {
    return new RegisterEntry(
        player.id(),
        player.name(),
        player.sex(),
        player.unit(),
        player.title(),
        OptionalInt.empty(),
        0,
        0,
        0,
        0);
  }

  /** This state under the player's present name, sex, unit and title. */
  public RegisterEntry as(Player player) {
    return new RegisterEntry(
        id,
        player.name(),
        player.sex(),
        player.unit(),
        player.title(),
        rating,
        peak,
        games,
        events,
        idle);
  }

  /** This state with another title. */
  public RegisterEntry withTitle(String other) {
    return new RegisterEntry(id, name, sex, unit, other, rating, peak, games, events, idle);
  }
}
