package org.yifen.xiangqi.adjudication;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.xiangqi.adjudication.TimeControl.Fault;
import org.yifen.xiangqi.adjudication.TimeControl.Reading;
import org.yifen.xiangqi.adjudication.TimeControl.SideTime;
import org.yifen.xiangqi.adjudication.TimeControl.Stage;
import org.yifen.xiangqi.adjudication.TimeToken.Sense;
import org.yifen.xiangqi.board.Side;

/**
 * Reads time controls as people write them, and as PGN does:
 *
 * <pre>
 * control = side | "red" ["="] side "black" ["="] side
 * side    = stage { [","] stage } { "+" time | "move" time | "byo-yomi" time }
 *         | stage "|" [time] "|" [time]          game time, move time, byo-yomi
 * stage = [moves "/"] time ["+" time]
 * time    = 60m | 1h30m | 1:30:00 | 30s | 3600     a number alone is seconds
 * </pre>
 *
 * Chinese words stand for the signs: 60分钟加30秒, 30着60分钟, 局时20分钟步时60秒读秒30秒, 红10分钟黑20分钟.
 */
final class TimeControlReader {

  /** The longest time that is taken for one. */
  static final int MOST_HOURS = 1000;

  /**
   * A base time of so many seconds or fewer needs its unit: no event plays so fast, and 60+30 as
   * people write it means minutes.
   */
  static final int UNCLEAR_SECONDS = 180;

  /** Characters of a time control at most; what is longer is something else. */
  private static final int LONGEST = 200;

  private static final int MINUTE = 60;
  private static final int HOUR = 3600;

  private final List<TimeToken> tokens;
  private int at;

  private TimeControlReader(List<TimeToken> tokens) {
    this.tokens = tokens;
  }

  /** Ends the reading of a text at its first fault. */
  private static final class Refused extends Exception {

    private static final long serialVersionUID = 1L;
    private final Fault fault;
    private final int offset;

    Refused(Fault fault, TimeToken token) {
      super(fault.name());
      this.fault = fault;
      this.offset = token.offset();
    }
  }

  static Reading read(String text) {
    if (text.length() > LONGEST) {
      return new Reading(Optional.empty(), Optional.of(Fault.UNKNOWN_WORD), LONGEST);
    }
    TimeControlReader reader = new TimeControlReader(TimeToken.of(text));
    try {
      return new Reading(Optional.of(reader.control()), Optional.empty(), 0);
    } catch (Refused e) {
      return new Reading(Optional.empty(), Optional.of(e.fault), e.offset);
    }
  }

  private TimeToken token() {
    return tokens.get(at);
  }

  private boolean is(Sense sense) {
    return token().sense() == sense;
  }

  private boolean accept(Sense sense) {
    boolean is = is(sense);
    at += is ? 1 : 0;
    return is;
  }

  private TimeControl control() throws Refused {
    if (!is(Sense.RED) && !is(Sense.BLACK)) {
      TimeControl control = TimeControl.of(side());
      if (!is(Sense.END)) {
        throw new Refused(Fault.ONE_SIDE, token());
      }
      return control;
    }
    Map<Side, SideTime> times = new EnumMap<>(Side.class);
    while (is(Sense.RED) || is(Sense.BLACK)) {
      TimeToken name = token();
      Side side = accept(Sense.RED) ? Side.RED : Side.BLACK;
      at += side == Side.BLACK ? 1 : 0;
      if (!accept(Sense.IS)) {
        accept(Sense.NEXT);
      }
      if (times.put(side, side()) != null) {
        throw new Refused(Fault.TWICE, name);
      }
    }
    SideTime red = times.get(Side.RED);
    SideTime black = times.get(Side.BLACK);
    if (red == null || black == null) {
      throw new Refused(Fault.ONE_SIDE, token());
    }
    return new TimeControl(red, black);
  }

  private SideTime side() throws Refused {
    TimeToken begin = token();
    accept(Sense.GAME_TIME);
    List<Stage> stages = new ArrayList<>(List.of(stage(begin)));
    Duration[] limits = {Duration.ZERO, Duration.ZERO};
    TimeToken part = token();
    while (!isEndOfSide()) {
      part(stages, limits);
    }
    Stage last = stages.get(stages.size() - 1);
    if (last.moves() > 0 && !limits[1].isZero()) {
      throw new Refused(Fault.NEVER_REACHED, part);
    }
    for (Stage stage : stages) {
      if (stage.time().isZero() && (stage.moves() > 0 || limits[1].isZero())) {
        throw new Refused(Fault.OUT_OF_RANGE, begin);
      }
    }
    return new SideTime(stages, limits[0], limits[1]);
  }

