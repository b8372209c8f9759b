package org.yifen.report;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.event.Field;
import org.yifen.event.Key;
import org.yifen.event.ReportCells;
import org.yifen.event.Section;
import org.yifen.regulation.Sex;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.report.workbook.TemplateMark;
import org.yifen.trace.Location;

/**
 * Reads a report in the house layout: located cells to an event and everything noticed on the way.
 * After an error the event holds what could be read, so that its players can still be checked; it
 * must not be rated.
 */
public final class ReportReader {

  /** Stands for a date that could not be read; its error keeps the event from being rated. */
  public static final LocalDate UNKNOWN_DATE = Event.UNKNOWN_DATE;

  private final Grid grid;
  private final String stem;
  private final Findings findings = new Findings();

  private ReportReader(Grid grid, String stem) {
    this.grid = grid;
    this.stem = stem;
  }

  /**
   * Reads a report.
   *
   * @param stem the file's name without folder and ending, the event's id if the report has none
   */
  public static Read<Event> read(Grid grid, String stem) {
    return new ReportReader(grid, stem).read();
  }

  private Read<Event> read() {
    Optional<Sheet> sheet = mainSheet();
    if (sheet.isEmpty()) {
      findings.add(Notice.TAB_001, new Location.WholeFile(grid.file()));
      return new Read<>(Optional.empty(), findings.all());
    }
    Row headerRow = Header.find(sheet.get()).orElseThrow();
    KeyRows keys = KeyRows.read(sheet.get(), headerRow.index(), findings);
    Header header = Header.read(sheet.get(), headerRow, findings);
    TableReader table = new TableReader(sheet.get(), header, findings);
    table.read();
    missingColumns(sheet.get(), header);
    Event event = event(sheet.get(), keys, header, table);
    List<Diagnostic> all = findings.all().stream().map(d -> d.of(event.id())).toList();
    return new Read<>(Optional.of(event), all);
  }

  private Optional<Sheet> mainSheet() {
    List<Sheet> tables = new ArrayList<>();
    OptionalInt template = OptionalInt.empty();
    for (Sheet sheet : grid.sheets()) {
      OptionalInt version = TemplateMark.version(sheet);
      if (version.isPresent()) {
        template = version;
      } else if (sheet.hidden() && !sheet.rows().isEmpty()) {
        findings.add(Notice.TAB_012, sheet.at(0, 0), sheet.name());
      } else if (!GamesSheet.is(sheet) && Header.find(sheet).isPresent()) {
        tables.add(sheet);
      }
    }
    if (template.orElse(0) > TemplateMark.VERSION) {
      findings.add(
          Notice.TAB_030,
          new Location.WholeFile(grid.file()),
          template.getAsInt(),
          TemplateMark.VERSION);
    }
    tables.stream().skip(1).forEach(s -> findings.add(Notice.TAB_021, s.at(0, 0), s.name()));
    return tables.stream().findFirst();
  }

  private void missingColumns(Sheet sheet, Header header) {
    for (Field field : List.of(Field.POINTS, Field.PLACE)) {
      if (!header.has(field)) {
        findings.add(Notice.TAB_022, sheet.at(header.row(), 0), field.chinese());
      }
    }
  }

  private Event event(Sheet sheet, KeyRows keys, Header header, TableReader table) {
    Facts facts = new Facts(keys, new Location.WholeFile(grid.file()), findings);
    String id = keys.text(Key.EVENT_ID).isEmpty() ? stem : keys.text(Key.EVENT_ID);
    String name = facts.name();
    Optional<LocalDate[]> dates = facts.dates();
    EventSystem system = system(facts, keys, header);
    Section section = section(facts, keys, table.entrants());
    checkSexes(section, table.entrants(), sheet, header);
    ReportCells cells =
        new ReportCells(
            grid.file(),
            grid.sheets().stream().map(Sheet::name).toList(),
            sheet.number(),
            header.fields(),
            keys.places());
    boolean team = facts.team();
    Results results = new Results(facts.scoring(), table.entrants(), findings);
    int rounds = results(sheet, header, table, results, system, team);
    results.finish(cells.at(Key.SCORING));
    Event event =
        new Event(
            id,
            name,
            dates.map(d -> d[0]).orElse(UNKNOWN_DATE),
            dates.map(d -> d[1]).orElse(UNKNOWN_DATE),
            system,
            section,
            team,
            facts.titles(),
            results.scoring(),
            keys.text(Key.ORGANISER),
            keys.text(Key.PLACE),
            keys.text(Key.RULES),
            keys.text(Key.APPROVAL),
            keys.text(Key.CHIEF_ARBITER),
            facts.nationalArbiters(),
            facts.submitted(),
            rounds,
            table.entrants(),
            results.games(),
            cells);
    boolean crossTable = header.results().stream().anyMatch(r -> r.kind() != Header.Kind.ROUND);
    new Meetings(event, findings).check(crossTable);
    new Totals(event, findings).check(results);
    return event;
  }

