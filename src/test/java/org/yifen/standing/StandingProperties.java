package org.yifen.standing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.yifen.event.Games;
import org.yifen.event.Scoring;
import org.yifen.standing.Contest.Bout;
import org.yifen.standing.Contest.Rest;
import org.yifen.standing.Contest.Side;

@Label("Standings, for any results")
class StandingProperties {

  private static final List<Scoring> SCALES =
      List.of(Made.HALVES, Made.TWO, new Scoring(6, 2, 2, 0), new Scoring(6, 2, 4, 0));

  @Property(tries = 300)
  @Label("places, values and what decided them do not depend on the order of rows and games")
  void orderDoesNotMatter(@ForAll long seed, @ForAll @IntRange(min = 2, max = 9) int size) {
    Random random = new Random(seed);
    for (Competition competition : Competition.values()) {
      if (competition == Competition.TEAM_PLACES) {
        continue;
      }
      Contest contest = random(random, size, competition);
      assertThat(rows(competition, shuffled(contest, random)))
          .isEqualTo(rows(competition, contest));
    }
  }

  @Property(tries = 300)
  @Label("小分 add up to each player's points times the lost games and half of the drawn ones")
  void smallPointsAddUp(@ForAll long seed, @ForAll @IntRange(min = 2, max = 12) int size) {
    Contest contest = random(new Random(seed), size, Competition.ROUND_ROBIN);
    int[] points = contest.points();
    long expected = 0;
    for (Bout bout : contest.bouts()) {
      // in quarters: a whole for the loser to the winner, half each way for a draw
      expected +=
          switch (bout.result()) {
            case Games.WIN -> 2L * points[bout.second()];
            case Games.LOSS -> 2L * points[bout.first()];
            case Games.DRAW -> points[bout.first()] + (long) points[bout.second()];
            default -> 0;
          };
    }

    long[] small = new Tally(contest).values(Criterion.SMALL_POINTS);
    assertThat(Arrays.stream(small).sum()).isEqualTo(expected);
  }