  private boolean isEndOfSide() {
    boolean comma = is(Sense.NEXT);
    Sense sense = tokens.get(comma ? at + 1 : at).sense();
    boolean ends = sense == Sense.RED || sense == Sense.BLACK || (sense == Sense.END && !comma);
    at += ends && comma ? 1 : 0;
    return ends;
  }

  private void part(List<Stage> stages, Duration[] limits) throws Refused {
    boolean comma = accept(Sense.NEXT);
    TimeToken begin = token();
    int last = stages.size() - 1;
    switch (begin.sense()) {
      case PLUS -> {
        Stage before = stages.get(last);
        if (!before.increment().isZero()) {
          throw new Refused(Fault.TWICE, begin);
        }
        at++;
        stages.set(last, new Stage(before.moves(), before.time(), time(false)));
      }
      case MOVE_TIME, BYO_YOMI -> {
        at++;
        limit(limits, begin.sense() == Sense.MOVE_TIME ? 0 : 1, begin);
      }
      case BAR -> {
        at++;
        bar(limits, 0, begin);
        if (is(Sense.BAR)) {
          at++;
          bar(limits, 1, begin);
        }
      }
      case NUMBER, CLOCK -> {
        if (stages.get(last).moves() == 0) {
          throw new Refused(Fault.REST_NOT_LAST, begin);
        }
        stages.add(stage(begin));
      }
      default -> throw new Refused(comma ? Fault.NO_TIME : Fault.UNKNOWN_WORD, begin);
    }
  }

  private void limit(Duration[] limits, int which, TimeToken begin) throws Refused {
    Duration time = time(false);
    if (!limits[which].isZero()) {
      throw new Refused(Fault.TWICE, begin);
    }
    limits[which] = time;
  }

  /** A time behind a bar, if there is one. */
  private void bar(Duration[] limits, int which, TimeToken begin) throws Refused {
    if (!accept(Sense.NONE) && !is(Sense.BAR) && !isEndOfSide()) {
      limit(limits, which, begin);
    }
  }

  private Stage stage(TimeToken begin) throws Refused {
    int moves = 0;
    TimeToken number = token();
    Sense following = tokens.get(Math.min(at + 1, tokens.size() - 1)).sense();
    boolean counted = following == Sense.SLASH || following == Sense.MOVES;
    if (number.sense() == Sense.NUMBER && counted) {
      moves = number.value();
      at++;
      accept(Sense.MOVES);
      accept(Sense.SLASH);
      accept(Sense.NEXT);
      if (moves < 1 || moves == Integer.MAX_VALUE) {
        throw new Refused(Fault.OUT_OF_RANGE, begin);
      }
    }
    Duration time = time(true);
    Duration increment = accept(Sense.PLUS) ? time(false) : Duration.ZERO;
    return new Stage(moves, time, increment);
  }

  /** A time; {@code isBase} for the one whose unit may be unclear. */
  private Duration time(boolean isBase) throws Refused {
    TimeToken begin = token();
    if (accept(Sense.CLOCK)) {
      return Duration.ofSeconds(begin.value());
    }
    if (!is(Sense.NUMBER)) {
      boolean unknown = is(Sense.UNKNOWN);
      throw new Refused(unknown ? Fault.UNKNOWN_WORD : Fault.NO_TIME, begin);
    }
    long seconds = unit() == 0 ? bare(isBase) : united();
    if (seconds > (long) MOST_HOURS * HOUR) {
      throw new Refused(Fault.OUT_OF_RANGE, begin);
    }
    return Duration.ofSeconds(seconds);
  }

  private long bare(boolean isBase) throws Refused {
    TimeToken number = token();
    boolean unclear = isBase && number.value() > 0 && number.value() <= UNCLEAR_SECONDS;
    if (unclear) {
      throw new Refused(Fault.NO_UNIT, number);
    }
    at++;
    return number.value();
  }

  /** Numbers with units, the larger before the smaller: 1h30m, and 1h30 as people write it. */
  private long united() {
    long seconds = 0;
    int before = Integer.MAX_VALUE;
    while (is(Sense.NUMBER)) {
      int unit = unit();
      boolean minutes = unit == 0 && before == HOUR && !isCount();
      if ((unit == 0 && !minutes) || unit >= before) {
        break;
      }
      seconds += (long) token().value() * (minutes ? MINUTE : unit);
      at += minutes ? 1 : 2;
      before = minutes ? MINUTE : unit;
    }
    return seconds;
  }

  /** Whether a number counts moves. */
  private boolean isCount() {
    Sense sense = tokens.get(at + 1).sense();
    return sense == Sense.SLASH || sense == Sense.MOVES;
  }

  /** The seconds of the unit behind a number; 0 when there is none. */
  private int unit() {
    return switch (tokens.get(at + 1).sense()) {
      case HOUR -> HOUR;
      case MINUTE -> MINUTE;
      case SECOND -> 1;
      default -> 0;
    };
  }
}
