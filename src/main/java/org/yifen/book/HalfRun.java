package org.yifen.book;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.yifen.audit.ClosedHalf;
import org.yifen.audit.Correction;
import org.yifen.audit.HalfInput;
import org.yifen.audit.HalfReplay;
import org.yifen.audit.Merging;
import org.yifen.diagnostic.AcknowledgedRow;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Event;
import org.yifen.event.Waiver;
import org.yifen.period.Pending;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.Roll;
import org.yifen.publish.FindingsJson;
import org.yifen.publish.ListFiles;
import org.yifen.publish.ListWorkbook;
import org.yifen.publish.Manifest;
import org.yifen.regulation.Editions;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.title.Applications;
import org.yifen.trace.Location;

/** One half-year of a book: from its files to a list's folder. */
public final class HalfRun {

  private final Book book;
  private final Editions editions;
  private final HalfReports reports;

  /** A run under one edition, whatever the half-year. */
  public HalfRun(Book book, Regulation regulation, HalfReports reports) {
    this(book, Editions.of(regulation), reports);
  }

  /** A run under the edition of each half-year. */
  public HalfRun(Book book, Editions editions, HalfReports reports) {
    this.book = book;
    this.editions = editions;
    this.reports = reports;
  }

  /** Calculates a half-year; nothing is written. Its findings are in reading order. */
  public Read<ClosedHalf> close(PeriodId period, boolean enrol) throws BookProblem {
    book.startHalf();
    Read<ClosedHalf> closed = close(period, book.players(), enrol);
    book.requireIntact(period.previous());
    return closed;
  }

  /**
   * Calculates a published half-year again, from the persons, waivers, titles by place and
   * acknowledged warnings that its list kept. Where a list kept none, whoever took another name or
   * unit since is called as the list called them, and who is in no list yet is left out.
   */
  public Read<ClosedHalf> again(PeriodId period) throws BookProblem {
    Book then = book.asOf(period);
    if (then.isPast()) {
      boolean enrol = book.manifest(period).map(Manifest::enrol).orElse(false);
      return new HalfRun(then, editions, reports).close(period, then.players(), enrol);
    }
    Register published = book.register(period);
    List<Player> players =
        book.players().stream()
            .flatMap(p -> published.find(p.id()).map(p::asPublished).stream())
            .toList();
    return close(period, players, false);
  }

  private Read<ClosedHalf> close(PeriodId period, List<Player> players, boolean enrol)
      throws BookProblem {
    List<Diagnostic> found = new ArrayList<>(reports.findings(period));
    List<Event> events = reports.of(period).stream().map(f -> f.event().orElseThrow()).toList();
    Read<ClosedHalf> closed =
        HalfReplay.run(editions.of(period), input(period, players, events, enrol));
    found.addAll(closed.diagnostics());
    found.addAll(unknownEvents());
    List<Diagnostic> sorted = acknowledged(period, OneCause.sorted(found));
    return Read.hasErrors(sorted)
        ? new Read<>(Optional.empty(), sorted)
        : new Read<>(closed.value().map(c -> c.with(sorted)), sorted);
  }

  private List<Diagnostic> acknowledged(PeriodId period, List<Diagnostic> found)
      throws BookProblem {
    Map<String, String> read = new HashMap<>();
    reports.of(period).forEach(f -> read.put(f.name(), f.event().orElseThrow().id()));
    return book.acknowledged().applyTo(found, read).stream().sorted().toList();
  }

  /**
   * Waivers, acknowledged warnings and titles by place of events that no report of the book is of.
   */
  private List<Diagnostic> unknownEvents() throws BookProblem {
    List<Diagnostic> found = new ArrayList<>();
    for (Waiver waiver : book.waivers()) {
      if (!reports.knows(waiver.event())) {
        found.add(Notice.BOK_006.at(new Location.WholeFile(Book.WAIVERS), waiver.event()));
      }
    }
    for (HalfInput.PlaceRow row : book.places()) {
      if (!reports.knows(row.event())) {
        found.add(Notice.BOK_008.at(row.where(), row.event()));
      }
    }
    for (AcknowledgedRow row : book.acknowledged().rows()) {
      if (!row.event().isEmpty() && !reports.knows(row.event())) {
        found.add(Notice.BOK_019.at(row.where(), row.event()));
      }
    }
    return found;
  }

  private HalfInput input(PeriodId period, List<Player> players, List<Event> events, boolean enrol)
      throws BookProblem {
    PeriodId before = period.previous();
    List<Register> previous = new ArrayList<>();
    if (book.lists().contains(before.previous())) {
      previous.add(book.register(before.previous()));
    }
    Optional<CorrectedPast.State> corrected = CorrectedPast.before(book, editions, period);
    Register published = book.register(before);
    List<Pending> pending = book.pending(before);
    List<Applications.Made> norms = book.normsBefore(period, editions.of(period), reports.ends());
    return new HalfInput(
        period,
        corrected.map(CorrectedPast.State::register).orElse(published),
        previous,
        corrected.map(CorrectedPast.State::pending).orElse(pending),
        players,
        merged(events),
        book.waivers(),
        book.places(),
        corrected.map(CorrectedPast.State::norms).orElse(norms),
        corrected.map(state -> published),
        enrol);
  }

