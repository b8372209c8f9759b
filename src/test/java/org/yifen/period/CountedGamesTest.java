package org.yifen.period;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.counted;
import static org.yifen.period.Fixtures.half;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.men;
import static org.yifen.period.Fixtures.peak;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.swiss;
import static org.yifen.period.Fixtures.with;
import static org.yifen.period.Fixtures.woman;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.event.Section;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Title;

@DisplayName("Articles 8 and 9: which games count, and by which formula, in rare cases")
class CountedGamesTest {

  private static final RegisterEntry A = man("A", 2450);
  private static final RegisterEntry B = man("B", 2400);
  private static final RegisterEntry C = man("C", 2350);
  private static final RegisterEntry D = man("D", 2400);

  @ParameterizedTest(name = "{0}: {1}, {2}")
  @DisplayName("M · Pa − ½ only where every pair of those who played met exactly once")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # games of A, B, C, D | the short formula | A's change | working
          A-B 1, A-C ½, B-C ½             | true  | 4.35 | only three played, average 2400: 50, P .57; We = 3 × 0.57 − 0.5 = 1.21; 15 × (1.5 − 1.21)
          A-B 1, A-C ½, B-C ½, A-D 1※, B-D 1※, C-D 1※ | true | 4.35 | every game of D unplayed: as if D were not there
          A-B 1, A-B ½, A-C ½, B-D 1, C-D 1, C-D ½ | false | 3.45 | three games each, but A met B twice: opponents 2383; 67, P .59; 15 × (2 − 1.77)
          A-B 1, A-C ½                    | false | 4.50 | B and C did not meet: opponents 2375; 75, P .60; 15 × (1.5 − 1.20)
          A-B 0:0, A-C 1, B-C 1           | true  | -3.15 | both lost, which is a game played: 15 × (1 − 1.21)
          """)
  void formula(String games, boolean shortFormula, BigDecimal change, String working) {
    Fixtures.Closed closed = half().event(roundRobin("E", A, B, C, D).games(games)).close();

    assertThat(closed.derivation("E", "A").roundRobin()).as(working).isEqualTo(shortFormula);
    assertThat(closed.change("E", "A")).as(working).isEqualTo(change);
  }

  @Test
  @DisplayName("a zero-scorer left out of a Swiss would be a gift: there the games are kept")
  void zeroScorerOfASwiss() {
    Fixtures.Closed closed =
        half().event(swiss("E", with(man("U", 0), men("B", 3, 2400))).against("U", "000")).close();

    assertThat(closed.derivation("E", "U").leftOut()).isZero();
    assertThat(closed.pending("U"))
        .as("25 × (0 − 3 × 0.36) = −27.00")
        .containsExactly(new Pending("U", new PeriodId(2026, 7), "E", 3, 0, 7200, -2700, false));
  }

  @Test
  @DisplayName("a rated player without a point, or an unrated one with a half, is not left out")
  void whoIsLeftOut() {
    Fixtures.Closed rated =
        half().event(roundRobin("E", A, B, C).games("A-B 1, A-C 1, B-C 1")).close();
    Fixtures.Closed half =
        half().event(roundRobin("E", B, D, man("U", 0)).games("B-D ½, B-U 1, D-U ½")).close();

    assertThat(rated.derivation("E", "A").games()).isEqualTo(2);
    assertThat(half.derivation("E", "B").games()).isEqualTo(2);
  }

  @Test
  @DisplayName("two unrated without a point but those against each other: one of them has a point")
  void twoUnrated() {
    Fixtures.Closed closed =
        half()
            .event(
                roundRobin("E", B, D, man("U", 0), man("V", 0))
                    .games("B-D ½, B-U 1, D-U 1, B-V 1, D-V 1, U-V 1"))
            .close();

    assertThat(closed.derivation("E", "B").games()).as("D and U; V made no point").isEqualTo(2);
    assertThat(closed.derivation("E", "B").leftOut()).isEqualTo(1);
    assertThat(closed.change("E", "B"))
        .as("M = 3, average (2400 + 2400 + 2300) / 3 = 2367; D 33, P .55; 15 × (1.5 − 1.15)")
        .isEqualTo("5.25");
    assertThat(closed.end("U").first().orElseThrow().games()).as("against the rated").isEqualTo(2);
  }

  @Test
  @DisplayName("a team round robin counts all opponents, a team Swiss only rated ones")
  void teamEvents() {
    RegisterEntry unrated = man("U", 0);
    Fixtures.Closed roundRobin =
        half().event(roundRobin("E", A, C, unrated).team().games("A-C 1, A-U 1, U-C 1")).close();
    Fixtures.Closed swiss =
        half().event(swiss("E", A, C, unrated).team().games("A-C 1, A-U 1, U-C 1")).close();

    assertThat(roundRobin.change("E", "A"))
        .as("2350 and 2300 average 2325; D 125, P .67; 15 × (2 − 1.34)")
        .isEqualTo("9.90");
    assertThat(swiss.change("E", "A")).as("2350: D 100, P .64; 15 × (1 − 0.64)").isEqualTo("5.40");
  }

  @Test
  @DisplayName("mixed: an unrated woman counts 2300 against men, 2100 against women")
  void unratedWoman() {
    Fixtures.Closed closed =
        half()
            .event(
                roundRobin("E", man("M", 2400), woman("W", 2300), woman("U", 0))
                    .games("M-W ½, M-U 1, U-W 1"))
            .close();

    assertThat(closed.change("E", "M"))
        .as("2300 and 2300: D 100, P .64 × 2; 15 × (1.5 − 1.28)")
        .isEqualTo("3.30");
    assertThat(closed.change("E", "W"))
        .as("2400 and 2100 average 2250: D 50, P .57 × 2; 15 × (0.5 − 1.14)")
        .isEqualTo("-9.60");
    assertThat(closed.derivation("E", "U").parts().stream().map(Derivation.Part::own))
        .as("women first, then men")
        .containsExactly(2100, 2300);
  }

  @Test
  @DisplayName("a women's event lifts nobody; a mixed event of women alone does not either")
  void womenAmongThemselves() {
    RegisterEntry v = woman("V", 2200);
    RegisterEntry w = woman("W", 2250);
    Fixtures.Closed women = half().event(swiss("E", v, w).games("W-V 1")).close();
    Fixtures.Closed mixed =
        half().event(swiss("E", v, w).section(Section.MIXED).games("W-V 1")).close();

    assertThat(women.change("E", "W")).as("D 50, P .57; 15 × 0.43").isEqualTo("6.45");
    assertThat(mixed.change("E", "W")).isEqualTo("6.45");
  }

  @Test
  @DisplayName("two who share place 1 both lose nothing; an unrated champion gains no favour")
  void championsAtTheEdge() {
    Fixtures.Closed shared =
        half()
            .event(
                swiss("E", A, B, C).place("A", 1).place("B", 1).place("C", 3).games("A-C ½, B-C ½"))
            .close();
    Fixtures.Closed unrated =
        half()
            .event(
                swiss("E", with(man("U", 0), men("B", 9, 2400)))
                    .place("U", 1)
                    .against("U", "000000000"))
            .close();

    assertThat(shared.change("E", "A")).as("15 × (0.5 − 0.64) would be a loss").isZero();
    assertThat(shared.change("E", "B")).as("15 × (0.5 − 0.57) would be a loss").isZero();
    assertThat(shared.change("E", "C")).as("2425: D −75, P .40; 15 × (1 − 0.80)").isEqualTo("3.00");
    assertThat(unrated.end("U").first().orElseThrow().rating())
        .as("2300 + 25 × (0 − 9 × 0.36)")
        .isEqualTo(2219);
  }

  @Test
  @DisplayName("the thirtieth game may lie within an event: 25 holds to its end, 15 after it")
  void thirtiethGame() {
    RegisterEntry player = counted(man("A", 2400), 1, 29);
    Fixtures.Closed closed =
        half()
            .event(
                swiss("E1", with(player, men("B", 5, 2400)))
                    .ended("2026-03-01")
                    .against("A", "1½½½½"))
            .event(swiss("E2", player, man("B1", 2400)).ended("2026-03-02").games("A-B1 1"))
            .close();

    assertThat(closed.k("E1", "A")).isEqualTo(25);
    assertThat(closed.k("E2", "A")).as("34 games counted").isEqualTo(15);
    assertThat(closed.rating("A")).as("12.50 + 7.50").isEqualTo("2420");
  }

  @Test
  @DisplayName("an event without a counted game is none of the first three")
  void uncountedEvent() {
    RegisterEntry player = counted(man("A", 2400), 2, 5);
    Fixtures.Closed closed =
        half()
            .event(swiss("E1", player, man("U", 0)).ended("2026-03-01").games("A-U 1"))
            .event(swiss("E2", player, B).ended("2026-03-02").games("A-B 1"))
            .close();

    assertThat(closed.k("E2", "A")).isEqualTo(25);
    assertThat(closed.entry("A").events()).isEqualTo(3);
  }

  @Test
  @DisplayName("events of one day count by id; reaching 2500 on the list brings K = 10 after it")
  void orderAndVeterans() {
    RegisterEntry player = counted(man("A", 2495), 2, 5);
    Fixtures.Closed closed =
        half()
            .event(swiss("Z", player, man("B", 2495)).ended("2026-03-01").games("A-B 1"))
            .event(swiss("Y", player, man("C", 2495)).ended("2026-03-01").games("A-C 1"))
            .close();
    Fixtures.Closed next =
        half(closed.entry("A")).event(swiss("N", closed.entry("A"), D).games("A-D 1")).close();

    assertThat(List.of(closed.k("Y", "A"), closed.k("Z", "A"))).containsExactly(25, 15);
    assertThat(closed.rating("A")).as("2495 + 12.50 + 7.50").isEqualTo("2515");
    assertThat(next.k("N", "A")).isEqualTo(10);
  }

  @Test
  @DisplayName("a title by place brings K = 10 only where it lifts the peak to 2500")
  void placedPlayersFactor() {
    Fixtures.Closed closed =
        half(man("A", 2300), man("M", 2300))
            .placing("A", Title.MAN_GRANDMASTER)
            .placing("M", Title.MAN_MASTER)
            .close();
    Fixtures.Closed next =
        half().event(swiss("E", closed.entry("A"), closed.entry("M")).games("A-M ½")).close();

    assertThat(next.k("E", "A")).as("2550").isEqualTo(10);
    assertThat(next.k("E", "M")).as("2450").isEqualTo(15);
  }

  @ParameterizedTest(name = "{0} beaten at {0}: {1}")
  @DisplayName("rounded first, then the floor: 15 × 0.50 is lost")
  @CsvSource({"2308, 2301", "2307, unrated"})
  void floorAfterRounding(int rating, String after) {
    Fixtures.Closed closed =
        half().event(swiss("E", man("A", rating), man("B", rating)).games("A-B 0")).close();

    assertThat(closed.rating("A")).as(rating + " − 7.50, half up").isEqualTo(after);
  }

  @Test
  @DisplayName("who fell off the list takes part unrated, and keeps K for good")
  void offTheListAndBack() {
    RegisterEntry fallen = peak(counted(man("U", 0), 12, 200), 2510);
    Fixtures.Closed back =
        half()
            .event(
                roundRobin("E", fallen, man("A", 2400), man("B", 2400))
                    .games("U-A ½, U-B ½, A-B ½"))
            .close();
    Fixtures.Closed next =
        half().event(swiss("N", back.entry("U"), man("A", 2400)).games("U-A 1")).close();

    assertThat(back.rating("U")).as("first rating anew: 2400 + D(50 %)").isEqualTo("2400");
    assertThat(back.entry("U").peak()).isEqualTo(2510);
    assertThat(next.k("N", "U")).isEqualTo(10);
  }

  @Test
  @DisplayName("nine halves in a row: 2400, 2400, 2400, 2380, 2380, 2330, 2330, unrated, unrated")
  void nineIdleHalves() {
    RegisterEntry player = man("A", 2400);
    StringBuilder ratings = new StringBuilder();
    for (int i = 0; i < 9; i++) {
      Fixtures.Closed closed = half(player).close();
      ratings.append(closed.rating("A")).append(' ');
      player = closed.entry("A");
    }

    assertThat(ratings.toString().strip())
        .isEqualTo("2400 2400 2400 2380 2380 2330 2330 unrated unrated");
    assertThat(player.peak()).isEqualTo(2400);
  }

  @Test
  @DisplayName("kept games and a round robin together make the first rating")
  void keptAndRoundRobin() {
    Fixtures.Closed closed =
        half()
            .event(
                roundRobin("E", man("U", 0), man("A", 2500), man("B", 2500))
                    .games("U-A 1, U-B ½, A-B ½"))
            .kept("U", new PeriodId(2025, 7), 2, 1, 2400)
            .close();

    assertThat(closed.rating("U"))
        .as("2 of 4 points: (2 × 2400 + 2 × 2500) / 4 + D(50 %)")
        .isEqualTo("2450");
    assertThat(closed.pending("U")).isEmpty();
  }

  @Test
  @DisplayName("the 2007 Wuyang cup, group B, on invented ratings")
  void wuyangCup() {
    // 2652 + 2609 + 2580 + 2550 + 2500 + 2520 = 15411; / 6 = 2568.5, half up 2569; K = 10
    RegisterEntry[] six = {
      man("洪智", 2652),
      man("吕钦", 2609),
      man("徐天红", 2580),
      man("柳大华", 2550),
      man("李锦欢", 2500),
      man("李来群", 2520)
    };
    Fixtures.Closed closed =
        half()
            .event(
                roundRobin("E", six)
                    .place("洪智", 1)
                    .crosstable("x½1111", "½x½1½1", "0½x½11", "00½x½½", "0½0½x½", "000½½x"))
            .close();

    change(closed, "洪智", "13.40", "D 83, P .61; 10 × (4.5 − (3.66 − 0.5))", "2665");
    change(closed, "吕钦", "6.40", "D 40, P .56; 10 × (3.5 − (3.36 − 0.5))", "2615");
    change(closed, "徐天红", "3.80", "D 11, P .52; 10 × (3 − (3.12 − 0.5))", "2584");
    change(closed, "柳大华", "-8.20", "D −19, P .47; 10 × (1.5 − (2.82 − 0.5))", "2542");
    change(closed, "李锦欢", "-4.00", "D −69, P .40; 10 × (1.5 − (2.40 − 0.5))", "2496");
    change(closed, "李来群", "-10.80", "D −49, P .43; 10 × (1 − (2.58 − 0.5))", "2509");
  }

  private static void change(
      Fixtures.Closed closed, String player, String change, String working, String rating) {
    assertThat(closed.change("E", player)).as(working).isEqualTo(change);
    assertThat(closed.rating(player)).as(player).isEqualTo(rating);
  }
}
