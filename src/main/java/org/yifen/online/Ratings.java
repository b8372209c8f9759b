package org.yifen.online;

import java.util.Arrays;
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
  private static final long HIGH = 1L << 32;

  /** What a game adds to wins and draws, and to losses, by the result of the player. */
  private static final long[] WON_OR_DRAWN = {0, 1, HIGH};

  private static final long[] LOST = {1, 0, 0};

  private final OnlineScheme scheme;
  private final LevelListener listener;
  private final Names names = new Names();
  private final Steps steps;
  private final double initial;
  private final double firstMover;
  private final double scale;

  /**
   * What is kept of each player, side by side, so that a game touches one place in memory for each:
   * the bits of the rating, then games won and drawn, then the step and games lost.
   */
  private long[] records = new long[RECORD * 256];

  private int begun;

  /** Kept only so that the compiler does not leave out what is read to have it near. */
  @SuppressWarnings("UnusedVariable")
  private long touched;

  /** Ratings of nobody. */
  public Ratings(OnlineScheme scheme, LevelListener listener) {
    this.scheme = scheme;
    this.listener = listener;
    initial = scheme.initial();
    firstMover = scheme.firstMover();
    scale = scheme.scale();
    steps = new Steps(scheme);
  }

  public OnlineScheme scheme() {
    return scheme;
  }

  /** How many players there are; their numbers are 0 to one less. */
  public int size() {
    return begun;
  }

  /** The number of a player, who begins with the first rating if he is new. */
  public int player(byte[] name, int start, int end) {
    int number = names.number(name, start, end);
    begin();
    return number;
  }

  /**
   * The numbers of the players of a block's games {@code from} to {@code to}, two a game, as {@link
   * #player} gives them.
   */
  void players(LogBlock block, int from, int to, int[] numbers) {
    touched += block.numbers(names, from, to, numbers);
    begin();
  }

  private void begin() {
    for (; begun < names.size(); begun++) {
      if (RECORD * begun == records.length) {
        records = Arrays.copyOf(records, RECORD * Names.larger(begun + 1));
      }
      put(begun, initial, 0, 0, 0);
    }
  }

  /** Puts down what a saved state says of a player. */
  void restore(int player, double rating, int won, int drawn, int lost) {
    put(player, rating, won, drawn, lost);
  }

  private void put(int player, double rating, int won, int drawn, int lost) {
    records[RECORD * player] = Double.doubleToRawLongBits(rating);
    records[RECORD * player + 1] = won * HIGH + drawn;
    records[RECORD * player + 2] = steps.of(rating) * HIGH + lost;
  }

  /**
   * Asks for what is kept of some players without waiting for it, so that the games that follow
   * find it in the cache. Measured with a million players, 512 at once: the calculation takes half
   * the time.
   */
  public void touch(int[] players, int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      int place = RECORD * players[i];
      sum += records[place] ^ records[place + RECORD - 1];
    }
    touched += sum;
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
    double newA = a + k(first) * (score - 1 / (odds + 1));
    double newB = b + k(second) * (1 - score - odds / (odds + 1));
    put(first, newA, result);
    put(second, newB, 2 - result);
    tell(first, newA);
    tell(second, newB);
  }

  private double k(int player) {
    return steps.k(step(player));
  }

  private int step(int player) {
    return (int) (records[RECORD * player + 2] >>> 32);
  }

  private void put(int player, double rating, int result) {
    int place = RECORD * player;
    records[place] = Double.doubleToRawLongBits(rating);
    records[place + 1] += WON_OR_DRAWN[result];
    records[place + 2] += LOST[result];
  }

  private void tell(int player, double rating) {
    int before = step(player);
    int now = steps.of(rating, before);
    if (now != before) {
      records[RECORD * player + 2] += (now - before) * HIGH;
      if (steps.level(before) != steps.level(now)) {
        listener.changed(player, steps.level(before), steps.level(now));
      }
    }
  }

  /** A player's name. */
  public String name(int player) {
    return names.name(player);
  }

  /** The names, for who writes them as bytes. */
  Names names() {
    return names;
  }

  /** A player's rating, unrounded. */
  public double rating(int player) {
    return Double.longBitsToDouble(records[RECORD * player]);
  }

  /** The level a rating stands for. */
  public OnlineScheme.Level levelOf(int player) {
    return scheme.levels().get(level(player));
  }

  /** The level a rating stands for, from 0. */
  int level(int player) {
    return steps.level(step(player));
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
    return NameOrder.of(names);
  }
}
