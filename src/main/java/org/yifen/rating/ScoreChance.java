package org.yifen.rating;

/**
 * How likely a score over several games is, where table two gives what is expected of each.
 *
 * <p>The regulation knows expected scores only, not how often games are drawn. So every game is
 * taken to be won or lost, with the expectation as the chance to win: of all games with that
 * expectation these scatter most, and a score that is unlikely even so is unlikely with draws too.
 * For the same reason a half point is given away: 6.5 counts as at least 6 wins, or at most 7.
 */
public final class ScoreChance {

  private static final double HUNDREDTHS = 100;

  /** The chance of so many wins, by their number. */
  private final double[] wins;

  private ScoreChance(double[] wins) {
    this.wins = wins;
  }

  /**
   * The distribution of a score, exactly.
   *
   * @param expectations P of each game in hundredths, 0 to 100
   */
  public static ScoreChance of(int... expectations) {
    double[] wins = new double[expectations.length + 1];
    wins[0] = 1;
    for (int game = 0; game < expectations.length; game++) {
      double win = expectations[game] / HUNDREDTHS;
      for (int won = game + 1; won > 0; won--) {
        wins[won] = wins[won] * (1 - win) + wins[won - 1] * win;
      }
      wins[0] *= 1 - win;
    }
    return new ScoreChance(wins);
  }

  /** The chance of a score or a better one, 0 to 1; the score in half points. */
  public double atLeast(int score) {
    return sum(score / 2, wins.length - 1);
  }

  /** The chance of a score or a worse one, 0 to 1; the score in half points. */
  public double atMost(int score) {
    return sum(0, (score + 1) / 2);
  }

  private double sum(int from, int to) {
    double sum = 0;
    for (int won = from; won <= to; won++) {
      sum += wins[won];
    }
    return Math.min(1, sum);
  }
}
