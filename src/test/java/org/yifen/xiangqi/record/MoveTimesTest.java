package org.yifen.xiangqi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Times of moves in records")
class MoveTimesTest {

  private static GameRecord game(String text) {
    return RecordFiles.read("a", text.getBytes(UTF_8)).games().get(0);
  }

  /** {@code 3570000/12000 -/- ...}: milliseconds of clock and time used. */
  private static String times(String text) {
    return MoveTimes.of(game(text)).moves().stream()
        .map(t -> millis(t.clock()) + "/" + millis(t.used()))
        .collect(Collectors.joining(" "));
  }

  private static String millis(Optional<Duration> time) {
    return time.map(t -> String.valueOf(t.toMillis())).orElse("-");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "0:59:30, 3570000",
    "1:00:00, 3600000",
    "59:30, 3570000",
    "90:00, 5400000",
    "0:00:00, 0",
    "12, 12000",
    "3600, 3600000",
    "12.5, 12500",
    "0:00:01.25, 1250",
    "0.0009, 0",
    "-0:00:05, -5000",
  })
  void aTimeIsReadAsClocksShowIt(String text, long millis) {
    assertThat(TimeText.read(text).map(Duration::toMillis)).contains(millis);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "1:60", "1:60:00", "1:2:3:4", "1.", ".5", "1h", "--1", "12 13"})
  void whatIsNoTimeIsNotRead(String text) {
    assertThat(TimeText.read(text)).isEmpty();
  }

  @Test
  void commandsStandInCommentsThatStayAsTheyAre() {
    String pgn =
        "1. h2e2 {[%clk 0:59:30]} h9g7 {好 [%emt 12] [%clk 59:48.5]} 2. h0g2 {[%emt 3]} {[%clk 1:00]}"
            + " i9h9 {[%eval 0.3]} *";

    assertThat(times(pgn)).isEqualTo("3570000/- 3588500/12000 60000/3000 -/-");
    assertThat(game(pgn).moves().after(2)).containsExactly("好 [%emt 12] [%clk 59:48.5]");
  }

  @Test
  void variationsHaveTheirOwnTimes() {
    assertThat(times("1. h2e2 {[%emt 1]} (1. b2e2 {[%emt 9]}) h9g7 {[%emt 2]} *"))
        .isEqualTo("-/1000 -/2000");
  }

  @Test
  void aFieldOfATableHasSecondsForEachMove() {
    assertThat(times("id\tmoves\ttimes\n1\th2e2 h9g7 h0g2\t12 - 3.5\n"))
        .isEqualTo("-/12000 -/- -/3500");
    assertThat(times("id\tmoves\t用时\n1\th2e2 h9g7\t1:30 2\n")).isEqualTo("-/90000 -/2000");
    assertThat(times("[Times \"5 6\"]\n\n1. h2e2 {[%clk 10:00]} h9g7 {[%emt 7]} *"))
        .isEqualTo("600000/5000 -/7000");
  }

  @Test
  void fewerOrMoreTimesThanMovesAreCounted() {
    MoveTimes times = MoveTimes.of(game("[Times \"5 6 7 8\"]\n\n1. h2e2 h9g7 *"));

    assertThat(times.column()).isEqualTo(4);
    assertThat(times.moves()).hasSize(2);
    assertThat(MoveTimes.of(game("[Times \"5\"]\n\n1. h2e2 h9g7 *")).moves()).hasSize(2);
  }

  @Test
  void whatCannotBeReadIsKept() {
    MoveTimes times =
        MoveTimes.of(game("1. h2e2 {[%clk soon]} h9g7 {[%emt -1]} 2. h0g2 {[%clk 1:00} *"));

    assertThat(times.unreadable())
        .containsExactly(
            new MoveTimes.Unreadable(1, "clk soon"), new MoveTimes.Unreadable(2, "emt -1"));
    assertThat(times.moves().get(2).clock()).contains(Duration.ofMinutes(1));
    assertThat(MoveTimes.of(game("[Times \"x\"]\n\n1. h2e2 *")).unreadable())
        .containsExactly(new MoveTimes.Unreadable(1, "x"));
  }

  @Test
  void aRecordWithoutTimesHasNone() {
    assertThat(List.of(game("1. h2e2 {好} *"), game("1. h2e2 {[%eval 1]} *"), game("h2e2 h9g7")))
        .allSatisfy(g -> assertThat(MoveTimes.of(g)).isSameAs(MoveTimes.NONE));
    assertThat(MoveTimes.NONE.isEmpty()).isTrue();
  }

  /** A million beginnings of commands without an end, and as many times for one move. */
  @Test
  @Timeout(20)
  void textsWithoutEndCostNoTime() {
    GameRecord comment = game("[Event \"a\"]\n\n1. h2e2 {" + "[%".repeat(1_000_000) + "} *");
    GameRecord column = game("[Times \"" + "5 ".repeat(1_000_000) + "\"]\n\n1. h2e2 h9g7 *");

    assertThat(MoveTimes.of(comment)).isSameAs(MoveTimes.NONE);
    assertThat(MoveTimes.of(column).column()).isEqualTo(1_000_000);
  }
}
