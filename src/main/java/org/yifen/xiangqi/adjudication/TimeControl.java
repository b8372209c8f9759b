package org.yifen.xiangqi.adjudication;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.yifen.xiangqi.board.Side;

/**
 * How much time each side has (比赛用时): base time with or without increment, moves in time with
 * further stages, sudden death, odds, and the game time, move time and byo-yomi of online games.
 *
 * <p>The text form is that of {@link TimeControlReader}; {@link #toString} writes it so that it is
 * read back as the same.
 */
public record TimeControl(SideTime red, SideTime black) {

  /** Competition rules: a game of at most so much a side is rapid (快棋). */
  public static final Duration RAPID = Duration.ofMinutes(15);

  /**
   * One stage.
   *
   * @param moves that a side has to make in it; 0 for the rest of the game
   * @param time that is added when it begins
   * @param increment that is added after each move in it; zero for none
   */
  public record Stage(int moves, Duration time, Duration increment) {

    public Stage {
      if (moves < 0 || time.isNegative() || increment.isNegative()) {
        throw new IllegalArgumentException(
            "%d moves, %s, increment %s".formatted(moves, time, increment));
      }
    }

    @Override
    public String toString() {
      return (moves == 0 ? "" : moves + "/")
          + words(time)
          + (increment.isZero() ? "" : "+" + words(increment));
    }
  }

  /**
   * The time of one side.
   *
   * @param stages one or more; the last is for the rest of the game, or comes again and again
   * @param moveTime the longest for one move while there is game time (步时); zero for no limit
   * @param byoYomi for each move when all other time is used up (读秒); zero for none
   */
  public record SideTime(List<Stage> stages, Duration moveTime, Duration byoYomi) {

    public SideTime {
      stages = List.copyOf(stages);
      if (stages.isEmpty() || moveTime.isNegative() || byoYomi.isNegative()) {
        throw new IllegalArgumentException(
            "%s, move time %s, byo-yomi %s".formatted(stages, moveTime, byoYomi));
      }
      for (int i = 0; i < stages.size() - 1; i++) {
        if (stages.get(i).moves() == 0) {
          throw new IllegalArgumentException("the rest of the game is not last: " + stages);
        }
      }
      if (!byoYomi.isZero() && stages.get(stages.size() - 1).moves() != 0) {
        throw new IllegalArgumentException("byo-yomi after stages that come again: " + stages);
      }
    }

    boolean isRapid() {
      Stage first = stages.get(0);
      return first.moves() == 0 && first.time().compareTo(RAPID) <= 0;
    }

    @Override
    public String toString() {
      StringBuilder out = new StringBuilder();
      for (Stage stage : stages) {
        out.append(out.length() == 0 ? "" : ",").append(stage);
      }
      if (!moveTime.isZero() || !byoYomi.isZero()) {
        out.append('|').append(moveTime.isZero() ? "-" : words(moveTime));
        out.append('|').append(byoYomi.isZero() ? "-" : words(byoYomi));
      }
      return out.toString();
    }
  }

  /** What is wrong with a text that is no time control. */
  public enum Fault {
    /** A time is expected here. */
    NO_TIME,
    /** A word or sign that means nothing in a time control. */
    UNKNOWN_WORD,
    /** A number that may be minutes as well as seconds. */
    NO_UNIT,
    /** Time for the rest of the game, but another stage follows. */
    REST_NOT_LAST,
    /** Byo-yomi behind stages that come again and again, so that it is never reached. */
    NEVER_REACHED,
    /** The same is said twice. */
    TWICE,
    /** One side's time is given and not the other's. */
    ONE_SIDE,
    /** No time at all, or more than {@value TimeControlReader#MOST_HOURS} hours. */
    OUT_OF_RANGE
  }

  /**
   * A text, read.
   *
   * @param control what it says; empty after a fault
   * @param fault what is wrong
   * @param offset where the fault is, in characters from 0; 0 without a fault
   */
  public record Reading(Optional<TimeControl> control, Optional<Fault> fault, int offset) {}

  /** The same time for both sides. */
  public static TimeControl of(SideTime both) {
    return new TimeControl(both, both);
  }

  /** Reads a time control; see docs/games.md for its forms. */
  public static Reading read(String text) {
    return TimeControlReader.read(text);
  }

  /** The time of a side. */
  public SideTime of(Side side) {
    return side == Side.RED ? red : black;
  }

  /** Whether a side has at most {@link #RAPID} for the whole game, increments left aside. */
  public boolean isRapid() {
    return red.isRapid() && black.isRapid();
  }

  /** Minutes and seconds: {@code 60m}, {@code 1m30s}, {@code 30s}. */
  static String words(Duration time) {
    long minutes = time.toMinutes();
    int seconds = time.toSecondsPart();
    return (minutes > 0 ? minutes + "m" : "") + (seconds > 0 || minutes == 0 ? seconds + "s" : "");
  }

  @Override
  public String toString() {
    return red.equals(black) ? red.toString() : "red=" + red + " black=" + black;
  }
}
