package org.yifen.report;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yifen.event.Scoring;

/**
 * The value of the row 计分制: {@code 2-1-0}, {@code 3:1:0}, {@code 3-1/2-0}, {@code 胜2和1负0}, {@code
 * 胜3分,先手和1分,后手和2分,负0分}.
 */
final class ScoringWords {

  /** The forms, for messages. */
  static final String FORMS = "1-0.5-0, 2-1-0, 3-1-0, 3-1/2-0";

  /** A comma has become a point by then. */
  private static final String POINTS = "(\\d{1,3}(?:\\.[05])?)分?[.、;]?";

  private static final Pattern EVEN = Pattern.compile("胜" + POINTS + "和" + POINTS + "负" + POINTS);
  private static final Pattern BY_MOVE =
      Pattern.compile(
          "胜" + POINTS + "[先红][手方走]?和" + POINTS + "[后黑][手方走]?和" + POINTS + "负" + POINTS);

  private ScoringWords() {}

  /** Reads a cleaned word; empty for anything else, and where scores would not tell the result. */
  static Optional<Scoring> of(String word) {
    Matcher even = EVEN.matcher(word);
    Matcher byMove = BY_MOVE.matcher(word);
    String code =
        even.matches()
            ? String.join("-", even.group(1), even.group(2), even.group(3))
            : byMove.matches()
                ? byMove.group(1)
                    + "-"
                    + byMove.group(2)
                    + "/"
                    + byMove.group(3)
                    + "-"
                    + byMove.group(4)
                : word.replace(':', '-');
    return Scoring.parse(code).filter(Scoring::isTold);
  }
}
