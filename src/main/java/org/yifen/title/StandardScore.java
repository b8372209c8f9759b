package org.yifen.title;

/** The standard score of article 6.3. */
public final class StandardScore {

  private StandardScore() {}

  /**
   * {@code rate × games} in halves: a fraction below 0.1 counts 0, below 0.6 a half, else a whole.
   *
   * @param rate in per cent
   */
  public static int of(int rate, int games) {
    int hundredths = rate * games;
    int fraction = hundredths % 100;
    int halves = 2 * (hundredths / 100);
    if (fraction < 10) {
      return halves;
    }
    return fraction < 60 ? halves + 1 : halves + 2;
  }
}
