package org.yifen.title;

import java.util.List;

/**
 * A norm with all that was asked for it.
 *
 * @param entrant the participant's place in the event's list, from 0
 * @param verdicts every condition, in the order in which the first that failed is the reason
 * @param played how many games the participant really played
 * @param unplayed points of games that were not played (※) and of byes, in halves of a point; they
 *     never count towards a norm (article 6)
 */
public record Judgement(Norm norm, int entrant, List<Verdict> verdicts, int played, int unplayed) {

  public Judgement {
    verdicts = List.copyOf(verdicts);
  }

  /** The conditions that failed. */
  public List<Verdict> failed() {
    return verdicts.stream().filter(v -> !v.passes()).toList();
  }

  /** By how much the score is over (or under) the standard, in halves; 0 without a standard. */
  public int margin() {
    return norm.standard().isPresent() ? norm.score() - norm.standard().getAsInt() : 0;
  }

  /** The norm under the participant's name where the report has no id. */
  public Norm named(TitleEvent event) {
    return norm.id().isEmpty() ? norm.under(event.players().get(entrant).name()) : norm;
  }
}
