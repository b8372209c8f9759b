package org.yifen.audit;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Field;
import org.yifen.event.Games;
import org.yifen.event.ReportCells;
import org.yifen.event.Scoring;
import org.yifen.event.Section;
import org.yifen.period.Pending;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;
import org.yifen.title.Applications;
import org.yifen.trace.Location;

/** The spring half of 2026 with a few players and at most one event, E, as values. */
final class SmallHalf {

  private static final PeriodId SPRING = new PeriodId(2026, 7);
  private static final String EVENT = "E";
  private static final int FIRST_ROW = 20;
  private static final int FIRST_RESULT = 10;

  private final Map<String, RegisterEntry> register = new LinkedHashMap<>();
  private final List<RegisterEntry> entrants = new ArrayList<>();
  private final Games.Builder games = new Games.Builder();
  private final List<Pending> pending = new ArrayList<>();
  private final List<HalfInput.PlaceRow> places = new ArrayList<>();
  private final List<Applications.Made> norms = new ArrayList<>();
  private EventSystem system = EventSystem.SWISS;
  private Set<Title> titles = Set.of();
  private Optional<LocalDate> submitted = Optional.empty();

  /** A first-grade man without a unit, K = 15 below 2500 points; 0 points for an unrated one. */
  static RegisterEntry man(String id, int rating) {
    return entry(id, Sex.MAN, "", rating, 9, 99, 0);
  }

  /** A first-grade woman without a unit, K = 15; 0 points for an unrated one. */
  static RegisterEntry woman(String id, int rating) {
    return entry(id, Sex.WOMAN, "", rating, 9, 99, 0);
  }

  /** A man who has been in so many events with so many games together. */
  static RegisterEntry newcomer(String id, int rating, int events, int games) {
    return entry(id, Sex.MAN, "", rating, events, games, 0);
  }

  /** A man who has not played for so many half-years before this one. */
  static RegisterEntry idle(String id, int rating, int halves) {
    return entry(id, Sex.MAN, "", rating, 9, 99, halves);
  }

  /** A man of a unit. */
  static RegisterEntry of(String unit, String id, int rating) {
    return entry(id, Sex.MAN, unit, rating, 9, 99, 0);
  }

  private static RegisterEntry entry(
      String id, Sex sex, String unit, int rating, int events, int games, int idle) {
    boolean rated = rating != 0;
    return new RegisterEntry(
        id,
        "棋手" + id,
        sex,
        unit,
        "一级棋士",
        rated ? OptionalInt.of(rating) : OptionalInt.empty(),
        rating,
        rated ? games : 0,
        rated ? events : 0,
        idle);
  }

  /** Players who are in no event. */
  SmallHalf registered(RegisterEntry... players) {
    Arrays.stream(players).forEach(p -> register.put(p.id(), p));
    return this;
  }

  /** A Swiss: the first player meets each of the others once and makes these results: 1, ½, 0. */
  SmallHalf swiss(String results, RegisterEntry first, List<RegisterEntry> others) {
    enter(first);
    others.forEach(this::enter);
    for (int i = 0; i < results.length(); i++) {
      game(0, i + 1, result(results.charAt(i)));
    }
    return this;
  }

  /** A single round robin: the first player makes these results, all other games are drawn. */
  SmallHalf roundRobin(String results, List<RegisterEntry> players) {
    system = EventSystem.ROUND_ROBIN;
    players.forEach(this::enter);
    for (int a = 0; a < players.size(); a++) {
      for (int b = a + 1; b < players.size(); b++) {
        game(a, b, a == 0 ? result(results.charAt(b - 1)) : Games.DRAW);
      }
    }
    return this;
  }

  /** The event is one for these titles. */
  SmallHalf titles(Title... of) {
    titles = Set.of(of);
    return this;
  }

  /** The day the report came in; the event ends on 2026-03-05. */
  SmallHalf submitted(String day) {
    submitted = Optional.of(LocalDate.parse(day));
    return this;
  }

  /** Games of an unrated player kept from a Swiss of an earlier half, all against one rating. */
  SmallHalf kept(String id, PeriodId list, int count, int halfPoints, int opponents) {
    pending.add(new Pending(id, list, "早", count, halfPoints, count * opponents, 0, false));
    return this;
  }

  /** A title won by place in the event. */
  SmallHalf wins(String id, Title title) {
    places.add(
        new HalfInput.PlaceRow(EVENT, id, title.code(), new Location.WholeFile("places.csv")));
    return this;
  }

  /** A norm made before. */
  SmallHalf norm(String event, String id, Title title, int count, String end) {
    norms.add(new Applications.Made(event, id, title, count, LocalDate.parse(end)));
    return this;
  }

  ClosedHalf close(Regulation regulation) {
    HalfInput input =
        new HalfInput(
            SPRING,
            new Register(register.values()),
            List.of(),
            pending,
            List.of(),
            entrants.isEmpty() ? List.of() : List.of(event()),
            List.of(),
            places,
            norms,
            false);
    return HalfReplay.run(regulation, input).value().orElseThrow();
  }

  private void enter(RegisterEntry player) {
    register.put(player.id(), player);
    entrants.add(player);
  }

  private static int result(char written) {
    return switch (written) {
      case '1' -> Games.WIN;
      case '½' -> Games.DRAW;
      case '0' -> Games.LOSS;
      default -> throw new IllegalArgumentException("no result: " + written);
    };
  }

  private void game(int a, int b, int result) {
    games.add(
        0,
        a,
        b,
        result,
        true,
        false,
        ReportCells.pack(0, FIRST_ROW + a, FIRST_RESULT + b),
        ReportCells.pack(0, FIRST_ROW + b, FIRST_RESULT + a));
  }

  private Event event() {
    return new Event(
        EVENT,
        "公开赛",
        LocalDate.of(2026, 3, 1),
        LocalDate.of(2026, 3, 5),
        system,
        section(),
        false,
        titles,
        Scoring.ONE_HALF_ZERO,
        "",
        "广州",
        "象棋竞赛规则",
        "",
        "裁判甲",
        List.of("裁判甲", "裁判乙"),
        submitted,
        entrants.size() - 1,
        reported(),
        games.build(),
        cells());
  }

  private Section section() {
    boolean men = entrants.stream().anyMatch(p -> p.sex() == Sex.MAN);
    boolean women = entrants.stream().anyMatch(p -> p.sex() == Sex.WOMAN);
    if (men && women) {
      return Section.MIXED;
    }
    return men ? Section.MEN : Section.WOMEN;
  }

  private List<Entrant> reported() {
    List<Entrant> reported = new ArrayList<>();
    for (RegisterEntry player : entrants) {
      reported.add(
          new Entrant(
              reported.size() + 1,
              player.id(),
              player.name(),
              Optional.of(player.sex()),
              player.unit(),
              player.title(),
              player.rating(),
              OptionalInt.empty(),
              OptionalInt.empty(),
              "",
              FIRST_ROW + reported.size()));
    }
    return reported;
  }

  private static ReportCells cells() {
    Map<Field, Integer> columns = new EnumMap<>(Field.class);
    for (Field field : Field.values()) {
      columns.put(field, field.ordinal());
    }
    return new ReportCells(EVENT + ".csv", List.of(""), 0, columns, Map.of());
  }
}
