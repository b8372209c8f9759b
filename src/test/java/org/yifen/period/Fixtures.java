package org.yifen.period;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
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
import org.yifen.event.Key;
import org.yifen.event.ReportCells;
import org.yifen.event.Scoring;
import org.yifen.event.Section;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;
import org.yifen.trace.Location;

/** Players, events and half-years for tests, as values, written as short as the articles ask. */
public final class Fixtures {

  /** The edition that ships with the program. */
  public static final Regulation CXA = Regulation.builtIn();

  /** The half-year of the tests: 2025-12-01 to 2026-05-31. */
  public static final PeriodId SPRING = new PeriodId(2026, 7);

  /** Where the participants' rows of an invented report begin, from 0. */
  private static final int FIRST_ROW = 20;

  /** The column of the first result, from 0: K. */
  private static final int FIRST_RESULT = 10;

  private Fixtures() {}

  /** A man with K = 15, or 10 from 2500 points; 0 points for an unrated one without a game. */
  public static RegisterEntry man(String id, int rating) {
    return entry(id, Sex.MAN, rating);
  }

  /** A woman with K = 15; 0 points for an unrated one without a game. */
  public static RegisterEntry woman(String id, int rating) {
    return entry(id, Sex.WOMAN, rating);
  }

  private static RegisterEntry entry(String id, Sex sex, int rating) {
    boolean rated = rating != 0;
    return new RegisterEntry(
        id,
        "棋手" + id,
        sex,
        "",
        "",
        rated ? OptionalInt.of(rating) : OptionalInt.empty(),
        rating,
        rated ? 99 : 0,
        rated ? 9 : 0,
        0);
  }

  /** The same player with so many events and games counted before. */
  public static RegisterEntry counted(RegisterEntry e, int events, int games) {
    return new RegisterEntry(
        e.id(),
        e.name(),
        e.sex(),
        e.unit(),
        e.title(),
        e.rating(),
        e.peak(),
        games,
        events,
        e.idle());
  }

  /** The same player with another highest rating. */
  public static RegisterEntry peak(RegisterEntry e, int peak) {
    return new RegisterEntry(
        e.id(),
        e.name(),
        e.sex(),
        e.unit(),
        e.title(),
        e.rating(),
        peak,
        e.games(),
        e.events(),
        e.idle());
  }

  /** The same player with so many half-years in a row without a game. */
  public static RegisterEntry idle(RegisterEntry e, int idle) {
    return new RegisterEntry(
        e.id(),
        e.name(),
        e.sex(),
        e.unit(),
        e.title(),
        e.rating(),
        e.peak(),
        e.games(),
        e.events(),
        idle);
  }

  /** The same player under a name, of a unit, with a title. */
  public static RegisterEntry as(RegisterEntry e, String name, String unit, String title) {
    return new RegisterEntry(
        e.id(), name, e.sex(), unit, title, e.rating(), e.peak(), e.games(), e.events(), e.idle());
  }

  /** So many men of one rating, named by a letter and a number from 1. */
  public static RegisterEntry[] men(String letter, int count, int rating) {
    RegisterEntry[] men = new RegisterEntry[count];
    Arrays.setAll(men, i -> man(letter + (i + 1), rating));
    return men;
  }

  /**
   * Men of 2400, one a character, each of the unit of that name; a dash for a man without a unit.
   *
   * @param unrated how many of them, from the last one, are unrated
   */
  public static RegisterEntry[] ofUnits(String units, int unrated) {
    RegisterEntry[] men = new RegisterEntry[units.length()];
    for (int i = 0; i < men.length; i++) {
      RegisterEntry man = man("P" + (i + 1), i < men.length - unrated ? 2400 : 0);
      String unit = units.substring(i, i + 1);
      men[i] = as(man, man.name(), unit.equals("-") ? "" : unit, "");
    }
    return men;
  }

  /** Several groups of players as one. */
  public static RegisterEntry[] all(RegisterEntry[]... groups) {
    return Arrays.stream(groups).flatMap(Arrays::stream).toArray(RegisterEntry[]::new);
  }

  /** One player before others. */
  public static RegisterEntry[] with(RegisterEntry first, RegisterEntry... others) {
    return all(new RegisterEntry[] {first}, others);
  }

  /** The edition with other values in rows of {@code rules.csv}, by key. */
  public static Regulation rules(Map<String, String> changes) {
    return edited(
        "rules.csv",
        line -> {
          String key = line.substring(0, Math.max(0, line.indexOf(',')));
          if (!changes.containsKey(key)) {
            return line;
          }
          String rest = line.substring(key.length() + 1);
          return key + "," + changes.get(key) + rest.substring(rest.indexOf(','));
        });
  }

