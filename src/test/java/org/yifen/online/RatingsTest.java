package org.yifen.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.regulation.OnlineScheme;

/** The online scheme: first rating 1300, Exp = 1 / (10^(Dr/400) + 1), 100 points for the move. */
class RatingsTest {

  private static final OnlineScheme SCHEME = OnlineScheme.builtIn();

  private final List<String> faults = new ArrayList<>();
  private final List<String> levels = new ArrayList<>();
  private final Ratings ratings =
      new Ratings(SCHEME, (player, from, to) -> levels.add(player + ":" + from + ">" + to));

  private GameLog.Summary read(String... rows) throws IOException {
    String log = "time,first,second,result,plies,ending\n" + String.join("\n", rows) + "\n";
    return log(log, Long.MIN_VALUE + 1);
  }

  private GameLog.Summary log(String log, long after) throws IOException {
    return new GameLog(
            ratings, (line, fault, row) -> faults.add(line + " " + fault), after, b -> {})
        .read(new ByteArrayInputStream(log.getBytes(StandardCharsets.UTF_8)));
  }

  /**
   * Both at 1300, K 60: Dr = 0 − 100 for the first, Exp = 1 / (10^−0.25 + 1) = 0.640065; a win is
   * worth 60 × 0.359935 = 21.596.
   */
  @Test
  void theFirstGameOfTwoNewPlayers() throws IOException {
    read("2026-01-01T10:00:00,甲,乙,1-0,40,normal");

    assertThat(ratings.rating(0)).isCloseTo(1321.5961, within(0.0001));
    assertThat(ratings.rating(1)).isCloseTo(1278.4039, within(0.0001));
    assertThat(ratings.games(0)).isEqualTo(1);
    assertThat(ratings.wins(0)).isEqualTo(1);
    assertThat(ratings.losses(1)).isEqualTo(1);
  }

  /** The bands of the table, at their edges; the rating is not rounded to find them. */
  @ParameterizedTest(name = "rating {0}: K {1}")
  @CsvSource({
    "999.999, 120",
    "1000, 60",
    "1399.9, 60",
    "1400, 30",
    "1799.5, 30",
    "1800, 25",
    "2000, 20",
    "2200, 15",
    "2399.99, 15",
    "2400, 10",
    "2900, 10"
  })
  void kFollowsTheUnroundedRating(double rating, double k) throws IOException {
    byte[] names = "ab".getBytes(StandardCharsets.UTF_8);
    ratings.restore(ratings.player(names, 0, 1), rating, 0, 0, 0);
    ratings.restore(ratings.player(names, 1, 2), rating - 100, 0, 0, 0);
    // with the second 100 points below, Dr is −200 for the first: Exp = 1 / (10^−0.5 + 1)
    read("2026-01-01,a,b,0-1,40,normal");

    double expected = 1 / (Math.pow(10, -0.5) + 1);
    assertThat(ratings.rating(0)).isCloseTo(rating - k * expected, within(1e-9));
  }

  /** A game before both have moved is not rated; from the second ply on leaving loses. */
  @Test
  void gamesTooShortAreNotRated() throws IOException {
    GameLog.Summary summary =
        read(
            "2026-01-01T10:00:00,a,b,1-0,0,left",
            "2026-01-01T10:00:01,a,b,0-1,1,timeout",
            "2026-01-01T10:00:02,a,b,0-1,2,left");

    assertThat(summary.tooShort()).isEqualTo(2);
    assertThat(summary.rated()).isEqualTo(1);
    assertThat(ratings.losses(0)).isEqualTo(1);
  }

  @Test
  void rowsThatAreNoGamesAreNamedAndLeftOut() throws IOException {
    GameLog.Summary summary =
        read(
            "yesterday,a,b,1-0,40,normal",
            "2026-01-01,,b,1-0,40,normal",
            "2026-01-01,a,a,1-0,40,normal",
            "2026-01-01,a,b,2-0,40,normal",
            "2026-01-01,a,b,1-0,x,normal",
            "2026-01-01,a,b,1-0,40,resigned",
            "2026-01-01,a,b,0.5-0.5,40,timeout",
            "2026-01-01,a,b",
            "2026-01-01,\"a,b,1-0,40,normal",
            "",
            "2026-01-01,\"甲, 乙\",\" b \",1-0,40,normal");

    assertThat(faults)
        .containsExactly(
            "2 TIME",
            "3 NAME",
            "4 SAME_PLAYER",
            "5 RESULT",
            "6 PLIES",
            "7 ENDING",
            "8 NO_LOSER",
            "9 CELLS",
            "10 QUOTE");
    assertThat(summary.rated()).isEqualTo(1);
    assertThat(ratings.name(0)).isEqualTo("甲, 乙");
    assertThat(ratings.name(1)).isEqualTo("b");
  }

