package org.yifen.report;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.EventSystem;
import org.yifen.event.Key;
import org.yifen.event.Scoring;
import org.yifen.event.Section;
import org.yifen.regulation.Title;
import org.yifen.report.grid.Cell;
import org.yifen.trace.Location;

/** The key rows as values, each with its finding where it cannot be read. */
final class Facts {

  private static final String SEPARATORS = "[、,，;；/]+";
  private static final Map<String, EventSystem> SYSTEMS = systems();
  private static final Map<String, Section> SECTIONS =
      Map.of(
          "男子",
          Section.MEN,
          "男",
          Section.MEN,
          "男子组",
          Section.MEN,
          "men",
          Section.MEN,
          "女子",
          Section.WOMEN,
          "女",
          Section.WOMEN,
          "女子组",
          Section.WOMEN,
          "women",
          Section.WOMEN,
          "混合",
          Section.MIXED,
          "mixed",
          Section.MIXED);

  private final KeyRows keys;
  private final Location whole;
  private final Findings findings;

  Facts(KeyRows keys, Location whole, Findings findings) {
    this.keys = keys;
    this.whole = whole;
    this.findings = findings;
  }

  /** The event's name; a finding when there is none. */
  String name() {
    String name = keys.text(Key.EVENT);
    if (name.isEmpty()) {
      missing(Key.EVENT);
    }
    return name;
  }

  /** The system; empty when the report lacks it or it is not understood. */
  Optional<EventSystem> system() {
    return choice(Key.SYSTEM, SYSTEMS, "单循环, 双循环, 积分编排");
  }

  /**
   * The stated section; without one, that of the participants' sexes where all are given, else
   * mixed until the register tells the sexes, which is said.
   *
   * @param sexes where a participant's sex stands, or would
   * @param unstated says that neither is given
   */
  Section section(List<Entrant> entrants, Function<Entrant, Location> sexes, Notice unstated) {
    Optional<Section> stated = choice(Key.SECTION, SECTIONS, "男子, 女子, 混合");
    if (stated.isPresent()) {
      return stated.get();
    }
    List<Entrant> without = entrants.stream().filter(e -> e.sex().isEmpty()).toList();
    if (without.isEmpty()) {
      return Section.of(entrants.stream().map(e -> e.sex().orElseThrow()).toList());
    }
    // a sex that cannot be read has its finding already
    boolean blank = without.stream().anyMatch(e -> !findings.isAt(sexes.apply(e)));
    if (blank && keys.text(Key.SECTION).isEmpty()) {
      findings.add(unstated, whole);
    }
    return Section.MIXED;
  }

  boolean team() {
    Map<String, Boolean> answers =
        Map.of("是", true, "yes", true, "团体", true, "否", false, "no", false, "个人", false);
    return choice(Key.TEAM, answers, "是, 否").orElse(false);
  }

  /** The scoring; empty when the report lacks it or it is not understood. */
  Optional<Scoring> scoring() {
    return value(Key.SCORING, ScoringWords::of, ScoringWords.FORMS);
  }

  /** The titles the event is a title event for; none for a rated event. */
  Set<Title> titles() {
    Set<Title> titles = EnumSet.noneOf(Title.class);
    Optional<KeyRows.Value> value = keys.find(Key.CLASS);
    if (value.isEmpty()) {
      return titles;
    }
    for (String part : value.get().text().split(SEPARATORS, -1)) {
      String word = Clean.word(part);
      if (word.isEmpty() || word.equals("等级分赛") || word.equals("rated")) {
        continue;
      }
      String bare = word.replace("称号赛", "").replace("-title", "");
      Optional<Title> title =
          Arrays.stream(Title.values())
              .filter(t -> bare.equals(t.chinese()) || bare.equals(t.code()))
              .findFirst();
      if (title.isEmpty()) {
        findings.add(
            Notice.TAB_003,
            value.get().where(),
            Key.CLASS.chinese(),
            part,
            "等级分赛, 男子特级大师称号赛, 女子特级大师称号赛, 男子大师称号赛, 女子大师称号赛");
      }
      title.ifPresent(titles::add);
    }
    return titles;
  }

