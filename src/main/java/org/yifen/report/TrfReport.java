package org.yifen.report;

import java.time.LocalDate;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Field;
import org.yifen.event.Games;
import org.yifen.event.Key;
import org.yifen.event.ReportCells;
import org.yifen.event.Section;
import org.yifen.regulation.Sex;
import org.yifen.report.grid.Grid;
import org.yifen.trace.Location;

/**
 * Reads a Tournament Report File of FIDE: lines to an event and everything noticed on the way. A
 * defect is said at its line, never repaired. After an error the event holds what could be read; it
 * must not be rated.
 *
 * <p>White is the side that moves first (先手, red).
 */
final class TrfReport {

  private final TrfLines lines;
  private final Grid grid;
  private final String stem;
  private final Findings findings = new Findings();

  private TrfReport(Grid grid, String stem) {
    this.grid = grid;
    this.stem = stem;
    this.lines = TrfLines.of(grid);
  }

  /**
   * Reads the lines of a file.
   *
   * @param stem the file's name without folder and ending, the event's id if the file has none
   */
  static Reading read(Grid grid, String stem) {
    return new TrfReport(grid, stem).read();
  }

  private Reading read() {
    TrfPlayers players = new TrfPlayers(lines, findings);
    players.read();
    TrfFacts facts = new TrfFacts(lines, grid, findings);
    unknownLines();
    playerCount();
    Event event = event(facts, players);
    List<Diagnostic> all = findings.all().stream().map(d -> d.of(event.id())).toList();
    return new Reading(
        grid.kind().label(),
        Optional.of(lines.layout()),
        Optional.of(grid),
        Optional.of(event),
        all);
  }

  private Event event(TrfFacts facts, TrfPlayers players) {
    String written = facts.keys().text(Key.EVENT_ID);
    String name = facts.name();
    Optional<LocalDate[]> dates = facts.dates();
    Section section = facts.facts().section(players.entrants(), players::at, Notice.TRF_018);
    checkSexes(section, players);
    boolean team = facts.team();
    TrfRounds rounds = new TrfRounds(lines, players, findings);
    int count = rounds.count();
    TrfScoring points = TrfScoring.of(lines, rounds.tally(count), findings);
    Results results =
        new Results(
            points.scoring(), players.entrants().stream().map(Entrant::label).toList(), findings);
    rounds.read(count, points, results, team, !facts.isWithoutRounds());
    results.finish(lines.whole());
    unfinished(facts, count);
    if (!players.fields().contains(Field.POINTS) && !players.entrants().isEmpty()) {
      findings.add(Notice.TAB_022, lines.whole(), Field.POINTS.chinese());
    }
    Games games = results.games();
    EventSystem system = system(facts, players.entrants().size(), games);
    ReportCells cells =
        new ReportCells(
            grid.file(), List.of(), 0, columns(players), new EnumMap<>(facts.keys().places()));
    Event event =
        new Event(
            written.isEmpty() ? stem : written,
            name,
            dates.map(d -> d[0]).orElse(Event.UNKNOWN_DATE),
            dates.map(d -> d[1]).orElse(Event.UNKNOWN_DATE),
            system,
            section,
            team,
            facts.facts().titles(),
            points.scoring(),
            facts.keys().text(Key.ORGANISER),
            facts.keys().text(Key.PLACE),
            facts.keys().text(Key.RULES),
            facts.keys().text(Key.APPROVAL),
            facts.keys().text(Key.CHIEF_ARBITER),
            facts.facts().nationalArbiters(),
            facts.facts().submitted(),
            facts.isWithoutRounds() && system.isRoundRobin()
                ? perPlayer(system, players.entrants().size())
                : count,
            players.entrants(),
            games,
            cells);
    new Meetings(event, findings).check(Optional.empty());
    new Totals(event, findings).check(results);
    return event;
  }

  private static int perPlayer(EventSystem system, int players) {
    return Math.max(0, players - 1) * (system == EventSystem.DOUBLE_ROUND_ROBIN ? 2 : 1);
  }

  private static Map<Field, Integer> columns(TrfPlayers players) {
    Map<Field, Integer> columns = new EnumMap<>(Field.class);
    players.fields().forEach(f -> columns.put(f, 0));
    return columns;
  }

  /** The stated system; without one, what the games show, which is said. */
  private EventSystem system(TrfFacts facts, int players, Games games) {
    Optional<EventSystem> stated = facts.system();
    if (stated.isPresent()) {
      return stated.get();
    }
    EventSystem shown = shown(players, games);
    Location where =
        lines.first("092").or(() -> lines.first("192")).map(lines::at).orElse(lines.whole());
    findings.add(Notice.TRF_005, where, shown.chinese() + " " + shown.code());
    return shown;
  }

  /** A round robin when everybody met everybody, once or twice; else a Swiss. */
  private static EventSystem shown(int players, Games games) {
    Map<Long, Integer> meetings = new HashMap<>();
    for (int g = 0; g < games.size(); g++) {
      int game = games.packed(g);
      long low = Math.min(Games.first(game), Games.second(game));
      long high = Math.max(Games.first(game), Games.second(game));
      meetings.merge(low << 32 | high, 1, Integer::sum);
    }
    boolean all = players > 2 && meetings.size() == players * (players - 1) / 2;
    if (all && meetings.values().stream().allMatch(n -> n == 1)) {
      return EventSystem.ROUND_ROBIN;
    }
    return all && meetings.values().stream().allMatch(n -> n == 2)
        ? EventSystem.DOUBLE_ROUND_ROBIN
        : EventSystem.SWISS;
  }

  private void checkSexes(Section section, TrfPlayers players) {
    for (Entrant entrant : players.entrants()) {
      Optional<Sex> sex = entrant.sex().filter(s -> !section.admits(s));
      if (sex.isPresent()) {
        findings.add(Notice.PLY_011, players.at(entrant), sex.get().chinese(), section.chinese());
      }
    }
  }

  private void unknownLines() {
    List<TrfLines.Line> unknown = lines.unknown();
    if (!unknown.isEmpty()) {
      findings.add(
          Notice.TRF_016,
          unknown.stream().map(lines::at).toList(),
          unknown.size(),
          unknown.get(0).text().strip());
    }
  }

  private void playerCount() {
    Optional<TrfLines.Line> line = lines.first("062");
    OptionalInt count = line.map(l -> Numbers.whole(l.value())).orElse(OptionalInt.empty());
    if (count.isPresent() && count.getAsInt() != lines.players().size()) {
      findings.add(
          Notice.TRF_014,
          line.map(lines::at).orElseThrow(),
          "062",
          Integer.toString(count.getAsInt()),
          Integer.toString(lines.players().size()));
    }
  }

  private void unfinished(TrfFacts facts, int count) {
    Optional<TrfLines.Line> line = facts.planned();
    OptionalInt planned = line.map(l -> Numbers.whole(l.value())).orElse(OptionalInt.empty());
    if (planned.isPresent() && planned.getAsInt() != count) {
      findings.add(
          Notice.TRF_012,
          line.map(lines::at).orElseThrow(),
          Integer.toString(planned.getAsInt()),
          Integer.toString(count));
    }
  }
}
