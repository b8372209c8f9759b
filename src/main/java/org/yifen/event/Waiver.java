package org.yifen.event;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The federation's leave to rate an event although it fails a condition.
 *
 * @param condition as written: a key of the rules, a code, or an article such as 4.2 for all its
 *     conditions
 */
public record Waiver(String event, String condition, String authority, String date, String reason) {

  private static final Set<String> ARTICLES = Set.of("4.1", "4.2", "4.3", "6.1");

  /** Whether the written condition names any. */
  public boolean isKnown() {
    return ARTICLES.contains(condition.strip()) || Condition.parse(condition).isPresent();
  }

  /** The names of the conditions, for messages. */
  public static String knownConditions() {
    return Arrays.stream(Condition.values()).map(Condition::key).collect(Collectors.joining(", "));
  }

  /** Whether this lifts a condition of an event. */
  public boolean lifts(Condition of, String eventId) {
    return event.equals(eventId)
        && (condition.strip().equals(of.article())
            || Condition.parse(condition).filter(c -> c == of).isPresent());
  }
}
