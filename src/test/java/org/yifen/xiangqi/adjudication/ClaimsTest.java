package org.yifen.xiangqi.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.xiangqi.adjudication.Claims.Claim;
import org.yifen.xiangqi.adjudication.Claims.Ruling;
import org.yifen.xiangqi.board.Side;

/** 60 rounds without a capture on claim a draw; at most 10 checks of the claimant count. */
@DisplayName("Claims of the natural limit")
class ClaimsTest {

  private static Ruling claim(int moves, Side claimant, int redChecks) {
    NaturalLimit counts = new NaturalLimit(NaturalLimit.ROUNDS, Side.RED, 0);
    Claims claims = new Claims(List.of(new Claim(moves, claimant)));
    for (int ply = 1; ply <= moves; ply++) {
      boolean red = ply % 2 == 1;
      counts.move(red ? Side.RED : Side.BLACK, false, red && ply / 2 < redChecks);
      claims.after(ply, counts);
    }
    return claims.rulings().get(0);
  }

  @ParameterizedTest(name = "{1} after {0} moves, Red checked {2} times: {3} rounds")
  @CsvSource({
    // 60 rounds are 120 moves; one move fewer is 59 rounds
    "120, RED, 0, 60, true",
    "119, RED, 0, 59, false",
    // 10 checks count, the eleventh does not, but only against its own side
    "120, RED, 10, 60, true",
    "120, RED, 11, 59, false",
    "120, BLACK, 11, 60, true",
    "122, RED, 11, 60, true",
    "138, RED, 20, 59, false",
    "140, RED, 20, 60, true",
  })
  void isRightFromTheSixtiethRoundThatCounts(
      int moves, Side claimant, int redChecks, int rounds, boolean right) {
    Ruling ruling = claim(moves, claimant, redChecks);

    assertThat(ruling.rounds()).isEqualTo(rounds);
    assertThat(ruling.isRight()).isEqualTo(right);
  }

  @Test
  void hasTheCountsBehindIt() {
    assertThat(claim(123, Side.RED, 13))
        .isEqualTo(new Ruling(new Claim(123, Side.RED), 60, 59, 62, 61, 13));
    assertThat(claim(123, Side.RED, 13).leftOut()).isEqualTo(3);
    assertThat(claim(123, Side.RED, 9).leftOut()).isZero();
  }

  @Test
  void beyondTheMovesIsLeftOpen() {
    Claims claims = new Claims(List.of(new Claim(9, Side.RED), new Claim(0, Side.BLACK)));
    claims.after(0, new NaturalLimit(1, Side.RED, 0));

    assertThat(claims.rulings()).extracting(r -> r.claim().side()).containsExactly(Side.BLACK);
    assertThat(claims.open()).containsExactly(new Claim(9, Side.RED));
  }
}
