package org.yifen.period;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.half;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.swiss;
import static org.yifen.period.Fixtures.woman;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.yifen.event.Games;
import org.yifen.event.Section;
import org.yifen.player.Player;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Exact;
import org.yifen.regulation.Sex;

@Label("A half-year, whatever was played")
class HalfYearProperties {

  /** A game of two players, numbered as the players stand, and whether it was played. */
  private record Game(int first, int second, int result, boolean played) {

    Game turned() {
      int turned = result == Games.NOBODY ? result : Games.WIN - result;
      return new Game(/* first= */ second, /* second= */ first, turned, played);
    }
  }

  private static RegisterEntry[] players(int size, Random random, boolean mixed) {
    RegisterEntry[] players = new RegisterEntry[size];
    for (int i = 0; i < size; i++) {
      boolean unrated = random.nextInt(4) == 0;
      boolean woman = mixed && random.nextInt(3) == 0;
      RegisterEntry player =
          woman
              ? woman("P" + i, unrated ? 0 : 2101 + random.nextInt(350))
              : man("P" + i, unrated ? 0 : 2301 + random.nextInt(350));
      player = Fixtures.counted(player, random.nextInt(5), random.nextInt(40));
      players[i] = unrated ? player : Fixtures.idle(player, random.nextInt(8));
    }
    return players;
  }

  private static List<Game> games(int size, Random random, boolean everyPair) {
    List<Game> games = new ArrayList<>();
    for (int a = 0; a < size; a++) {
      for (int b = a + 1; b < size; b++) {
        if (everyPair || random.nextInt(3) > 0) {
          boolean played = everyPair || random.nextInt(8) > 0;
          games.add(new Game(a, b, random.nextInt(everyPair ? 3 : 4), played));
        }
      }
    }
    return games;
  }

  private static void play(Fixtures.EventBuilder event, List<Game> games) {
    games.forEach(g -> event.game(g.first(), g.second(), g.result(), g.played()));
  }

  @Property(tries = 300)
  @Label("a complete round robin of equal K hands on K · M (M / 2 − Σ Pa) points, nothing else")
  void roundRobinBalance(@ForAll @IntRange(min = 2, max = 16) int size, @ForAll long seed) {
    Random random = new Random(seed);
    RegisterEntry[] men = new RegisterEntry[size];
    int sum = 0;
    for (int i = 0; i < size; i++) {
      int rating = 2301 + random.nextInt(190);
      sum += rating;
      men[i] = man("P" + i, rating);
    }
    Fixtures.EventBuilder event = roundRobin("E", men);
    play(event, games(size, random, true));
    Fixtures.Closed closed = half().event(event).close();

    // W adds up to M (M − 1) / 2, and We to M Σ Pa − M / 2
    int average = (int) Math.floor((double) sum / size + 0.5);
    int balance = 0;
    for (RegisterEntry man : men) {
      int difference = man.rating().orElseThrow() - average;
      balance += 50 - CXA.expectations().expectation(difference);
    }
    assertThat(total(closed, size)).isEqualTo(BigDecimal.valueOf(15L * size * balance, 2));
  }

  @Property(tries = 300)
  @Label("a complete round robin of a field symmetric about its average conserves points exactly")
  void symmetricField(@ForAll @IntRange(min = 1, max = 8) int pairs, @ForAll long seed) {
    Random random = new Random(seed);
    RegisterEntry[] men = new RegisterEntry[2 * pairs];
    for (int i = 0; i < pairs; i++) {
      int distance = random.nextInt(99);
      men[2 * i] = man("P" + 2 * i, 2400 + distance);
      men[2 * i + 1] = man("P" + (2 * i + 1), 2400 - distance);
    }
    Fixtures.EventBuilder event = roundRobin("E", men);
    play(event, games(men.length, random, true));

    assertThat(total(half().event(event).close(), men.length)).isZero();
  }

  @Property(tries = 300)
  @Label("a Swiss of players within three points of each other conserves points: P is .50 for all")
  void equalSwiss(@ForAll @IntRange(min = 2, max = 14) int size, @ForAll long seed) {
    Random random = new Random(seed);
    RegisterEntry[] men = new RegisterEntry[size];
    for (int i = 0; i < size; i++) {
      men[i] = man("P" + i, 2400 + random.nextInt(4));
    }
    List<Game> decided =
        games(size, random, false).stream().filter(g -> g.result() != Games.NOBODY).toList();
    Fixtures.EventBuilder event = swiss("E", men);
    play(event, decided);

    assertThat(total(half().event(event).close(), size)).isZero();
  }

  private static BigDecimal total(Fixtures.Closed closed, int size) {
    BigDecimal total = BigDecimal.ZERO;
    for (int i = 0; i < size; i++) {
      total = total.add(closed.change("E", "P" + i));
    }
    return total;
  }

