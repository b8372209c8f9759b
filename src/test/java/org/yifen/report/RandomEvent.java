package org.yifen.report;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Field;
import org.yifen.event.Games;
import org.yifen.event.Key;
import org.yifen.event.ReportCells;
import org.yifen.event.Scoring;
import org.yifen.event.Section;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;
import org.yifen.trace.Location;

/** An event without mistakes, of any system, from a seed. */
final class RandomEvent {

  private static final String[] NAMES = {"王斌", "欧阳 锋", "Élodie Ní Mhuí", "陈=1", "Smith, John"};
  private static final String[] UNITS = {"广东", "北京市朝阳区棋院", "", "A, \"B\""};
  private static final String[] TITLES = {"特级大师", "大师", "一级棋士", "", "GM"};
  private static final String[] REMARKS = {"", "", "第3轮退赛", "更名 原名李四"};

  private final Random random;
  private final int players;
  private final EventSystem system;
  private final Scoring scoring;
  private final boolean team;
  private final boolean rounds;
  private final boolean coloured;
  private final Games.Builder games = new Games.Builder();
  private final int[] points;
  private int last;

  RandomEvent(long seed) {
    random = new Random(seed);
    players = 2 + random.nextInt(9);
    system = EventSystem.values()[random.nextInt(3)];
    scoring = Scoring.USUAL.get(random.nextInt(3));
    team = system == EventSystem.SWISS && random.nextInt(3) == 0;
    rounds = system == EventSystem.SWISS || random.nextBoolean();
    coloured = system != EventSystem.ROUND_ROBIN || random.nextBoolean();
    points = new int[players];
  }

  Event make() {
    if (system == EventSystem.SWISS) {
      swiss();
    } else {
      table();
    }
    Games built = games.build();
    int perPlayer = (players - 1) * (system == EventSystem.DOUBLE_ROUND_ROBIN ? 2 : 1);
    Map<Key, Location> keys = new EnumMap<>(Key.class);
    for (Key key : Key.values()) {
      keys.put(key, new Location.WholeFile("x"));
    }
    return new Event(
        "2026-x",
        "羊城杯 " + random.nextInt(9),
        LocalDate.of(2026, 3, 1).plusDays(random.nextInt(40)),
        LocalDate.of(2026, 5, 1).plusDays(random.nextInt(9)),
        system,
        Section.MIXED,
        team,
        random.nextBoolean() ? Set.of(Title.MAN_MASTER, Title.WOMAN_MASTER) : Set.of(),
        scoring,
        "广东省象棋协会",
        "广州",
        "象棋竞赛规则(2020版)",
        random.nextBoolean() ? "粤棋〔2026〕3号" : "",
        "李四",
        List.of("李四", "王五"),
        random.nextBoolean() ? Optional.of(LocalDate.of(2026, 5, 20)) : Optional.empty(),
        system.isRoundRobin() && !rounds ? perPlayer : last,
        entrants(),
        built,
        cells(keys));
  }

  private static ReportCells cells(Map<Key, Location> keys) {
    Map<Field, Integer> columns = new EnumMap<>(Field.class);
    for (Field field : Field.values()) {
      columns.put(field, field.ordinal());
    }
    return new ReportCells("x", List.of(""), 0, columns, keys);
  }

  private List<Entrant> entrants() {
    List<Entrant> entrants = new ArrayList<>();
    int no = 0;
    for (int i = 0; i < players; i++) {
      no += 1 + (random.nextInt(12) == 0 ? 1 : 0);
      int mine = points[i];
      int before = (int) IntStream.of(points).filter(p -> p > mine).count();
      entrants.add(
          new Entrant(
              no,
              i % 3 == 0 ? "P-2026-00000" + i : i % 3 == 1 ? "007" + i : "",
              i == 1 ? "一".repeat(36) : pick(NAMES) + i,
              Optional.of(random.nextBoolean() ? Sex.MAN : Sex.WOMAN),
              i == 0 ? "广东" : pick(UNITS),
              i == 0 ? "大师" : pick(TITLES),
              random.nextInt(4) == 0
                  ? OptionalInt.empty()
                  : OptionalInt.of(1500 + random.nextInt(1200)),
              OptionalInt.of(mine),
              OptionalInt.of(before + 1),
              pick(REMARKS),
              i));
    }
    return entrants;
  }

  private String pick(String[] texts) {
    return texts[random.nextInt(texts.length)];
  }

  /** Random pairs in each round; who is left over has a bye, asks for one, or is not there. */
  private void swiss() {
    last = 1 + random.nextInt(5);
    Set<Set<Integer>> met = new HashSet<>();
    for (int round = 1; round <= last; round++) {
      List<Integer> order = IntStream.range(0, players).boxed().collect(Collectors.toList());
      Collections.shuffle(order, random);
      boolean allotted = false;
      while (!order.isEmpty()) {
        int a = order.remove(0);
        Optional<Integer> b = order.stream().filter(o -> !met.contains(Set.of(a, o))).findFirst();
        if (b.isPresent() && random.nextInt(8) > 0) {
          order.remove(b.get());
          met.add(Set.of(a, b.get()));
          game(round, a, b.get());
        } else if (!allotted) {
          allotted = true;
          bye(round, a, scoring.win(), Games.Reason.ALLOTTED);
        } else if (random.nextBoolean()) {
          boolean half = random.nextInt(4) > 0;
          int halves = half ? scoring.firstDraw() : scoring.win();
          bye(round, a, halves, Games.Reason.REQUESTED);
        }
      }
    }
  }

  private void bye(int round, int entrant, int halves, Games.Reason reason) {
    games.bye(new Games.Bye(round, entrant, halves, reason));
    points[entrant] += halves;
  }

  /** Everybody against everybody, by the circle: the last stays, the others go round. */
  private void table() {
    int even = players + players % 2;
    int cycles = system == EventSystem.DOUBLE_ROUND_ROBIN ? 2 : 1;
    last = rounds ? cycles * (even - 1) : 0;
    for (int cycle = 0; cycle < cycles; cycle++) {
      for (int turn = 0; turn < even - 1; turn++) {
        for (int i = 0; i < even / 2; i++) {
          int a = i == 0 ? even - 1 : (turn + i) % (even - 1);
          int b = i == 0 ? turn : (turn + even - 1 - i) % (even - 1);
          if (a < players && b < players) {
            int round = rounds ? cycle * (even - 1) + turn + 1 : 0;
            game(round, cycle == 0 ? a : b, cycle == 0 ? b : a);
          }
        }
      }
    }
  }

  private void game(int round, int first, int second) {
    boolean played = random.nextInt(8) > 0;
    int result = random.nextInt(3);
    if (random.nextInt(played ? 60 : 3) == 0) {
      result = Games.NOBODY;
    }
    games.add(round, first, second, result, played, coloured, 0, 0);
    points[first] += points(result, Games.WIN);
    points[second] += points(result, Games.LOSS);
  }

  private int points(int result, int win) {
    return result == Games.DRAW ? scoring.firstDraw() : result == win ? scoring.win() : 0;
  }

  /** Whether a game was played and lost by both. */
  static boolean hasPlayedByNobody(Event event) {
    for (int g = 0; g < event.games().size(); g++) {
      int game = event.games().packed(g);
      if (Games.isPlayed(game) && Games.result(game) == Games.NOBODY) {
        return true;
      }
    }
    return false;
  }
}