  /** The edition with the lines of one file changed; a line that becomes null is left out. */
  public static Regulation edited(String file, java.util.function.UnaryOperator<String> change) {
    return Regulation.load(
        "test",
        "tables/test",
        name -> {
          String text = CXA.files().get(name);
          if (!name.equals(file)) {
            return text;
          }
          StringBuilder out = new StringBuilder();
          text.lines()
              .map(change)
              .filter(line -> line != null)
              .forEach(line -> out.append(line).append('\n'));
          return out.toString();
        });
  }

  public static EventBuilder swiss(String id, RegisterEntry... players) {
    return new EventBuilder(id, EventSystem.SWISS, players);
  }

  public static EventBuilder roundRobin(String id, RegisterEntry... players) {
    return new EventBuilder(id, EventSystem.ROUND_ROBIN, players);
  }

  public static EventBuilder doubleRoundRobin(String id, RegisterEntry... players) {
    return new EventBuilder(id, EventSystem.DOUBLE_ROUND_ROBIN, players);
  }

  /** A participant as a report could have them; {@code sex} may be null for a blank cell. */
  public static Entrant entrant(
      int no, String id, String name, Sex sex, String unit, String remarks) {
    return new Entrant(
        no,
        id,
        name,
        Optional.ofNullable(sex),
        unit,
        "",
        OptionalInt.empty(),
        OptionalInt.empty(),
        OptionalInt.empty(),
        remarks,
        FIRST_ROW + no - 1);
  }

  /** The cell of a participant's field in an invented report, from participant number 1. */
  public static String cell(int no, Field field) {
    return (char) ('A' + field.ordinal()) + Integer.toString(FIRST_ROW + no);
  }

  /** One invented report. */
  public static final class EventBuilder {

    private final String id;
    private final EventSystem system;
    private final List<Entrant> entrants = new ArrayList<>();
    private final Map<String, Integer> index = new HashMap<>();
    private final List<RegisterEntry> players = new ArrayList<>();
    private final Games.Builder games = new Games.Builder();
    private final Map<Field, Integer> columns = new EnumMap<>(Field.class);
    private String name;
    private Section section;
    private LocalDate start = LocalDate.of(2026, 3, 1);
    private LocalDate end = LocalDate.of(2026, 3, 5);
    private boolean team;
    private Set<Title> titles = Set.of();
    private Scoring scoring = Scoring.ONE_HALF_ZERO;
    private String organiser = "";
    private String rules = "象棋竞赛规则";
    private List<String> arbiters = List.of("裁判甲", "裁判乙");
    private Optional<LocalDate> submitted = Optional.empty();
    private int rounds;
    private int round;
    private int step;
    private final EnumSet<Key> unstated = EnumSet.noneOf(Key.class);

