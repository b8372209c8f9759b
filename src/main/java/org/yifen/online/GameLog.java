package org.yifen.online;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongConsumer;

/**
 * Reads a log of games from CSV and rates them as they come: the columns {@code
 * time,first,second,result,plies,ending} in any order, others beside them. A row that is no game is
 * told with its line and left out.
 */
public final class GameLog {

  /** The columns a log must have. */
  public static final List<String> COLUMNS =
      List.of("time", "first", "second", "result", "plies", "ending");

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

  private static final int TIME = 0;
  private static final int FIRST = 1;
  private static final int SECOND = 2;
  private static final int RESULT = 3;
  private static final int PLIES = 4;
  private static final int ENDING = 5;

  private static final byte[][] RESULTS = {ascii("0-1"), ascii("0.5-0.5"), ascii("1-0")};
  private static final byte[] NORMAL = ascii("normal");
  private static final byte[] TIMEOUT = ascii("timeout");
  private static final byte[] LEFT = ascii("left");

  private static final int SHOWN = 200;
  private static final int MOST_FIGURES = 9;
  private static final int EVERY = 1 << 16;

  private final Ratings ratings;
  private final Listener listener;
  private final LongConsumer progress;
  private final LogRow row = new LogRow();
  private long lastTime;
  private long time;
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

  private static byte[] ascii(String word) {
    return word.getBytes(StandardCharsets.US_ASCII);
  }

  /** The time of the last game, to go on from. */
  public long lastTime() {
    return lastTime;
  }

  /** The time of the game that is being rated, as it is written. */
  public String timeText() {
    return row.text(TIME);
  }

  /** Reads a log to its end, or to the first row that is out of order. */
  public Summary read(InputStream in) throws IOException {
    LogLines lines = new LogLines(in);
    List<String> missing =
        lines.advance() ? row.header(lines.buffer(), lines.start(), lines.end(), COLUMNS) : COLUMNS;
    long line = 1;
    while (missing.isEmpty() && lines.advance()) {
      line++;
      if (line % EVERY == 0) {
        progress.accept(lines.bytes());
      }
      if (lines.end() > lines.start() && !take(lines, line)) {
        return new Summary(missing, line, rated, tooShort, leftOut);
      }
    }
    return new Summary(missing, 0, rated, tooShort, leftOut);
  }

  /** Takes a row; false when it is earlier than one before. */
  private boolean take(LogLines lines, long line) {
    Fault fault = lines.isTooLong() ? Fault.LENGTH : read(lines);
    if (fault == Fault.NONE) {
      if (time < lastTime) {
        return false;
      }
      lastTime = time;
      rate();
    } else {
      leftOut++;
      int length = Math.min(lines.end() - lines.start(), SHOWN);
      String text = new String(lines.buffer(), lines.start(), length, StandardCharsets.UTF_8);
      listener.leftOut(line, fault, text);
    }
    return true;
  }

  private Fault read(LogLines lines) {
    if (!row.read(lines.buffer(), lines.start(), lines.end())) {
      return Fault.QUOTE;
    }
    if (!row.isWhole()) {
      return Fault.CELLS;
    }
    byte[] bytes = row.bytes();
    time = LogTime.of(bytes, row.start(TIME), row.end(TIME));
    if (time == LogTime.NONE) {
      return Fault.TIME;
    }
    Fault players = players(bytes);
    if (players != Fault.NONE) {
      return players;
    }
    if (result() < 0) {
      return Fault.RESULT;
    }
    return plies() < 0 ? Fault.PLIES : ending();
  }

  private Fault players(byte[] bytes) {
    int first = row.start(FIRST);
    int second = row.start(SECOND);
    if (first == row.end(FIRST) || second == row.end(SECOND)) {
      return Fault.NAME;
    }
    boolean same = Arrays.equals(bytes, first, row.end(FIRST), bytes, second, row.end(SECOND));
    return same ? Fault.SAME_PLAYER : Fault.NONE;
  }

  /** 2 when the first won, 1 for a draw, 0 when the second won; negative for anything else. */
  private int result() {
    for (int result = 0; result < RESULTS.length; result++) {
      if (row.is(RESULT, RESULTS[result])) {
        return result;
      }
    }
    return -1;
  }

  private int plies() {
    int plies = 0;
    int start = row.start(PLIES);
    int end = row.end(PLIES);
    if (start == end || end - start > MOST_FIGURES) {
      return -1;
    }
    for (int i = start; i < end; i++) {
      int digit = row.bytes()[i] - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      plies = plies * 10 + digit;
    }
    return plies;
  }

  /** Running out of time and leaving lose, once both sides have moved. */
  private Fault ending() {
    if (row.is(ENDING, NORMAL)) {
      return Fault.NONE;
    }
    if (!row.is(ENDING, TIMEOUT) && !row.is(ENDING, LEFT)) {
      return Fault.ENDING;
    }
    return result() == 1 && isRated() ? Fault.NO_LOSER : Fault.NONE;
  }

  private boolean isRated() {
    return plies() >= ratings.scheme().fewestPlies();
  }

  private void rate() {
    if (!isRated()) {
      tooShort++;
      return;
    }
    byte[] bytes = row.bytes();
    int first = ratings.player(bytes, row.start(FIRST), row.end(FIRST));
    int second = ratings.player(bytes, row.start(SECOND), row.end(SECOND));
    ratings.game(first, second, result());
    rated++;
  }
}
