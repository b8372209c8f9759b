package org.yifen.report;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Field;
import org.yifen.event.Key;
import org.yifen.event.ReportCells;
import org.yifen.event.Scoring;
import org.yifen.event.Section;
import org.yifen.regulation.Sex;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.Location;

/** Makes an event of a report's parts, its results read in one scoring. */
final class EventReader {

  /**
   * An event and everything noticed about it.
   *
   * @param doubts what speaks against the scoring: the games that have two scores it does not
   *     allow, and the errors and warnings about results; 0 when nothing does
   */
  record Outcome(Event event, Findings findings, long doubts) {}

  private final Grid grid;
  private final String stem;
  private final ReportParts parts;

  EventReader(Grid grid, String stem, ReportParts parts) {
    this.grid = grid;
    this.stem = stem;
    this.parts = parts;
  }

  /** The scoring that the report states; a finding when it cannot be understood. */
  Optional<Scoring> statedScoring(Findings findings) {
    return facts(findings).scoring();
  }

  /** Whether the report has a row 计分制 with a value. */
  boolean hasScoringRow() {
    return !parts.keys().text(Key.SCORING).isEmpty();
  }

  private Facts facts(Findings findings) {
    return new Facts(parts.keys(), new Location.WholeFile(grid.file()), findings);
  }

  /** Reads everything, with the results in a scoring. */
  Outcome read(Scoring scoring, Findings findings) {
    Facts facts = facts(findings);
    String name = facts.name();
    Optional<LocalDate[]> dates = facts.dates();
    EventSystem system = system(facts);
    ReportCells cells = cells();
    Section section = facts.section(parts.entrants(), e -> cells.at(e, Field.SEX), Notice.TAB_025);
    checkSexes(section, cells, findings);
    missingColumns(findings);
    boolean team = facts.team();
    long before = findings.count();
    Results results = new Results(scoring, parts.labels(), findings);
    int rounds = results(results, system, team, findings);
    results.finish(cells.at(Key.SCORING));
    KeyRows keys = parts.keys();
    Event event =
        new Event(
            keys.text(Key.EVENT_ID).isEmpty() ? stem : keys.text(Key.EVENT_ID),
            name,
            dates.map(d -> d[0]).orElse(Event.UNKNOWN_DATE),
            dates.map(d -> d[1]).orElse(Event.UNKNOWN_DATE),
            system,
            section,
            team,
            facts.titles(),
            scoring,
            keys.text(Key.ORGANISER),
            keys.text(Key.PLACE),
            keys.text(Key.RULES),
            keys.text(Key.APPROVAL),
            keys.text(Key.CHIEF_ARBITER),
            facts.nationalArbiters(),
            facts.submitted(),
            rounds,
            parts.entrants(),
            results.games(),
            cells);
    new Meetings(event, findings).check(shownSystem());
    new Totals(event, findings).check(results);
    return new Outcome(event, findings, results.misfits() + findings.count() - before);
  }

  private ReportCells cells() {
    return new ReportCells(
        grid.file(),
        grid.sheets().stream().map(Sheet::name).toList(),
        parts.sheet().number(),
        parts.header().fields(),
        parts.keys().places(),
        parts.table().isPresent()
            ? Map.of()
            : parts.pairings().map(PairingSheets::homes).orElse(Map.of()));
  }

  /** The system that the columns of a crosstable show; empty when there is none. */
  private Optional<EventSystem> shownSystem() {
    Set<Header.Kind> kinds =
        parts.header().results().stream()
            .map(Header.ResultColumn::kind)
            .collect(Collectors.toUnmodifiableSet());
    if (kinds.isEmpty() || kinds.contains(Header.Kind.ROUND)) {
      return Optional.empty();
    }
    return Optional.of(
        kinds.contains(Header.Kind.OPPONENT_AND_COLOUR)
            ? EventSystem.DOUBLE_ROUND_ROBIN
            : EventSystem.ROUND_ROBIN);
  }

  private int results(Results results, EventSystem system, boolean team, Findings findings) {
    if (parts.pairings().isPresent()) {
      return parts.pairings().get().results(results, findings);
    }
    TableReader table = parts.table().orElseThrow();
    Header header = parts.header();
    if (header.results().stream().anyMatch(r -> r.kind() == Header.Kind.ROUND)) {
      return new SwissTable(parts.sheet(), header, table, results, findings).read();
    }
    if (!header.results().isEmpty()) {
      int others = Math.max(0, table.entrants().size() - 1);
      new CrossTable(parts.sheet(), header, table, results, findings, team).read();
      return system == EventSystem.DOUBLE_ROUND_ROBIN ? 2 * others : others;
    }
    if (parts.games().isEmpty()) {
      noResults(findings);
      return 0;
    }
    return new GamesSheet(parts.games().get(), table, results, findings).read();
  }

  /** Says once why there are no results; rounds that no event has have their finding already. */
  private void noResults(Findings findings) {
    findings.doubtAll();
    if (!findings.has(Notice.TAB_020)) {
      List<Location> headings = findings.take(Notice.TAB_006);
      headings.add(0, parts.sheet().at(parts.header().row(), 0));
      findings.add(Notice.TAB_016, headings);
    }
  }

  private void missingColumns(Findings findings) {
    Header header = parts.header();
    String missing =
        Stream.of(Field.POINTS, Field.PLACE)
            .filter(field -> !header.has(field))
            .map(Field::chinese)
            .collect(Collectors.joining("、"));
    if (!missing.isEmpty()) {
      findings.add(Notice.TAB_022, parts.sheet().at(header.row(), 0), missing);
    }
  }

  /** The stated system; without one, that of the result columns, which leave no doubt. */
  private EventSystem system(Facts facts) {
    Optional<EventSystem> stated = facts.system();
    if (stated.isPresent()) {
      return stated.get();
    }
    Set<Header.Kind> kinds =
        parts.header().results().stream()
            .map(Header.ResultColumn::kind)
            .collect(Collectors.toUnmodifiableSet());
    if (kinds.size() != 1 && parts.keys().text(Key.SYSTEM).isEmpty()) {
      facts.missing(Key.SYSTEM);
    }
    if (kinds.contains(Header.Kind.ROUND) || parts.pairings().isPresent()) {
      return EventSystem.SWISS;
    }
    return kinds.contains(Header.Kind.OPPONENT_AND_COLOUR)
        ? EventSystem.DOUBLE_ROUND_ROBIN
        : EventSystem.ROUND_ROBIN;
  }

  private void checkSexes(Section section, ReportCells cells, Findings findings) {
    Field column = parts.header().has(Field.SEX) ? Field.SEX : Field.NAME;
    boolean stated = !parts.keys().text(Key.SECTION).isEmpty();
    for (Entrant entrant : parts.entrants()) {
      Optional<Sex> sex = entrant.sex();
      if (sex.isPresent() && !section.admits(sex.get())) {
        findings.add(
            Notice.PLY_011, cells.at(entrant, column), sex.get().chinese(), section.chinese());
      } else if (stated && sex.isEmpty() && section == Section.MIXED && entrant.id().isEmpty()) {
        findings.add(Notice.PLY_016, cells.at(entrant, column), entrant.label());
      }
    }
  }
}
