package org.yifen.bench;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.yifen.player.Register;
import org.yifen.regulation.Halves;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;

/**
 * An invented federation: men only, everybody rated at the opening, individual events. Three events
 * of four are Swiss of 20 to 28 players over nine rounds, one is a round robin of 12 to 18. One
 * game of two hundred is not played; some round robins lose a participant before the start.
 *
 * <p>The same seed gives the same federation everywhere: {@link Random} is specified to the bit.
 */
final class Federation {

  static final int PLAYERS = 20_000;
  static final int HALVES = 60;
  static final int EVENTS = 400;
  static final PeriodId OPENING = new PeriodId(1996, 1);

  private static final Halves CALENDAR = Regulation.builtIn().rules().halves();
  private static final int SWISS_ROUNDS = 9;
  private static final String SURNAMES = "王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧";
  private static final String GIVEN = "伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华建文辉力国庆天云海";
  private static final String[] UNITS = {
    "北京", "天津", "河北", "山西", "内蒙古", "辽宁", "吉林", "黑龙江", "上海", "江苏", "浙江", "安徽", "福建", "江西", "山东",
    "河南", "湖北", "湖南", "广东", "广西", "海南", "重庆", "四川", "贵州", "云南", "陕西", "甘肃", "青海", "宁夏", "新疆"
  };

  private final long seed;
  private final List<Person> people;
  private final List<Person> byStrength;

  /** The half-year of everybody's last event; the long idle are invited first. */
  private final int[] last = new int[PLAYERS];

  private int next;

  Federation(long seed) {
    this.seed = seed;
    Random random = new Random(seed);
    people = IntStream.range(0, PLAYERS).mapToObj(i -> person(i, random)).toList();
    byStrength = people.stream().sorted(Comparator.comparing(Person::strength)).toList();
  }

  private static Person person(int number, Random random) {
    int rating = 2340 + (int) Math.abs(120 * random.nextGaussian() + 100);
    int games = random.nextInt(60);
    StringBuilder name = new StringBuilder();
    name.append(pick(SURNAMES, random)).append(pick(GIVEN, random));
    if (random.nextInt(4) > 0) {
      name.append(pick(GIVEN, random));
    }
    return new Person(
        number,
        name.toString(),
        UNITS[random.nextInt(UNITS.length)],
        rating,
        games,
        games / SWISS_ROUNDS,
        rating + 40 * random.nextGaussian(),
        0.3 + 0.7 * random.nextDouble());
  }

  private static char pick(String from, Random random) {
    return from.charAt(random.nextInt(from.length()));
  }

  List<Person> people() {
    return people;
  }

  Register register() {
    return new Register(people.stream().map(Person::entry).toList());
  }

  /** The list that a half-year from 0 leads to. */
  static PeriodId period(int half) {
    return OPENING.plus(half + 1);
  }

  /** The events of a half-year in the order of the calculation; to be asked for in order. */
  List<MadeEvent> events(int half) {
    if (half != next++) {
      throw new IllegalStateException("the half-years are made in order");
    }
    List<MadeEvent> events = new ArrayList<>();
    for (int number = 0; number < EVENTS; number++) {
      events.add(event(half, number));
    }
    return events;
  }

  private MadeEvent event(int half, int number) {
    Random random = new Random(31 * (31 * seed + half) + number);
    boolean roundRobin = number % 4 == 3;
    int size = roundRobin ? 12 + random.nextInt(7) : 20 + random.nextInt(9);
    List<Person> invited = invite(half, size, random);
    invited.forEach(person -> last[person.number()] = half);
    int absent = roundRobin && random.nextInt(30) == 0 ? random.nextInt(size) : -1;
    return played(half, number, end(half, number, EVENTS), invited, roundRobin, absent, random);
  }

  /**
   * Round robins of one half-year in which everybody plays once, among players of like strength.
   *
   * @param size participants of each; it divides {@link #PLAYERS}
   */
  List<MadeEvent> roundRobins(int size) {
    int count = PLAYERS / size;
    List<MadeEvent> events = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      Random random = new Random(37 * (37 * seed + size) + number);
      List<Person> group = new ArrayList<>(byStrength.subList(number * size, (number + 1) * size));
      Collections.shuffle(group, random);
      events.add(played(0, number, end(0, number, count), group, true, -1, random));
    }
    return events;
  }

  private static MadeEvent played(
      int half,
      int number,
      LocalDate end,
      List<Person> invited,
      boolean roundRobin,
      int absent,
      Random random) {
    int size = invited.size();
    int even = size + size % 2;
    int rounds = roundRobin ? even - 1 : SWISS_ROUNDS;
    int[] byes = new int[roundRobin ? 0 : rounds];
    Arrays.fill(byes, -1);
    List<MadeEvent.Game> games = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      for (int table = 0; table < even / 2; table++) {
        int a = seat(table, round, even);
        int b = seat(even - 1 - table, round, even);
        if (Math.max(a, b) < size) {
          boolean swap = (table + round) % 2 == 1;
          games.add(game(round + 1, swap ? b : a, swap ? a : b, absent, invited, random));
        } else if (!roundRobin) {
          byes[round] = Math.min(a, b);
        }
      }
    }
    return new MadeEvent(half, number, end, roundRobin, rounds, List.copyOf(invited), games, byes);
  }

  /** Who sits where in a round of the circle method, so that nobody meets anybody twice. */
  private static int seat(int place, int round, int even) {
    return place == 0 ? even - 1 : (place - 1 + round) % (even - 1);
  }

  private static LocalDate end(int half, int number, int events) {
    LocalDate first = CALENDAR.firstDay(period(half));
    long days = ChronoUnit.DAYS.between(first, CALENDAR.lastDay(period(half)));
    return first.plusDays(number * days / (events - 1));
  }

  /** Players of like strength, no unit with more than a quarter of them. */
  private List<Person> invite(int half, int size, Random random) {
    int window = PLAYERS / 10;
    int from = random.nextInt(PLAYERS - window);
    Map<String, Integer> units = new HashMap<>();
    Set<Person> invited = new LinkedHashSet<>();
    while (invited.size() < size) {
      Person person = byStrength.get(from + random.nextInt(window));
      int idle = half - last[person.number()];
      boolean wants = random.nextDouble() < person.activity() * Math.min(1, 0.1 + 0.2 * idle);
      boolean comes = wants && !invited.contains(person);
      if (comes && units.getOrDefault(person.unit(), 0) < size / 4) {
        invited.add(person);
        units.merge(person.unit(), 1, Integer::sum);
      }
    }
    List<Person> drawn = new ArrayList<>(invited);
    Collections.shuffle(drawn, random);
    return List.copyOf(drawn);
  }

  private static MadeEvent.Game game(
      int round, int first, int second, int absent, List<Person> people, Random random) {
    if (first == absent || second == absent) {
      return new MadeEvent.Game(round, first, second, first == absent ? 0 : 2, false);
    }
    double difference = people.get(first).strength() - people.get(second).strength();
    double expected = 1 / (1 + Math.pow(10, -difference / 400));
    double draw = 0.4 * (1 - Math.abs(2 * expected - 1));
    double chance = random.nextDouble();
    boolean played = random.nextInt(200) > 0;
    int result = chance < expected - draw / 2 ? 2 : chance < expected + draw / 2 ? 1 : 0;
    return new MadeEvent.Game(round, first, second, played ? result : 2 * (result / 2), played);
  }
}