  @Property(tries = 300)
  @Label("a better result of a game between rated players never lowers the change")
  void monotone(
      @ForAll @IntRange(min = 2, max = 12) int size,
      @ForAll boolean everybody,
      @ForAll boolean mixed,
      @ForAll boolean champion,
      @ForAll long seed) {
    Random random = new Random(seed);
    RegisterEntry[] players = players(size, random, mixed);
    players[0] = man("P0", 2301 + random.nextInt(350));
    players[1] = man("P1", 2301 + random.nextInt(350));
    List<Game> games = games(size, random, everybody);
    games.removeIf(g -> g.first() == 0 && g.second() == 1);
    BigDecimal before = null;
    for (int result = Games.LOSS; result <= Games.WIN; result++) {
      Fixtures.EventBuilder event = everybody ? roundRobin("E", players) : swiss("E", players);
      event.section(mixed ? Section.MIXED : Section.MEN);
      play(event, games);
      event.game(0, 1, result, true).place("P0", champion ? 1 : 2);
      BigDecimal change = half().event(event).close().change("E", "P0");

      if (before != null) {
        assertThat(change).isGreaterThanOrEqualTo(before);
      }
      before = change;
    }
  }

  @Property(tries = 200)
  @Label("the order of entrants, games, players of a game and events does not matter to the list")
  void order(
      @ForAll @IntRange(min = 2, max = 12) int size, @ForAll boolean mixed, @ForAll long seed) {
    Random random = new Random(seed);
    RegisterEntry[] players = players(size, random, mixed);
    List<List<Game>> events = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      events.add(games(size, random, i == 0));
    }
    Section section = mixed ? Section.MIXED : Section.MEN;

    List<Integer> straight = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      straight.add(i);
    }
    List<Integer> shuffled = new ArrayList<>(straight);
    Collections.shuffle(shuffled, random);
    Fixtures.HalfBuilder one = half();
    Fixtures.HalfBuilder other = half();
    for (int i = 0; i < events.size(); i++) {
      one.event(event(i, players, straight, events.get(i), section));
    }
    for (int i = events.size() - 1; i >= 0; i--) {
      List<Game> games = new ArrayList<>();
      events.get(i).forEach(g -> games.add(random.nextBoolean() ? g.turned() : g));
      Collections.shuffle(games, random);
      other.event(event(i, players, shuffled, games, section));
    }

    assertThat(other.close().closing().entries()).isEqualTo(one.close().closing().entries());
  }

  /** An event whose entrants stand in another order than the players that its games number. */
  private static Fixtures.EventBuilder event(
      int number, RegisterEntry[] players, List<Integer> order, List<Game> games, Section section) {
    RegisterEntry[] entrants = order.stream().map(i -> players[i]).toArray(RegisterEntry[]::new);
    Fixtures.EventBuilder event =
        number % 2 == 0 ? roundRobin("E" + number, entrants) : swiss("E" + number, entrants);
    event.section(section).ended("2026-03-0" + (1 + number / 2)).place("P0", 1);
    games.forEach(
        g ->
            event.game(
                order.indexOf(g.first()), order.indexOf(g.second()), g.result(), g.played()));
    return event;
  }

  @Property(tries = 300)
  @Label("a list: nobody below the floor, no peak below the rating, one rounding of the exact sum")
  void closedList(
      @ForAll @IntRange(min = 2, max = 12) int size, @ForAll boolean mixed, @ForAll long seed) {
    Random random = new Random(seed);
    RegisterEntry[] players = players(size, random, mixed);
    Fixtures.HalfBuilder builder = half();
    for (int i = 0; i < 3; i++) {
      Fixtures.EventBuilder event = i == 0 ? roundRobin("E" + i, players) : swiss("E" + i, players);
      play(event.section(mixed ? Section.MIXED : Section.MEN), games(size, random, false));
      builder.event(event);
    }
    Fixtures.Closed closed = builder.close();

    for (RegisterEntry entry : closed.closing().entries()) {
      RegisterEntry before = closed.opening().find(entry.id()).orElseThrow();
      int floor = entry.sex() == Sex.MAN ? 2301 : 2101;
      assertThat(entry.rating().orElse(floor)).isGreaterThanOrEqualTo(floor);
      assertThat(entry.peak()).isGreaterThanOrEqualTo(entry.rating().orElse(0));
      assertThat(entry.peak()).isGreaterThanOrEqualTo(before.peak());
      assertThat(entry.games()).isGreaterThanOrEqualTo(before.games());
      assertThat(Player.of(entry)).as("names and titles stay").isEqualTo(Player.of(before));
      if (before.rating().isPresent() && entry.rating().isPresent() && entry.idle() == 0) {
        BigDecimal exact = BigDecimal.valueOf(before.rating().getAsInt());
        for (int i = 0; i < 3; i++) {
          exact = exact.add(closed.change("E" + i, entry.id()));
        }
        assertThat(entry.rating().getAsInt())
            .isEqualTo(Exact.divide(exact.movePointRight(2).intValueExact(), 100));
      }
    }
  }
}
