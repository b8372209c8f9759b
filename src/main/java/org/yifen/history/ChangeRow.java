package org.yifen.history;

import java.util.OptionalInt;

/**
 * What a published list says of a player in one event.
 *
 * @param event the event's id
 * @param games the counted ones
 * @param score in halves
 * @param expected in hundredths
 * @param opponents the rounded average used, in points; empty without counted games
 * @param k K
 * @param change ΔR in hundredths; of an unrated player what is kept for the first rating
 */
public record ChangeRow(
    String event, int games, int score, int expected, OptionalInt opponents, int k, int change) {}
