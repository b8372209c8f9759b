package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Scoring;

/** Habits of clubs and programs: what is certain is read, the rest is one finding. */
class MessyReportsTest {

  private static final String KEYS =
      """
      赛事名称,杯
      开始日期,2026-03-01
      结束日期,2026-03-02
      赛制,单循环
      组别,男子
      计分制,1-0.5-0

      """;

  /** 1 beat 2 and drew with 3; 2 beat 3. */
  private static final String ROUND_ROBIN =
      KEYS
          + """
          序号,姓名,1,2,3,得分,名次
          1,王斌,×,1,0.5,1.5,1
          2,李明,0,×,1,1,2
          3,张伟,0.5,0,×,0.5,3
          """;

  private static final String SWISS =
      KEYS.replace("单循环", "积分编排")
          + """
          序号,姓名,第1轮,第2轮,第3轮,得分,名次
          1,王斌,2先1,3后0.5,轮空,2.5,1
          2,李明,1后0,轮空,3先1,2,2
          3,张伟,轮空,1先0.5,2后0,1.5,3
          """;

  private static List<String> games(String csv) {
    return Readings.games(Readings.of(csv).event().orElseThrow());
  }

  private static List<String> findings(String csv) {
    return Readings.findings(Readings.of(csv));
  }

  /** Headings below a common one, or of names, are held to the same as others. */
  @Test
  void aHeadingThereTwiceIsSaidWhereverItStands() {
    String header = "序号,姓名,1,2,3,得分,名次";
    String below = "序号,姓名,对阵成绩,,,得分,名次\n,,1,2,2,,";
    String names = "序号,姓名,王斌,李明,李明,得分,名次";

    assertThat(findings(ROUND_ROBIN.replace(header, below))).contains("TAB-007 E9");
    assertThat(findings(ROUND_ROBIN.replace(header, names))).contains("TAB-007 E8");
    assertThat(findings(SWISS.replace("第1轮,第2轮,第3轮,得分,名次", ",,,得分,名次\n,,第1轮,第2轮,第401轮")))
        .contains("TAB-020 E9");
  }

  @Test
  void theReportsThemselvesAreRight() {
    assertThat(findings(ROUND_ROBIN)).isEmpty();
    assertThat(findings(SWISS)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // the numbers stand in a second line, under a common heading
        "序号,姓名,1,2,3,得分,名次 | 序号,姓名,对阵成绩,,,得分,名次;,,1,2,3,,",
        "序号,姓名,1,2,3,得分,名次 | 序号,姓名,对阵成绩,,,结果,;,,1,2,3,得分,名次",
        // the columns are headed by the opponents' names
        "序号,姓名,1,2,3,得分,名次 | 序号,姓名,王 斌,李明,张伟,得分,名次",
        "1.5,1 | 1.5,第1名",
        "1.5,1 | 1.5分,冠军",
        "1,0.5,1.5 | 1,和棋,1.5",
        "赛事名称,杯 | 赛事名称,杯,裁判长,甲",
        "赛事名称,杯 | 主办单位,,赛事名称,杯",
        "计分制,1-0.5-0 | 计分制,胜1和0.5负0",
        "计分制,1-0.5-0 | 计分制,1：0.5：0",
        "得分,名次 | 得分,名次,对手分,犯规",
        // the header again, as at the top of each printed page
        "3,张伟 | 序号,姓名,1,2,3,得分,名次;3,张伟",
        "0.5,3 | 0.5,3;,合计,,,,3",
        "组别,男子 | 国家级裁判员,甲,乙;组别,男子",
        // columns of a form for more players than came
        "序号,姓名,1,2,3,得分,名次 | 序号,姓名,1,2,3,得分,名次,4,5",
      })
  void readAsMeant(String plain, String written) {
    assertThat(ROUND_ROBIN).contains(plain);
    String csv = ROUND_ROBIN.replace(plain, written.replace(';', '\n'));

    assertThat(games(csv)).isEqualTo(games(ROUND_ROBIN)).hasSize(3);
    assertThat(findings(csv)).allMatch(f -> f.startsWith("TAB-018"), "a note on the row of sums");
  }

