package org.yifen.xiangqi.check;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.xiangqi.adjudication.Claims.Claim;
import org.yifen.xiangqi.adjudication.Rules;
import org.yifen.xiangqi.adjudication.TimeControl;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.RecordFiles;

/** Each limit just kept and just overstepped; the times are worked out in the comments. */
@DisplayName("Clocks, claims and draws of a record")
class ClockCheckTest {

  private static final String MATE = "[FEN \"3k5/8R/7R1/9/9/9/9/9/9/5K3 w - - 0 1\"]\n";
  private static final String TO_AND_FRO = "a0a1 a9a8 a1a0 a8a9 ";

  private static GameRecord game(String text) {
    return RecordFiles.read("a.pgn", text.getBytes(UTF_8)).games().get(0);
  }

  private static GameRules rules(String clock, Claim... claims) {
    return new GameRules(60, Rules.CXA_2020, TimeControl.read(clock).control(), List.of(claims));
  }

  /** Findings of clocks and draws: {@code GAM-030[1, @red]}; those of repetition left out. */
  private static String findings(CheckedGame game) {
    return game.findings().stream()
        .filter(d -> d.notice().code().compareTo("GAM-030") >= 0)
        .map(ClockCheckTest::words)
        .collect(Collectors.joining(" "));
  }

  private static String words(Diagnostic finding) {
    return finding.notice().code() + finding.arguments();
  }

  private static String check(String text, String clock, Claim... claims) {
    return findings(new GameCheck(rules(clock, claims)).check(game(text)));
  }

  /** One minute for the game; Red takes a second more than that for the third move. */
  private static String sudden(String result, int third) {
    return "[TimeControl \"1m\"]\n[Result \"%s\"]\n\n1. h2e2 {[%%emt 30]} h9g7 {[%%emt 2]} 2. h0g2 {[%%emt %d]} %s\n"
        .formatted(result, third, result);
  }

  @ParameterizedTest(name = "{1} s and {0}")
  @CsvSource(
      delimiter = '~',
      nullValues = "-",
      value = {
        "1-0 ~ 31 ~ GAM-030[3, @red, @game-time, 0:00:01, 0-1, 1-0]",
        "1/2-1/2 ~ 31 ~ GAM-030[3, @red, @game-time, 0:00:01, 0-1, 1/2-1/2]",
        "0-1 ~ 31 ~ GAM-031[3, @red, @game-time, 0:00:01, @as-reported]",
        "* ~ 31 ~ GAM-031[3, @red, @game-time, 0:00:01, @none-given 0-1]",
        "1-0 ~ 30 ~ GAM-038[3, @red]",
        "1-0 ~ 29 ~ -",
      })
  void aFlagMeansAResult(String result, int third, String expected) {
    assertThat(check(sudden(result, third), "")).isEqualTo(expected == null ? "" : expected);
  }

  @Test
  void theFlagIsPartOfTheCheckedGame() {
    GameCheck check = new GameCheck(60);

    assertThat(check.check(game(sudden("1-0", 31))).flag())
        .contains(new CheckedGame.Flag(3, Side.RED));
    assertThat(check.check(game(sudden("1-0", 30))).flag()).isEmpty();
  }

  @Test
  void theControlOfTheCommandGoesBeforeThatOfTheRecord() {
    assertThat(check(sudden("1-0", 31), "61s")).isEqualTo("GAM-038[3, @red]");
    assertThat(check(sudden("1-0", 29), "58s"))
        .isEqualTo("GAM-030[3, @red, @game-time, 0:00:01, 0-1, 1-0]");
  }

  /** Rules: a side that oversteps loses, unless its last move mated or stalemated. */
  @Test
  void aMateWithTheMoveThatTookTooLongStands() {
    String mate = MATE + "[TimeControl \"1m\"]\n[Result \"1-0\"]\n\n1. h7h9 {[%emt 61]} 1-0\n";

    assertThat(check(mate, "")).isEqualTo("GAM-031[1, @red, @game-time, 0:00:01, @move-stands]");
    assertThat(check(mate.replace("h7h9", "h7g7"), ""))
        .isEqualTo("GAM-030[1, @red, @game-time, 0:00:01, 0-1, 1-0]");
  }

  /** The flag falls in the first move, the mate is the third: it ended a game that was over. */
  @Test
  void aMateAfterTheFlagIsToldToComeTooLate() {
    String late =
        MATE.replace("7R1", "6R2")
            + "[TimeControl \"1m\"]\n[Result \"1-0\"]\n\n"
            + "1. g7h7 {[%emt 61]} d9e9 {[%emt 1]} 2. h7h9 {[%emt 1]} 1-0\n";

    assertThat(check(late, "")).isEqualTo("GAM-033[1, @red, 2]");
  }