  /** Reports may still name a player by an id that was merged. */
  private List<Event> merged(List<Event> events) throws BookProblem {
    if (book.merges().isEmpty()) {
      return events;
    }
    Merging merging = new Merging(book.merges());
    Roll then = new Roll(book.written());
    Roll now = new Roll(book.players());
    return events.stream().map(e -> merging.event(e, then, now)).toList();
  }

  /** Writes a list's folder and, where players are new or changed, the persons. */
  public void write(ClosedHalf half, boolean enrol, String tool, BookLock lock) throws BookProblem {
    lock.require();
    List<Player> players = book.players();
    Map<String, byte[]> files = files(half);
    files.putAll(book.kept());
    ListWriter.seal(files, manifest(half, enrol, tool, files).bytes());
    ListWriter writer = new ListWriter(book.root());
    try {
      writer.write(half.period(), files, ListWriter.persons(players, half.persons()));
      book.wrote(half, files);
    } catch (IOException e) {
      throw BookProblem.environment(
          Notice.ENV_002, Book.LISTS + "/" + half.period(), Disk.reason(e));
    }
  }

  /** Takes a half-year over in memory alone, so that the next one can be calculated on it. */
  public void rehearse(ClosedHalf half) throws BookProblem {
    PeriodId list = half.period();
    Map<String, byte[]> files = new HashMap<>();
    files.put(Book.listFile(list, "register.csv"), utf8(ListFiles.register(half.closing())));
    files.put(Book.listFile(list, "pending.csv"), utf8(ListFiles.pending(half.pending())));
    files.put(Book.listFile(list, "norms.csv"), utf8(ListFiles.norms(half.norms())));
    if (half.published().isPresent()) {
      files.put(
          Book.listFile(list, Book.EARLIER_NORMS),
          utf8(ListFiles.earlierNorms(half.earlierNorms())));
    }
    ListWriter.persons(book.players(), half.persons())
        .ifPresent(persons -> files.put(Book.PLAYERS, persons));
    book.rehearse(files);
  }

  /** The files that a half-year leads to, made side by side. */
  Map<String, byte[]> files(ClosedHalf half) {
    Map<String, Supplier<byte[]>> makers = new TreeMap<>();
    makers.put("register.csv", () -> utf8(ListFiles.register(half.closing())));
    makers.put("list.csv", () -> utf8(ListFiles.list(half.list())));
    makers.put(
        "list.xlsx",
        () -> ListWorkbook.bytes(half.list(), editions.of(half.period()).rules().halves()));
    makers.put("changes.csv", () -> utf8(ListFiles.changes(half)));
    makers.put("pending.csv", () -> utf8(ListFiles.pending(half.pending())));
    makers.put("norms.csv", () -> utf8(ListFiles.norms(half.norms())));
    makers.put("applications.csv", () -> utf8(ListFiles.applications(half.applications())));
    if (half.published().isPresent()) {
      makers.put(Book.EARLIER_NORMS, () -> utf8(ListFiles.earlierNorms(half.earlierNorms())));
    }
    makers.put("findings.json", () -> FindingsJson.of(half.diagnostics()));
    Map<String, byte[]> files = new ConcurrentHashMap<>();
    makers.entrySet().parallelStream()
        .forEach(maker -> files.put(maker.getKey(), maker.getValue().get()));
    return new TreeMap<>(files);
  }

  private Manifest manifest(ClosedHalf half, boolean enrol, String tool, Map<String, byte[]> files)
      throws BookProblem {
    Regulation regulation = editions.of(half.period());
    Map<String, Manifest.FileDigest> inputs = new TreeMap<>();
    book.digests().forEach((f, d) -> inputs.put(f, Manifest.FileDigest.of(f, d)));
    for (ReportFile report : reports.of(half.period())) {
      Event event = report.event().orElseThrow();
      inputs.put(
          report.name(),
          new Manifest.FileDigest(
              report.name(), report.sha256(), event.id(), event.end().toString()));
    }
    corrections(half.period()).forEach(digest -> inputs.putIfAbsent(digest.file(), digest));
    Map<String, Manifest.FileDigest> outputs = new LinkedHashMap<>();
    files.forEach((f, bytes) -> outputs.put(f, Manifest.FileDigest.of(f, Digests.sha256(bytes))));
    return new Manifest(
        tool,
        regulation.edition(),
        half.period().toString(),
        enrol,
        book.manifestDigest(half.period().previous()),
        Manifest.tables(regulation, Digests::sha256),
        List.copyOf(inputs.values()),
        List.copyOf(outputs.values()));
  }

  /** The reports of corrections that no list before has named. */
  private List<Manifest.FileDigest> corrections(PeriodId period) throws BookProblem {
    Map<String, Book.UsedReport> before = book.usedBefore(period);
    List<Manifest.FileDigest> digests = new ArrayList<>();
    for (Correction row : book.corrections()) {
      boolean fresh = !row.report().isEmpty() && !before.containsKey(row.report());
      if (fresh && row.list().compareTo(period) <= 0) {
        ReportFile file = ReportFiles.read(book.root().resolve(row.report()), row.report());
        file.event()
            .ifPresent(
                e ->
                    digests.add(
                        new Manifest.FileDigest(
                            row.report(), file.sha256(), e.id(), e.end().toString())));
      }
    }
    return digests;
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
