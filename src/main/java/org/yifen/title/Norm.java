package org.yifen.title;

import java.util.OptionalInt;
import org.yifen.regulation.Title;

/**
 * A norm made or missed: one participant of a title event and one of its titles (articles 5, 6).
 *
 * @param average Ra, rounded half up, in points
 * @param category the event's category in the title's numbering; empty where the table has none
 * @param rate the required score rate in per cent; empty where the table has none
 * @param games the games scheduled for a participant
 * @param standard the standard score in halves; empty without a rate
 * @param score the points made in played games, in halves
 * @param reason the first condition that failed, as a key; empty for a norm made
 */
public record Norm(
    String event,
    String id,
    Title title,
    int average,
    String category,
    OptionalInt rate,
    int games,
    OptionalInt standard,
    int score,
    String reason) {

  public boolean isMade() {
    return reason.isEmpty();
  }

  /** The same norm with a name in place of the id. */
  Norm under(String name) {
    return new Norm(event, name, title, average, category, rate, games, standard, score, reason);
  }
}
