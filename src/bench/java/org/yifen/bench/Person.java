package org.yifen.bench;

import java.util.OptionalInt;
import org.yifen.player.Player;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Sex;

/**
 * An invented player.
 *
 * @param number from 0; the order of ids
 * @param rating at the opening, in points
 * @param games counted before the opening
 * @param strength what the results follow, in points
 * @param activity the chance to accept an invitation, 0 to 1
 */
record Person(
    int number,
    String name,
    String unit,
    int rating,
    int games,
    int events,
    double strength,
    double activity) {

  String id() {
    return "P%05d".formatted(number + 1);
  }

  Player player() {
    return Player.of(entry());
  }

  RegisterEntry entry() {
    return new RegisterEntry(
        id(), name, Sex.MAN, unit, "", OptionalInt.of(rating), rating, games, events, 0);
  }
}
