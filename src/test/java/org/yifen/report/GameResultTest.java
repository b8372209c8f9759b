package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.event.Scoring;

/**
 * Results of games as pairings have them, from the side of the first mover (先手): 2 a win, 1 a draw,
 * 0 a loss, 3 no point for either.
 */
class GameResultTest {

  @ParameterizedTest
  @CsvSource({
    "1-0,         2, true",
    "1：0,        2, true",
    "½-½,         1, true",
    "1/2-1/2,     1, true",
    "'0,5-0,5',   1, true",
    "0-1,         0, true",
    "0-0,         3, true",
    "1-0※,        2, false",
    "1-0F,        2, false",
    "0-1K,        0, false",
    "红胜,        2, true",
    "先胜,        2, true",
    "黑胜,        0, true",
    "和,          1, true",
    "和棋,        1, true",
    "胜(弃权),    2, false",
    "胜（弃权）,  2, false",
    "黑胜(弃权),  0, false",
    "黑弃权,      2, false",
    "双弃权,      3, false",
    "※,           3, false",
    "+ - -,       2, false",
    "- - +,       0, false",
  })
  void inTheScoringOfOneHalfZero(String written, int result, boolean played) {
    assertThat(GameResult.of(Clean.token(written), Scoring.ONE_HALF_ZERO))
        .contains(new GameResult(result, played));
  }

  @ParameterizedTest
  @CsvSource({
    "2-1-0, 2-0, 2",
    "2-1-0, 1:1, 1",
    "3-1-0, 3-0, 2",
    "3-1-0, 1-1, 1",
    "3-1-0, 0-1, 0",
    "3-1/2-0, 1-2, 1",
    "3-1/2-0, 3:0, 2",
    "3-1/2-0, 0-1, 0",
    "3-1/2-0, 0.5-0.5, 1",
  })
  void inOtherScorings(String code, String written, int result) {
    Scoring scoring = Scoring.parse(code).orElseThrow();
    assertThat(GameResult.of(written, scoring)).contains(new GameResult(result, true));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "1", "2-0", "1-1", "3-3", "1-0-0", "甲胜"})
  void whatIsNoResultIsNotRead(String written) {
    assertThat(GameResult.of(written, Scoring.ONE_HALF_ZERO)).isEmpty();
  }
}