  @ParameterizedTest(name = "{0} before {1}")
  @CsvSource({
    "2026-01-01T10:00:00, 2026-01-01T10:00:01",
    "2026-01-01 10:00, 2026-01-01T10:00:00.5",
    "2026-01-31, 2026-02-01",
    "2024-02-28T23:59:59, 2024-02-29",
    "2026-01-01T10:00:00+08:00, 2026-01-01T03:00:00Z",
    "1767225600, 1767225601",
    "1767225600000, 1767225601"
  })
  void timesAreCompared(String earlier, String later) throws IOException {
    assertThat(read(earlier + ",a,b,1-0,9,normal", later + ",a,b,1-0,9,normal").rated())
        .isEqualTo(2);
    Ratings other = new Ratings(SCHEME, (p, f, t) -> {});
    String log =
        "time,first,second,result,plies,ending\n%s,a,b,1-0,9,normal\n%s,a,b,1-0,9,normal\n"
            .formatted(later, earlier);
    GameLog.Summary summary =
        new GameLog(other, (line, fault, row) -> {}, Long.MIN_VALUE + 1, b -> {})
            .read(new ByteArrayInputStream(log.getBytes(StandardCharsets.UTF_8)));
    assertThat(summary.outOfOrder()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({
    "2026-13-01",
    "2026-01-32",
    "2026-01-01T25:00",
    "2026-01-01T10",
    "26-01-01",
    "''",
    "-5"
  })
  void whatIsNoTimeIsSaid(String time) throws IOException {
    assertThat(read(time + ",a,b,1-0,9,normal").leftOut()).isEqualTo(1);
  }

  @Test
  void columnsMayStandInAnyOrderBesideOthers() throws IOException {
    GameLog.Summary summary =
        log(
            "\uFEFFroom,ending,plies,result,second,first,time\r\n7,normal,30,1-0,b,a,2026-01-01\r\n",
            Long.MIN_VALUE + 1);

    assertThat(summary.rated()).isEqualTo(1);
    assertThat(ratings.wins(0)).isEqualTo(1);
    assertThat(ratings.name(ratings.wins(0) == 1 ? 0 : 1)).isEqualTo("a");
    assertThat(log("time,first\n", 0).missing())
        .containsExactly("second", "result", "plies", "ending");
    assertThat(log("", 0).missing()).hasSize(6);
  }

  /** Levels begin at 1300, 1400, ...: 1300 + 60 × 0.36 stays, a loss from 1300 goes down. */
  @Test
  void promotionsAndDemotionsAreTold() throws IOException {
    read("2026-01-01,a,b,1-0,40,normal");

    assertThat(levels).containsExactly("1:3>2");
    assertThat(ratings.levelOf(0).chinese()).isEqualTo("六级棋手");
    assertThat(ratings.levelOf(1).chinese()).isEqualTo("七级棋手");
  }

  /** One run, or any number of runs with the state between them: the same to the last digit. */
  @Property(tries = 50)
  void aSavedStateGoesOnExactly(@ForAll long seed, @ForAll @IntRange(min = 1, max = 5) int parts)
      throws IOException {
    List<String> rows = rows(new Random(seed), 200);
    Ratings whole = rated(rows, new Ratings(SCHEME, (p, f, t) -> {}));
    Ratings last = new Ratings(SCHEME, (p, f, t) -> {});
    int size = rows.size() / parts + 1;
    for (int from = 0; from < rows.size(); from += size) {
      rated(rows.subList(from, Math.min(rows.size(), from + size)), last);
      ByteArrayOutputStream state = new ByteArrayOutputStream();
      SavedState.write(last, from, "digest", state);
      last = new Ratings(SCHEME, (p, f, t) -> {});
      SavedState.Read read =
          SavedState.read(new ByteArrayInputStream(state.toByteArray()), "digest", last);
      assertThat(read.fault()).isEqualTo(SavedState.Fault.NONE);
      assertThat(read.lastTime()).isEqualTo(from);
    }
    assertThat(last.size()).isEqualTo(whole.size());
    for (int player = 0; player < whole.size(); player++) {
      assertThat(last.name(player)).isEqualTo(whole.name(player));
      assertThat(last.rating(player)).isEqualTo(whole.rating(player));
      assertThat(last.games(player)).isEqualTo(whole.games(player));
    }
  }

  private static List<String> rows(Random random, int games) {
    List<String> rows = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      int a = random.nextInt(40);
      int b = (a + 1 + random.nextInt(39)) % 40;
      String result = List.of("1-0", "0-1", "0.5-0.5").get(random.nextInt(3));
      rows.add("%d,\"p,%d\",\"p,%d\",%s,50,normal".formatted(1_000 + i, a, b, result));
    }
    return rows;
  }

  private static Ratings rated(List<String> rows, Ratings ratings) throws IOException {
    String log = "time,first,second,result,plies,ending\n" + String.join("\n", rows);
    new GameLog(ratings, (line, fault, row) -> {}, Long.MIN_VALUE + 1, b -> {})
        .read(new ByteArrayInputStream(log.getBytes(StandardCharsets.UTF_8)));
    return ratings;
  }

  @ParameterizedTest(name = "{1} in line {2}: {0}")
  @CsvSource({
    "'', DAMAGED, 1",
    "'yifen-online-state,2,d,5', DAMAGED, 1",
    "'yifen-online-state,1,other,5', TABLES, 1",
    "'yifen-online-state,1,d,5|player,rating,wins,draws,losses|a,x,0,0,0', DAMAGED, 3",
    "'yifen-online-state,1,d,5|player,rating,wins,draws,losses|a,1300,0,0', DAMAGED, 3",
    "'yifen-online-state,1,d,5|player,rating,wins,draws,losses|a,1,0,0,0|a,1,0,0,0', DAMAGED, 4",
    "'yifen-online-state,1,d,5|player,rating,wins,draws,losses|a,1,-1,0,0', DAMAGED, 3",
  })
  void aDamagedStateIsRefusedWithItsLine(String state, SavedState.Fault fault, int line)
      throws IOException {
    byte[] bytes = state.replace('|', '\n').getBytes(StandardCharsets.UTF_8);
    SavedState.Read read = SavedState.read(new ByteArrayInputStream(bytes), "d", ratings);

    assertThat(read.fault()).isEqualTo(fault);
    assertThat(read.line()).isEqualTo(line);
  }
}
