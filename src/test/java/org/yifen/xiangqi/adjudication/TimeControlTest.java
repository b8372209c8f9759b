package org.yifen.xiangqi.adjudication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.xiangqi.adjudication.TimeControl.SideTime;
import org.yifen.xiangqi.adjudication.TimeControl.Stage;
import org.yifen.xiangqi.board.Side;

/** Each text beside the form the program writes: minutes and seconds, stages, limits in bars. */
@DisplayName("Time controls")
class TimeControlTest {

  static TimeControl control(String text) {
    TimeControl.Reading reading = TimeControl.read(text);
    return reading
        .control()
        .orElseThrow(() -> new AssertionError(text + ": " + reading.fault() + reading.offset()));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      value = {
        // base and increment; a number alone is seconds, as in PGN
        "60m+30s ~ 60m+30s",
        "3600+30 ~ 60m+30s",
        "60 min + 30 sec ~ 60m+30s",
        "60′+30″ ~ 60m+30s",
        "1h30 + 30s ~ 90m+30s",
        "1:30:00+30 ~ 90m+30s",
        "1h30m45s ~ 90m45s",
        "181 ~ 3m1s",
        "60分钟加30秒 ~ 60m+30s",
        "每方60分钟，每步加30秒 ~ 60m+30s",
        "１小时＋３０秒 ~ 60m+30s",
        // sudden death and rapid
        "25m ~ 25m",
        "25分钟包干 ~ 25m",
        "快棋 15分钟 ~ 15m",
        // stages
        "30/60m,10/10m ~ 30/60m,10/10m",
        "30着60分钟，以后每10着10分钟 ~ 30/60m,10/10m",
        "40/7200:3600 ~ 40/120m,60m",
        "40/2h+30s,30m+30s ~ 40/120m+30s,30m+30s",
        "10步/5分 ~ 10/5m",
        // odds
        "red=10m+5s black=20m ~ red=10m+5s black=20m",
        "红方10分钟加5秒，黑方20分钟 ~ red=10m+5s black=20m",
        "黑：20分 红：10分 ~ red=10m black=20m",
        "red=10m black=10m ~ 10m",
        // online
        "20m|60s|30s ~ 20m|1m|30s",
        "20m|60|30 ~ 20m|1m|30s",
        "20m||30s ~ 20m|-|30s",
        "20m|1m|- ~ 20m|1m|-",
        "20m|1m ~ 20m|1m|-",
        "局时20分钟 步时60秒 读秒30秒 ~ 20m|1m|30s",
        "game 20m, move 60s, byo-yomi 30s ~ 20m|1m|30s",
        "0m 读秒30秒 ~ 0s|-|30s",
        "red=5m|1m|30s black=10m ~ red=5m|1m|30s black=10m",
      })
  void areReadAsPeopleWriteThem(String text, String written) {
    assertThat(control(text)).hasToString(written);
    assertThat(control(written)).isEqualTo(control(text));
  }

  @ParameterizedTest(name = "{0}: {1} at {2}")
  @CsvSource(
      delimiter = '~',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "~NO_TIME~0",
        "?~UNKNOWN_WORD~0",
        "*180~UNKNOWN_WORD~0",
        "60+30~NO_UNIT~0",
        "15-5-15~NO_UNIT~0",
        "180~NO_UNIT~0",
        "60m+~NO_TIME~4",
        "60m+x~UNKNOWN_WORD~4",
        "60m xyz~UNKNOWN_WORD~4",
        "60m,~NO_TIME~4",
        "60m+30s+5s~TWICE~7",
        "60m,10/10m~REST_NOT_LAST~4",
        "60分钟，每步30秒~REST_NOT_LAST~7",
        "30/60m|1m|30s~NEVER_REACHED~6",
        "20m move 60s move 30s~TWICE~13",
        "red=10m~ONE_SIDE~7",
        "10m black=5m~ONE_SIDE~4",
        "red=10m red=5m black=3m~TWICE~8",
        "0m~OUT_OF_RANGE~0",
        "0/10m~OUT_OF_RANGE~0",
        "1001h~OUT_OF_RANGE~0",
        "9999999m~OUT_OF_RANGE~0",
      })
  void whatIsNoneIsRefusedAtItsPlace(String text, String fault, int offset) {
    TimeControl.Reading reading = TimeControl.read(text == null ? "" : text);

    assertThat(reading.control()).isEmpty();
    assertThat(reading.fault().map(Enum::name)).contains(fault);
    assertThat(reading.offset()).isEqualTo(offset);
  }

  @Test
  void aPageOfTextIsNoTimeControl() {
    TimeControl.Reading reading = TimeControl.read("5m,".repeat(1_000_000));

    assertThat(reading.fault()).contains(TimeControl.Fault.UNKNOWN_WORD);
    assertThat(reading.offset()).isEqualTo(200);
  }

  @Test
  void theLongestTimeIsAThousandHours() {
    assertThat(control("1000h").red().stages().get(0).time()).isEqualTo(Duration.ofHours(1000));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "15m, true",
    "15m+30s, true",
    "15m1s, false",
    "red=15m black=16m, false",
    "10/15m, false"
  })
  void rapidIsAtMostAQuarterOfAnHourASide(String text, boolean rapid) {
    assertThat(control(text).isRapid()).isEqualTo(rapid);
  }

  @Test
  void oddsAreOneTimeForEachSide() {
    TimeControl odds = control("red=10m+5s black=20m");

    assertThat(odds.of(Side.RED).stages())
        .containsExactly(new Stage(0, Duration.ofMinutes(10), Duration.ofSeconds(5)));
    assertThat(odds.of(Side.BLACK).stages())
        .containsExactly(new Stage(0, Duration.ofMinutes(20), Duration.ZERO));
  }

  @Test
  void timesThatCannotBeAreNotMade() {
    Stage rest = new Stage(0, Duration.ofMinutes(1), Duration.ZERO);

    assertThatThrownBy(() -> new Stage(-1, Duration.ZERO, Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new SideTime(List.of(), Duration.ZERO, Duration.ZERO))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new SideTime(List.of(rest, rest), Duration.ZERO, Duration.ZERO))
        .hasMessageContaining("not last");
    Stage again = new Stage(10, Duration.ofMinutes(1), Duration.ZERO);
    assertThatThrownBy(() -> new SideTime(List.of(again), Duration.ZERO, Duration.ofSeconds(30)))
        .hasMessageContaining("byo-yomi");
    assertThat(TimeControl.of(new SideTime(List.of(rest), Duration.ZERO, Duration.ZERO)))
        .isEqualTo(TimeControl.read("1m").control().orElseThrow());
    assertThat(TimeControl.read("1m").fault()).isEqualTo(Optional.empty());
  }
}
