package org.yifen.xiangqi.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.xiangqi.adjudication.ClockRun.Doubt;
import org.yifen.xiangqi.adjudication.ClockRun.Flag;
import org.yifen.xiangqi.board.Side;

/**
 * Rules.md, "Clocks" and "a side that oversteps its time loses". Times are worked out by hand; Red
 * makes moves 1, 3, 5, Black 2, 4, 6. A word is seconds used, {@code =} before it the clock after
 * the move, {@code -} nothing, {@code =a/b} both.
 */
@DisplayName("Clocks")
class ClockRunTest {

  static ClockRun run(String control, String times) {
    ClockRun run = new ClockRun(TimeControlTest.control(control), Side.RED);
    for (String word : times.strip().split(" +", -1)) {
      int slash = word.indexOf('/');
      boolean clock = word.startsWith("=");
      String shown = clock ? word.substring(1, slash < 0 ? word.length() : slash) : "-";
      String used = slash >= 0 ? word.substring(slash + 1) : clock ? "-" : word;
      run.move(time(shown), time(used));
    }
    return run;
  }

  private static Optional<Duration> time(String text) {
    return text.equals("-")
        ? Optional.empty()
        : Optional.of(Duration.ofMillis(Math.round(Double.parseDouble(text) * 1000)));
  }

  /** {@code 3 RED GAME_TIME 1}: ply, side, limit and seconds over; {@code -} without a flag. */
  private static String flag(ClockRun run) {
    return run.flag()
        .map(f -> f.ply() + " " + f.side() + " " + f.limit() + " " + f.over().toSeconds())
        .orElse("-");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '~',
      value = {
        // sudden death: 600 + 900 = 1500 s is all of 25 minutes; one second more is too much
        "25m ~ 600 10 900 10 0 ~ -",
        "25m ~ 600 10 901 ~ 3 RED GAME_TIME 1",
        "25m ~ 600 1501 ~ 2 BLACK GAME_TIME 1",
        // increments come after the move: 60 min for the first, not 60 min 30 s
        "60m+30s ~ 3600 ~ -",
        "60m+30s ~ 3601 ~ 1 RED GAME_TIME 1",
        // 3600 - 3590 + 30 = 40 s for the third move, - 40 + 30 = 30 s for the fifth
        "60m+30s ~ 3590 1 40 1 30 ~ -",
        "60m+30s ~ 3590 1 40 1 31 ~ 5 RED GAME_TIME 1",
        // three moves in 10 minutes, then two in each 2: 600 - 590 + 120 = 130 s after move 5
        "3/10m,2/2m ~ 500 1 50 1 50 ~ -",
        "3/10m,2/2m ~ 500 1 50 1 51 ~ 5 RED GAME_TIME 1",
        "3/10m,2/2m ~ 500 1 50 1 40 1 130 ~ -",
        "3/10m,2/2m ~ 500 1 50 1 40 1 131 ~ 7 RED GAME_TIME 1",
        // unused time is kept: 10 of the first, 120 of the second, 100 used; 30 + 120 after move 9
        "3/10m,2/2m ~ 500 1 50 1 40 1 60 1 40 1 150 ~ -",
        "3/10m,2/2m ~ 500 1 50 1 40 1 60 1 40 1 151 ~ 11 RED GAME_TIME 1",
        // odds: Black may take what Red may not
        "red=10m black=20m ~ 600 601 ~ -",
        "red=10m black=20m ~ 601 601 ~ 1 RED GAME_TIME 1",
        // online: 60 s a move, then 30 s a move when 20 minutes are gone
        "20m|1m|30s ~ 60 60 ~ -",
        "20m|1m|30s ~ 61 60 ~ 1 RED MOVE_TIME 1",
        // the move for which 100 s run out has the byo-yomi on top, but not beyond the move time
        "100s|1m|30s ~ 60 1 60 1 30 ~ -",
        "100s|1m|30s ~ 60 1 60 1 31 ~ 5 RED BYO_YOMI 1",
        "100s|-|30s ~ 130 1 30 ~ -",
        "100s|-|30s ~ 131 ~ 1 RED BYO_YOMI 1",
        "100s|1m|30s ~ 50 1 61 ~ 3 RED MOVE_TIME 1",
      })
  void theFirstMoveThatTookTooLongByTimesUsed(String control, String times, String flag) {
    assertThat(flag(run(control, times))).isEqualTo(flag);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '~',
      value = {
        // what is left with 30 s added is never less than 30 s; the first reading shows they are in
        "60m+30s ~ =3625 =3620 =30 ~ -",
        "60m+30s ~ =3625 =3620 =29 ~ 3 RED GAME_TIME 1",
        // a stage's end adds 2 minutes: less than that cannot be, unless the clock adds them
        // later
        "3/10m,2/2m ~ =100 =500 =50 =400 =130 ~ -",
        "3/10m,2/2m ~ =100 =500 =50 =400 =120 ~ -",
        "1/10m,1/2m+30s ~ =800 ~ -",
        // below zero
        "25m ~ =600 =600 =-1 ~ 3 RED GAME_TIME 1",
        "20m|1m|30s ~ =1140 =1140 =1080 ~ -",
        "20m|1m|30s ~ =1140 =1140 =1079 ~ 3 RED MOVE_TIME 1",
      })
  void theFirstMoveThatTookTooLongByTheClock(String control, String times, String flag) {
    assertThat(flag(run(control, times))).isEqualTo(flag);
  }

