package org.yifen.period;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.counted;
import static org.yifen.period.Fixtures.doubleRoundRobin;
import static org.yifen.period.Fixtures.half;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.men;
import static org.yifen.period.Fixtures.peak;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.swiss;
import static org.yifen.period.Fixtures.with;

import java.math.BigDecimal;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.player.RegisterEntry;

@DisplayName("Article 8: the change of a rating")
class ChangeOfRatingTest {

  @ParameterizedTest(name = "{0} v {1}, {2}: {3} = {4}")
  @DisplayName("ΔR = 15 (W − N · P), one opponent; both edges of table two's bands")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          2403 | 2400 | 1 |  7.50 | 15 × (1 − 0.50), band 0–3
          2404 | 2400 | 1 |  7.35 | 15 × (1 − 0.51), band 4–10
          2400 | 2404 | 1 |  7.65 | 15 × (1 − 0.49)
          2410 | 2400 | ½ | -0.15 | 15 × (0.5 − 0.51)
          2411 | 2400 | ½ | -0.30 | 15 × (0.5 − 0.52), band 11–17
          2498 | 2400 | 0 | -9.45 | 15 × (0 − 0.63), the end of band 92–98
          2499 | 2400 | 0 | -9.60 | 15 × (0 − 0.64), band 99–106
          """)
  void bandEdges(int own, int other, String score, BigDecimal change, String working) {
    assertThat(one(own, other, score)).as(working).isEqualTo(change);
  }

  private static BigDecimal one(int own, int other, String score) {
    return half()
        .event(swiss("E", man("A", own), man("B", other)).games("A-B " + score))
        .close()
        .change("E", "A");
  }

  @Test
  @DisplayName("rounded once, half up: 2400 + 7.50 = 2407.50 is 2408, − 7.50 is 2393")
  void roundedHalfUp() {
    Fixtures.Closed won = nineGames(man("A", 2400), "1½½½½½½½½");
    Fixtures.Closed lost = nineGames(man("A", 2400), "0½½½½½½½½");

    assertThat(won.change("E", "A")).as("15 × (5 − 4.50)").isEqualTo("7.50");
    assertThat(won.rating("A")).isEqualTo("2408");
    assertThat(lost.change("E", "A")).as("15 × (4 − 4.50)").isEqualTo("-7.50");
    assertThat(lost.rating("A")).as("2392.50, half up").isEqualTo("2393");
  }

  @Test
  @DisplayName("one rounding over the half: twice + 0.25 is + 0.50, a point")
  void roundedOnceOverTheHalf() {
    // 25 × (0.5 − 0.49) = 0.25: own rating 4 to 10 below the opponent's
    RegisterEntry newcomer = counted(man("A", 2400), 0, 0);
    Fixtures.Closed closed =
        half()
            .event(swiss("E1", newcomer, man("B", 2405)).ended("2026-03-01").games("A-B ½"))
            .event(swiss("E2", newcomer, man("C", 2405)).ended("2026-03-02").games("A-C ½"))
            .close();

    assertThat(closed.change("E1", "A")).isEqualTo("0.25");
    assertThat(closed.rating("A")).isEqualTo("2401");
  }

  private static Fixtures.Closed nineGames(RegisterEntry player, String results) {
    return half()
        .event(swiss("E", with(player, men("B", 9, 2400))).against(player.id(), results))
        .close();
  }

  @ParameterizedTest(name = "{0} events, {1} games, peak {2}: K {3}")
  @DisplayName("K: 25 in the first three events and thirty games, 15 then, 10 from 2500 for good")
  @CsvSource({
    "0,  0, 2400, 25",
    "2, 29, 2400, 25",
    "3, 10, 2400, 15",
    "2, 30, 2400, 15",
    "9, 99, 2499, 15",
    "9, 99, 2500, 10",
    "0,  0, 2500, 10",
  })
  void theFactor(int events, int games, int highest, int k) {
    RegisterEntry player = peak(counted(man("A", 2400), events, games), highest);

    assertThat(nineGames(player, "1½½½½½½½½").k("E", "A")).isEqualTo(k);
  }

  @Test
  @DisplayName("K is fixed at an event's start; events count by end date, then by id")
  void theFactorWithinAHalf() {
    RegisterEntry player = counted(man("A", 2400), 2, 5);
    Fixtures.Closed closed =
        half()
            .event(swiss("E1", player, man("B", 2400)).ended("2026-05-01").games("A-B 1"))
            .event(swiss("E2", player, man("B", 2400)).ended("2026-03-01").games("A-B 1"))
            .close();

    assertThat(closed.k("E2", "A")).as("the third event ends first").isEqualTo(25);
    assertThat(closed.k("E1", "A")).as("the fourth").isEqualTo(15);
    assertThat(closed.rating("A")).as("2400 + 12.50 + 7.50").isEqualTo("2420");
    assertThat(closed.entry("A").events()).isEqualTo(4);
    assertThat(closed.entry("A").games()).isEqualTo(7);
  }

  @Test
  @DisplayName("complete single round robin: We = M · Pa − ½ on the average of all")
  void roundRobinShortcut() {
    Fixtures.Closed closed = fourMen("x111", "0x½½", "0½x½", "0½½x");

    assertThat(closed.derivation("E", "C").parts().get(0).average()).isEqualTo(2400);
    assertThat(closed.change("E", "C"))
        .as("all average 2400; C 2350: D −50, P .43; We = 4 × 0.43 − 0.5 = 1.22; 15 × (1 − 1.22)")
        .isEqualTo("-3.30");
    assertThat(closed.change("E", "A"))
        .as("A 2450: D 50, P .57; We = 4 × 0.57 − 0.5 = 1.78; 15 × (3 − 1.78)")
        .isEqualTo("18.30");
  }

  @Test
  @DisplayName("with a game not played every We is N · P; such points never count")
  void roundRobinWithAnUnplayedGame() {
    RegisterEntry[] four = {man("A", 2450), man("B", 2400), man("C", 2350), man("D", 2400)};
    Fixtures.Closed closed =
        half()
            .event(roundRobin("E", four).games("A-B 1, A-C 1, A-D 1※, B-C ½, B-D ½, C-D ½"))
            .close();

    assertThat(closed.change("E", "A"))
        .as("two opponents average 2375: D 75, P .60; We 1.20; 15 × (2 − 1.20)")
        .isEqualTo("12.00");
    assertThat(closed.change("E", "D"))
        .as("B and C average 2375: D 25, P .53; We 1.06; 15 × (1 − 1.06)")
        .isEqualTo("-0.90");
  }

  @Test
  @DisplayName("a double round robin and a team event have no shortcut: N · P")
  void noShortcut() {
    RegisterEntry a = man("A", 2450);
    RegisterEntry b = man("B", 2350);
    Fixtures.Closed twice = half().event(doubleRoundRobin("E", a, b).games("A-B 1, B-A ½")).close();
    Fixtures.Closed team = half().event(roundRobin("E", a, b).team().games("A-B 1")).close();

    assertThat(twice.change("E", "A"))
        .as("D 100, P .64; We = 2 × 0.64; 15 × (1.5 − 1.28)")
        .isEqualTo("3.30");
    assertThat(team.change("E", "A")).as("15 × (1 − 0.64)").isEqualTo("5.40");
  }

  @Test
  @DisplayName("the champion of an individual event loses nothing; a team event has none")
  void theChampion() {
    RegisterEntry[] two = {man("A", 2450), man("B", 2350)};
    Fixtures.Closed champion = half().event(swiss("E", two).place("A", 1).games("A-B ½")).close();
    Fixtures.Closed second = half().event(swiss("E", two).place("A", 2).games("A-B ½")).close();
    Fixtures.Closed team =
        half().event(swiss("E", two).team().place("A", 1).games("A-B ½")).close();

    assertThat(champion.change("E", "A")).isEqualTo("0.00");
    assertThat(second.change("E", "A")).as("15 × (0.5 − 0.64)").isEqualTo("-2.10");
    assertThat(team.change("E", "A")).isEqualTo("-2.10");
  }

  private static Fixtures.Closed fourMen(String... rows) {
    RegisterEntry[] four = {man("A", 2450), man("B", 2400), man("C", 2350), man("D", 2400)};
    return half().event(roundRobin("E", four).crosstable(rows)).close();
  }

  @Test
  @DisplayName("the 2007 Wuyang cup, group B, on equal ratings: We = 6 × 0.50 − 0.5 = 2.5 each")
  void wuyangCup() {
    // Points of the published table: 4.5, 3.5, 3, 1.5, 1.5, 1
    RegisterEntry[] six = men("M", 6, 2400);
    Fixtures.Closed closed =
        half()
            .event(
                roundRobin("E", six)
                    .crosstable("x½1111", "½x½1½1", "0½x½11", "00½x½½", "0½0½x½", "000½½x"))
            .close();

    assertThat(closed.change("E", "M1")).as("15 × (4.5 − 2.5)").isEqualTo("30.00");
    assertThat(closed.change("E", "M2")).as("15 × (3.5 − 2.5)").isEqualTo("15.00");
    assertThat(closed.change("E", "M3")).as("15 × (3 − 2.5)").isEqualTo("7.50");
    assertThat(closed.change("E", "M4")).as("15 × (1.5 − 2.5)").isEqualTo("-15.00");
    assertThat(closed.change("E", "M5")).isEqualTo("-15.00");
    assertThat(closed.change("E", "M6")).as("15 × (1 − 2.5)").isEqualTo("-22.50");
  }
}