  @Property(tries = 200)
  @Label("in a full round robin of 1-½-0 the sum of 小分 is (n−1)·Σp − Σp²")
  void smallPointsOfAFullRoundRobin(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 12) int size) {
    Contest contest = full(new Random(seed), size);
    long sum = 0;
    long squares = 0;
    for (int halves : contest.points()) {
      sum += halves;
      squares += (long) halves * halves;
    }

    // points in halves, 小分 in quarters: 4 · ((n−1) · Σp/2 − Σp²/4)
    long small = Arrays.stream(new Tally(contest).values(Criterion.SMALL_POINTS)).sum();
    assertThat(small).isEqualTo(2L * (size - 1) * sum - squares);
  }

  @Property(tries = 200)
  @Label("对手分 add up to each player's points times the games")
  void opponentsAddUp(@ForAll long seed, @ForAll @IntRange(min = 2, max = 9) int size) {
    Contest contest = full(new Random(seed), size);

    assertThat(Arrays.stream(new Tally(contest).values(Criterion.OPPONENTS)).sum())
        .isEqualTo((long) (size - 1) * Arrays.stream(contest.points()).asLongStream().sum());
  }

  @Property(tries = 300)
  @Label("a better result never lowers a place in a round robin")
  void aBetterResultNeverLowersAPlace(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 9) int size) {
    Random random = new Random(seed);
    Contest contest = full(random, size);
    int game = random.nextInt(contest.bouts().size());
    Bout before = contest.bouts().get(game);
    if (before.result() == Games.WIN) {
      return;
    }
    List<Bout> bouts = new ArrayList<>(contest.bouts());
    bouts.set(
        game,
        new Bout(
            before.round(),
            before.first(),
            before.second(),
            before.result() + 1,
            before.played(),
            before.coloured()));
    Contest better = with(contest, bouts);

    List<Criterion> order = Competition.ROUND_ROBIN.order();
    long[] places = Ranking.of(contest, order).places();
    long[] after = Ranking.of(better, order).places();
    assertThat(after[before.first()]).isLessThanOrEqualTo(places[before.first()]);
    assertThat(after[before.second()]).isGreaterThanOrEqualTo(places[before.second()]);
  }

  @Property(tries = 200)
  @Label("some of a Swiss stand among themselves as they stand among all")
  void someAmongThemselves(@ForAll long seed, @ForAll @IntRange(min = 2, max = 12) int size) {
    Random random = new Random(seed);
    for (Competition competition : List.of(Competition.SWISS, Competition.SWISS_CUMULATIVE)) {
      Contest contest = random(random, size, competition);
      List<Integer> some =
          IntStream.range(0, size).filter(i -> random.nextBoolean()).boxed().toList();
      long[] all = Ranking.of(contest, competition.order()).places();
      long[] among = Ranking.of(contest, competition.order(), some).places();
      for (int a : some) {
        for (int b : some) {
          assertThat(Long.compare(among[a], among[b])).isEqualTo(Long.compare(all[a], all[b]));
        }
      }
      assertThat(Arrays.stream(among).filter(p -> p > 0)).hasSameSizeAs(some);
    }
  }

  private static Map<Integer, String> rows(Competition competition, Contest contest) {
    List<Criterion> order = competition.order();
    Request request =
        new Request(
            competition, order.subList(1, order.size()), contest.scale(), Request.ALL_ROUNDS, 0);
    Standing standing = Standings.standing(request, contest);
    Map<Integer, String> rows = new HashMap<>();
    for (Standing.Row row : standing.rows()) {
      // within a tie the row that names what decided is the first by number, for any order
      rows.put(row.no(), row.toString());
    }
    return rows;
  }

  private static Contest shuffled(Contest contest, Random random) {
    List<Integer> order =
        IntStream.range(0, contest.size()).boxed().collect(Collectors.toCollection(ArrayList::new));
    Collections.shuffle(order, random);
    List<Bout> bouts = new ArrayList<>();
    for (Bout b : contest.bouts()) {
      bouts.add(
          new Bout(
              b.round(),
              order.indexOf(b.first()),
              order.indexOf(b.second()),
              b.result(),
              b.played(),
              b.coloured()));
    }
    Collections.shuffle(bouts, random);
    return new Contest(
        order.stream().map(contest.sides()::get).toList(),
        bouts,
        contest.rests().stream()
            .map(r -> new Rest(r.round(), order.indexOf(r.side()), r.halves(), r.wins(), r.bye()))
            .toList(),
        order.stream().map(contest.fouls()::get).toList(),
        contest.scale(),
        contest.matches());
  }

  private static Contest with(Contest contest, List<Bout> bouts) {
    return new Contest(
        contest.sides(),
        bouts,
        contest.rests(),
        contest.fouls(),
        contest.scale(),
        contest.matches());
  }

  /** Everybody against everybody once, all played, in 1-½-0. */
  private static Contest full(Random random, int size) {
    List<Bout> bouts = new ArrayList<>();
    for (int a = 0; a < size; a++) {
      for (int b = a + 1; b < size; b++) {
        boolean turn = random.nextBoolean();
        bouts.add(new Bout(0, turn ? b : a, turn ? a : b, random.nextInt(3), true, true));
      }
    }
    return new Contest(
        sides(size),
        bouts,
        List.of(),
        random.ints(size, 0, 3).boxed().toList(),
        Made.HALVES,
        Competition.Matches.GAMES);
  }

  /** Some games in some rounds, some not played, some without a known first mover, and byes. */
  private static Contest random(Random random, int size, Competition competition) {
    List<Bout> bouts = new ArrayList<>();
    List<Rest> rests = new ArrayList<>();
    boolean coloured = random.nextInt(4) > 0;
    for (int round = 1; round <= 4; round++) {
      List<Integer> free =
          IntStream.range(0, size).boxed().collect(Collectors.toCollection(ArrayList::new));
      Collections.shuffle(free, random);
      for (int i = 0; i + 1 < free.size(); i += 2) {
        bouts.add(
            new Bout(
                round,
                free.get(i),
                free.get(i + 1),
                random.nextInt(4),
                random.nextInt(6) > 0,
                coloured));
      }
      if (size % 2 == 1) {
        rests.add(new Rest(round, free.get(size - 1), 2, 1, true));
      }
    }
    return new Contest(
        sides(size),
        bouts,
        rests,
        random.ints(size, 0, 2).boxed().toList(),
        SCALES.get(random.nextInt(SCALES.size())),
        competition.matches());
  }

  private static List<Side> sides(int size) {
    return IntStream.range(0, size).mapToObj(i -> new Side(i + 1, "", "S" + i)).toList();
  }
}
