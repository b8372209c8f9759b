package org.yifen.book;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yifen.audit.Participants;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Changes;
import org.yifen.event.Eligibility;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Field;
import org.yifen.event.Identification;
import org.yifen.event.Key;
import org.yifen.player.Player;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.Regulation;
import org.yifen.regulation.Sex;
import org.yifen.regulation.Title;
import org.yifen.title.TitleEvent;

/**
 * A report read for its norms, set against a book or alone.
 *
 * @param event the title event; empty when an error keeps it from being judged, or it is none
 * @param findings everything noticed, in reading order, but for what the question makes natural:
 *     missing results before or during an event
 */
public record TitleReport(Optional<TitleEvent> event, List<Diagnostic> findings) {

  /** What is wrong with a report of an event that is not over. */
  private static final Set<Notice> TO_COME =
      Set.of(
          Notice.TAB_016,
          Notice.TAB_022,
          Notice.RES_014,
          Notice.RES_017,
          Notice.RES_018,
          Notice.RES_023,
          Notice.DAT_004);

  public TitleReport {
    findings = List.copyOf(findings);
  }

  /**
   * What is asked about an event.
   *
   * @param titles the titles it is for, in place of those of the report; empty for the report's
   * @param rounds the rounds scheduled, in place of those of the report; 0 for the report's
   * @param until the last round that counts; 0 for all
   * @param over whether the event is over: if not, results may be missing
   */
  public record Asked(Set<Title> titles, int rounds, int until, boolean over) {

    Event of(Event reported) {
      Event planned =
          reported.planned(
              titles.isEmpty() ? reported.titles() : titles,
              rounds == 0 ? reported.rounds() : rounds);
      return until == 0 ? planned : planned.until(until);
    }
  }

  /**
   * Reads a report.
   *
   * @param book the book's folder; without one the report's own ratings, sexes and titles count
   */
  public static TitleReport read(
      String name, Optional<Path> book, Regulation regulation, Asked asked) throws BookProblem {
    Optional<Book> open = Optional.empty();
    if (book.isPresent()) {
      open = Optional.of(Book.open(book.get()));
      if (open.get().lists().isEmpty()) {
        throw BookProblem.usage(Notice.ENV_003, book.get());
      }
    }
    return read(Path.of(name), name, open, regulation, asked);
  }

  static TitleReport read(
      Path path, String name, Optional<Book> book, Regulation regulation, Asked asked)
      throws BookProblem {
    ReportFile file = ReportFile.withoutDigest(name, Disk.read(path, name));
    List<Diagnostic> found = new ArrayList<>(file.findings());
    found.removeIf(d -> !asked.over() && TO_COME.contains(d.notice()));
    if (Read.hasErrors(found) || file.event().isEmpty()) {
      return new TitleReport(Optional.empty(), found);
    }
    Event event = asked.of(file.event().get());
    Seated seated =
        book.isPresent() ? registered(book.get(), regulation, event) : alone(regulation, event);
    seated.found().stream()
        .filter(d -> asked.over() || !TO_COME.contains(d.notice()))
        .forEach(found::add);
    if (Read.hasErrors(found) || seated.players().isEmpty()) {
      return new TitleReport(Optional.empty(), found);
    }
    if (event.titles().isEmpty()) {
      found.add(Notice.NRM_008.at(event.cells().at(Key.CLASS)).of(event.id()));
      return new TitleReport(Optional.empty(), found);
    }
    TitleEvent titles =
        new TitleEvent(
            regulation,
            seated.event(),
            seated.players(),
            seated.ratings(),
            seated.eligibility().orElseThrow());
    return new TitleReport(Optional.of(titles), found);
  }

  /** The participants with their ratings in points, 0 for the unrated. */
  private record Seated(
      Event event,
      List<Player> players,
      List<Integer> ratings,
      Optional<Eligibility> eligibility,
      List<Diagnostic> found) {}

  private static Seated registered(Book book, Regulation regulation, Event event)
      throws BookProblem {
    Openings openings = new Openings(book, regulation);
    Opening known = openings.of(event);
    Changes changes = Changes.of(List.of(event), known.everybody());
    Opening opening = known.after(changes);
    Participants participants =
        Participants.of(
            event,
            opening.roll(),
            openings.inForce(event, opening),
            regulation.rules().conditions(),
            book.waivers());
    List<Diagnostic> found = new ArrayList<>(changes.findings());
    found.addAll(participants.diagnostics());
    List<Player> players = participants.players().orElse(List.of());
    List<Integer> ratings =
        players.stream()
            .map(p -> opening.register().find(p.id()).map(RegisterEntry::rating))
            .map(rating -> rating.isPresent() ? rating.get().orElse(0) : 0)
            .toList();
    return new Seated(participants.event(), players, ratings, participants.eligibility(), found);
  }

  private static Seated alone(Regulation regulation, Event event) {
    List<Diagnostic> found = new ArrayList<>();
    if (!event.cells().columns().containsKey(Field.RATING)) {
      found.add(Notice.NRM_012.at(event.cells().at(Key.EVENT)).of(event.id()));
    }
    if (!event.tellsSection()) {
      found.add(Notice.NRM_009.at(event.cells().at(Key.SECTION)).of(event.id()));
    }
    List<Player> players = new ArrayList<>();
    List<Integer> ratings = new ArrayList<>();
    for (Entrant entrant : event.entrants()) {
      players.add(
          new Player(
              entrant.id(),
              entrant.name(),
              Identification.sex(event, entrant).orElse(Sex.MAN),
              entrant.unit(),
              entrant.title(),
              "",
              List.of(),
              ""));
      ratings.add(entrant.rating().orElse(0));
    }
    int rated = (int) ratings.stream().filter(r -> r != 0).count();
    Eligibility eligibility =
        Eligibility.of(event, rated, regulation.rules().conditions(), List.of());
    found.addAll(eligibility.diagnostics());
    return new Seated(event, players, ratings, Optional.of(eligibility), found);
  }
}
