package org.yifen.book;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.yifen.audit.Merging;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;
import org.yifen.title.Application;
import org.yifen.title.Applications;
import org.yifen.title.Claim;
import org.yifen.title.Evidence;
import org.yifen.title.TitleEvent;
import org.yifen.trace.Location;

/** The applications that a list made possible, with the norms and reports behind them. */
public final class Claims {

  private final Book book;
  private final Regulation regulation;
  private final PeriodId list;
  private final List<Diagnostic> found = new ArrayList<>();

  /** By path: two players of one event need its report once. */
  private final Map<String, Optional<TitleEvent>> reports = new HashMap<>();

  private Claims(Book book, Regulation regulation, PeriodId list) {
    this.book = book;
    this.regulation = regulation;
    this.list = list;
  }

  /**
   * The claims, and what is to be said about their evidence.
   *
   * @param claims by player id, then title
   */
  public record Found(List<Claim> claims, List<Diagnostic> findings) {}

  public static Found of(Book book, Regulation regulation, PeriodId list) throws BookProblem {
    if (!book.lists().contains(list)) {
      throw BookProblem.usage(Notice.ENV_007, list);
    }
    Claims claims = new Claims(book, regulation, list);
    return new Found(claims.all(), List.copyOf(claims.found));
  }

  private List<Claim> all() throws BookProblem {
    List<Application> applications = book.applications(list);
    if (applications.isEmpty()) {
      return List.of();
    }
    List<NormRegister.Entry> norms = NormRegister.upTo(book, regulation, list);
    Map<String, LocalDate> ends = new HashMap<>();
    norms.forEach(n -> ends.put(n.norm().event(), n.end()));
    List<Applications.Made> valid = book.normsBefore(list.next(), regulation, ends);
    Register register = book.register(list);
    LocalDate closing = regulation.rules().halves().lastDay(list);
    List<Claim> claims = new ArrayList<>();
    for (Application application : applications) {
      Optional<RegisterEntry> state = register.find(application.id());
      if (state.isPresent()) {
        claims.add(
            new Claim(
                list,
                closing,
                application,
                person(state.get()),
                state.get(),
                evidence(application, norms, valid)));
      }
    }
    return claims;
  }

  private Player person(RegisterEntry state) throws BookProblem {
    return book.players().stream()
        .filter(p -> p.id().equals(state.id()))
        .findFirst()
        .map(p -> p.asPublished(state))
        .orElse(Player.of(state));
  }

  private List<Evidence> evidence(
      Application application, List<NormRegister.Entry> norms, List<Applications.Made> valid)
      throws BookProblem {
    List<Evidence> evidence = new ArrayList<>();
    Merging merging = new Merging(book.merges());
    for (NormRegister.Entry entry : norms) {
      boolean counts =
          merging.remaining(entry.norm().id()).equals(application.id())
              && entry.norm().title() == application.title()
              && valid.stream().anyMatch(m -> isOf(m, entry, application));
      if (counts) {
        evidence.add(evidence(entry));
      }
    }
    return evidence;
  }

  /** Whether a norm that still counts, whatever was corrected since, is the recorded one. */
  private static boolean isOf(
      Applications.Made made, NormRegister.Entry entry, Application application) {
    return made.event().equals(entry.norm().event())
        && made.id().equals(application.id())
        && made.title() == application.title()
        && !made.end().isBefore(application.first())
        && !made.end().isAfter(application.last());
  }

  private Evidence evidence(NormRegister.Entry entry) throws BookProblem {
    Optional<TitleEvent> event = event(entry);
    Evidence evidence =
        new Evidence(
            entry.list(), entry.norm(), entry.end(), entry.validUntil(), entry.report(), event);
    String name = entry.norm().event();
    if (event.isEmpty()) {
      Location where = new Location.WholeFile(Book.listFile(entry.list(), "norms.csv"));
      found.add(Notice.NRM_010.at(where, name, entry.list()).of(name));
    } else if (evidence.differs()) {
      found.add(
          Notice.NRM_011
              .at(
                  List.of(
                      new Location.WholeFile(Book.listFile(entry.list(), "norms.csv")),
                      new Location.WholeFile(entry.report())),
                  entry.list(),
                  entry.name() + " " + entry.norm().id(),
                  name)
              .of(name));
    }
    return evidence;
  }

  private Optional<TitleEvent> event(NormRegister.Entry entry) throws BookProblem {
    Optional<TitleEvent> known = reports.get(entry.report());
    if (known == null) {
      known = read(entry);
      reports.put(entry.report(), known);
    }
    return known;
  }

  private Optional<TitleEvent> read(NormRegister.Entry entry) throws BookProblem {
    Path file = book.root().resolve(entry.report());
    boolean there = !entry.report().isEmpty() && Files.isRegularFile(file);
    if (!there || !Digests.sha256(Disk.read(file, entry.report())).equals(entry.sha256())) {
      return Optional.empty();
    }
    TitleReport.Asked asked = new TitleReport.Asked(Set.of(), 0, 0, true);
    return TitleReport.read(file, entry.report(), Optional.of(book), regulation, asked).event();
  }
}
