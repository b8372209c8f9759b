package org.yifen.period;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.half;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.men;
import static org.yifen.period.Fixtures.peak;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.swiss;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.yifen.player.RegisterEntry;

@Label("What some players gain others lose, where K and the table allow it")
class ConservationProperties {

  @Property(tries = 300)
  @Label("one game between two players of equal K: both expectations of a row make a whole")
  void twoPlayers(
      @ForAll @IntRange(min = 2301, max = 2499) int a,
      @ForAll @IntRange(min = 2301, max = 2499) int b,
      @ForAll @IntRange(max = 2) int result) {
    Fixtures.EventBuilder event = swiss("E", man("A", a), man("B", b)).game(0, 1, result, true);
    Fixtures.Closed closed = half().event(event).close();

    assertThat(closed.change("E", "A").add(closed.change("E", "B"))).isZero();
  }

  @Property(tries = 200)
  @Label("a complete round robin of equal ratings and equal K conserves points, whatever happens")
  void equalRatings(@ForAll @IntRange(min = 3, max = 14) int size, @ForAll long seed) {
    Random random = new Random(seed);
    Fixtures.EventBuilder event = roundRobin("E", men("M", size, 2400));
    for (int a = 0; a < size; a++) {
      for (int b = a + 1; b < size; b++) {
        event.game(a, b, random.nextInt(3), true);
      }
    }
    Fixtures.Closed closed = half().event(event).close();

    BigDecimal sum = BigDecimal.ZERO;
    for (int i = 1; i <= size; i++) {
      sum = sum.add(closed.change("E", "M" + i));
    }
    assertThat(sum).isZero();
  }

  @Property(tries = 200)
  @Label("the order of games and of events does not matter; a list keeps floor and peak")
  void orderDoesNotMatter(@ForAll @IntRange(min = 4, max = 12) int size, @ForAll long seed) {
    Random random = new Random(seed);
    RegisterEntry[] players = new RegisterEntry[size];
    for (int i = 0; i < size; i++) {
      int rating = random.nextInt(5) == 0 ? 0 : 2301 + random.nextInt(300);
      players[i] = peak(man("P" + i, rating), rating);
    }
    List<int[]> games = new ArrayList<>();
    for (int a = 0; a < size; a++) {
      for (int b = a + 1; b < size; b++) {
        games.add(new int[] {a, b, random.nextInt(3), random.nextInt(8)});
      }
    }
    Fixtures.Closed one = run(players, games, true);
    Collections.shuffle(games, random);
    Fixtures.Closed other = run(players, games, false);

    assertThat(other.closing().entries()).isEqualTo(one.closing().entries());
    for (RegisterEntry entry : one.closing().entries()) {
      assertThat(entry.rating().orElse(2301)).isBetween(2301, Math.max(2301, entry.peak()));
    }
  }

  private static Fixtures.Closed run(RegisterEntry[] players, List<int[]> games, boolean forward) {
    Fixtures.EventBuilder first = roundRobin("E1", players).ended("2026-03-01");
    Fixtures.EventBuilder second = swiss("E2", players).ended("2026-04-01");
    for (int[] game : games) {
      first.game(game[0], game[1], game[2], game[3] > 0);
      second.game(game[0], game[1], 2 - game[2], game[3] != 1);
    }
    return forward
        ? half().event(first).event(second).close()
        : half().event(second).event(first).close();
  }
}
