package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.event.Scoring;

/** Result cells as people and programs write them; the meanings are those of the formats. */
class MarkTest {

  private static final Scoring BASE = Scoring.ONE_HALF_ZERO;

  /** Scores in halves; ※ is a game not played. */
  @ParameterizedTest
  @CsvSource({
    "1,        UNKNOWN, 2,  false",
    "½,        UNKNOWN, 1,  false",
    "０.５,    UNKNOWN, 1,  false",
    "'0,5',    UNKNOWN, 1,  false",
    ".5,       UNKNOWN, 1,  false",
    "1/2,      UNKNOWN, 1,  false",
    "胜,       UNKNOWN, 2,  false",
    "和,       UNKNOWN, 1,  false",
    "平,       UNKNOWN, 1,  false",
    "=,        UNKNOWN, 1,  false",
    "负,       UNKNOWN, 0,  false",
    "先1,      FIRST,   2,  false",
    "红胜,     FIRST,   2,  false",
    "黑 负,    SECOND,  0,  false",
    "1※,       UNKNOWN, 2,  true",
    "※1,       UNKNOWN, 2,  true",
    "0.5※,     UNKNOWN, 1,  true",
    "※,        UNKNOWN, -1, true",
    "未赛,     UNKNOWN, -1, true",
    "+,        UNKNOWN, 2,  true",
    "-,        UNKNOWN, 0,  true",
    "弃权,     UNKNOWN, -1, true",
  })
  void againstTheOpponentOfTheColumn(
      String written, Mark.Colour colour, int score, boolean unplayed) {
    Optional<Mark> mark = Mark.againstColumn(Clean.token(written), BASE);

    assertThat(mark).contains(new Mark(0, colour, score, unplayed, false));
  }

  @ParameterizedTest
  @CsvSource({
    "12先1,    12, FIRST,   2,  false, false",
    "7后½,     7,  SECOND,  1,  false, false",
    "3先1※,    3,  FIRST,   2,  true,  false",
    "12w1,     12, FIRST,   2,  false, false",
    "12B0,     12, SECOND,  0,  false, false",
    "12红胜,   12, FIRST,   2,  false, false",
    "12胜,     12, UNKNOWN, 2,  false, false",
    "12+,      12, UNKNOWN, 2,  true,  false",
    "12-,      12, UNKNOWN, 0,  true,  false",
    "12:0.5,   12, UNKNOWN, 1,  false, false",
    "轮空,     0,  UNKNOWN, 2,  true,  true",
    "轮 空,    0,  UNKNOWN, 2,  true,  true",
    "Bye,      0,  UNKNOWN, 2,  true,  true",
    "※,        0,  UNKNOWN, -1, true,  false",
    "缺席,     0,  UNKNOWN, -1, true,  false",
  })
  void ofARound(
      String written, int opponent, Mark.Colour colour, int score, boolean unplayed, boolean bye) {
    Optional<Mark> mark = Mark.ofRound(Clean.token(written), BASE);

    assertThat(mark).contains(new Mark(opponent, colour, score, unplayed, bye));
  }

  /** Chess-Results: -1 is a bye of one point, -½ of half a point, 0 an absence. */
  @ParameterizedTest
  @CsvSource({
    "' 38b0',  38, SECOND,  0,  false, false",
    "'  2w½',  2,  FIRST,   1,  false, false",
    "' 45b-',  45, SECOND,  0,  true,  false",
    "' 82w+',  82, FIRST,   2,  true,  false",
    "' 12s1',  12, SECOND,  2,  false, false",
    "' 12w1K', 12, FIRST,   2,  true,  false",
    "-1,       0,  UNKNOWN, 2,  true,  true",
    "'   -½',  0,  UNKNOWN, 1,  true,  false",
    "0,        0,  UNKNOWN, -1, true,  false",
    "spielfrei,0,  UNKNOWN, 2,  true,  true",
    "not paired,0, UNKNOWN, -1, true,  false",
  })
  void ofChessResults(
      String written, int opponent, Mark.Colour colour, int score, boolean unplayed, boolean bye) {
    Optional<Mark> mark = Mark.ofChessResults(Clean.token(written), BASE);

    assertThat(mark).contains(new Mark(opponent, colour, score, unplayed, bye));
  }

  @ParameterizedTest
  @ValueSource(strings = {"12", "121", "先", "12先", "1.5", "-1", "0", "12先x", "先1", "12先1※※"})
  void whatCouldMeanSomethingElseIsNotRead(String written) {
    assertThat(Mark.ofRound(Clean.token(written), BASE)).isEmpty();
  }
}