  private int results(
      Sheet sheet,
      Header header,
      TableReader table,
      Results results,
      EventSystem system,
      boolean team) {
    boolean byRound = header.results().stream().anyMatch(r -> r.kind() == Header.Kind.ROUND);
    int others = Math.max(0, table.entrants().size() - 1);
    if (byRound) {
      return new SwissTable(sheet, header, table, results, findings).read();
    }
    if (!header.results().isEmpty()) {
      new CrossTable(sheet, header, table, results, findings, team).read();
      return system == EventSystem.DOUBLE_ROUND_ROBIN ? 2 * others : others;
    }
    Optional<Sheet> games = grid.sheets().stream().filter(GamesSheet::is).findFirst();
    if (games.isEmpty()) {
      findings.add(Notice.TAB_016, sheet.at(header.row(), 0));
      findings.doubtAll();
      return 0;
    }
    return new GamesSheet(games.get(), table, results, findings).read();
  }

  /** The stated system; without one, that of the result columns, which leave no doubt. */
  private static EventSystem system(Facts facts, KeyRows keys, Header header) {
    Optional<EventSystem> stated = facts.system();
    if (stated.isPresent()) {
      return stated.get();
    }
    Set<Header.Kind> kinds =
        header.results().stream()
            .map(Header.ResultColumn::kind)
            .collect(Collectors.toUnmodifiableSet());
    if (kinds.size() != 1 && keys.text(Key.SYSTEM).isEmpty()) {
      facts.missing(Key.SYSTEM);
    }
    if (kinds.contains(Header.Kind.ROUND)) {
      return EventSystem.SWISS;
    }
    return kinds.contains(Header.Kind.OPPONENT_AND_COLOUR)
        ? EventSystem.DOUBLE_ROUND_ROBIN
        : EventSystem.ROUND_ROBIN;
  }

  /** The stated section; without one, that of the participants' sexes where all are given. */
  private static Section section(Facts facts, KeyRows keys, List<Entrant> entrants) {
    Optional<Section> stated = facts.section();
    if (stated.isPresent()) {
      return stated.get();
    }
    boolean all = entrants.stream().allMatch(e -> e.sex().isPresent());
    if (!all && keys.text(Key.SECTION).isEmpty()) {
      facts.missing(Key.SECTION);
    }
    boolean men = entrants.stream().anyMatch(e -> e.sex().filter(s -> s == Sex.MAN).isPresent());
    boolean women =
        entrants.stream().anyMatch(e -> e.sex().filter(s -> s == Sex.WOMAN).isPresent());
    return men && women ? Section.MIXED : women ? Section.WOMEN : Section.MEN;
  }

  private void checkSexes(Section section, List<Entrant> entrants, Sheet sheet, Header header) {
    for (Entrant entrant : entrants) {
      Optional<Sex> sex = entrant.sex();
      int column = Math.max(0, header.column(header.has(Field.SEX) ? Field.SEX : Field.NAME));
      if (sex.isPresent() && !section.admits(sex.get())) {
        findings.add(
            Notice.PLY_011,
            sheet.at(entrant.row(), column),
            sex.get().chinese(),
            section.chinese());
      } else if (sex.isEmpty() && section == Section.MIXED && entrant.id().isEmpty()) {
        findings.add(Notice.PLY_016, sheet.at(entrant.row(), column), entrant.label());
      }
    }
  }
}