  /** The first and the last day; findings when one is missing, unreadable, impossible or wrong. */
  Optional<LocalDate[]> dates() {
    Optional<LocalDate[]> range = keys.find(Key.DATE).flatMap(v -> Dates.range(v.text()));
    if (range.isEmpty() && keys.find(Key.START_DATE).isEmpty() && keys.find(Key.DATE).isPresent()) {
      return date(Key.DATE).map(day -> new LocalDate[] {day, day});
    }
    if (range.isPresent() && keys.find(Key.START_DATE).isEmpty()) {
      return ordered(range.get()[0], range.get()[1], Key.DATE, Key.DATE);
    }
    Optional<LocalDate> start = required(Key.START_DATE);
    Optional<LocalDate> end = required(Key.END_DATE);
    return start.isPresent() && end.isPresent()
        ? ordered(start.get(), end.get(), Key.START_DATE, Key.END_DATE)
        : Optional.empty();
  }

  private Optional<LocalDate[]> ordered(LocalDate start, LocalDate end, Key first, Key last) {
    if (end.isBefore(start)) {
      findings.add(Notice.DAT_003, List.of(place(last), place(first)), start, end);
      return Optional.empty();
    }
    return Optional.of(new LocalDate[] {start, end});
  }

  /** The day the report was submitted; empty when it is not stated. */
  Optional<LocalDate> submitted() {
    return keys.text(Key.SUBMITTED).isEmpty() ? Optional.empty() : date(Key.SUBMITTED);
  }

  /** The national-grade arbiters, each once. */
  List<String> nationalArbiters() {
    Set<String> names = new LinkedHashSet<>();
    for (String name : keys.text(Key.NATIONAL_ARBITERS).split(SEPARATORS, -1)) {
      if (!name.isBlank()) {
        names.add(name.strip());
      }
    }
    return List.copyOf(names);
  }

  private Optional<LocalDate> required(Key key) {
    if (keys.text(key).isEmpty()) {
      missing(key);
      return Optional.empty();
    }
    return date(key);
  }

  private Optional<LocalDate> date(Key key) {
    KeyRows.Value value = keys.find(key).orElseThrow();
    if (value.cell() instanceof Cell.Date date) {
      return Optional.of(date.value().toLocalDate());
    }
    Dates.Reading reading = Dates.read(value.text());
    if (reading instanceof Dates.Day day) {
      return Optional.of(day.date());
    }
    Notice notice = reading instanceof Dates.Impossible ? Notice.DAT_002 : Notice.DAT_001;
    findings.add(notice, value.where(), key.chinese(), value.text());
    return Optional.empty();
  }

  private <T> Optional<T> choice(Key key, Map<String, T> choices, String forms) {
    return value(key, word -> Optional.ofNullable(choices.get(word)), forms);
  }

  private <T> Optional<T> value(Key key, Function<String, Optional<T>> reading, String forms) {
    Optional<KeyRows.Value> value = keys.find(key);
    if (value.isEmpty() || value.get().text().isEmpty()) {
      return Optional.empty();
    }
    Optional<T> read = reading.apply(Clean.word(value.get().text()));
    if (read.isEmpty()) {
      findings.add(Notice.TAB_003, value.get().where(), key.chinese(), value.get().text(), forms);
    }
    return read;
  }

  /** Says that a key is missing. */
  void missing(Key key) {
    findings.add(Notice.TAB_002, whole, key.chinese());
  }

  private Location place(Key key) {
    return keys.find(key).map(KeyRows.Value::where).orElse(whole);
  }

  private static Map<String, EventSystem> systems() {
    Map<String, EventSystem> systems = new HashMap<>();
    for (EventSystem system : EventSystem.values()) {
      systems.put(system.code(), system);
      systems.put(system.chinese(), system);
      systems.put(system.chinese() + "赛", system);
      systems.put(system.chinese() + "制", system);
    }
    systems.put("瑞士制", EventSystem.SWISS);
    systems.put("swiss-system", EventSystem.SWISS);
    systems.put("schweizersystem", EventSystem.SWISS);
    systems.put("roundrobin", EventSystem.ROUND_ROBIN);
    systems.put("rundenturnier", EventSystem.ROUND_ROBIN);
    systems.put("doubleroundrobin", EventSystem.DOUBLE_ROUND_ROBIN);
    return Map.copyOf(systems);
  }
}
