package org.yifen.event;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.yifen.regulation.Exact;

/**
 * The points an event gives for a win, a draw and a loss, in half points (计分制; articles 13.1 and
 * 13.3 of the competition rules). A draw may be worth more to the player who moved second. They
 * order the event only: ratings count 1, ½, 0 from win, draw and loss (article 9).
 *
 * @param firstDraw a draw of the player who moved first
 * @param secondDraw a draw of the player who moved second
 */
public record Scoring(int win, int firstDraw, int secondDraw, int loss) {

  public static final Scoring ONE_HALF_ZERO = new Scoring(2, 1, 1, 0);
  public static final Scoring TWO_ONE_ZERO = new Scoring(4, 2, 2, 0);
  public static final Scoring THREE_ONE_ZERO = new Scoring(6, 2, 2, 0);

  /** Those that a report may have without saying so, the most usual first. */
  public static final List<Scoring> USUAL = List.of(ONE_HALF_ZERO, TWO_ONE_ZERO, THREE_ONE_ZERO);

  private static final String NUMBER = "(\\d{1,3}(?:\\.[05])?)";
  private static final Pattern FORM =
      Pattern.compile(NUMBER + "-" + NUMBER + "(?:/" + NUMBER + ")?-" + NUMBER);

  /**
   * Reads {@code 2-1-0}, or {@code 3-1/2-0} where a draw gives 1 to the first and 2 to the second
   * mover; empty for anything else, and where a win is not the most or a loss not the least.
   */
  public static Optional<Scoring> parse(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      return Optional.empty();
    }
    int first = halves(form.group(2));
    int second = form.group(3) == null ? first : halves(form.group(3));
    Scoring scoring = new Scoring(halves(form.group(1)), first, second, halves(form.group(4)));
    return scoring.isOrdered() ? Optional.of(scoring) : Optional.empty();
  }

  private static int halves(String number) {
    return new BigDecimal(number).multiply(BigDecimal.valueOf(2)).intValueExact();
  }

  /** Whether a win is the most and a loss the least. */
  public boolean isOrdered() {
    return win > Math.max(firstDraw, secondDraw) && loss <= Math.min(firstDraw, secondDraw);
  }

  /** Whether a draw is worth the same to both. */
  public boolean isEven() {
    return firstDraw == secondDraw;
  }

  /**
   * Whether the two scores of a game always tell its result: a loss is 0, as a game not played is,
   * and a draw is not.
   */
  public boolean isTold() {
    return loss == 0 && firstDraw > 0 && secondDraw > 0;
  }

  /** As people write it: {@code 2-1-0}, {@code 3-1/2-0}. */
  public String code() {
    String draw = Exact.points(firstDraw) + (isEven() ? "" : "/" + Exact.points(secondDraw));
    return Exact.points(win) + "-" + draw + "-" + Exact.points(loss);
  }

  /**
   * One player's points of a game; who did not come has none, whatever a loss is worth.
   *
   * @param result from the first mover's side, as in {@link Games}
   * @param first whether it is the player who moved first
   */
  public int points(int result, boolean played, boolean first) {
    if (result == Games.DRAW) {
      return first ? firstDraw : secondDraw;
    }
    boolean won = result == (first ? Games.WIN : Games.LOSS);
    return won ? win : played ? loss : 0;
  }

  /** Whether a score, in halves, is that of a win, a draw or a loss. */
  public boolean knows(int halves) {
    return halves == loss || halves == firstDraw || halves == secondDraw || halves == win;
  }

  /** Whether two scores, in halves, are those of one finished game, whoever moved first. */
  public boolean fits(int a, int b) {
    return (a == win && b == loss) || (a == loss && b == win) || isDraw(a, b);
  }

  /** Whether two scores, in halves, are those of a draw, whoever moved first. */
  public boolean isDraw(int a, int b) {
    return (a == firstDraw && b == secondDraw) || (a == secondDraw && b == firstDraw);
  }

  @Override
  public String toString() {
    return code();
  }
}
