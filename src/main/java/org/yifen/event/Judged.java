package org.yifen.event;

import java.util.Optional;

/**
 * One condition of articles 4 and 6, looked at for one event.
 *
 * @param measured what the event has, such as {@code 9/14} or {@code 3}, for the largest unit its
 *     name too
 * @param limit what is asked, such as {@code ≥ 2/3}
 * @param waiver the federation's leave, where there is one
 */
public record Judged(
    Condition condition, Outcome outcome, String measured, String limit, Optional<Waiver> waiver) {

  /** What came out. */
  public enum Outcome {
    MET,
    /** Not met, and not waived. */
    FAILED,
    /** Not met, but the federation gave leave. */
    WAIVED,
    /** Nothing that the condition is about: units where nobody has one. */
    NOT_ASKED
  }

  /** Whether it stands in the way of nothing. */
  public boolean passes() {
    return outcome != Outcome.FAILED;
  }
}
