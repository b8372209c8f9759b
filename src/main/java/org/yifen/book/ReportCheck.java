package org.yifen.book;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.yifen.audit.Participants;
import org.yifen.audit.Plausibility;
import org.yifen.audit.SameDays;
import org.yifen.audit.Twins;
import org.yifen.diagnostic.Acknowledgements;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Changes;
import org.yifen.event.Deadlines;
import org.yifen.event.Eligibility;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Field;
import org.yifen.event.Key;
import org.yifen.event.Waiver;
import org.yifen.period.RatedEvent;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.Roll;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.report.Layout;
import org.yifen.report.WrittenRows;
import org.yifen.scoresheet.ReportedGame;
import org.yifen.standing.PlacesCheck;
import org.yifen.trace.Location;

/** Checks reports, alone or against a book's register. */
public final class ReportCheck {

  /** Findings after which nobody can be sure whom the number of a participant means. */
  private static final Set<Notice> MISNUMBERED =
      Set.of(Notice.TAB_010, Notice.TAB_026, Notice.RES_025);

  private final Regulation regulation;
  private final Optional<Book> book;
  private final List<Waiver> waivers;
  private final Acknowledgements acknowledged;
  private final boolean digests;
  private final Map<String, Location> events = new HashMap<>();

  /** The events that could be there twice under another id: not yet used, or checked before. */
  private final Twins twins = new Twins();

  /** The same events, by the days on which they were played. */
  private final SameDays.Seen seen = new SameDays.Seen();

  private final Optional<Openings> openings;

  /**
   * A report and all its findings in reading order.
   *
   * @param rows the rows that the findings point to; no more of the cells is kept
   */
  public record Checked(ReportFile file, List<Diagnostic> findings, WrittenRows rows) {}

  private ReportCheck(
      Regulation regulation,
      Optional<Book> book,
      List<Waiver> waivers,
      Acknowledgements acknowledged,
      boolean digests) {
    this.regulation = regulation;
    this.book = book;
    this.waivers = waivers;
    this.acknowledged = acknowledged;
    this.digests = digests;
    this.openings = book.map(b -> new Openings(b, regulation));
  }

  /** Without a book only what a report says of itself can be checked. */
  public static ReportCheck alone(Regulation regulation) {
    return new ReportCheck(regulation, Optional.empty(), List.of(), Acknowledgements.NONE, false);
  }

  public static ReportCheck against(Path folder, Regulation regulation) throws BookProblem {
    Book book = Book.open(folder);
    if (book.lists().isEmpty()) {
      throw BookProblem.usage(Notice.ENV_003, folder);
    }
    return new ReportCheck(
        regulation, Optional.of(book), book.waivers(), book.acknowledged(), false);
  }

  /** The same check that keeps the digests of the reports, as {@link AnnotatedCopies} need. */
  public ReportCheck withDigests() {
    return new ReportCheck(regulation, book, waivers, acknowledged, true);
  }

  /** Checks reports; their order is kept. */
  public List<Checked> all(List<String> names, ReportProgress progress) throws BookProblem {
    if (book.isPresent()) {
      knownEvents(
          book.get(), names.stream().map(n -> same(Path.of(n))).collect(Collectors.toSet()));
    }
    progress.start(names.size());
    List<Checked> checked = new ArrayList<>();
    ReadAhead ahead = new ReadAhead(names, name -> read(name, progress));
    while (ahead.hasNext()) {
      for (ReportFile file : ahead.next()) {
        checked.add(checked(file));
      }
    }
    progress.end();
    return checked;
  }

  private ReportFile read(String name, ReportProgress progress) {
    ReportFile file = ReportFiles.read(Path.of(name), name, digests);
    progress.one();
    return file;
  }

  private Checked checked(ReportFile file) throws BookProblem {
    List<Diagnostic> findings = new ArrayList<>(file.findings());
    if (file.event().isPresent()) {
      findings.addAll(check(file.event().get(), file.findings()));
      if (isOfHouse(file) && !Read.hasErrors(findings)) {
        findings.addAll(PlacesCheck.of(file.event().get()));
      }
    }
    Map<String, String> read = Map.of(file.name(), file.event().map(Event::id).orElse(""));
    List<Diagnostic> all =
        acknowledged.applyTo(OneCause.sorted(findings), read).stream().sorted().toList();
    WrittenRows rows = file.grid().map(g -> WrittenRows.of(g, all)).orElse(WrittenRows.NONE);
    return new Checked(file.withoutGrid(), all, rows);
  }

  /** Other programs' tables and files have tie-breaks of their own. */
  private static boolean isOfHouse(ReportFile file) {
    return file.layout().filter(l -> l == Layout.HOUSE).isPresent();
  }

  /**
   * The events of the book's own reports, but for the files that are being checked. Of a report
   * that is still what a list used, the list tells the event; the others are read.
   */
  private void knownEvents(Book open, Set<Path> checked) throws BookProblem {
    PeriodId newest = open.lists().get(open.lists().size() - 1);
    Map<String, Book.UsedReport> used = open.usedBefore(newest.next());
    used.forEach(
        (name, report) -> {
          if (!checked.contains(same(open.root().resolve(name)))) {
            events.put(report.digest().event(), new Location.WholeFile(name));
          }
        });
    List<Path> fresh =
        ReportFiles.below(open.root().resolve(Book.REPORTS)).parallelStream()
            .filter(p -> ReportFiles.isReport(p) && !checked.contains(same(p)))
            .filter(p -> !isAsUsed(p, used.get(ReportFiles.name(open.root(), p))))
            .toList();
    for (ReportFile file : ReportFiles.readAll(open.root(), fresh, () -> {})) {
      file.event().ifPresent(e -> events.putIfAbsent(e.id(), e.cells().at(Key.EVENT_ID)));
      if (file.event().isPresent()) {
        Event event = file.event().get();
        twins.add(event);
        seen.add(SameDays.Seated.of(event, opening(event).roll()));
      }
    }
  }

