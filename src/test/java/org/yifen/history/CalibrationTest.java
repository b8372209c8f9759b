package org.yifen.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.half;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.swiss;
import static org.yifen.period.Fixtures.woman;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.event.Games;
import org.yifen.period.Fixtures;

@DisplayName("Expected beside real scores (article 8, table two)")
class CalibrationTest {

  private static Calibration of(Fixtures.HalfBuilder half) {
    return Calibration.of(half.close().result(), CXA.expectations());
  }

  @Test
  @DisplayName("three games by hand: expectations, scores, Brier score and log-loss")
  void byHand() {
    // 2450 – 2400: P = .57, won; 2400 – 2450: .57 for the second player, drawn;
    // 2400 – 2400: P = .50, lost
    Calibration calibration =
        of(
            half()
                .event(
                    swiss("E", man("A", 2450), man("B", 2400), man("C", 2400))
                        .games("A-B 1, C-A ½, B-C 0")));
    Calibration.Bin fifty = calibration.bins().get(2);
    Calibration.Bin even = calibration.bins().get(0);

    assertThat(fifty.from()).isEqualTo(50);
    assertThat(fifty.to()).isEqualTo(99);
    assertThat(fifty.games()).isEqualTo(2);
    assertThat(fifty.expected()).isEqualTo(114);
    assertThat(fifty.halves()).as("1 + ½").isEqualTo(3);
    assertThat(fifty.expectedRate()).isEqualTo(5_700);
    assertThat(fifty.scoredRate()).isEqualTo(7_500);
    assertThat(fifty.excess()).isEqualTo(1_800);
    // 2 √(2 × .57 × .43) / 2 = √.4902 = .70014…
    assertThat(fifty.margin()).isEqualTo(7_001);
    assertThat(even.halves()).as("between equals both sides are one: half of one game").isOne();
    // (.43² + .07² + .5²) / 3 = (.1849 + .0049 + .25) / 3 = .14660
    assertThat(calibration.brier()).isEqualTo(1_466);
    // always one half: (.25 + 0 + .25) / 3 = .16667
    assertThat(calibration.brierOfHalf()).isEqualTo(1_667);
    // (.562119 + (.562119 + .843970) / 2 + .693147) / 3 = 1.958311 / 3 = .652770
    assertThat(calibration.logLoss()).isEqualTo(6_528);
  }

  @Test
  @DisplayName("an upset where table two expects everything costs −ln .005, not endlessly much")
  void certain() {
    Calibration calibration = new Calibration(CXA.expectations());
    calibration.add(800, Games.LOSS);

    assertThat(calibration.total().expected()).isEqualTo(100);
    assertThat(calibration.brier()).isEqualTo(10_000);
    assertThat(calibration.logLoss()).as("5.298317…").isEqualTo(52_983);
  }

  @Test
  @DisplayName("left out: unplayed games, unrated players, games that both lost, excluded ones")
  void leftOut() {
    // U makes no point in the round robin, so both games against U are left out (article 9)
    Calibration calibration =
        of(
            half()
                .event(
                    roundRobin("E", man("A", 2400), man("B", 2400), man("U", 0))
                        .games("A-B 1, A-U 1, B-U 1"))
                .event(
                    swiss("F", man("A", 2400), man("C", 2350), man("V", 0))
                        .games("A-C 1※, A-V ½, C-V ½, A-C 0:0")));

    assertThat(calibration.total().games()).isOne();
  }

  @Test
  @DisplayName("article 9: against a man a woman below 2300 counts 2300")
  void mixed() {
    // 2350 − 2300 = 50, not 150; two women at their own ratings: 2200 − 2150 = 50
    Calibration calibration =
        of(
            half()
                .event(
                    swiss("E", man("A", 2350), woman("W", 2200), woman("X", 2150))
                        .games("A-W 1, W-X 1")));

    assertThat(calibration.bins().get(2).games()).isEqualTo(2);
    assertThat(calibration.total().expected()).isEqualTo(2 * 57);
  }

  @Test
  @DisplayName("the bins meet: equal ratings, then fifty points each, the last one open")
  void bins() {
    Calibration calibration = new Calibration(CXA.expectations());
    for (int difference : List.of(0, 1, 49, 50, 399, 400, 1000)) {
      calibration.add(difference, Games.WIN);
      calibration.add(-difference, Games.LOSS);
    }
    List<Calibration.Bin> bins = calibration.bins();

    assertThat(bins)
        .extracting(Calibration.Bin::games)
        .containsExactly(2L, 4L, 2L, 0L, 0L, 0L, 0L, 0L, 2L, 4L);
    assertThat(bins).extracting(Calibration.Bin::from).startsWith(0, 1, 50).endsWith(350, 400);
    assertThat(bins).extracting(Calibration.Bin::to).startsWith(0, 49, 99).endsWith(399, -1);
  }
}
