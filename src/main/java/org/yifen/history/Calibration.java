package org.yifen.history;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.yifen.event.Games;
import org.yifen.period.EventResult;
import org.yifen.period.HalfResult;
import org.yifen.regulation.Exact;
import org.yifen.regulation.ExpectationTable;

/**
 * What table two expects of games beside what was scored in them. Each game is seen from the side
 * of the higher rating; between equal ratings both sides are one, and the score is one half.
 *
 * <p>The games are those that count for a rating, both players rated at the opening of the half, at
 * the ratings that counted in them: those of the opening list, and 2300 for a woman below it
 * against a man (article 9). Games that both players lost have no score to expect and are left out.
 *
 * <p>Only counts of games are kept, by difference, expectation and score, so that sums of many
 * lists are as exact as those of one and do not depend on any order.
 */
public final class Calibration {

  /** The width of a bin in points; equal ratings are a bin of their own. */
  static final int WIDTH = 50;

  /** Differences from here on are one bin. */
  static final int LAST = 400;

  private static final int BINS = LAST / WIDTH + 2;
  private static final int EVEN = 50;

  /** An expectation of 100 per cent counts as this in the log-loss: half the table's last place. */
  private static final double CERTAIN = 0.995;

  /** By bin, expectation of the higher side from 50 to 100, and its score in halves. */
  private final long[][][] games = new long[BINS][EVEN + 1][3];

  private final ExpectationTable table;

  public Calibration(ExpectationTable table) {
    this.table = table;
  }

  /** The counted games of a half-year. */
  public static Calibration of(HalfResult half, ExpectationTable table) {
    Calibration calibration = new Calibration(table);
    for (EventResult result : half.results()) {
      calibration.add(result);
    }
    return calibration;
  }

  private void add(EventResult result) {
    Games of = result.event().event().games();
    for (int g = 0; g < of.size(); g++) {
      int game = of.packed(g);
      int a = Games.first(game);
      int b = Games.second(game);
      boolean rated = result.isRated(a) && result.isRated(b);
      if (rated && Games.isPlayed(game) && Games.result(game) != Games.NOBODY) {
        int foe = result.counted(a, b);
        int own = result.counted(b, a);
        if (foe != 0 && own != 0) {
          add(own - foe, Games.firstHalves(game));
        }
      }
    }
  }

  /** Adds a game: the first player's rating less the second's, and the first player's halves. */
  void add(int difference, int halves) {
    int score = difference < 0 ? 2 - halves : halves;
    int distance = Math.abs(difference);
    games[bin(distance)][table.expectation(distance) - EVEN][score]++;
  }

  private static int bin(int distance) {
    return distance == 0 ? 0 : Math.min(distance, LAST) / WIDTH + 1;
  }

  /** Adds the games of another half-year. */
  public void add(Calibration other) {
    for (int bin = 0; bin < BINS; bin++) {
      for (int p = 0; p <= EVEN; p++) {
        for (int score = 0; score < 3; score++) {
          games[bin][p][score] += other.games[bin][p][score];
        }
      }
    }
  }

  /**
   * The games of some differences.
   *
   * @param from the least difference, in points
   * @param to the greatest; -1 for no limit
   * @param games their number
   * @param expected the points that the higher sides were expected to make, in hundredths
   * @param halves the points they made, in halves
   * @param variance the sum of P (1 − P) in ten-thousandths: at most so much chance alone scatters
   */
  public record Bin(int from, int to, long games, long expected, long halves, long variance) {

    /** The expectation in hundredths of a per cent, rounded half up; 0 without games. */
    public int expectedRate() {
      return rate(100 * expected);
    }

    /** The score in hundredths of a per cent, rounded half up; 0 without games. */
    public int scoredRate() {
      return rate(5_000 * halves);
    }

    /** Score less expectation in hundredths of a per cent, rounded half up; 0 without games. */
    public int excess() {
      return rate(5_000 * halves - 100 * expected);
    }

    private int rate(long sum) {
      return games == 0 ? 0 : Exact.divide(sum, games);
    }

    /**
     * Twice the standard error of the score in hundredths of a per cent, rounded; an upper bound,
     * since drawn games scatter less. 0 without games.
     */
    public int margin() {
      return games == 0 ? 0 : (int) Math.round(200 * Math.sqrt((double) variance) / games);
    }
  }

  /** The bins by rising difference; those without games too. */
  public List<Bin> bins() {
    List<Bin> bins = new ArrayList<>();
    for (int bin = 0; bin < BINS; bin++) {
      int from = bin == 0 ? 0 : Math.max(1, (bin - 1) * WIDTH);
      int to = bin == 0 ? 0 : bin * WIDTH - 1;
      bins.add(bin(bin, bin, from, bin == BINS - 1 ? -1 : to));
    }
    return bins;
  }

  /** All games in one. */
  public Bin total() {
    return bin(0, BINS - 1, 0, -1);
  }

  private Bin bin(int first, int last, int from, int to) {
    long count = 0;
    long expected = 0;
    long halves = 0;
    long variance = 0;
    for (int bin = first; bin <= last; bin++) {
      for (int p = 0; p <= EVEN; p++) {
        long[] scores = games[bin][p];
        long of = Arrays.stream(scores).sum();
        count += of;
        expected += of * (EVEN + p);
        halves += bin == 0 ? of : scores[1] + 2 * scores[2];
        variance += of * (EVEN + p) * (EVEN - p);
      }
    }
    return new Bin(from, to, count, expected, halves, variance);
  }

  /**
   * The Brier score in ten-thousandths, rounded half up: the mean of (score − expectation)², where
   * a draw is a score of one half; 2500 for whoever always expects one half and sees no draws. 0
   * without games.
   */
  public int brier() {
    long sum = 0;
    for (long[][] bin : games) {
      for (int p = 0; p <= EVEN; p++) {
        for (int score = 0; score < 3; score++) {
          long off = EVEN * (long) score - (EVEN + p);
          sum += bin[p][score] * off * off;
        }
      }
    }
    long count = total().games();
    return count == 0 ? 0 : Exact.divide(sum, count);
  }

  /**
   * The log-loss in ten-thousandths of a natural unit, rounded: the mean of −s ln P − (1 − s) ln (1
   * − P), where a draw is s = ½; 6931 for whoever always expects one half. 0 without games.
   */
  public int logLoss() {
    double sum = 0;
    for (long[][] bin : games) {
      for (int p = 0; p <= EVEN; p++) {
        double win = Math.min(CERTAIN, (EVEN + p) / 100.0);
        long[] scores = bin[p];
        sum -= (scores[2] + scores[1] / 2.0) * StrictMath.log(win);
        sum -= (scores[0] + scores[1] / 2.0) * StrictMath.log(1 - win);
      }
    }
    long count = total().games();
    return count == 0 ? 0 : (int) Math.round(10_000 * sum / count);
  }

  /** The Brier score of whoever always expects one half, in ten-thousandths, rounded half up. */
  public int brierOfHalf() {
    long decided = 0;
    for (long[][] bin : games) {
      for (long[] scores : bin) {
        decided += scores[0] + scores[2];
      }
    }
    long count = total().games();
    return count == 0 ? 0 : Exact.divide(2_500 * decided, count);
  }
}