  private static boolean isAsUsed(Path file, Book.@Nullable UsedReport used) {
    try {
      return used != null
          && Digests.sha256(Disk.read(file, file.toString())).equals(used.digest().sha256());
    } catch (BookProblem e) {
      return false; // reading it as a report says why
    }
  }

  private static Path same(Path file) {
    return file.toAbsolutePath().normalize();
  }

  private List<Diagnostic> check(Event event, List<Diagnostic> before) throws BookProblem {
    List<Diagnostic> findings = new ArrayList<>();
    Location known = events.putIfAbsent(event.id(), event.cells().at(Key.EVENT_ID));
    if (known != null) {
      findings.add(
          Notice.BOK_001
              .at(List.of(event.cells().at(Key.EVENT_ID), known), event.id())
              .of(event.id()));
    }
    twins.add(event).ifPresent(findings::add);
    if (book.isPresent()) {
      boolean sound = !Read.hasErrors(before) && !Read.hasErrors(findings);
      findings.addAll(checkAgainst(event, sound));
      findings.addAll(scores(event, before, registered(event)));
    } else if (!event.entrants().isEmpty()) {
      int rated = ratedAsReported(event, before);
      findings.addAll(
          Eligibility.of(event, rated, regulation.rules().conditions(), waivers).diagnostics());
      findings.addAll(Deadlines.of(event, regulation.rules().conditions()));
      findings.addAll(scores(event, before, List.of()));
    }
    return findings;
  }

  /**
   * What the game files that a report names say against it. Where a number may stand for another
   * player each of them would seem wrong, so that they are left for the next check.
   */
  private static List<Diagnostic> scores(
      Event event, List<Diagnostic> before, List<Optional<Player>> players) {
    if (before.stream().anyMatch(d -> MISNUMBERED.contains(d.notice()))) {
      return List.of();
    }
    return ScoreFiles.check(event.cells().file(), ReportedGame.of(event, players)).stream()
        .map(d -> d.of(event.id()))
        .toList();
  }

  /** Who the participants are by their ids; asked for only where game files are to be compared. */
  private List<Optional<Player>> registered(Event event) throws BookProblem {
    if (event.games().scores().isEmpty()) {
      return List.of();
    }
    Roll roll = opening(event).roll();
    return event.entrants().stream().map(e -> registered(e, roll)).toList();
  }

  /** By id, else by a name that only one player has or had. */
  private static Optional<Player> registered(Entrant entrant, Roll roll) {
    List<Player> named = entrant.id().isEmpty() ? roll.named(entrant.name()) : List.of();
    return named.size() == 1 ? Optional.of(named.get(0)) : roll.find(entrant.id());
  }

  /**
   * How many participants are rated by the report alone: all without a column for ratings, and
   * those whose rating has a finding already, so that one slip does not give two.
   */
  private static int ratedAsReported(Event event, List<Diagnostic> before) {
    if (!event.cells().columns().containsKey(Field.RATING)) {
      return event.entrants().size();
    }
    Set<Location> slips =
        before.stream().flatMap(d -> d.places().stream()).collect(Collectors.toSet());
    return (int)
        event.entrants().stream()
            .filter(
                e -> e.rating().isPresent() || slips.contains(event.cells().at(e, Field.RATING)))
            .count();
  }

  /**
   * Checks an event against the book.
   *
   * @param sound whether the report has no error of its own; with one its results say little
   */
  private List<Diagnostic> checkAgainst(Event event, boolean sound) throws BookProblem {
    Opening known = opening(event);
    Changes changes = Changes.of(List.of(event), known.everybody());
    Opening opening = known.after(changes);
    List<Register> inForce = openings.orElseThrow().inForce(event, opening);
    List<Diagnostic> findings = new ArrayList<>(changes.findings());
    Participants participants =
        Participants.of(event, opening.roll(), inForce, regulation.rules().conditions(), waivers);
    findings.addAll(participants.diagnostics());
    List<Diagnostic> sameDays = seen.add(SameDays.Seated.of(event, opening.roll()));
    if (sound && !Read.hasErrors(findings)) {
      findings.addAll(unlikely(participants, opening));
      findings.addAll(sameDays);
    }
    return findings;
  }

  /** What is hard to believe of an event without an error. */
  private List<Diagnostic> unlikely(Participants participants, Opening opening) {
    if (participants.eligibility().filter(Eligibility::isRated).isEmpty()) {
      return List.of();
    }
    List<Player> players = participants.players().orElseThrow();
    RatedEvent rated = RatedEvent.of(participants.event(), players, opening.register());
    return Plausibility.of(regulation, rated, opening.register());
  }

  private Opening opening(Event event) throws BookProblem {
    return openings.orElseThrow().of(event);
  }
}