  @Test
  void arbitersInCellsOfTheirOwnAreAllRead() {
    Reading reading = Readings.of(ROUND_ROBIN.replace("组别", "国家级裁判员,甲,乙,裁判长,丙\n组别"));

    Event event = reading.event().orElseThrow();
    assertThat(event.nationalArbiters()).containsExactly("甲", "乙");
    assertThat(event.chiefArbiter()).isEqualTo("丙");
  }

  /** A row 轮空 in place of cells 轮空: the same players, games and points. */
  @Test
  void aPseudoPlayerIsABye() {
    String csv =
        SWISS
            .replace("0.5,轮空,2.5", "0.5,4先1,2.5")
            .replace("后0,轮空", "后0,4后1")
            .replace("伟,轮空", "伟,4先1")
            .concat("4,轮空,3后0,2先0,1后0,0,\n");

    assertThat(games(csv)).isEqualTo(games(SWISS));
    assertThat(Readings.of(csv).event().orElseThrow().entrants())
        .extracting(Entrant::name)
        .containsExactly("王斌", "李明", "张伟");
    assertThat(findings(csv)).containsExactly("TAB-035 B12");
  }

  /** In a crosstable the points against 轮空 are of the event, and of no game. */
  @Test
  void aPseudoPlayerOfACrosstableHasNoGames() {
    String csv =
        KEYS
            + """
            序号,姓名,1,2,3,4,得分,名次
            1,王斌,×,1,0.5,1,2.5,1
            2,李明,0,×,1,1,2,2
            3,张伟,0.5,0,×,1,1.5,3
            4,轮空,0,0,0,×,0,
            """;

    assertThat(games(csv)).isEqualTo(games(ROUND_ROBIN));
    assertThat(findings(csv)).containsExactly("TAB-035 B12");
  }

  @ParameterizedTest
  @ValueSource(strings = {"轮空※", "轮空（自动胜）", "轮 空", "Bye", "轮空胜"})
  void wordsForABye(String word) {
    assertThat(findings(SWISS.replace("轮空", word))).isEmpty();
  }

  @Test
  void forfeitsInWordsAreNotPlayed() {
    String csv = ROUND_ROBIN.replace("×,1,0.5", "×,1（弃权）,0.5").replace("明,0,", "明,0(弃权),");

    assertThat(games(csv)).contains("0: 1-2 win ※");
    assertThat(findings(csv)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "赛制,单循环 | 赛制,积分编排 | RES-027 B4",
        "赛制,单循环 | 赛制,双循环 | RES-027 B4",
        "2,李明 | ,李明 | TAB-036 A10",
        "李明,0, | 李明,, | RES-010 C10 D9",
        "0.5,3 | 0.5,3;;序号,姓名,1,2,3,得分,名次;1,甲,×,0,1,1,1 | TAB-038 A13",
        "赛事名称,杯 | 赛事名称,杯,第三届 | TAB-039 C1",
        "1,2,3,得分,名次 | 甲,乙,丙,得分,名次 | TAB-016 A8 C8 D8 E8",
        "计分制,1-0.5-0 | 计分制,三分制 | TAB-003 B6",
      })
  void oneCauseOneFinding(String plain, String written, String finding) {
    String csv = ROUND_ROBIN.replace(plain, written.replace(';', '\n'));

    assertThat(findings(csv)).containsExactly(finding);
  }

  /** 2-1-0 results under a scoring that is not understood are not found fault with too. */
  @Test
  void aScoringThatIsNotUnderstoodIsOneFinding() {
    String csv =
        KEYS.replace("1-0.5-0", "中国式")
            + """
            序号,姓名,1,2,3,得分,名次
            1,王斌,×,2,1,3,1
            2,李明,0,×,2,2,2
            3,张伟,1,0,×,1,3
            """;

    assertThat(findings(csv)).containsExactly("TAB-003 B6");
    assertThat(Readings.of(csv).event().orElseThrow().scoring()).isEqualTo(Scoring.TWO_ONE_ZERO);
  }

