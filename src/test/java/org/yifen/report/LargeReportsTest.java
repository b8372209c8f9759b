package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Games;

/**
 * Reports as large as the limits allow whose every cell is wrong: they end, and no code is listed
 * more often than anybody reads. The time allowed is far above what is needed; what it catches is
 * work that grows with the square or cube of the field.
 */
class LargeReportsTest {

  private static final long SEED = 20261130;
  private static final int PLAYERS = 8000;
  private static final int ROUNDS = 12;
  private static final Duration MINUTES = Duration.ofMinutes(2);

  private static final String KEYS = "赛事名称,杯\n开始日期,2026-03-01\n结束日期,2026-03-09\n赛制,积分编排\n组别,男子\n\n";

  private static Reading read(String csv) {
    return assertTimeoutPreemptively(MINUTES, () -> Readings.of(csv), "seed " + SEED);
  }

  /** Everybody names a random opponent, has random points and a random place. */
  @Test
  void aSwissTableOfNonsense() {
    Random random = new Random(SEED);
    StringBuilder csv = new StringBuilder(KEYS).append("序号,姓名");
    IntStream.rangeClosed(1, ROUNDS).forEach(r -> csv.append(",第").append(r).append("轮"));
    csv.append(",得分,名次\n");
    for (int i = 1; i <= PLAYERS; i++) {
      csv.append(i).append(",人").append(i);
      for (int r = 0; r < ROUNDS; r++) {
        csv.append(',').append(1 + random.nextInt(PLAYERS)).append("先1");
      }
      csv.append(',')
          .append(random.nextInt(ROUNDS))
          .append(',')
          .append(1 + random.nextInt(PLAYERS));
      csv.append('\n');
    }

    Reading reading = read(csv.toString());

    assertThat(countOfEachCode(reading)).isNotEmpty().allMatch(n -> n <= Findings.MOST);
    assertThat(reading.event().orElseThrow().entrants()).hasSize(PLAYERS);
  }

  /** In each round everybody names the next one of a long cycle: all hang together. */
  @Test
  void aSwissTableOfOneLongChain() {
    List<Integer> order = IntStream.rangeClosed(1, PLAYERS).boxed().collect(Collectors.toList());
    Collections.shuffle(order, new Random(SEED));
    int[] next = new int[PLAYERS + 1];
    for (int i = 0; i < PLAYERS; i++) {
      next[order.get(i)] = order.get((i + 1) % PLAYERS);
    }
    StringBuilder csv = new StringBuilder(KEYS).append("序号,姓名,第1轮,得分,名次\n");
    for (int i = 1; i <= PLAYERS; i++) {
      csv.append("%d,人%d,%d先1,1,1\n".formatted(i, i, next[i]));
    }

    Reading reading = read(csv.toString());

    assertThat(reading.findings().stream().filter(d -> d.notice() == Notice.RES_010)).hasSize(1);
  }

  /** Places that rise where points do: as many contradictions as there are players. */
  @Test
  void placesUpsideDown() {
    StringBuilder csv = new StringBuilder(KEYS).append("序号,姓名,第1轮,得分,名次\n");
    for (int i = 1; i <= PLAYERS; i += 2) {
      csv.append("%d,人%d,%d先1,1,%d\n".formatted(i, i, i + 1, PLAYERS / 2 + (i + 1) / 2));
      csv.append("%d,人%d,%d后0,0,%d\n".formatted(i + 1, i + 1, i, (i + 1) / 2));
    }

    Reading reading = read(csv.toString());

    assertThat(reading.findings().stream().filter(d -> d.notice() == Notice.RES_006))
        .hasSize(Findings.MOST);
    assertThat(reading.findings().stream().filter(d -> d.notice() == Notice.FIL_012)).hasSize(1);
  }

  /** A round robin of thousands in which everybody played one game: the system is wrong. */
  @Test
  void aRoundRobinWithoutItsGames() {
    StringBuilder csv =
        new StringBuilder(KEYS.replace("积分编排", "单循环")).append("第1轮\n编号,先手,结果,编号,后手\n");
    for (int i = 1; i <= PLAYERS; i += 2) {
      csv.append("%d,人%d,红胜,%d,人%d\n".formatted(i, i, i + 1, i + 1));
    }

    Reading reading = read(csv.toString());

    assertThat(Readings.findings(reading)).containsExactly("RES-027 B4", "TAB-022 A8");
  }

  /** One cell of nothing but keys and colons, as long as a cell may be. */
  @Test
  void aCellOfKeys() {
    Reading reading = read(KEYS + "地点:".repeat(20_000) + "\n序号,姓名,第1轮\n1,甲,轮空\n");

    assertThat(countOfEachCode(reading)).allMatch(n -> n <= Findings.MOST);
  }

  /** A table of as many as the games can number, and of one more. */
  @Test
  void aTableOfMoreThanCanBe() {
    StringBuilder csv = new StringBuilder(KEYS).append("序号,姓名,第1轮,得分,名次\n");
    for (int i = 1; i <= Games.MAX_ENTRANTS; i += 2) {
      csv.append("%d,人%d,%d先1,1,1\n".formatted(i, i, i + 1));
      csv.append("%d,人%d,%d后0,0,8193\n".formatted(i + 1, i + 1, i));
    }

    Reading all = read(csv.toString());
    Reading more = read(csv + "16385,多一人,轮空,1,1\n");

    assertThat(all.event().orElseThrow().games().size()).isEqualTo(Games.MAX_ENTRANTS / 2);
    assertThat(Readings.findings(all)).noneMatch(f -> f.startsWith("FIL-008"));
    assertThat(Readings.findings(more)).contains("FIL-008 A16392");
  }

  /** Cells of nothing but figures, any of which could begin a caption: {@code 1. Round}. */
  @Test
  void cellsOfFigures() {
    String figures = ("9".repeat(65_000) + "\n").repeat(8);

    Reading reading = read(KEYS + "第1轮\n台次,先手,结果,后手\n1,甲,红胜,乙\n" + figures);

    assertThat(reading.findings().stream().filter(d -> d.notice() == Notice.TAB_018)).hasSize(8);
  }

  /** Everybody who is named in a list of pairings counts, up to what the games can number. */
  @Test
  void aListOfPairingsOfMoreThanCanBe() {
    StringBuilder csv = new StringBuilder(KEYS).append("第1轮\n编号,先手,结果,编号,后手\n");
    for (int i = 1; i <= Games.MAX_ENTRANTS; i += 2) {
      csv.append("%d,人%d,红胜,%d,人%d\n".formatted(i, i, i + 1, i + 1));
    }

    Reading all = read(csv.toString());
    Reading more = read(csv + "16385,多一人,红胜,16386,多二人\n");

    assertThat(all.event().orElseThrow().entrants()).hasSize(Games.MAX_ENTRANTS);
    assertThat(Readings.findings(all)).containsExactly("TAB-022 A8");
    assertThat(Readings.findings(more)).containsExactly("TAB-022 A8", "FIL-008 A8201");
  }

  private static List<Integer> countOfEachCode(Reading reading) {
    return reading.findings().stream()
        .collect(Collectors.groupingBy(d -> d.notice()))
        .values()
        .stream()
        .map(List::size)
        .toList();
  }
}
