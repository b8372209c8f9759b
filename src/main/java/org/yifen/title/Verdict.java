package org.yifen.title;

import org.yifen.event.Judged;
import org.yifen.event.Judged.Outcome;

/**
 * One condition for a norm, looked at: of the event (articles 4 and 6) or of one participant.
 *
 * @param condition the key: of {@code rules.csv} for the event's, else one of the constants here
 * @param article where it is asked
 * @param measured what there is; empty where nothing can be told
 * @param limit what is asked
 */
public record Verdict(
    String condition, String article, Outcome outcome, String measured, String limit) {

  /** The competition rules in force were used (article 4.4); told, never judged. */
  public static final String RULES = "rules-in-force";

  /** The title is one of the participant's sex (article 5). */
  public static final String SEX = "sex";

  /** The participant has the title that playing for this one asks for (article 6.4). */
  public static final String LEVEL = "level";

  /** The norm table has a rate for the title at the event's average (article 6.3). */
  public static final String AVERAGE = "average";

  /** The points of played games reach the standard score (article 6.3). */
  public static final String SCORE = "score";

  static Verdict of(Judged judged) {
    return new Verdict(
        judged.condition().key(),
        judged.condition().article(),
        judged.outcome(),
        judged.measured(),
        judged.limit());
  }

  static Verdict of(String condition, String article, boolean met, String measured, String limit) {
    return new Verdict(condition, article, met ? Outcome.MET : Outcome.FAILED, measured, limit);
  }

  /** Whether it stands in the way of nothing. */
  public boolean passes() {
    return outcome != Outcome.FAILED;
  }
}
