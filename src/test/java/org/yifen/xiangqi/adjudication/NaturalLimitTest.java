package org.yifen.xiangqi.adjudication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.xiangqi.board.Side;

/** The competition rules: 60 rounds without a capture, at most 10 checks of the claimant count. */
@DisplayName("The natural limit (自然限着)")
class NaturalLimitTest {

  private static NaturalLimit after(int rounds, int redChecks, int blackChecks) {
    NaturalLimit limit = new NaturalLimit(NaturalLimit.ROUNDS, Side.RED, 0);
    for (int i = 0; i < rounds; i++) {
      limit.move(Side.RED, false, i < redChecks);
      limit.move(Side.BLACK, false, i < blackChecks);
    }
    return limit;
  }

  @ParameterizedTest(name = "{0} rounds, {1} checks by Red, {2} by Black")
  @CsvSource({
    "59, 0, 0, false, false",
    "60, 0, 0, true, true",
    "60, 10, 0, true, true",
    "60, 11, 0, false, true",
    "61, 11, 0, true, true",
    "60, 0, 30, true, false",
    "79, 0, 30, true, false",
    "80, 0, 30, true, true"
  })
  void moreThanTenChecksOfTheClaimantDoNotCount(
      int rounds, int redChecks, int blackChecks, boolean red, boolean black) {
    NaturalLimit limit = after(rounds, redChecks, blackChecks);

    assertThat(limit.isReached(Side.RED)).isEqualTo(red);
    assertThat(limit.isReached(Side.BLACK)).isEqualTo(black);
  }

  @Test
  void aRoundIsAMoveOfEach() {
    NaturalLimit limit = new NaturalLimit(2, Side.BLACK, 0);
    limit.move(Side.BLACK, false, false);
    limit.move(Side.RED, false, false);
    limit.move(Side.BLACK, false, false);

    assertThat(limit.isReached(Side.RED)).isFalse();
    limit.move(Side.RED, false, false);
    assertThat(limit.isReached(Side.RED)).isTrue();
  }

  @Test
  void aCaptureBeginsTheCountAnewAndIsNoMoveOfIt() {
    NaturalLimit limit = after(59, 20, 0);
    limit.move(Side.RED, true, true);

    assertThat(limit.rounds(Side.RED)).isZero();
    limit.move(Side.BLACK, false, false);
    assertThat(limit.rounds(Side.BLACK)).isZero();
    limit.move(Side.RED, false, false);
    assertThat(limit.rounds(Side.BLACK)).isEqualTo(1);
  }

  /** A FEN counts moves of either side: 119 of them are 59 rounds and one move. */
  @Test
  void movesBeforeTheStartCount() {
    NaturalLimit limit = new NaturalLimit(NaturalLimit.ROUNDS, Side.BLACK, 119);

    assertThat(limit.isReached(Side.BLACK)).isFalse();
    limit.move(Side.BLACK, false, false);
    assertThat(limit.isReached(Side.BLACK)).isTrue();
  }

  @Test
  void aLimitOfNoRoundsIsRefused() {
    assertThatThrownBy(() -> new NaturalLimit(0, Side.RED, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