    private EventBuilder(String id, EventSystem system, RegisterEntry... players) {
      this.id = id;
      this.name = "赛事" + id;
      this.system = system;
      for (Field field : Field.values()) {
        columns.put(field, field.ordinal());
      }
      boolean men = Arrays.stream(players).anyMatch(p -> p.sex() == Sex.MAN);
      boolean women = Arrays.stream(players).anyMatch(p -> p.sex() == Sex.WOMAN);
      section = men && women ? Section.MIXED : women ? Section.WOMEN : Section.MEN;
      for (RegisterEntry player : players) {
        this.players.add(player);
        add(
            new Entrant(
                entrants.size() + 1,
                player.id(),
                player.name(),
                Optional.of(player.sex()),
                player.unit(),
                player.title(),
                player.rating(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                "",
                FIRST_ROW + entrants.size()));
      }
    }

    private void add(Entrant entrant) {
      index.put(entrant.id(), entrants.size());
      entrants.add(entrant);
    }

    /** Participants as written, in place of registered players. */
    public EventBuilder entrants(Entrant... written) {
      Arrays.stream(written).forEach(this::add);
      return this;
    }

    public EventBuilder section(Section other) {
      section = other;
      return this;
    }

    public EventBuilder named(String other) {
      name = other;
      return this;
    }

    public EventBuilder dates(String from, String to) {
      start = LocalDate.parse(from);
      end = LocalDate.parse(to);
      return this;
    }

    /** The last day; the first is four days before. */
    public EventBuilder ended(String day) {
      end = LocalDate.parse(day);
      start = end.minusDays(4);
      return this;
    }

    public EventBuilder team() {
      team = true;
      return this;
    }

    public EventBuilder titles(Title... won) {
      titles = Set.of(won);
      return this;
    }

    public EventBuilder scoring(Scoring other) {
      scoring = other;
      return this;
    }

    public EventBuilder organiser(String unit) {
      organiser = unit;
      return this;
    }

    public EventBuilder rulesUsed(String text) {
      rules = text;
      return this;
    }

    public EventBuilder arbiters(String... names) {
      arbiters = List.of(names);
      return this;
    }

    public EventBuilder submitted(String day) {
      submitted = Optional.of(LocalDate.parse(day));
      return this;
    }

    public EventBuilder rounds(int number) {
      rounds = number;
      return this;
    }

    /** A report that lacks a column. */
    public EventBuilder without(Field field) {
      columns.remove(field);
      return this;
    }

    /** A report that lacks a key. */
    public EventBuilder without(Key key) {
      unstated.add(key);
      return this;
    }

    /** A participant's place. */
    public EventBuilder place(String player, int place) {
      return change(
          player,
          e ->
              new Entrant(
                  e.no(),
                  e.id(),
                  e.name(),
                  e.sex(),
                  e.unit(),
                  e.title(),
                  e.rating(),
                  e.points(),
                  OptionalInt.of(place),
                  e.remarks(),
                  e.row()));
    }

    /** A participant's reported rating, 0 for a blank cell, and title. */
    public EventBuilder reported(String player, int rating, String title) {
      return change(
          player,
          e ->
              new Entrant(
                  e.no(),
                  e.id(),
                  e.name(),
                  e.sex(),
                  e.unit(),
                  title,
                  rating == 0 ? OptionalInt.empty() : OptionalInt.of(rating),
                  e.points(),
                  e.place(),
                  e.remarks(),
                  e.row()));
    }

    private EventBuilder change(String player, java.util.function.UnaryOperator<Entrant> change) {
      int i = index.get(player);
      entrants.set(i, change.apply(entrants.get(i)));
      return this;
    }

    /**
     * Games such as {@code A-B 1, A-C ½, B-C 0※, A-D 0:0}: the result is the first player's; ※
     * behind a game that was not played.
     */
    public EventBuilder games(String text) {
      for (String game : text.split(",", -1)) {
        String[] parts = game.strip().split("[- ]", -1);
        result(index.get(parts[0]), index.get(parts[1]), parts[2]);
      }
      return this;
    }

    /** A player's results against the others in their order: {@code 1½0}; a dot for no game. */
    public EventBuilder against(String player, String results) {
      int self = index.get(player);
      int opponent = 0;
      for (int i = 0; i < results.length(); i++) {
        char c = results.charAt(i);
        opponent += opponent == self ? 1 : 0;
        if (c != '.') {
          result(self, opponent, String.valueOf(c));
        }
        opponent++;
      }
      return this;
    }

    /** A crosstable, one text a row; the part right of the diagonal counts. */
    public EventBuilder crosstable(String... rows) {
      for (int row = 0; row < rows.length; row++) {
        for (int column = row + 1; column < rows.length; column++) {
          result(row, column, String.valueOf(rows[row].charAt(column)));
        }
      }
      return this;
    }

    /** From now on every game is one round later than the one before, from round 1. */
    public EventBuilder oneARound() {
      step = 1;
      return this;
    }

    /** One game by numbers of entrants from 0; the result in halves, {@link Games#NOBODY} too. */
    public EventBuilder game(int first, int second, int result, boolean played) {
      round += step;
      games.add(
          round,
          first,
          second,
          result,
          played,
          false,
          ReportCells.pack(0, FIRST_ROW + first, FIRST_RESULT + second),
          ReportCells.pack(0, FIRST_ROW + second, FIRST_RESULT + first));
      return this;
    }

    private void result(int first, int second, String text) {
      boolean played = !text.endsWith("※");
      String score = played ? text : text.substring(0, text.length() - 1);
      int result =
          switch (score) {
            case "1" -> Games.WIN;
            case "½" -> Games.DRAW;
            case "0" -> Games.LOSS;
            case "0:0" -> Games.NOBODY;
            default -> throw new IllegalArgumentException("no result: " + text);
          };
      game(first, second, result, played);
    }

    public Event build() {
      String file = id + ".csv";
      Map<Key, Location> keys = new EnumMap<>(Key.class);
      for (Key key : EnumSet.complementOf(unstated)) {
        keys.put(key, new Location.SheetCell(file, "", 0, key.ordinal(), 1));
      }
      return new Event(
          id,
          name,
          start,
          end,
          system,
          section,
          team,
          titles,
          scoring,
          organiser,
          "广州",
          rules,
          "",
          "裁判甲",
          arbiters,
          submitted,
          rounds,
          entrants,
          games.build(),
          new ReportCells(file, List.of(""), 0, columns, keys));
    }
  }

