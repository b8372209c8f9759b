package org.yifen.period;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.all;
import static org.yifen.period.Fixtures.half;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.men;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.swiss;
import static org.yifen.period.Fixtures.with;
import static org.yifen.period.Fixtures.woman;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.PeriodId;

@DisplayName("Article 9: unrated players, mixed events, uncounted games")
class UnratedAndMixedTest {

  private static final RegisterEntry NEW = man("U", 0);

  @Test
  @DisplayName("in a Swiss a rated player is rated only on games against rated opponents")
  void swissCountsRatedOpponents() {
    Fixtures.Closed closed =
        half().event(swiss("E", man("A", 2400), man("B", 2400), NEW).games("A-B 1, A-U 0")).close();

    assertThat(closed.derivation("E", "A").games()).isEqualTo(1);
    assertThat(closed.change("E", "A")).as("15 × (1 − 0.50)").isEqualTo("7.50");
  }

  @Test
  @DisplayName("in a round robin an unrated man counts at 2300, an unrated woman at 2100")
  void roundRobinCountsTheProvisionalRating() {
    Fixtures.Closed men =
        half()
            .event(
                roundRobin("E", man("A", 2400), man("B", 2400), NEW).games("A-B ½, A-U 1, B-U ½"))
            .close();
    Fixtures.Closed women =
        half()
            .event(
                roundRobin("E", woman("A", 2200), woman("B", 2200), woman("U", 0))
                    .games("A-B ½, A-U 1, B-U ½"))
            .close();

    assertThat(men.change("E", "A"))
        .as("all average 7100/3 = 2367; D 33, P .55; We = 3 × 0.55 − 0.5 = 1.15; 15 × (1.5 − 1.15)")
        .isEqualTo("5.25");
    assertThat(women.change("E", "A"))
        .as("all average 6500/3 = 2167; D 33, P .55")
        .isEqualTo("5.25");
  }

  @Test
  @DisplayName("an unrated participant without a point in a round robin: the games are left out")
  void theZeroScorer() {
    RegisterEntry[] four = {man("A", 2400), man("B", 2400), man("C", 2400), NEW};
    Fixtures.Closed closed =
        half()
            .event(roundRobin("E", four).games("A-B 1, A-C 1, B-C ½, A-U 1, B-U 1, C-U 1"))
            .close();

    assertThat(closed.change("E", "A"))
        .as("M = 3, We = 3 × 0.50 − 0.5 = 1; W = 2; 15 × (2 − 1)")
        .isEqualTo("15.00");
    assertThat(closed.derivation("E", "U").games()).isZero();
    assertThat(closed.rating("U")).isEqualTo("unrated");
    assertThat(closed.pending("U")).isEmpty();
    assertThat(closed.entry("A").games()).as("99 before, two counted").isEqualTo(101);
  }

  @Test
  @DisplayName("a forfeit point does not save an unrated player from the zero-scorer's rule")
  void aForfeitIsNoPoint() {
    Fixtures.Closed closed =
        half()
            .event(
                roundRobin("E", man("A", 2400), man("B", 2400), NEW).games("A-B 1, A-U 1, U-B 1※"))
            .close();

    assertThat(closed.derivation("E", "A").games()).isEqualTo(1);
  }

  @Test
  @DisplayName("mixed: a woman below 2300 counts 2300 against men, her own rating against women")
  void mixedInTwoParts() {
    RegisterEntry[] four = {woman("W", 2250), woman("V", 2200), man("M", 2400), man("N", 2300)};
    Fixtures.Closed closed =
        half()
            .event(roundRobin("E", four).games("W-V 1, W-M 1, W-N ½, V-M 0, V-N 0, M-N ½"))
            .close();

    assertThat(closed.change("E", "W"))
        .as(
            "men average 2350: 2300 − 2350 = −50, .43 × 2; V: 2250 − 2200 = 50, .57; We 1.43;"
                + " 15 × (2.5 − 1.43)")
        .isEqualTo("16.05");
    assertThat(closed.change("E", "M"))
        .as("N, W, V all at 2300: D 100, P .64 × 3 = 1.92; W = 1.5; 15 × (1.5 − 1.92)")
        .isEqualTo("-6.30");
  }

