package org.yifen.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.yifen.period.ByPlayer;
import org.yifen.period.HalfResult;
import org.yifen.period.HalfYear;
import org.yifen.period.Pending;
import org.yifen.period.RatedEvent;
import org.yifen.period.States;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.regulation.Regulation;

/**
 * The calculation of all half-years, one thread, events in memory. Everything {@code explain} needs
 * is recorded on the way, as in every run.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class HalfYearsBenchmark {

  private final Regulation regulation = Regulation.builtIn();
  private final List<List<RatedEvent>> halves = new ArrayList<>();
  private Register register;

  /** Makes the events; the seed is the system property {@code seed}. */
  @Setup
  public void prepare() {
    Federation federation = new Federation(Long.getLong("seed", 1));
    register = federation.register();
    for (int half = 0; half < Federation.HALVES; half++) {
      halves.add(federation.events(half).stream().map(this::prepared).toList());
    }
  }

  private RatedEvent prepared(MadeEvent event) {
    List<Player> players = event.people().stream().map(Person::player).toList();
    return RatedEvent.of(event.event(), players, register);
  }

  /** From the opening states to the last list. */
  @Benchmark
  public States allHalves() {
    States states = States.of(register);
    ByPlayer<Pending> pending = new ByPlayer<>();
    for (int half = 0; half < halves.size(); half++) {
      HalfResult result =
          new HalfYear(regulation, Federation.period(half))
              .run(states, rated(states, half), pending, new ByPlayer<>());
      states = result.closingStates();
      pending = result.pending();
    }
    return states;
  }

  /** The round robins of which two thirds are rated, and every Swiss event (article 4.1). */
  private List<RatedEvent> rated(States states, int half) {
    List<RatedEvent> rated = new ArrayList<>();
    for (RatedEvent event : halves.get(half)) {
      int count = 0;
      for (int i = 0; i < event.size(); i++) {
        count += states.rating(event.player(i)) > 0 ? 1 : 0;
      }
      if (!event.event().system().isRoundRobin() || 3 * count >= 2 * event.size()) {
        rated.add(event);
      }
    }
    return rated;
  }
}
