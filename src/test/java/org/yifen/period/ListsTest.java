package org.yifen.period;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.half;
import static org.yifen.period.Fixtures.idle;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.peak;
import static org.yifen.period.Fixtures.swiss;
import static org.yifen.period.Fixtures.woman;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Title;

@DisplayName("Articles 2 and 11: inactivity, floors, titles by place")
class ListsTest {

  @ParameterizedTest(name = "{0} idle half-years before: {1}")
  @DisplayName("no game: after 2 halves nothing, after 4 −20, after 6 −50 more, after 8 cancelled")
  @CsvSource({
    "0, 2500, 1",
    "1, 2500, 2",
    "2, 2500, 3",
    "3, 2480, 4",
    "4, 2500, 5",
    "5, 2450, 6",
    "6, 2500, 7",
    "7, unrated, 0",
    "8, unrated, 0",
  })
  void inactivity(int before, String rating, int after) {
    Fixtures.Closed closed = half(idle(man("A", 2500), before)).close();

    assertThat(closed.rating("A")).isEqualTo(rating);
    assertThat(closed.entry("A").idle()).isEqualTo(after);
    assertThat(closed.entry("A").peak()).isEqualTo(2500);
  }

  @Test
  @DisplayName("one game actually played ends the row, also one that does not count")
  void oneGameEndsTheRow() {
    RegisterEntry sleeper = idle(man("A", 2400), 3);
    Fixtures.Closed counted =
        half().event(swiss("E", sleeper, man("B", 2400)).games("A-B ½")).close();
    Fixtures.Closed uncounted =
        half().event(swiss("E", sleeper, man("U", 0)).games("A-U 1")).close();
    Fixtures.Closed unplayed =
        half().event(swiss("E", sleeper, man("B", 2400)).games("A-B 1※")).close();

    assertThat(counted.entry("A").idle()).isZero();
    assertThat(uncounted.entry("A").idle()).isZero();
    assertThat(uncounted.rating("A")).isEqualTo("2400");
    assertThat(unplayed.rating("A")).as("a forfeit is no game").isEqualTo("2380");
  }

  @ParameterizedTest(name = "man {0}, woman {1}")
  @DisplayName("lowest published rating: men 2301, women 2101; who falls below is unrated again")
  @CsvSource({"2321, 2121, 2301, 2101", "2320, 2120, unrated, unrated"})
  void floors(int man, int woman, String manAfter, String womanAfter) {
    Fixtures.Closed closed = half(idle(man("A", man), 3), idle(woman("W", woman), 3)).close();

    assertThat(closed.rating("A")).as("after −20").isEqualTo(manAfter);
    assertThat(closed.rating("W")).isEqualTo(womanAfter);
    assertThat(closed.entry("A").games()).as("the register keeps the counts").isEqualTo(99);
    assertThat(closed.entry("A").peak()).isEqualTo(man);
  }

  @ParameterizedTest(name = "{0} rated {1}, peak {2}: {3}")
  @DisplayName("a title won by place lifts the rating, unless it is or ever was that high")
  @CsvSource({
    "MAN_GRANDMASTER,   2400, 2400, 2550",
    "MAN_GRANDMASTER,   2550, 2550, 2550",
    "MAN_GRANDMASTER,   2500, 2560, 2500",
    "MAN_MASTER,        2449, 2449, 2450",
    "MAN_MASTER,        2460, 2460, 2460",
    "MAN_MASTER,           0,    0, 2450",
    "MAN_MASTER,           0, 2450, unrated",
    "WOMAN_GRANDMASTER, 2200, 2200, 2350",
    "WOMAN_MASTER,      2200, 2200, 2250",
  })
  void placings(Title title, int rating, int highest, String after) {
    boolean woman = title.name().startsWith("WOMAN");
    RegisterEntry player = peak(woman ? woman("A", rating) : man("A", rating), highest);

    assertThat(half(player).placing("A", title).close().rating("A")).isEqualTo(after);
  }
}