  @Test
  void aRoundLeftOutIsOneFinding() {
    String csv = SWISS.replace(",3后0.5,", ",,").replace(",轮空,3先", ",,3先").replace("1先0.5", "");

    assertThat(findings(csv)).containsExactly("RES-024 A8");
  }

  /** Rows sorted by points and numbered anew: 张伟, 王斌, 李明 as they were 3, 1, 2. */
  @Test
  void rowsNumberedAnewAreOneFinding() {
    String csv =
        KEYS
            + """
            序号,姓名,1,2,3,得分,名次
            1,张伟,0.5,0,×,0.5,3
            2,王斌,×,1,0.5,1.5,1
            3,李明,0,×,1,1,2
            """;

    assertThat(findings(csv)).containsExactly("RES-025 E9 C10 D11");
  }

  @Test
  void halfATableIsOneFinding() {
    String csv = ROUND_ROBIN.replace("明,0,×", "明,,×").replace("伟,0.5,0,", "伟,,,");

    assertThat(findings(csv)).containsExactly("RES-026 A8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16LE", "UTF-16BE"})
  void utf16WithoutAMarkIsRead(String charset) {
    Reading reading = Reports.read("r.csv", ROUND_ROBIN.getBytes(Charset.forName(charset)));

    assertThat(Readings.findings(reading)).containsExactly("FIL-009");
    assertThat(Readings.games(reading.event().orElseThrow())).isEqualTo(games(ROUND_ROBIN));
  }

  @ParameterizedTest
  @ValueSource(strings = {"，", "|", ";", "\t"})
  void anySeparator(String separator) {
    String csv = ROUND_ROBIN.replace(",", separator);

    assertThat(findings(csv)).isEmpty();
    assertThat(games(csv)).isEqualTo(games(ROUND_ROBIN));
  }

  /** Line 10 of the report is that of 李明; 0xFF is in no UTF-8 and begins no GB18030. */
  @ParameterizedTest
  @ValueSource(strings = {"\u00ff", "\u0000", "\u0001"})
  void aDamagedByteIsFoundInItsLine(String damage) {
    String[] halves = ROUND_ROBIN.split("李明", 2);
    byte[] content =
        concat(
            halves[0].getBytes(StandardCharsets.UTF_8),
            damage.getBytes(StandardCharsets.ISO_8859_1),
            halves[1].getBytes(StandardCharsets.UTF_8));

    Reading reading = Reports.read("r.csv", content);

    assertThat(reading.findings()).hasSize(1);
    assertThat(reading.findings().get(0).notice().code()).isEqualTo("FIL-015");
    assertThat(reading.findings().get(0).places().get(0).line()).isEqualTo(10);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "No;Name;Loc Id;Total;1;2\\n\\n1;A, B;10;1;2:W;0:- | @sp98",
        "Event,Cup,,\\nStart,2026-01-01\\n\\nPlayer,6897,A,B\\n1,0,B,C,D\\n | @by-player",
        "[Event \"x\"]\\n\\n1. C2=5 | @game-record",
        "[DhtmlXQ]\\n[DhtmlXQ_title]x | @game-record",
        "Dear all,\\nhere it is. | @prose",
        "各位裁判：\\n请查收。 | @prose",
        "From: x\\nMIME-Version: 1.0\\nContent-Type: text/html\\n\\n<html> | @mail",
      })
  void textsOfOtherKindsAreNamed(String text, String kind) {
    String written = text.replace("\\n", "\n").replace(';', '\t');

    assertThat(Readings.of(written).findings())
        .singleElement()
        .satisfies(
            d -> {
              assertThat(d.notice().code()).isEqualTo("FIL-013");
              assertThat(d.arguments()).containsExactly(kind);
            });
  }

  private static byte[] concat(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }
}
