package org.yifen.scoresheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.Outcome;
import org.yifen.xiangqi.record.RecordFiles;

/** What records say in tags, and in titles where these are missing. */
class RecordFactsTest {

  private static GameRecord game(String tags) {
    byte[] pgn = (tags + "\n1. h2e2 h9g7 *\n").getBytes(StandardCharsets.UTF_8);
    List<GameRecord> games = RecordFiles.read("a.pgn", pgn).games();
    return games.get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Title | 广东 黎正则 先胜 江苏 骆守诚 | 广东 黎正则 – 江苏 骆守诚 | RED_WINS
          Title | 黎正则先负骆守诚             | 黎正则 – 骆守诚           | BLACK_WINS
          Event | 黎正则（先和）骆守诚         | 黎正则 – 骆守诚           | DRAW
          Title | 黎正则 红先胜 骆守诚         | 黎正则 – 骆守诚           | RED_WINS
          Title | 黎正則 先勝 駱守誠           | 黎正則 – 駱守誠           | RED_WINS
          Title | 黎正则 负 骆守诚             | 黎正则 – 骆守诚           | BLACK_WINS
          Event | 广东 和 江苏 对抗赛          | ? – ?                     | UNKNOWN
          Event | 首先和大家说明               | ? – ?                     | UNKNOWN
          Title | 全国象棋个人赛               | ? – ?                     | UNKNOWN
          """)
  void aTitleTellsNamesAndResult(String tag, String text, String players, Outcome outcome) {
    RecordFacts facts = RecordFacts.of(game("[%s \"%s\"]".formatted(tag, text)));

    assertThat(facts.players()).isEqualTo(players);
    assertThat(facts.outcome()).isEqualTo(outcome);
  }

  /** A title about others is not the result of this game. */
  @ParameterizedTest
  @CsvSource({"黎正则 先胜 骆守诚, RED_WINS", "莫问樵 先胜 房知远, UNKNOWN"})
  void aTitleThatNamesOthersSaysNothing(String title, Outcome outcome) {
    RecordFacts facts =
        RecordFacts.of(game("[Title \"%s\"]\n[Red \"黎正则\"]\n[Black \"骆守诚\"]".formatted(title)));

    assertThat(facts.outcome()).isEqualTo(outcome);
    assertThat(facts.players()).isEqualTo("黎正则 – 骆守诚");
  }

  @ParameterizedTest
  @CsvSource({
    "3, 3",
    "03, 3",
    "3.1, 3",
    "R3, 3",
    "Round 12, 12",
    "第3轮, 3",
    "第三轮, 3",
    "第十轮第2台, 10",
    "第十二轮, 12",
    "第二十轮, 20",
    "第二十一轮, 21",
    "决赛, 0",
    "2026, 0",
    "?, 0",
    "'', 0"
  })
  void rounds(String written, int round) {
    RecordFacts facts = RecordFacts.of(game("[Round \"%s\"]".formatted(written)));

    assertThat(facts.round().orElse(0)).isEqualTo(round);
  }

  @ParameterizedTest
  @CsvSource({
    "2026.05.20, 2026-05-20",
    "2026-5-1, 2026-05-01",
    "2026年5月20日, 2026-05-20",
    "2026/05/20 14:00, 2026-05-20",
    "2026.05.??, ''",
    "2026.02.30, ''",
    "20.05.2026, ''",
    "'', ''"
  })
  void dates(String written, String day) {
    RecordFacts facts = RecordFacts.of(game("[Date \"%s\"]".formatted(written)));

    assertThat(facts.date().map(Object::toString).orElse("")).isEqualTo(day);
  }
}
