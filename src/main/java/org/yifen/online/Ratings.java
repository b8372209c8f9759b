package org.yifen.online;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.yifen.regulation.OnlineScheme;

/**
 * The ratings of all players, in double precision, never rounded from game to game. Everything lies
 * in arrays by the number of the player.
 */
public final class Ratings {

  /** Hears of a player who has come to another level. */
  @FunctionalInterface
  public interface LevelListener {

    /**
     * Tells of a change.
     *
     * @param player number of the player
     * @param from the level before, from 0
     * @param to the level now
     */
    void changed(int player, int from, int to);
  }

  private static final int RECORD = 3;
  private static final long ONE_WIN = 1L << 32;
  private static final long ONE_DRAW = 1;

  private final OnlineScheme scheme;
  private final LevelListener listener;
  private final Names names = new Names();
  private final double initial;
  private final double firstMover;
  private final double scale;
  private final int[] bandFrom;
  private final double[] bandK;
  private final int[] levelFrom;

  /**
   * What is kept of each player, side by side, so that a game touches one place in memory for each:
   * the bits of the rating, then games won and drawn, then games lost.
   */
  private long[] records = new long[RECORD * 256];

  /** Ratings of nobody. */
  public Ratings(OnlineScheme scheme, LevelListener listener) {
    this.scheme = scheme;
    this.listener = listener;
    initial = scheme.initial();
    firstMover = scheme.firstMover();
    scale = scheme.scale();
    bandFrom = scheme.ks().stream().skip(1).mapToInt(OnlineScheme.Band::from).toArray();
    bandK = scheme.ks().stream().mapToDouble(OnlineScheme.Band::k).toArray();
    levelFrom = scheme.levels().stream().skip(1).mapToInt(OnlineScheme.Level::from).toArray();
  }

  public OnlineScheme scheme() {
    return scheme;
  }

  /** How many players there are; their numbers are 0 to one less. */
  public int size() {
    return names.size();
  }

  /** The number of a player, who begins with the first rating if he is new. */
  public int player(byte[] name, int start, int end) {
    int before = names.size();
    int number = names.number(name, start, end);
    if (number == before) {
      if (RECORD * number == records.length) {
        records = Arrays.copyOf(records, RECORD * Names.larger(number + 1));
      }
      records[RECORD * number] = Double.doubleToRawLongBits(initial);
    }
    return number;
  }

  /** Puts down what a saved state says of a player. */
  void restore(int player, double rating, int won, int drawn, int lost) {
    records[RECORD * player] = Double.doubleToRawLongBits(rating);
    records[RECORD * player + 1] = won * ONE_WIN + drawn;
    records[RECORD * player + 2] = lost;
  }

  /**
   * Rates a game: new = old + K (result − Exp), Exp = 1 / (10^(Dr/400) + 1), Dr the opponent's
   * rating less one's own, with the offset of who moved first.
   *
   * @param first who moved first
   * @param result of the first: 2 won, 1 drawn, 0 lost
   */
  public void game(int first, int second, int result) {
    double a = rating(first);
    double b = rating(second);
    // one power serves both: the expectations add up to 1
    double odds = Math.pow(10, (b - a + firstMover) / scale);
    double score = result / 2.0;
    double newA = a + k(a) * (score - 1 / (odds + 1));
    double newB = b + k(b) * (1 - score - odds / (odds + 1));
    records[RECORD * first] = Double.doubleToRawLongBits(newA);
    records[RECORD * second] = Double.doubleToRawLongBits(newB);
    if (result == 1) {
      records[RECORD * first + 1] += ONE_DRAW;
      records[RECORD * second + 1] += ONE_DRAW;
    } else {
      records[RECORD * (result == 2 ? first : second) + 1] += ONE_WIN;
      records[RECORD * (result == 2 ? second : first) + 2]++;
    }
    tell(first, a, newA);
    tell(second, b, newB);
  }

  private double k(double rating) {
    int band = 0;
    while (band < bandFrom.length && rating >= bandFrom[band]) {
      band++;
    }
    return bandK[band];
  }

  private void tell(int player, double before, double after) {
    int from = level(before);
    int to = level(after);
    if (from != to) {
      listener.changed(player, from, to);
    }
  }

  private int level(double rating) {
    int level = 0;
    while (level < levelFrom.length && rating >= levelFrom[level]) {
      level++;
    }
    return level;
  }

  /** A player's name. */
  public String name(int player) {
    return names.name(player);
  }

  /** A player's rating, unrounded. */
  public double rating(int player) {
    return Double.longBitsToDouble(records[RECORD * player]);
  }

  /** The level a rating stands for. */
  public OnlineScheme.Level levelOf(int player) {
    return scheme.levels().get(level(rating(player)));
  }

  public int wins(int player) {
    return (int) (records[RECORD * player + 1] >>> 32);
  }

  public int draws(int player) {
    return (int) records[RECORD * player + 1];
  }

  public int losses(int player) {
    return (int) records[RECORD * player + 2];
  }

  /** Rated games of a player. */
  public int games(int player) {
    return wins(player) + draws(player) + losses(player);
  }

  /** The numbers of all players in the order of their names, by code points. */
  public int[] inOrderOfNames() {
    return IntStream.range(0, size())
        .boxed()
        .sorted(names::compare)
        .mapToInt(Integer::intValue)
        .toArray();
  }
}
