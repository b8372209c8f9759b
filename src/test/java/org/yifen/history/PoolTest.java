package org.yifen.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.yifen.period.Fixtures.half;
import static org.yifen.period.Fixtures.idle;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.woman;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.period.Fixtures;
import org.yifen.player.Register;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Title;

@DisplayName("The pool of ratings, what enters and leaves it")
class PoolTest {

  private static final PeriodId JANUARY = new PeriodId(2026, 1);

  private static Pool of(Fixtures.HalfBuilder half) {
    Fixtures.Closed closed = half.close();
    return Pool.of(closed.opening(), closed.result());
  }

  private static long flow(Pool pool, Cause cause) {
    return pool.of(cause);
  }

  @Test
  @DisplayName("articles 8: games of equal players give what they take; half points are rounded up")
  void rounding() {
    // We = 2 × 0.50 − ½ = 0.5: +7.50 and −7.50; 2407.5 and 2392.5 are rounded half up
    Pool pool = of(half().event(roundRobin("E", man("A", 2400), man("B", 2400)).games("A-B 1")));

    assertThat(pool.opening()).isEqualTo(4800);
    assertThat(pool.closing()).isEqualTo(2408 + 2393);
    assertThat(flow(pool, Cause.GAMES)).isZero();
    assertThat(flow(pool, Cause.ROUNDING)).isEqualTo(100);
  }

  @Test
  @DisplayName("article 8: unlike K, and a champion who loses nothing")
  void champion() {
    // average 2450; D = ±50: P = .57 and .43; We = .64 and .36
    // A (K = 10) 10 × (0 − .64) = −6.40, spared; B (K = 15) 15 × (1 − .36) = +9.60
    Pool pool =
        of(
            half()
                .event(
                    roundRobin("E", man("A", 2500), man("B", 2400))
                        .games("A-B 0")
                        .place("A", 1)
                        .place("B", 2)));

    assertThat(flow(pool, Cause.GAMES)).isEqualTo(-640 + 960);
    assertThat(flow(pool, Cause.CHAMPIONS)).isEqualTo(640);
    assertThat(flow(pool, Cause.ROUNDING)).as("2409.60 to 2410").isEqualTo(40);
    assertThat(pool.closing()).isEqualTo(2500 + 2410);
  }

  @Test
  @DisplayName("article 2: decay, a rating that decays below the floor, a rating cancelled")
  void inactivity() {
    // four half-years: −20; eight: cancelled
    Pool pool = of(half(idle(man("D", 2400), 3), idle(man("F", 2310), 3), idle(man("X", 2500), 7)));

    assertThat(flow(pool, Cause.DECAY)).isEqualTo(-2 * 2000);
    assertThat(flow(pool, Cause.FLOOR)).as("2310 − 20 = 2290").isEqualTo(-229_000);
    assertThat(flow(pool, Cause.CANCELLED)).isEqualTo(-250_000);
    assertThat(pool.flows())
        .contains(new Pool.Flow(Cause.DECAY, 2, -4_000), new Pool.Flow(Cause.FLOOR, 1, -229_000));
    assertThat(pool.closing()).isEqualTo(2380);
  }

  @Test
  @DisplayName("article 9: a first rating enters; one below the floor never does")
  void firstRatings() {
    // 4.5 of 9 against 2400: 2400 + D(.50) = 2400; 4.5 of 9 against 2200 is below 2301
    Pool pool =
        of(
            half(man("U", 0), man("V", 0))
                .kept("U", JANUARY, 9, 9, 2400)
                .kept("V", JANUARY, 9, 9, 2200));

    assertThat(pool.flows()).contains(new Pool.Flow(Cause.FIRST_RATINGS, 1, 240_000));
    assertThat(flow(pool, Cause.FLOOR)).isZero();
    assertThat(pool.closing()).isEqualTo(2400);
  }

  @Test
  @DisplayName("article 11: a title by place lifts a rating, also one that the floor took off")
  void titles() {
    Pool pool =
        of(
            half(man("T", 2400), woman("W", 0), idle(man("F", 2310), 3))
                .placing("T", Title.MAN_MASTER)
                .placing("W", Title.WOMAN_MASTER)
                .placing("F", Title.MAN_MASTER));

    // 2400 to 2450, nothing to 2250, and 2290, which had left, to 2450
    assertThat(pool.flows())
        .contains(new Pool.Flow(Cause.TITLES, 3, 5_000 + 225_000 + 245_000))
        .contains(new Pool.Flow(Cause.FLOOR, 1, -229_000));
    assertThat(pool.closing()).isEqualTo(2450 + 2250 + 2450);
  }

  @Test
  @DisplayName("two registers alone: who came, who went, and the changes of the others")
  void registers() {
    Register before = new Register(List.of(man("A", 2400), man("B", 2350), man("C", 0)));
    Register after =
        new Register(List.of(man("A", 2390), man("B", 0), man("C", 2320), man("D", 2500)));
    Pool pool = Pool.between(before, after);

    assertThat(pool.flows())
        .containsExactly(
            new Pool.Flow(Cause.ENTERED, 2, 482_000),
            new Pool.Flow(Cause.LEFT, 1, -235_000),
            new Pool.Flow(Cause.STAYED, 1, -1_000));
  }

  @Test
  @DisplayName("a balance that is not exact cannot be made")
  void exact() {
    List<Pool.Flow> flows = List.of(new Pool.Flow(Cause.GAMES, 1, 999));

    assertThatThrownBy(() -> new Pool(2400, 2410, flows))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("does not balance");
  }
}
