package org.yifen.xiangqi.adjudication;

import java.util.OptionalLong;
import org.yifen.xiangqi.adjudication.ClockRun.Limit;
import org.yifen.xiangqi.adjudication.TimeControl.SideTime;
import org.yifen.xiangqi.adjudication.TimeControl.Stage;

/**
 * One side's clock; all times in milliseconds. Where moves have no time, {@link #left} is the most
 * that can be left, so that nobody is said to have overstepped who may not have.
 */
final class SideClock {

  /** Clocks show whole seconds: readings may differ by so much. */
  static final long ROUNDING = 1000;

  private final SideTime time;
  private long left;
  private boolean exact = true;
  private int stage;
  private int moves;

  /** Time of later stages that a clock does not show before the one at hand is used up. */
  private long later;

  /** A penalty that no reading has shown yet. */
  private long penalty;

  /** Penalties that the readings leave out, since nobody set the clock. */
  private long hidden;

  SideClock(SideTime time) {
    this.time = time;
    left = time.stages().get(0).time().toMillis();
  }

  /** How readings and times of one move look beside what was left. */
  enum Fit {
    /** As they may be. */
    FITS,
    /** Neither time nor reading. */
    MISSING,
    /** The reading is higher than possible. */
    TOO_HIGH,
    /** Reading and time used contradict each other. */
    DIFFERS,
    /** The reading is of byo-yomi, which does not tell how long the move took. */
    NOT_TOLD
  }

  /**
   * What came of a move.
   *
   * @param used time for the move, as far as it is known
   * @param over by how much it was more than allowed; 0 when it was not
   * @param limit that was overstepped, or would have been first
   * @param byReading whether only a reading tells of {@code used}
   * @param expected with a fit that is none: the highest reading, or the time by the readings
   * @param none whether exactly nothing was left
   */
  record Made(
      Fit fit, long used, long over, Limit limit, boolean byReading, long expected, boolean none) {}

  /** Time left, later stages that have begun included. */
  long left() {
    return left + later;
  }

  /** Whether {@link #left} is known, not only bounded. */
  boolean isExact() {
    return exact;
  }

  /** Whether a reading after the first move shows that increments are added before it is taken. */
  boolean isCredited(OptionalLong shown, OptionalLong used) {
    boolean first = moves == 0 && stage == 0 && exact;
    if (!first || shown.isEmpty() || increment() <= 2 * ROUNDING) {
      return false;
    }
    long most = left + increment() - shown.getAsLong();
    return most < increment() - ROUNDING
        || (used.isPresent() && Math.abs(most - used.getAsLong()) <= ROUNDING);
  }

  long increment() {
    return time.stages().get(stage).increment().toMillis();
  }

  /** Takes a penalty off; gives by how much it is more than was left, where that loses. */
  long penalty(long millis) {
    penalty += millis;
    left -= millis;
    long over = time.byoYomi().isZero() ? Math.max(0, -left()) : 0;
    if (left() < 0) {
      left = -later;
    }
    return over;
  }

  /** Makes a move after {@code used}, after which the clock shows {@code shown}. */
  Made move(OptionalLong shown, OptionalLong used) {
    long increment = increment();
    long next = nextStage();
    if (shown.isPresent()) {
      return shown(shown.getAsLong(), used, increment, next);
    }
    if (used.isEmpty()) {
      left += increment + next;
      exact = false;
      return new Made(Fit.MISSING, 0, 0, Limit.GAME_TIME, false, 0, false);
    }
    Made made = judged(Fit.FITS, used.getAsLong(), left(), false, 0);
    left = Math.max(0, left() - made.used) + increment + next;
    later = 0;
    return made;
  }

  /** Counts a move and gives the time of the stage that begins after it; 0 when none does. */
  private long nextStage() {
    moves++;
    Stage now = time.stages().get(stage);
    if (now.moves() == 0 || moves < now.moves()) {
      return 0;
    }
    moves = 0;
    stage = Math.min(stage + 1, time.stages().size() - 1);
    return time.stages().get(stage).time().toMillis();
  }

  private Made shown(long reading, OptionalLong used, long increment, long next) {
    long most = left() + increment + next;
    long shown = reading - hidden;
    if (penalty > 0 && shown > most + ROUNDING && shown - penalty <= most + ROUNDING) {
      hidden += penalty;
      shown -= penalty;
    }
    penalty = 0;
    if (isByoYomi(shown, increment)) {
      return byoYomi(used);
    }
    if (shown > most + ROUNDING) {
      Made made = judged(Fit.TOO_HIGH, used.orElse(0), left(), false, most + hidden);
      set(shown, 0);
      return made;
    }
    boolean delayed = isDelayed(shown, increment, next);
    long base = delayed ? left : left();
    long taken = Math.max(0, (delayed ? left + increment : most) - shown);
    boolean differs = exact && used.isPresent() && Math.abs(used.getAsLong() - taken) > ROUNDING;
    boolean byReading = used.isEmpty() || differs;
    long told = byReading ? taken : used.getAsLong();
    Made made =
        judged(differs ? Fit.DIFFERS : Fit.FITS, told, base, byReading, differs ? taken : 0);
    set(shown, delayed ? later + next : 0);
    return made;
  }

  private void set(long shown, long waiting) {
    left = shown;
    later = waiting;
    exact = true;
  }

  /** Whether the game time is used up and the clock counts byo-yomi. */
  private boolean isByoYomi(long shown, long increment) {
    long byoYomi = time.byoYomi().toMillis();
    boolean higher = shown > left + increment + ROUNDING;
    return byoYomi > 0 && shown <= byoYomi + ROUNDING && (left <= 0 || higher);
  }

  private Made byoYomi(OptionalLong used) {
    Made made =
        used.isEmpty()
            ? new Made(Fit.NOT_TOLD, 0, 0, Limit.BYO_YOMI, false, 0, false)
            : judged(Fit.FITS, used.getAsLong(), left(), false, 0);
    set(0, 0);
    return made;
  }

  /**
   * Whether the clock shows the stage at hand until its time is used up, as many clocks do, though
   * by the rules the next one's is added after its last move.
   */
  private boolean isDelayed(long shown, long increment, long next) {
    long taken = left + increment - shown;
    boolean possible = taken >= -ROUNDING && taken <= left;
    boolean tooLong = left + increment + next - shown > left;
    return possible && (later > 0 || (next > 0 && tooLong));
  }

  private Made judged(Fit fit, long used, long base, boolean byReading, long expected) {
    long byoYomi = time.byoYomi().toMillis();
    long moveTime = time.moveTime().toMillis();
    long allowed = Math.max(0, base) + byoYomi;
    Limit limit = byoYomi > 0 ? Limit.BYO_YOMI : Limit.GAME_TIME;
    boolean limited = moveTime > 0 && base > 0 && (exact || moveTime >= byoYomi);
    if (limited && moveTime < allowed) {
      allowed = moveTime;
      limit = Limit.MOVE_TIME;
    }
    boolean none = exact && byoYomi == 0 && used == base;
    return new Made(fit, used, Math.max(0, used - allowed), limit, byReading, expected, none);
  }
}
