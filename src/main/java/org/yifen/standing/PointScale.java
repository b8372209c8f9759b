package org.yifen.standing;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yifen.event.Games;
import org.yifen.event.Scoring;
import org.yifen.regulation.Exact;

/**
 * What the results of a game are worth in an event, in half points (articles 13.1 and 13.3). A draw
 * may be worth more to the player who moved second.
 *
 * @param firstDraw a draw of the player who moved first
 * @param secondDraw a draw of the player who moved second
 */
public record PointScale(int win, int firstDraw, int secondDraw, int loss) {

  private static final String NUMBER = "(\\d{1,3}(?:\\.[05])?)";
  private static final Pattern FORM =
      Pattern.compile(NUMBER + "-" + NUMBER + "(?:/" + NUMBER + ")?-" + NUMBER);

  /** The points that an event's report gives. */
  public static PointScale of(Scoring scoring) {
    return new PointScale(scoring.win(), scoring.draw(), scoring.draw(), 0);
  }

  /**
   * Reads {@code 2-1-0}, or {@code 3-1/2-0} where a draw gives 1 to the first and 2 to the second
   * mover; empty for anything else, and where a win is not the most or a loss not the least.
   */
  public static Optional<PointScale> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    int first = halves(form.group(2));
    PointScale scale =
        new PointScale(
            halves(form.group(1)),
            first,
            form.group(3) == null ? first : halves(form.group(3)),
            halves(form.group(4)));
    boolean ordered =
        scale.win > Math.max(first, scale.secondDraw)
            && scale.loss <= Math.min(first, scale.secondDraw);
    return ordered ? Optional.of(scale) : Optional.empty();
  }

  private static int halves(String number) {
    return new BigDecimal(number).multiply(BigDecimal.valueOf(2)).intValueExact();
  }

  /** Whether a draw is worth the same to both. */
  public boolean isEven() {
    return firstDraw == secondDraw;
  }

  /** The first mover's points of a game; who did not come has none, whatever a loss is worth. */
  int first(Contest.Bout bout) {
    return switch (bout.result()) {
      case Games.WIN -> win;
      case Games.DRAW -> firstDraw;
      default -> bout.played() ? loss : 0;
    };
  }

  /** The second mover's points of a game. */
  int second(Contest.Bout bout) {
    return switch (bout.result()) {
      case Games.LOSS -> win;
      case Games.DRAW -> secondDraw;
      default -> bout.played() ? loss : 0;
    };
  }

  /** As people write it: {@code 3-1/2-0}. */
  @Override
  public String toString() {
    return Exact.points(win)
        + "-"
        + Exact.points(firstDraw)
        + (isEven() ? "" : "/" + Exact.points(secondDraw))
        + "-"
        + Exact.points(loss);
  }
}
