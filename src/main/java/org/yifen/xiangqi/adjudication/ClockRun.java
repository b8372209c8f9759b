package org.yifen.xiangqi.adjudication;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.yifen.xiangqi.adjudication.SideClock.Fit;
import org.yifen.xiangqi.adjudication.SideClock.Made;
import org.yifen.xiangqi.board.Side;

/**
 * The clocks of a game, move by move: what each side has left, and the first move for which it took
 * longer than it had (超时).
 *
 * <p>A reading is what the clock shows after the move, the increment included. Increments are added
 * after the move; a stage's time after the last move of the one before, and what was not used is
 * kept. In byo-yomi the move for which game time runs out may take the byo-yomi on top. A side that
 * uses exactly what it has does not overstep. Whether a mate stands against a flag is not decided
 * here: the board is not known.
 */
public final class ClockRun {

  /** What was overstepped. */
  public enum Limit {
    /** The time of the stage or the game (局时). */
    GAME_TIME,
    /** The longest time for one move (步时). */
    MOVE_TIME,
    /** The time for one move when all other time is used up (读秒). */
    BYO_YOMI,
    /** A penalty took more than was left. */
    PENALTY
  }

  /**
   * A flag that fell.
   *
   * @param ply the move that took too long, from 1; with a penalty the move before it
   * @param over by how much
   * @param certain false when only a reading below the increment tells of it, and nothing shows
   *     that the clock was read after the increment was added
   */
  public record Flag(int ply, Side side, Limit limit, Duration over, boolean certain) {}

  /** Why a reading is remarkable. */
  public enum Doubt {
    /** The clock shows more than it can: {@code expected} is the most. */
    TOO_HIGH,
    /** The time of the move is another than the clocks tell: {@code expected} is theirs. */
    DIFFERS,
    /** Exactly nothing is left; whether the flag fell does not show. */
    NOTHING_LEFT,
    /** A reading in byo-yomi does not tell how long the move took. */
    NOT_TOLD
  }

  /**
   * A reading that does not fit.
   *
   * @param read what the record has
   * @param expected what it could be; zero where there is nothing to say
   */
  public record Remark(Doubt doubt, int ply, Side side, Duration read, Duration expected) {}

  private final Map<Side, SideClock> clocks = new EnumMap<>(Side.class);
  private final Map<Side, Flag> flags = new EnumMap<>(Side.class);
  private final Set<Side> toldOnce = EnumSet.noneOf(Side.class);
  private final List<Remark> remarks = new ArrayList<>();
  private final List<Integer> missing = new ArrayList<>();
  private Side toMove;
  private int ply;
  private boolean credited;

  /** Clocks before the first move. */
  public ClockRun(TimeControl control, Side first) {
    for (Side side : Side.values()) {
      clocks.put(side, new SideClock(control.of(side)));
    }
    toMove = first;
  }

  /**
   * The next move.
   *
   * @param shown the clock after it
   * @param used time for it
   */
  public void move(Optional<Duration> shown, Optional<Duration> used) {
    Side mover = toMove;
    ply++;
    SideClock clock = clock(mover);
    OptionalLong reading = millis(shown);
    OptionalLong time = millis(used);
    credited |= clock.isCredited(reading, time);
    long increment = clock.increment();
    Made made = clock.move(reading, time);
    if (made.fit() == Fit.MISSING) {
      missing.add(ply);
    } else if (!flags.containsKey(mover)) {
      remark(made, mover, shown.or(() -> used).orElse(Duration.ZERO), used);
    }
    if (made.over() > 0) {
      boolean unclear = made.byReading() && !credited && made.over() <= increment;
      flag(mover, made.limit(), made.over(), !unclear);
    }
    toMove = mover.other();
  }

  private void remark(Made made, Side mover, Duration read, Optional<Duration> used) {
    Duration expected = Duration.ofMillis(made.expected());
    if (made.fit() == Fit.TOO_HIGH) {
      remarks.add(new Remark(Doubt.TOO_HIGH, ply, mover, read, expected));
    } else if (made.fit() == Fit.DIFFERS) {
      remarks.add(new Remark(Doubt.DIFFERS, ply, mover, used.orElse(read), expected));
    } else if (made.fit() == Fit.NOT_TOLD && toldOnce.add(mover)) {
      remarks.add(new Remark(Doubt.NOT_TOLD, ply, mover, read, Duration.ZERO));
    } else if (made.fit() == Fit.FITS && made.none() && toldOnce.add(mover)) {
      remarks.add(new Remark(Doubt.NOTHING_LEFT, ply, mover, read, Duration.ZERO));
    }
  }

  /** Takes a penalty off a side's clock after the moves so far. */
  public void penalty(Side side, Duration penalty) {
    long over = clock(side).penalty(penalty.toMillis());
    if (over > 0) {
      flag(side, Limit.PENALTY, over, true);
    }
  }

  private void flag(Side side, Limit limit, long over, boolean certain) {
    Flag before = flags.get(side);
    if (before == null || (certain && !before.certain())) {
      flags.put(side, new Flag(ply, side, limit, Duration.ofMillis(over), certain));
    }
  }

  private SideClock clock(Side side) {
    SideClock clock = clocks.get(side);
    if (clock == null) {
      throw new IllegalStateException("no clock of " + side);
    }
    return clock;
  }

  private static OptionalLong millis(Optional<Duration> time) {
    return time.isPresent() ? OptionalLong.of(time.get().toMillis()) : OptionalLong.empty();
  }

  /** What a side has left before its next move; empty after moves without a time. */
  public Optional<Duration> remaining(Side side) {
    SideClock clock = clock(side);
    return clock.isExact() ? Optional.of(Duration.ofMillis(clock.left())) : Optional.empty();
  }

  /** The first flag of a side. */
  public Optional<Flag> flag(Side side) {
    return Optional.ofNullable(flags.get(side));
  }

  /** The flag that fell first, a certain one before one in doubt: that side has lost. */
  public Optional<Flag> flag() {
    return flags.values().stream()
        .min(
            (a, b) ->
                a.certain() == b.certain()
                    ? Integer.compare(a.ply(), b.ply())
                    : Boolean.compare(b.certain(), a.certain()));
  }

  /** Readings that do not fit, in the order of the moves, up to the first flag of their side. */
  public List<Remark> remarks() {
    return List.copyOf(remarks);
  }

  /** The moves that have neither a reading nor a time. */
  public List<Integer> missing() {
    return List.copyOf(missing);
  }
}
