package org.yifen.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.yifen.period.EventResult;
import org.yifen.period.Fixtures;
import org.yifen.player.Register;

@Label("The balance of the pool, whatever a half-year brought")
class PoolProperties {

  @Property(tries = 500)
  @Label("opening and flows are the closing to the hundredth, cause by cause and by registers")
  void balance(@ForAll long seed) {
    Fixtures.Closed closed = RandomHalves.of(seed);
    for (Pool pool :
        new Pool[] {
          Pool.of(closed.opening(), closed.result()),
          Pool.between(closed.opening(), closed.closing())
        }) {
      BigDecimal sum = BigDecimal.valueOf(sum(closed.opening()));
      for (Pool.Flow flow : pool.flows()) {
        sum = sum.add(BigDecimal.valueOf(flow.hundredths(), 2));
      }
      assertThat(sum).isEqualByComparingTo(BigDecimal.valueOf(sum(closed.closing())));
    }
  }

  /** As anybody would add up the published registers. */
  private static long sum(Register register) {
    return register.entries().stream().mapToLong(e -> e.rating().orElse(0)).sum();
  }

  @Property(tries = 300)
  @Label("games and champions' protection are the published changes of the rated")
  void games(@ForAll long seed) {
    Fixtures.Closed closed = RandomHalves.of(seed);
    long changes = 0;
    for (EventResult result : closed.result().results()) {
      for (int i = 0; i < result.event().size(); i++) {
        changes += result.isRated(i) ? result.change(i) : 0;
      }
    }
    Pool pool = Pool.of(closed.opening(), closed.result());

    assertThat(pool.of(Cause.GAMES) + pool.of(Cause.CHAMPIONS)).isEqualTo(changes);
    assertThat(pool.of(Cause.CHAMPIONS)).isNotNegative();
    assertThat(pool.of(Cause.DECAY)).isNotPositive();
    assertThat(pool.of(Cause.CANCELLED)).isNotPositive();
    assertThat(pool.of(Cause.FLOOR)).isNotPositive();
    assertThat(pool.of(Cause.FIRST_RATINGS)).isNotNegative();
    assertThat(pool.of(Cause.TITLES)).isNotNegative();
  }
}
