package org.yifen.book;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.yifen.event.Changes;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.Identification;
import org.yifen.history.Career;
import org.yifen.history.ChangeRow;
import org.yifen.history.Opponents;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.player.Roll;
import org.yifen.publish.Manifest;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.title.Norm;

/**
 * What a book tells of one player: the numbers as its lists published them, places and opponents
 * from the reports. Of these only those of the player's own events are read.
 */
public final class Careers {

  private final Book book;
  private final Regulation regulation;
  private final String id;
  private final List<Career.Listed> lists = new ArrayList<>();
  private final List<Career.Attended> events = new ArrayList<>();
  private final List<Career.Earned> norms = new ArrayList<>();
  private final Opponents opponents = new Opponents();
  private final List<String> missing = new ArrayList<>();

  private Careers(Book book, Regulation regulation, String id) {
    this.book = book;
    this.regulation = regulation;
    this.id = id;
  }

  /**
   * The career of a player; a problem when nobody is meant, or several can be.
   *
   * @param given an id, or a name that the player has or had
   */
  public static Career of(Book book, Regulation regulation, String given) throws BookProblem {
    List<PeriodId> all = PastHalves.lists(book, Optional.empty(), Optional.empty());
    PeriodId last = all.get(all.size() - 1);
    String id = Published.player(book, book.register(last), given);
    Careers careers = new Careers(book, regulation, id);
    Optional<Register> before = Optional.empty();
    for (PeriodId list : all) {
      if (!all.contains(list.previous())) {
        before = Optional.empty();
      }
      Register register = book.register(list);
      careers.add(list, register, before);
      before = Optional.of(register);
      book.forget(list);
    }
    return new Career(
        careers.person(before.orElseThrow()),
        careers.lists,
        careers.events,
        careers.norms,
        careers.opponents.foes(),
        careers.missing);
  }

  private Player person(Register last) throws BookProblem {
    Player registered = Player.of(last.find(id).orElseThrow());
    return Player.all(new Register(List.of(last.find(id).orElseThrow())), book.players()).stream()
        .filter(p -> p.id().equals(id))
        .findFirst()
        .orElse(registered);
  }

  private void add(PeriodId list, Register register, Optional<Register> before) throws BookProblem {
    if (register.find(id).isEmpty()) {
      return;
    }
    lists.add(Career.Listed.of(list, register, before, id, book.note(list, id)));
    List<ChangeRow> changes = book.changes(list, id);
    List<Norm> made = book.norms(list).stream().filter(n -> n.id().equals(id)).toList();
    if (changes.isEmpty() && made.isEmpty()) {
      return;
    }
    Map<String, Manifest.FileDigest> reports = new HashMap<>();
    UsedReports.of(book, list).forEach(r -> reports.put(r.event(), r));
    boolean rated =
        before
            .flatMap(r -> r.find(id))
            .map(RegisterEntry::rating)
            .orElse(OptionalInt.empty())
            .isPresent();
    Map<String, Career.Reported> reported = reported(register, changes, reports);
    for (ChangeRow change : changes) {
      events.add(
          new Career.Attended(
              list, change, rated, Optional.ofNullable(reported.get(change.event()))));
    }
    for (Norm norm : made) {
      LocalDate end =
          Optional.ofNullable(reports.get(norm.event()))
              .flatMap(Manifest.FileDigest::lastDay)
              .orElse(regulation.rules().halves().lastDay(list));
      norms.add(new Career.Earned(list, norm, end));
    }
  }

  /** What the reports of the player's events tell, by event. */
  private Map<String, Career.Reported> reported(
      Register register, List<ChangeRow> changes, Map<String, Manifest.FileDigest> reports)
      throws BookProblem {
    List<Manifest.FileDigest> wanted = new ArrayList<>();
    for (ChangeRow change : changes) {
      Manifest.FileDigest report = reports.get(change.event());
      if (report != null) {
        wanted.add(report);
      }
    }
    UsedReports.Found found = UsedReports.read(book, wanted, ReportProgress.NONE);
    missing.addAll(found.gone());
    Map<String, Career.Reported> reported = new HashMap<>();
    if (found.reports().isEmpty()) {
      return reported;
    }
    List<Player> players = published(register);
    for (ReportFile file : found.reports()) {
      Optional<Event> event = file.event();
      if (event.isPresent()) {
        report(event.get(), players).ifPresent(r -> reported.put(event.get().id(), r));
      }
    }
    return reported;
  }

  /** The persons as a list called them. */
  private List<Player> published(Register register) throws BookProblem {
    List<Player> players = new ArrayList<>();
    for (Player person : book.players()) {
      register.find(person.id()).map(person::asPublished).ifPresent(players::add);
    }
    return Player.all(register, players);
  }

  private Optional<Career.Reported> report(Event event, List<Player> everybody) {
    Changes changes = Changes.of(List.of(event), everybody);
    Roll roll = new Roll(changes.appliedTo(everybody));
    Optional<List<Player>> players = Identification.of(event, roll).value();
    if (players.isEmpty()) {
      return Optional.empty();
    }
    for (int i = 0; i < players.get().size(); i++) {
      if (players.get().get(i).id().equals(id)) {
        opponents.add(event, players.get(), i);
        Entrant entrant = event.entrants().get(i);
        return Optional.of(
            new Career.Reported(
                event.name(),
                event.start(),
                event.end(),
                entrant.place(),
                event.entrants().size()));
      }
    }
    return Optional.empty();
  }
}