  /** Nothing shows whether the clock was read before the 30 s were added: no flag, but a doubt. */
  @Test
  void aReadingBelowTheIncrementAloneIsADoubt() {
    Flag flag = run("60m+30s", "=3590 =3590 =29").flag().orElseThrow();

    assertThat(flag.certain()).isFalse();
    assertThat(run("60m+30s", "=3600/30 =3590 =29").flag().orElseThrow().certain()).isTrue();
    assertThat(run("60m+30s", "=3590 =3590 =29 =10 3700").flag().orElseThrow())
        .isEqualTo(new Flag(5, Side.RED, ClockRun.Limit.GAME_TIME, Duration.ofSeconds(3671), true));
  }

  @Test
  void whatIsLeftIsTold() {
    ClockRun run = run("60m+30s", "10 20 30");

    assertThat(run.remaining(Side.RED)).contains(Duration.ofSeconds(3600 - 10 + 30 - 30 + 30));
    assertThat(run.remaining(Side.BLACK)).contains(Duration.ofSeconds(3600 - 20 + 30));
    assertThat(run("60m", "10 20 -").remaining(Side.RED)).isEmpty();
    assertThat(run("60m", "- 20 =3000").remaining(Side.RED)).contains(Duration.ofMinutes(50));
  }

  /** A clock may add the next stage's 2 minutes only when the 50 s of the first are used up. */
  @Test
  void aClockMayShowTheNextStageLate() {
    ClockRun run = run("3/10m,2/2m", "=100 =500 =80 =400 =50 =300 =20 =200 =130 =100");

    assertThat(run.flag()).isEmpty();
    assertThat(run.remarks()).isEmpty();
  }

  @Test
  void aClockThatGoesUpIsARemarkAndIsBelievedFromThere() {
    ClockRun run = run("10m", "=500 =500 =502 =400 =100");

    assertThat(run.remarks())
        .containsExactly(
            new ClockRun.Remark(
                Doubt.TOO_HIGH, 3, Side.RED, Duration.ofSeconds(502), Duration.ofSeconds(500)));
    assertThat(run.flag()).isEmpty();
    assertThat(run("10m", "=500 =500 =501").remarks()).as("a second is rounding").isEmpty();
    assertThat(run("10m+5s", "=605 =605 =610 =612").remarks())
        .extracting(ClockRun.Remark::ply)
        .containsExactly(4);
  }