  @Test
  @DisplayName("mixed: a woman at 2300 has one rating, and the short formula stays")
  void mixedAtTheLimit() {
    Fixtures.Closed closed =
        half()
            .event(
                roundRobin("E", woman("W", 2300), man("M", 2400), man("N", 2300))
                    .games("W-M 1, W-N ½, M-N ½"))
            .close();

    assertThat(closed.derivation("E", "W").roundRobin()).isTrue();
    assertThat(closed.change("E", "W"))
        .as("all average 2333; D −33, P .45; We = 3 × 0.45 − 0.5 = 0.85; 15 × (1.5 − 0.85)")
        .isEqualTo("9.75");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @DisplayName("first rating on nine games of a Swiss against 2400: table one from 50 %")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1111½0000 | 2400 | 4.5 of 9 = 50 %: 2400 + 0
          111110000 | 2443 | 5 of 9 = 55.6, 56 %: 2400 + 43
          111111111 | 3077 | 100 % is not tabulated: 2400 + 677
          111100000 | 2319 | 4 of 9: 2300 + 25 × (4 − 9 × 0.36) = 2300 + 19
          1110½0000 | 2307 | 3.5 of 9: 2300 + 25 × (3.5 − 3.24) = 2306.50, half up
          111000000 | unrated | 2300 + 25 × (3 − 3.24) = 2294, below 2301
          """)
  void firstRating(String results, String rating, String working) {
    Fixtures.Closed closed =
        half().event(swiss("E", with(NEW, men("B", 9, 2400))).against("U", results)).close();

    assertThat(closed.rating("U")).as(working).isEqualTo(rating);
    assertThat(closed.pending("U")).as("games that led to a first rating are used up").isEmpty();
    assertThat(closed.entry("U").games()).isEqualTo(9);
  }

  @Test
  @DisplayName("eight games of a Swiss are kept; nine rate")
  void eightGamesAreKept() {
    Fixtures.Closed closed =
        half().event(swiss("E", with(NEW, men("B", 8, 2400))).against("U", "1111½½½½")).close();

    assertThat(closed.rating("U")).isEqualTo("unrated");
    assertThat(closed.pending("U"))
        .containsExactly(
            // 25 × (6 − 8 × 0.36) = 78.00; eight opponents of 2400
            new Pending("U", new PeriodId(2026, 7), "E", 8, 12, 19_200, 7800, false));
    assertThat(closed.entry("U").games()).as("kept games count at once").isEqualTo(8);
    assertThat(closed.entry("U").events()).isEqualTo(1);
  }

  @Test
  @DisplayName("a round robin alone needs no minimum of games")
  void aRoundRobinRatesAlone() {
    Fixtures.Closed closed =
        half()
            .event(
                roundRobin("E", man("A", 2400), man("B", 2400), NEW).games("A-B ½, U-A ½, U-B ½"))
            .close();

    assertThat(closed.rating("U")).as("2400 + D(50 %)").isEqualTo("2400");
  }

  @ParameterizedTest(name = "kept from {0}: {1}")
  @DisplayName("games are kept for four half-years, this one and the three before")
  @CsvSource({"2026-01, 2400", "2025-01, 2400", "2024-07, unrated"})
  void theWindow(String list, String rating) {
    Fixtures.Closed closed =
        half()
            .event(swiss("E", with(NEW, men("B", 4, 2400))).against("U", "1100"))
            .kept("U", PeriodId.parse(list).orElseThrow(), 5, 5, 2400)
            .close();

    assertThat(closed.rating("U")).as("5 + 4 games, 2.5 + 2 points").isEqualTo(rating);
  }

  @Test
  @DisplayName("an unrated player's games against unrated ones count for no first rating")
  void unratedAgainstUnrated() {
    Fixtures.Closed closed =
        half()
            .event(swiss("E", all(men("U", 2, 0), men("B", 8, 2400))).games("U1-U2 1, U1-B1 1"))
            .close();

    assertThat(closed.derivation("E", "U1").games()).isEqualTo(1);
    assertThat(closed.derivation("E", "U2").games()).isZero();
  }
}
