package org.yifen.title;

import java.util.List;

/**
 * What a participant still needs for a norm in the games to come (article 6.3).
 *
 * @param judgement how things stand after the games so far
 * @param remaining the scheduled games that the report does not have yet
 * @param needed the points still missing, in halves; 0 when there are enough
 */
public record Forecast(Judgement judgement, int remaining, int needed) {

  /** Where a participant stands. */
  public enum Chance {
    /** The points made are enough. */
    REACHED,
    /** The games to come can bring what is missing. */
    OPEN,
    /** Not even winning every game would do. */
    OUT_OF_REACH,
    /** Some condition other than the score fails. */
    BARRED
  }

  /** The prospects of everybody, in the order of the judgements. */
  public static List<Forecast> of(TitleEvent event) {
    return event.judgements().stream()
        .map(j -> new Forecast(j, event.remaining(j.entrant()), Math.max(0, -j.margin())))
        .toList();
  }

  public Chance chance() {
    boolean barred =
        judgement.failed().stream().anyMatch(v -> !v.condition().equals(Verdict.SCORE));
    if (barred) {
      return Chance.BARRED;
    }
    if (needed == 0) {
      return Chance.REACHED;
    }
    return needed <= 2 * remaining ? Chance.OPEN : Chance.OUT_OF_REACH;
  }

  /** The fewest wins that do, the games left over being drawn or lost. */
  public int wins() {
    return Math.max(0, needed - remaining);
  }

  /** The draws needed beside the fewest wins. */
  public int draws() {
    return needed - 2 * wins();
  }
}