  @Test
  void readingAndTimeUsedMustAgree() {
    assertThat(run("10m", "=580/20 =570/29").remarks()).isEmpty();
    assertThat(run("10m", "=580/20 =570/28").remarks())
        .containsExactly(
            new ClockRun.Remark(
                Doubt.DIFFERS, 2, Side.BLACK, Duration.ofSeconds(28), Duration.ofSeconds(30)));
  }

  /** All of the time used is not more than all of it; a clock at zero does not tell. */
  @Test
  void exactlyNothingLeftIsARemark() {
    assertThat(run("10m", "=300 =300 =0").remarks())
        .extracting(ClockRun.Remark::doubt)
        .containsExactly(Doubt.NOTHING_LEFT);
    assertThat(run("10m", "=300 =300 =0.5").remarks()).isEmpty();
    assertThat(run("10m+5s", "=605 =600 =5").remarks()).hasSize(1);
  }

  @Test
  void movesWithoutTimesAreCountedAndAccuseNobody() {
    ClockRun run = run("10m", "300 - - 590 300");

    assertThat(run.missing()).containsExactly(2, 3);
    assertThat(run.flag()).isEmpty();
    assertThat(flag(run("10m", "300 - - 601"))).isEqualTo("4 BLACK GAME_TIME 1");
    assertThat(flag(run("10m", "300 - - 600 301"))).isEqualTo("5 RED GAME_TIME 1");
  }

  @Test
  void aReadingInByoYomiDoesNotTellHowLongTheMoveTook() {
    ClockRun run = run("100s|-|30s", "=10 =90 =25 =80 =30");

    assertThat(run.flag()).isEmpty();
    assertThat(run.remarks()).extracting(ClockRun.Remark::ply).containsExactly(3);
    assertThat(flag(run("100s|-|30s", "=10 =90 =25/40 =80 =30/31"))).isEqualTo("5 RED BYO_YOMI 1");
  }

  /** 600 - 200 = 400 s, less 5 minutes 100 s: a move of 100 s is possible, one of 101 s is not. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({"100, -", "101, 3 RED GAME_TIME 1"})
  void aFalseClaimTakesFiveMinutesOff(String third, String flag) {
    ClockRun run = run("10m", "200 10");
    run.penalty(Side.RED, Claims.PENALTY);
    run.move(Optional.empty(), time(third));

    assertThat(flag(run)).isEqualTo(flag);
  }

  /** 301 s left less 300 is one; 299 s left are fewer than the penalty. */
  @Test
  void aPenaltyBeyondWhatIsLeftLoses() {
    ClockRun enough = run("10m", "300 10");
    enough.penalty(Side.RED, Claims.PENALTY);
    ClockRun less = run("10m", "301 10");
    less.penalty(Side.RED, Claims.PENALTY);

    assertThat(enough.flag()).isEmpty();
    assertThat(flag(less)).isEqualTo("2 RED PENALTY 1");
  }

  /** Readings of 390 and 95 s cannot hold the penalty: 90 s were left of 390, then -205. */
  @Test
  void readingsOfAClockThatNobodySetAreFiveMinutesTooHigh() {
    ClockRun run = run("10m", "=400 =590");
    run.penalty(Side.RED, Claims.PENALTY);
    run.move(time("390"), Optional.empty());

    assertThat(run.remaining(Side.RED)).contains(Duration.ofSeconds(90));
    run.move(time("580"), Optional.empty());
    run.move(time("299"), Optional.empty());
    assertThat(flag(run)).isEqualTo("5 RED GAME_TIME 1");
    assertThat(run.remarks()).isEmpty();
  }

  @Test
  void theFirstFlagDecides() {
    ClockRun run = run("10m", "10 601 601");

    assertThat(flag(run)).isEqualTo("2 BLACK GAME_TIME 1");
    assertThat(run.flag(Side.RED).map(Flag::ply)).contains(3);
    assertThat(run.flag(Side.BLACK).map(Flag::ply)).contains(2);
    assertThat(run.remarks()).isEqualTo(List.of());
  }
}
