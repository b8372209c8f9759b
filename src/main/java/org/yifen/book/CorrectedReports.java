package org.yifen.book;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.yifen.audit.Correction;
import org.yifen.audit.Merging;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Event;
import org.yifen.event.Identification;
import org.yifen.player.Player;
import org.yifen.player.Roll;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.trace.Location;

/** The reports of published half-years with the corrections up to a list. */
final class CorrectedReports {

  private final Book book;
  private final Regulation regulation;
  private final PeriodId list;
  private final List<Correction> corrections;

  /** The reports that corrections name, by their paths. */
  private final Map<String, Event> fresh = new HashMap<>();

  /** The reports that lists used, by event id; those of corrections apart. */
  private final Map<String, Book.UsedReport> used = new HashMap<>();

  private CorrectedReports(
      Book book, Regulation regulation, PeriodId list, List<Correction> corrections) {
    this.book = book;
    this.regulation = regulation;
    this.list = list;
    this.corrections = corrections;
  }

  static CorrectedReports read(Book book, Regulation regulation, PeriodId list) throws BookProblem {
    List<Correction> rows =
        book.corrections().stream().filter(c -> c.list().compareTo(list) <= 0).toList();
    CorrectedReports reports = new CorrectedReports(book, regulation, list, rows);
    List<String> named = rows.stream().map(Correction::report).filter(r -> !r.isEmpty()).toList();
    book.usedBefore(list).values().stream()
        .filter(u -> !named.contains(u.digest().file()))
        .forEach(u -> reports.used.put(u.digest().event(), u));
    for (Correction row : rows) {
      reports.take(row);
    }
    return reports;
  }

  private void take(Correction row) throws BookProblem {
    boolean needsReport =
        row.kind() == Correction.Kind.LATE || row.kind() == Correction.Kind.REPLACE;
    if (needsReport) {
      Event event = event(row);
      if (half(event).compareTo(list) >= 0) {
        throw BookProblem.input(Notice.COR_010, row.where(), event.id(), half(event));
      }
      if (row.kind() == Correction.Kind.LATE && isCounted(event.id())) {
        throw BookProblem.input(Notice.COR_011, row.where(), event.id());
      }
      fresh.put(row.report(), event);
      if (row.kind() == Correction.Kind.REPLACE && !event.id().equals(row.event())) {
        throw BookProblem.input(Notice.COR_009, row.where(), row.report(), event.id(), row.event());
      }
    }
    boolean late = corrections.stream().anyMatch(c -> isLate(c, row.event()));
    if (row.kind() != Correction.Kind.LATE && !used.containsKey(row.event()) && !late) {
      throw BookProblem.input(Notice.COR_002, row.where(), row.event());
    }
  }

  /** Whether a list used the event, or a row above has it. */
  private boolean isCounted(String event) {
    return used.containsKey(event)
        || fresh.values().stream().anyMatch(known -> known.id().equals(event));
  }

  private boolean isLate(Correction row, String event) {
    Event known = fresh.get(row.report());
    return row.kind() == Correction.Kind.LATE && known != null && known.id().equals(event);
  }

  private Event event(Correction row) throws BookProblem {
    Path file = book.root().resolve(row.report());
    if (row.report().isEmpty() || !Files.isRegularFile(file)) {
      throw BookProblem.input(Notice.COR_003, row.where(), row.report());
    }
    ReportFile read = ReportFiles.read(file, row.report());
    if (Read.hasErrors(read.findings()) || read.event().isEmpty()) {
      List<Diagnostic> found = new ArrayList<>(read.findings());
      found.add(Notice.COR_003.at(row.where(), row.report()));
      throw new BookProblem(BookProblem.Kind.INPUT, found);
    }
    return read.event().get();
  }

  /** The first half-year that a correction touches; empty without corrections. */
  Optional<PeriodId> first() {
    List<PeriodId> halves = new ArrayList<>();
    for (Correction row : corrections) {
      Optional.ofNullable(fresh.get(row.report())).ifPresent(e -> halves.add(half(e)));
      Optional.ofNullable(used.get(row.event())).ifPresent(u -> halves.add(u.list()));
    }
    return halves.stream().min(Comparator.naturalOrder());
  }

  private PeriodId half(Event event) {
    return regulation.rules().halves().of(event.end());
  }

  /**
   * The events of a half-year as they would have been.
   *
   * @param then those of the time and those known since, merged ids among them
   */
  List<Event> of(PeriodId half, Roll then, Merging merging) throws BookProblem {
    Map<String, Event> events = new HashMap<>();
    for (ReportFile file : asUsed(half)) {
      file.event().ifPresent(e -> events.put(e.id(), e));
    }
    Roll now = new Roll(merging.players(then.players()));
    for (Correction row : corrections) {
      apply(row, half, events, then, merging);
    }
    return events.values().stream().map(e -> merging.event(e, then, now)).toList();
  }

  private List<ReportFile> asUsed(PeriodId half) throws BookProblem {
    List<Path> files =
        used.values().stream()
            .filter(u -> u.list().equals(half))
            .map(u -> book.root().resolve(u.digest().file()))
            .toList();
    Map<String, String> digests =
        used.values().stream()
            .collect(Collectors.toMap(u -> u.digest().file(), u -> u.digest().sha256()));
    List<ReportFile> read = ReportFiles.readAll(book.root(), files, () -> {});
    for (ReportFile file : read) {
      if (!file.sha256().equals(digests.get(file.name()))) {
        Notice notice = file.sha256().isEmpty() ? Notice.AUD_007 : Notice.AUD_006;
        throw BookProblem.input(notice, new Location.WholeFile(file.name()), file.name(), half);
      }
    }
    return read;
  }

  private void apply(
      Correction row, PeriodId half, Map<String, Event> events, Roll then, Merging merging)
      throws BookProblem {
    switch (row.kind()) {
      case LATE, REPLACE -> {
        events.remove(row.event());
        Event event = fresh.get(row.report());
        if (event != null && half(event).equals(half)) {
          events.put(event.id(), event);
        }
      }
      case ANNUL -> events.remove(row.event());
      case ANNUL_GAME -> {
        Event event = events.get(row.event());
        if (event != null) {
          events.put(event.id(), withoutGame(row, event, then, merging));
        }
      }
    }
  }

  private static Event withoutGame(Correction row, Event event, Roll then, Merging merging)
      throws BookProblem {
    List<String> ids =
        event.entrants().stream()
            .map(e -> Identification.find(event, e, then).map(Player::id).orElse(""))
            .map(merging::remaining)
            .toList();
    String one = row.players().isEmpty() ? "" : row.players().get(0);
    String other = row.players().size() < 2 ? "" : row.players().get(1);
    int a = ids.indexOf(merging.remaining(one));
    int b = ids.indexOf(merging.remaining(other));
    if (a < 0 || b < 0 || a == b || !event.games().haveMet(a, b)) {
      throw BookProblem.input(Notice.COR_006, row.where(), one, other, event.id());
    }
    return event.withoutGames(a, b);
  }
}
