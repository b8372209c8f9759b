package org.yifen.online;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * Reads a log of games from CSV and rates them as they come: the columns {@code
 * time,first,second,result,plies,ending} in any order, others beside them. A row that is no game is
 * told with its line and left out.
 */
public final class GameLog {

  /** The columns a log must have. */
  public static final List<String> COLUMNS = LogReader.COLUMNS;

  /** Why a row is left out. */
  public enum Fault {
    /** It is a game. */
    NONE,
    /** A quotation mark is not closed on its line. */
    QUOTE,
    /** The line is too long to be a game. */
    LENGTH,
    /** It has fewer cells than the header. */
    CELLS,
    /** The time is none. */
    TIME,
    /** A player has no name. */
    NAME,
    /** Both players are the same. */
    SAME_PLAYER,
    /** The result is neither 1-0 nor 0-1 nor 0.5-0.5. */
    RESULT,
    /** The plies are no number. */
    PLIES,
    /** The ending is neither normal nor timeout nor left. */
    ENDING,
    /** Who runs out of time or leaves has lost, but the result is a draw. */
    NO_LOSER
  }

  /** Hears of a row that was left out. */
  @FunctionalInterface
  public interface Listener {

    /** A row; {@code line} counts from 1, {@code text} is its beginning. */
    void leftOut(long line, Fault fault, String text);
  }

  /**
   * How the reading of a log ended.
   *
   * @param missing columns that the header lacks; then nothing was read
   * @param outOfOrder the line of the first row that is earlier than one before, where reading
   *     stopped; 0 when there is none
   * @param rated games that were rated
   * @param tooShort games that ended before both sides had moved
   * @param leftOut rows that are no games
   */
  public record Summary(
      List<String> missing, long outOfOrder, long rated, long tooShort, long leftOut) {
    public Summary {
      missing = List.copyOf(missing);
    }
  }

  /** Games whose players are looked up together; measured, 128 to 1024 are as good. */
  private static final int TOGETHER = 512;

  private final Ratings ratings;
  private final Listener listener;
  private final LongConsumer progress;
  private final int[] players = new int[2 * TOGETHER];
  private Optional<LogBlock> block = Optional.empty();
  private int game;
  private long lastTime;
  private long rated;
  private long tooShort;
  private long leftOut;

  /**
   * A log to be read.
   *
   * @param after the time of the last game rated before; the least number when there is none
   * @param progress hears how many bytes have been read, now and then
   */
  public GameLog(Ratings ratings, Listener listener, long after, LongConsumer progress) {
    this.ratings = ratings;
    this.listener = listener;
    this.progress = progress;
    this.lastTime = after;
  }

  /** The time of the last game, to go on from. */
  public long lastTime() {
    return lastTime;
  }

  /** The time of the game that is being rated, as it is written. */
  public String timeText() {
    return block.map(b -> b.time(game)).orElse("");
  }

  /** Reads a log to its end, or to the first row that is out of order. */
  public Summary read(InputStream in) throws IOException {
    LogReader reader = new LogReader(in, ratings.scheme().fewestPlies(), lastTime);
    List<String> missing = reader.header();
    if (!missing.isEmpty()) {
      return new Summary(missing, 0, rated, tooShort, leftOut);
    }
    try (ReadAhead blocks = new ReadAhead(reader)) {
      LogBlock.Outlook outlook;
      do {
        outlook = take(blocks.next());
      } while (!outlook.last());
      return new Summary(missing, outlook.outOfOrder(), rated, tooShort, leftOut);
    }
  }

  private LogBlock.Outlook take(LogBlock next) {
    block = Optional.of(next);
    for (LogBlock.LeftOut row : next.leftOut()) {
      leftOut++;
      listener.leftOut(row.line(), row.fault(), row.text());
    }
    for (int from = 0; from < next.games(); from += TOGETHER) {
      rate(next, from, Math.min(next.games(), from + TOGETHER));
    }
    LogBlock.Outlook outlook = next.outlook();
    rated += next.games();
    tooShort += outlook.tooShort();
    lastTime = outlook.lastTime();
    progress.accept(outlook.bytes());
    return outlook;
  }

  private void rate(LogBlock next, int from, int to) {
    ratings.players(next, from, to, players);
    ratings.touch(players, 0, 2 * (to - from));
    for (game = from; game < to; game++) {
      int i = 2 * (game - from);
      ratings.game(players[i], players[i + 1], next.result(game));
    }
  }
}
