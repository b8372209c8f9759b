package org.yifen.history;

import static org.yifen.period.Fixtures.half;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.roundRobin;
import static org.yifen.period.Fixtures.swiss;
import static org.yifen.period.Fixtures.woman;

import java.util.Arrays;
import java.util.Random;
import org.yifen.event.Games;
import org.yifen.event.Section;
import org.yifen.period.Fixtures;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;

/** Half-years in which everything happens that a half-year can bring. */
final class RandomHalves {

  private RandomHalves() {}

  static Fixtures.Closed of(long seed) {
    Random random = new Random(seed);
    RegisterEntry[] players = players(2 + random.nextInt(14), random);
    Fixtures.HalfBuilder half = half(players);
    for (int e = 0; e < 1 + random.nextInt(4); e++) {
      half.event(event("E" + e, players, random));
    }
    RegisterEntry lucky = players[random.nextInt(players.length)];
    if (random.nextBoolean()) {
      half.placing(lucky.id(), lucky.sex() == Sex.MAN ? Title.MAN_MASTER : Title.WOMAN_GRANDMASTER);
    }
    for (RegisterEntry player : players) {
      if (player.rating().isEmpty() && random.nextInt(3) == 0) {
        half.kept(
            player.id(),
            new PeriodId(2026, 1),
            5 + random.nextInt(9),
            random.nextInt(20) % 10,
            2250 + random.nextInt(300));
      }
    }
    return half.close();
  }

  private static RegisterEntry[] players(int size, Random random) {
    RegisterEntry[] players = new RegisterEntry[size];
    for (int i = 0; i < size; i++) {
      boolean unrated = random.nextInt(4) == 0;
      RegisterEntry player =
          random.nextInt(3) == 0
              ? woman("P" + i, unrated ? 0 : 2101 + random.nextInt(400))
              : man("P" + i, unrated ? 0 : 2301 + random.nextInt(400));
      player = Fixtures.counted(player, random.nextInt(5), random.nextInt(40));
      players[i] = unrated ? player : Fixtures.idle(player, random.nextInt(8));
    }
    return players;
  }

  /** A quarter of the players sit out, so that inactivity has its say. */
  private static Fixtures.EventBuilder event(String id, RegisterEntry[] players, Random random) {
    int from = random.nextInt(1 + players.length / 4);
    RegisterEntry[] seated = Arrays.copyOfRange(players, from, players.length);
    Fixtures.EventBuilder event = random.nextBoolean() ? roundRobin(id, seated) : swiss(id, seated);
    event.section(Section.MIXED).place(seated[random.nextInt(seated.length)].id(), 1);
    for (int a = 0; a < seated.length; a++) {
      for (int b = a + 1; b < seated.length; b++) {
        if (random.nextInt(3) > 0) {
          event.game(a, b, random.nextInt(Games.NOBODY + 1), random.nextInt(8) > 0);
        }
      }
    }
    return event;
  }
}
