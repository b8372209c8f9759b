package org.yifen.book;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.yifen.audit.Correction;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Event;
import org.yifen.event.Key;
import org.yifen.publish.Manifest;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.trace.Location;

/**
 * The reports of a book that no list has used yet, by the half-year in which their events end.
 * Reports that a published list used are not read again; a change in one is noticed.
 */
public final class HalfReports {

  private final Regulation regulation;
  private final PeriodId first;
  private final Map<PeriodId, List<ReportFile>> byHalf = new TreeMap<>();

  /** Reports whose half nobody can tell; their errors keep every half from being rated. */
  private final List<ReportFile> withoutHalf = new ArrayList<>();

  private final List<Diagnostic> notices = new ArrayList<>();
  private final Map<String, Location> usedEvents = new HashMap<>();
  private final Map<String, LocalDate> ends = new HashMap<>();

  private HalfReports(Regulation regulation, PeriodId first) {
    this.regulation = regulation;
    this.first = first;
  }

  /**
   * Reads the reports of a book.
   *
   * @param first the first half-year that is to be rated
   */
  public static HalfReports read(
      Book book, Regulation regulation, PeriodId first, ReportProgress progress)
      throws BookProblem {
    return read(book, regulation, first, progress, true);
  }

  /**
   * The same.
   *
   * @param changes whether the reports that lists used are looked at for changes
   */
  private static HalfReports read(
      Book book, Regulation regulation, PeriodId first, ReportProgress progress, boolean changes)
      throws BookProblem {
    HalfReports reports = new HalfReports(regulation, first);
    Map<String, Book.UsedReport> used = book.usedBefore(first);
    Set<String> corrections = correcting(book);
    List<Path> fresh = new ArrayList<>();
    for (Path file : ReportFiles.below(book.root().resolve(Book.REPORTS))) {
      String name = ReportFiles.name(book.root(), file);
      Book.UsedReport before = used.get(name);
      if (corrections.contains(name) || (before != null && !changes)) {
        // of the first CorrectedPast makes use: they put a closed half right
        Optional.ofNullable(before).ifPresent(reports::usedBefore);
      } else if (before != null) {
        reports.used(file, name, before);
      } else if (ReportFiles.isReport(file)) {
        fresh.add(file);
      } else {
        reports.notices.add(
            Notice.BOK_013.at(
                new Location.WholeFile(name), name, name.substring(name.lastIndexOf('.') + 1)));
      }
    }
    progress.start(fresh.size());
    ReportFiles.readAll(book.root(), fresh, progress::one).forEach(reports::add);
    progress.end();
    return reports;
  }

  /**
   * Reads the reports that a published list used, as they are now; where no manifest names them,
   * all that could have been meant.
   */
  public static HalfReports again(
      Book book, Regulation regulation, PeriodId list, ReportProgress progress) throws BookProblem {
    if (book.manifest(list).filter(Manifest::isCalculated).isEmpty()) {
      return read(book, regulation, list, progress);
    }
    List<Path> files =
        UsedReports.ofHalf(book, list).stream()
            .map(input -> book.root().resolve(input.file()))
            .toList();
    HalfReports reports = new HalfReports(regulation, list);
    book.usedBefore(list).values().forEach(reports::usedBefore);
    progress.start(files.size());
    ReportFiles.readAll(book.root(), files, progress::one).forEach(reports::add);
    progress.end();
    return reports;
  }

  /** Reports of events that ended in a closed half and that no list before one used. */
  public static List<Diagnostic> late(Book book, Regulation regulation, PeriodId next)
      throws BookProblem {
    return read(book, regulation, next, ReportProgress.NONE, false).notices.stream()
        .filter(d -> d.notice() == Notice.BOK_002)
        .toList();
  }

  /** The reports that corrections name. */
  static Set<String> correcting(Book book) throws BookProblem {
    return book.corrections().stream().map(Correction::report).collect(Collectors.toSet());
  }

  private void usedBefore(Book.UsedReport before) {
    usedEvents.put(before.digest().event(), new Location.WholeFile(before.digest().file()));
    before.digest().lastDay().ifPresent(day -> ends.put(before.digest().event(), day));
  }

  private void used(Path file, String name, Book.UsedReport before) throws BookProblem {
    usedBefore(before);
    boolean same =
        Files.exists(file)
            && Digests.sha256(Disk.read(file, name)).equals(before.digest().sha256());
    if (!same) {
      notices.add(Notice.BOK_003.at(new Location.WholeFile(name), name, before.list()));
    }
  }

  private void add(ReportFile file) {
    boolean known =
        file.event().isPresent() && !file.event().get().end().equals(Event.UNKNOWN_DATE);
    if (!known) {
      withoutHalf.add(file);
      return;
    }
    Event event = file.event().orElseThrow();
    ends.putIfAbsent(event.id(), event.end());
    PeriodId half = regulation.rules().halves().of(event.end());
    Location before = usedEvents.get(event.id());
    if (before != null) {
      notices.add(
          Notice.BOK_001
              .at(List.of(event.cells().at(Key.EVENT_ID), before), event.id())
              .of(event.id()));
    } else if (half.compareTo(first) < 0) {
      notices.add(
          Notice.BOK_002
              .at(event.cells().at(Key.END_DATE), event.id(), event.end(), half)
              .of(event.id()));
    } else {
      byHalf.computeIfAbsent(half, h -> new ArrayList<>()).add(file);
    }
  }

  /** Whether a report of the book, used or not, is of an event. */
  boolean knows(String event) {
    return ends.containsKey(event) || usedEvents.containsKey(event);
  }

  /** The reports whose events end in a half-year, in order of their paths. */
  public List<ReportFile> of(PeriodId half) {
    return byHalf.getOrDefault(half, List.of());
  }

  /** The days on which the events of the book's reports ended, by event id. */
  public Map<String, LocalDate> ends() {
    return Collections.unmodifiableMap(ends);
  }

  /** What is to be said about the reports of a half-year and those that belong to none. */
  public List<Diagnostic> findings(PeriodId half) {
    List<Diagnostic> findings = new ArrayList<>(notices);
    withoutHalf.forEach(f -> findings.addAll(f.findings()));
    of(half).forEach(f -> findings.addAll(f.findings()));
    int later = 0;
    for (Map.Entry<PeriodId, List<ReportFile>> entry : byHalf.entrySet()) {
      later += entry.getKey().compareTo(half) > 0 ? entry.getValue().size() : 0;
    }
    if (later > 0) {
      findings.add(Notice.BOK_012.at(List.of(), later, half.next() + " ..."));
    }
    return findings;
  }
}
