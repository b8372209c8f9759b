package org.yifen.standing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Fouls that remarks tell")
class FoulsTest {

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          犯规1                     | 1
          犯规 2 次                 | 2
          犯规：３次                | 3
          犯规                      | 1
          第3轮犯规                 | 1
          第3轮犯规1次，第5轮犯规2次 | 3
          技术犯规一次              | 1
          2次技术犯规               | 2
          犯规两次                  | 2
          2 fouls                   | 2
          Fouls: 2                  | 2
          a foul in round 3         | 1
          未犯规                    | 0
          没有犯规                  | 0
          no fouls                  | 0
          第3轮迟到                 | 0
          2026年4月由云南转会贵州    | 0
          """)
  void countsWhatIsWritten(String remarks, int fouls) {
    assertThat(Fouls.in(remarks)).isEqualTo(fouls);
  }
}