  /** A half-year on a register that holds the given players and those of the events. */
  public static HalfBuilder half(RegisterEntry... others) {
    return new HalfBuilder().players(others);
  }

  /** The inputs of one half-year. */
  public static final class HalfBuilder {

    private final Map<String, RegisterEntry> opening = new LinkedHashMap<>();
    private final List<EventBuilder> events = new ArrayList<>();
    private final List<Pending> pending = new ArrayList<>();
    private final List<Placing> placings = new ArrayList<>();
    private Regulation regulation = CXA;
    private PeriodId period = SPRING;

    private HalfBuilder players(RegisterEntry... players) {
      Arrays.stream(players).forEach(p -> opening.put(p.id(), p));
      return this;
    }

    public HalfBuilder under(Regulation other) {
      regulation = other;
      return this;
    }

    public HalfBuilder period(PeriodId other) {
      period = other;
      return this;
    }

    public HalfBuilder event(EventBuilder event) {
      events.add(event);
      event.players.forEach(p -> opening.putIfAbsent(p.id(), p));
      return this;
    }

    /** Games of an unrated player kept from a Swiss of an earlier half, all against one rating. */
    public HalfBuilder kept(String id, PeriodId list, int games, int score, int opponents) {
      pending.add(new Pending(id, list, "早" + id, games, score, games * opponents, 0, false));
      return this;
    }

    public HalfBuilder kept(List<Pending> games) {
      pending.addAll(games);
      return this;
    }

    public HalfBuilder placing(String id, Title title) {
      placings.add(new Placing("E", id, title, title.shortChinese()));
      return this;
    }

    public Closed close() {
      Register register = new Register(opening.values());
      ByPlayer<Pending> kept = new ByPlayer<>();
      pending.forEach(p -> kept.add(register.index(p.id()), p));
      ByPlayer<Placing> placed = new ByPlayer<>();
      placings.forEach(p -> placed.add(register.index(p.id()), p));
      List<RatedEvent> rated =
          events.stream()
              .map(
                  e ->
                      RatedEvent.of(
                          e.build(), e.players.stream().map(Player::of).toList(), register))
              .toList();
      HalfResult result =
          new HalfYear(regulation, period).run(States.of(register), rated, kept, placed);
      return new Closed(register, result.closingRegister(register), result);
    }
  }

  /** A half-year that was calculated. */
  public record Closed(Register opening, Register closing, HalfResult result) {

    public RegisterEntry entry(String id) {
      return closing.find(id).orElseThrow();
    }

    /** The new rating as a list shows it, or {@code unrated}. */
    public String rating(String id) {
      OptionalInt rating = entry(id).rating();
      return rating.isPresent() ? Integer.toString(rating.getAsInt()) : "unrated";
    }

    /** ΔR of a player in an event, in points. */
    public BigDecimal change(String event, String id) {
      EventResult of = event(event);
      return BigDecimal.valueOf(of.change(entrant(of, id)), 2);
    }

    /** K of a player in an event. */
    public int k(String event, String id) {
      EventResult of = event(event);
      return of.k(entrant(of, id));
    }

    public Derivation derivation(String event, String id) {
      EventResult of = event(event);
      return of.derivation(entrant(of, id), result.regulation.expectations());
    }

    public Closing end(String id) {
      return result.closing(opening.index(id));
    }

    /** What is kept of an unrated player's games for later halves. */
    public List<Pending> pending(String id) {
      return result.pending().of(opening.index(id)).stream().map(p -> p.of(id)).toList();
    }

    private EventResult event(String id) {
      return result.results().stream()
          .filter(r -> r.event().event().id().equals(id))
          .findFirst()
          .orElseThrow();
    }

    private int entrant(EventResult of, String id) {
      int player = opening.index(id);
      for (int i = 0; i < of.event().size(); i++) {
        if (of.event().player(i) == player) {
          return i;
        }
      }
      throw new IllegalArgumentException("not in the event: " + id);
    }
  }
}
