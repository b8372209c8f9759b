package org.yifen.audit;

import java.util.List;
import java.util.stream.Collectors;
import org.yifen.event.Condition;
import org.yifen.event.Event;

/**
 * An event that is not rated.
 *
 * @param players the ids of its participants
 * @param failed the conditions of article 4 that are neither met nor waived
 */
public record LeftOut(Event event, List<String> players, List<Condition> failed) {

  public LeftOut {
    players = List.copyOf(players);
    failed = List.copyOf(failed);
  }

  /** The failed conditions by their keys in the rules. */
  public String reasons() {
    return failed.stream().map(Condition::key).distinct().collect(Collectors.joining(", "));
  }
}
