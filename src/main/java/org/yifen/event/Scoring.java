package org.yifen.event;

/**
 * The points an event gives for a win, a draw and a loss, in half points (计分制). They order the
 * event only: ratings count 1, ½, 0 from win, draw and loss (article 9).
 */
public enum Scoring {
  ONE_HALF_ZERO("1-0.5-0", 2, 1),
  TWO_ONE_ZERO("2-1-0", 4, 2),
  THREE_ONE_ZERO("3-1-0", 6, 2);

  private final String code;
  private final int win;
  private final int draw;

  Scoring(String code, int win, int draw) {
    this.code = code;
    this.win = win;
    this.draw = draw;
  }

  public String code() {
    return code;
  }

  /** A win's points, in halves. */
  public int win() {
    return win;
  }

  /** A draw's points for each player, in halves. */
  public int draw() {
    return draw;
  }

  /** Whether a score, in halves, is that of a win, a draw or a loss. */
  public boolean knows(int halves) {
    return halves == 0 || halves == draw || halves == win;
  }

  /** Whether two scores, in halves, are those of one finished game. */
  public boolean fits(int a, int b) {
    return (a == win && b == 0) || (a == 0 && b == win) || (a == draw && b == draw);
  }
}
