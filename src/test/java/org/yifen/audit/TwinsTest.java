package org.yifen.audit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.swiss;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Event;
import org.yifen.event.Key;
import org.yifen.player.RegisterEntry;

@DisplayName("One event reported twice under two ids")
class TwinsTest {

  private static final RegisterEntry A = man("A", 2400);
  private static final RegisterEntry B = man("B", 2400);
  private static final RegisterEntry C = man("C", 2400);

  private static Event event(String id, String end, RegisterEntry... players) {
    return swiss(id, players).named("羊城杯").dates("2026-03-01", end).build();
  }

  @Test
  void nameDatesAndPlayersAreTheSame() {
    Twins twins = new Twins();
    Event first = event("E1", "2026-03-05", A, B);
    Event second = event("E2", "2026-03-05", B, A);

    assertThat(twins.add(first)).isEmpty();
    Diagnostic found = twins.add(second).orElseThrow();
    assertThat(found.notice()).isEqualTo(Notice.BOK_014);
    assertThat(found.arguments()).containsExactly("E2", "E1");
    assertThat(found.event()).isEqualTo("E2");
    assertThat(found.places())
        .isEqualTo(List.of(second.cells().at(Key.EVENT), first.cells().at(Key.EVENT)));
  }

  /** Another day or another player is another event; the same id has a finding of its own. */
  @Test
  void anythingElseIsNoTwin() {
    Twins twins = new Twins();
    twins.add(event("E1", "2026-03-05", A, B));

    assertThat(twins.add(event("E2", "2026-03-06", A, B))).isEmpty();
    assertThat(twins.add(event("E3", "2026-03-05", A, C))).isEmpty();
    assertThat(twins.add(event("E4", "2026-03-05", A, B, C))).isEmpty();
    assertThat(twins.add(event("E1", "2026-03-05", A, B))).isEmpty();
  }
}