  @Test
  void aRecordThatGoesOnAfterTheFlagIsTold() {
    assertThat(check(sudden("0-1", 31).replace("]} 0-1", "]} i9h9 {[%emt 1]} 0-1"), ""))
        .isEqualTo("GAM-031[3, @red, @game-time, 0:00:01, @as-reported] GAM-033[3, @red, 1]");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      value = {
        "[TimeControl \"60+30\"] ~ GAM-040[60+30, 1, @control-no-unit]",
        "[TimeControl \"15-5-15\"] ~ GAM-040[15-5-15, 1, @control-no-unit]",
        "[TimeControl \"60m+x\"] ~ GAM-040[60m+x, 5, @control-unknown-word]",
        "[TimeControl \"-\"] ~ GAM-039[@no-control]",
        "[TimeControl \"?\"] ~ GAM-039[@no-control]",
        "[Event \"x\"] ~ GAM-039[@no-control]",
      })
  void timesWithoutAControlAreNotJudged(String tag, String expected) {
    assertThat(check(tag + "\n\n1. h2e2 {[%emt 5]} *\n", "")).isEqualTo(expected);
  }

  @Test
  void aRecordWithoutTimesHasNothingToSayUnlessAsked() {
    String plain = "[TimeControl \"60+30\"]\n\n1. h2e2 {好} h9g7 *\n";

    assertThat(check(plain, "")).isEmpty();
    assertThat(check(plain, "10m")).isEqualTo("GAM-039[@no-times]");
  }

  @Test
  void readingsThatDoNotFitAreTold() {
    assertThat(check("1. h2e2 {[%clk 9:00]} h9g7 {[%clk 11:00]} 2. h0g2 {[%clk 9:02]} *", "10m"))
        .isEqualTo("GAM-035[2, @black, 0:11:00, 0:10:00] GAM-035[3, @red, 0:09:02, 0:09:00]");
    assertThat(check("1. h2e2 {[%clk 9:00] [%emt 50]} h9g7 {[%emt 1]} *", "10m"))
        .isEqualTo("GAM-036[1, @red, 0:00:50, 0:01:00]");
    assertThat(check("1. h2e2 {[%clk soon]} h9g7 {[%emt 1.5]} *", "10m"))
        .isEqualTo("GAM-041[1, clk soon] GAM-037[1, 1]");
    assertThat(check("[Times \"5 6 7\"]\n\n1. h2e2 h9g7 *", "10m")).isEqualTo("GAM-032[3, 2]");
    assertThat(check("1. h2e2 {[%clk 9:50]} h9g7 {[%clk 9:50]} 2. h0g2 {[%clk 0:20]} *", "10m+30s"))
        .isEqualTo("GAM-034[3, @red, 0:00:10]");
    assertThat(check("1. h2e2 {[%clk 0:20]} *", "10s|-|30s")).isEqualTo("GAM-039[@not-told 1]");
  }

