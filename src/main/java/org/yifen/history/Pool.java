package org.yifen.history;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.period.Closing;
import org.yifen.period.EventResult;
import org.yifen.period.HalfResult;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;

/**
 * The sum of all ratings at the opening of a half-year, what entered and left it, and the sum at
 * its closing. The balance is exact, in hundredths: one that is not cannot be made.
 *
 * @param opening the sum before, in points
 * @param closing the sum after, in points
 * @param flows what lies between, by cause
 */
public record Pool(long opening, long closing, List<Flow> flows) {

  /**
   * What one cause did.
   *
   * @param players how many ratings it touched; in games, how many results of players in events
   * @param hundredths of a point, above 0 when the pool grew
   */
  public record Flow(Cause cause, int players, long hundredths) {}

  public Pool {
    flows = List.copyOf(flows);
    long sum = 100 * opening + flows.stream().mapToLong(Flow::hundredths).sum();
    if (sum != 100 * closing) {
      throw new IllegalArgumentException(
          "the pool does not balance: %d + flows = %d hundredths, not %d"
              .formatted(opening, sum, 100 * closing));
    }
  }

  /** What two registers tell alone: who came, who went, and the changes of all others. */
  static Pool between(Register opening, Register closing) {
    Flows flows = new Flows();
    long after = 0;
    for (RegisterEntry entry : closing.entries()) {
      int now = entry.rating().orElse(0);
      int old = opening.find(entry.id()).map(RegisterEntry::rating).orElse(NONE).orElse(0);
      after += now;
      flows.add(
          old == 0 ? Cause.ENTERED : now == 0 ? Cause.LEFT : Cause.STAYED, 100L * (now - old));
    }
    long before = 0;
    for (RegisterEntry entry : opening.entries()) {
      int old = entry.rating().orElse(0);
      before += old;
      if (closing.index(entry.id()) < 0) {
        flows.add(Cause.LEFT, -100L * old);
      }
    }
    return new Pool(before, after, flows.of(List.of(Cause.ENTERED, Cause.LEFT, Cause.STAYED)));
  }

  private static final OptionalInt NONE = OptionalInt.empty();

  /** What the calculation of a half-year did, cause by cause. */
  public static Pool of(Register opening, HalfResult half) {
    return of(opening, half, Optional.empty());
  }

  /**
   * The same where corrections changed what was published.
   *
   * @param published the register published before, which the half did not open with
   */
  static Pool of(Register opening, HalfResult half, Optional<Register> published) {
    Flows flows = new Flows();
    long corrected = published.map(was -> corrections(was, opening, flows)).orElse(0L);
    for (EventResult result : half.results()) {
      for (int i = 0; i < result.event().size(); i++) {
        if (result.isRated(i) && result.games(i) > 0) {
          flows.count(Cause.GAMES, result.uncapped(i));
          flows.add(Cause.CHAMPIONS, result.change(i) - result.uncapped(i));
        }
      }
    }
    long before = 0;
    long after = 0;
    for (int player = 0; player < opening.size(); player++) {
      Closing closing = half.closing(player);
      before += closing.opening().orElse(0);
      after += closing.closing().orElse(0);
      flows.player(closing);
    }
    return new Pool(
        before - corrected,
        after,
        flows.of(List.of(Cause.values()).stream().filter(c -> !c.isOfRegisters()).toList()));
  }

  /** By how much corrections changed the sum of the ratings before, in points. */
  private static long corrections(Register was, Register opening, Flows flows) {
    long sum = 0;
    for (RegisterEntry entry : opening.entries()) {
      int old = was.find(entry.id()).map(RegisterEntry::rating).orElse(NONE).orElse(0);
      flows.add(Cause.CORRECTIONS, 100L * (entry.rating().orElse(0) - old));
      sum += entry.rating().orElse(0) - old;
    }
    for (RegisterEntry entry : was.entries()) {
      if (opening.index(entry.id()) < 0) {
        flows.add(Cause.CORRECTIONS, -100L * entry.rating().orElse(0));
        sum -= entry.rating().orElse(0);
      }
    }
    return sum;
  }

  /** The flow of a cause; nothing where it did nothing. */
  public long of(Cause cause) {
    return flows.stream().filter(f -> f.cause() == cause).mapToLong(Flow::hundredths).sum();
  }

  /** Adds up what the causes did. */
  private static final class Flows {

    private final Map<Cause, long[]> sums = new EnumMap<>(Cause.class);

    /** Adds a change, which counts for a player unless it is none. */
    void add(Cause cause, long hundredths) {
      if (hundredths != 0) {
        count(cause, hundredths);
      }
    }

    void count(Cause cause, long hundredths) {
      long[] sum = sums.computeIfAbsent(cause, c -> new long[2]);
      sum[0]++;
      sum[1] += hundredths;
    }

    /** What the closing of a half-year did to one player, in its order. */
    void player(Closing closing) {
      int before = closing.first().map(first -> first.rating()).orElse(0);
      if (closing.opening().isPresent()) {
        int rounded = closing.rounded().orElseThrow();
        add(Cause.ROUNDING, 100L * (rounded - closing.opening().getAsInt()) - closing.sum());
        add(Cause.DECAY, 100L * closing.decay());
        before = rounded + closing.decay();
        if (closing.cancelled()) {
          add(Cause.CANCELLED, -100L * before);
          before = 0;
        }
      }
      boolean below = closing.belowFloor().isPresent();
      if (closing.opening().isPresent() && below) {
        add(Cause.FLOOR, -100L * before);
      } else if (!below) {
        add(Cause.FIRST_RATINGS, closing.opening().isPresent() ? 0 : 100L * before);
      }
      int listed = below ? 0 : before;
      add(Cause.TITLES, 100L * (closing.closing().orElse(0) - listed));
    }

    List<Flow> of(List<Cause> causes) {
      return causes.stream()
          .map(cause -> of(cause, sums.getOrDefault(cause, new long[2])))
          .toList();
    }

    private static Flow of(Cause cause, long[] sum) {
      return new Flow(cause, (int) sum[0], sum[1]);
    }
  }
}