  /** 5 + 7 = 12 seconds of Red, 6 of Black; a number alone may be minutes. */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      nullValues = "-",
      value = {
        "RedTime ~ 12 ~ -",
        "RedTime ~ 14 ~ -",
        "RedTime ~ 200 ~ GAM-042[RedTime, 200, 0:00:12]",
        "BlackTime ~ 0:00:06 ~ -",
        "BlackTime ~ 0:01:30 ~ GAM-042[BlackTime, 0:01:30, 0:00:06]",
        "BlackTime ~ 6秒 ~ -",
        "BlackTime ~ 5分30秒 ~ GAM-042[BlackTime, 5分30秒, 0:00:06]",
        "RedTime ~ 很久 ~ -",
      })
  void totalsAreCompared(String tag, String total, String expected) {
    String text = "[%s \"%s\"]\n[Times \"5 6 7\"]\n\n1. h2e2 h9g7 2. h0g2 *".formatted(tag, total);

    assertThat(check(text, "10m")).isEqualTo(expected == null ? "" : expected);
  }

  /** 30 times to and fro are 120 moves, 60 rounds; after 118 there are 59. */
  @Test
  void aClaimIsJudgedWithItsCounts() {
    String moves = "[Result \"1-0\"]\n\n" + TO_AND_FRO.repeat(31) + "1-0\n";

    assertThat(check(moves, "", new Claim(118, Side.RED)))
        .isEqualTo("GAM-045[118, @red, 59, 60, 59, 59, 0, 0]");
    assertThat(check(moves, "", new Claim(120, Side.BLACK)))
        .isEqualTo("GAM-043[120, @black, 60, 60, 60, 60, 0, 0] GAM-044[120, @black, 1-0]");
    assertThat(check(moves, "", new Claim(125, Side.RED), new Claim(0, Side.RED)))
        .isEqualTo("GAM-045[0, @red, 0, 60, 0, 0, 0, 0] GAM-046[125, @red]");
    assertThat(check(moves.replace("1-0", "1/2-1/2"), "", new Claim(121, Side.RED)))
        .isEqualTo("GAM-043[121, @red, 60, 60, 61, 60, 0, 0]");
  }

  /** Six minutes: 30 s, the penalty of 300 s, 31 s are 361 s; without the claim 61 s. */
  @Test
  void aFalseClaimCostsFiveMinutesOfTheClock() {
    String text =
        """
        [TimeControl "6m"]
        [Result "1-0"]

        1. h2e2 {[%emt 30]} h9g7 {[%emt 1]} 2. h0g2 {[%emt 31]} 1-0
        """;

    assertThat(check(text, "")).isEmpty();
    assertThat(check(text, "", new Claim(2, Side.RED)))
        .isEqualTo(
            "GAM-045[2, @red, 1, 60, 1, 1, 0, 0]"
                + " GAM-030[3, @red, @game-time, 0:00:01, 0-1, 1-0]");
    assertThat(check(text, "", new Claim(2, Side.BLACK))).doesNotContain("GAM-030");
  }

  /** The game is drawn by the claim, so what the clocks did later does not matter. */
  @Test
  void aRightClaimEndsTheGameForTheClocks() {
    String moves =
        "[Times \"%s 700\"]\n\n%s h2e2 *\n"
            .formatted("1 ".repeat(120).strip(), TO_AND_FRO.repeat(30).strip());

    assertThat(check(moves, "10m")).contains("@none-given 0-1");
    assertThat(check(moves, "10m", new Claim(120, Side.RED)))
        .isEqualTo("GAM-043[120, @red, 60, 60, 60, 60, 0, 0]");
  }

  /** The king takes the last pawn; the elephants cannot cross the river. */
  private static String bare(String result, String tags) {
    return tags
        + "[FEN \"2bk5/9/9/9/9/9/9/9/4p4/2B1K4 w - - 0 1\"]\n[Result \"%s\"]\n\n1. e0e1 %s\n"
            .formatted(result, result);
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      delimiter = '~',
      value = {
        "1/2-1/2 ~ '' ~ GAM-048[1]",
        "* ~ '' ~ GAM-048[1]",
        "1-0 ~ '' ~ GAM-048[1] GAM-049[1, 1-0]",
        // time or a foul may have decided the game
        "1-0 ~ [Termination \"time forfeit\"] ~ GAM-048[1]",
        "0-1 ~ [Termination \"normal\"] ~ GAM-048[1] GAM-049[1, 0-1]",
      })
  void aPositionThatNobodyCanWinIsADraw(String result, String tag, String expected) {
    assertThat(check(bare(result, tag + "\n"), "")).isEqualTo(expected);
  }

  /** Rules say that time loses and that this is drawn, not which comes first: no error. */
  @Test
  void aFlagAfterThatIsForTheReferee() {
    String text = bare("%s", "").replace("1. e0e1", "1. e0e1 {[%%emt 5]} d9d8 {[%%emt 61]}");

    for (String result : List.of("1-0", "1/2-1/2")) {
      assertThat(check(text.formatted(result, result), "1m"))
          .isEqualTo("GAM-048[1] GAM-031[2, @black, @game-time, 0:00:01, @after-dead]");
    }
    assertThat(check(bare("0-1", "").replace("e0e1", "e0e1 {[%emt 61]}"), "1m"))
        .as("the flag falls before the pawn is taken")
        .isEqualTo("GAM-048[1] GAM-031[1, @red, @game-time, 0:00:01, @as-reported]");
  }

  @ParameterizedTest
  @ValueSource(strings = {"提和", "offers a draw", "(=)"})
  void theThirdOfferMoreThanTheOthersIsTold(String offer) {
    String text = "1. h2e2 {%1$s} h9g7 2. h0g2 {%1$s} i9h9 3. i0h0 {%2$s} *";

    assertThat(check(text.formatted(offer, offer), "")).isEqualTo("GAM-047[5, @red, 3, 0]");
    assertThat(check(text.formatted(offer, "好"), "")).isEmpty();
    assertThat(check(text.formatted(offer, offer).replace("h9g7", "h9g7 {提和}"), "")).isEmpty();
  }

  /** A problem with Black to move: the first time is Black's. */
  @Test
  void theFirstTimeIsThatOfTheSideToMove() {
    String text = "[FEN \"3k5/9/9/9/9/9/9/9/9/4K3R b - - 0 1\"]\n\n1... d9d8 {[%emt 61]} *\n";

    assertThat(check(text, "1m"))
        .isEqualTo("GAM-031[1, @black, @game-time, 0:00:01, @none-given 1-0]");
    assertThat(new GameCheck(rules("1m")).check(game(text)).flag().map(CheckedGame.Flag::side))
        .isEqualTo(Optional.of(Side.BLACK));
  }
}
