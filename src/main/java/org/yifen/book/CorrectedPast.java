package org.yifen.book;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.yifen.audit.ClosedHalf;
import org.yifen.audit.Correction;
import org.yifen.audit.HalfInput;
import org.yifen.audit.HalfReplay;
import org.yifen.audit.Merge;
import org.yifen.audit.Merging;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.diagnostic.Severity;
import org.yifen.event.Event;
import org.yifen.event.Waiver;
import org.yifen.period.Pending;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.Roll;
import org.yifen.regulation.Editions;
import org.yifen.regulation.PeriodId;
import org.yifen.title.Applications;
import org.yifen.trace.Location;

/**
 * The half-years before a list as they would have been with every correction: all of them from the
 * first one that is touched are calculated again in memory, from the reports and persons of their
 * time. No published list is changed.
 */
final class CorrectedPast {

  /**
   * What a half-year opens with.
   *
   * @param register as it would have been published
   * @param pending the games kept from earlier halves
   * @param norms the norms made in earlier halves
   */
  record State(Register register, List<Pending> pending, List<Applications.Made> norms) {}

  private final Book book;
  private final Editions editions;
  private final PeriodId list;
  private final CorrectedReports reports;
  private final Merging merging;

  private CorrectedPast(Book book, Editions editions, PeriodId list) throws BookProblem {
    this.book = book;
    this.editions = editions;
    this.list = list;
    this.merging = new Merging(book.merges());
    this.reports = CorrectedReports.read(book, editions.of(list), list);
  }

  /** The state before a list; empty where it is what the list before published. */
  static Optional<State> before(Book book, Editions editions, PeriodId list) throws BookProblem {
    if (!isAnythingNew(book, list)) {
      return Optional.empty();
    }
    CorrectedPast past = new CorrectedPast(book, editions, list);
    return Optional.of(past.from(past.first(), half -> {}));
  }

  /**
   * Half-years in a row, calculated in memory with every correction up to the last.
   *
   * @param first at the latest; earlier where a correction touches an earlier half
   * @param each is given every half-year, in order
   */
  static State replay(
      Book book,
      UnaryOperator<Editions> other,
      PeriodId first,
      PeriodId last,
      Consumer<ClosedHalf> each)
      throws BookProblem {
    Editions real = Editions.builtIn();
    CorrectedPast past = new CorrectedPast(book, real, last.next());
    PeriodId touched = past.first();
    State opening =
        touched.compareTo(first) < 0
            ? past.through(touched, first, past.opening(touched), half -> {})
            : past.opening(first);
    CorrectedPast then = new CorrectedPast(book, other.apply(real), last.next());
    return then.through(first, last.next(), opening, each);
  }

  /** Whether there are corrections or merges that the list before did not know of. */
  private static boolean isAnythingNew(Book book, PeriodId list) throws BookProblem {
    if (book.isRehearsed(list.previous())) {
      return false; // a dry run has just carried them
    }
    Book before = book.asOf(list.previous());
    boolean known = before.isPast();
    if (known) {
      requireCarried(book, before, list.previous());
    }
    boolean corrections =
        book.corrections().stream()
            .filter(c -> c.list().compareTo(list) <= 0)
            .anyMatch(c -> !known || !carries(before, c));
    Set<String> merged = new LinkedHashSet<>();
    if (known) {
      before.merges().forEach(m -> merged.add(m.id()));
    }
    return corrections || book.merges().stream().anyMatch(m -> !merged.contains(m.id()));
  }

  /** What a list carried stays: without its row the next list would take it back unsaid. */
  private static void requireCarried(Book book, Book before, PeriodId list) throws BookProblem {
    List<Correction> rows = book.corrections();
    for (Correction carried : before.corrections()) {
      if (rows.stream().noneMatch(carried::isSame)) {
        throw BookProblem.input(Notice.COR_012, carried.where(), list, Book.CORRECTIONS);
      }
    }
    List<Merge> merges = book.merges();
    for (Merge carried : before.merges()) {
      if (merges.stream().noneMatch(m -> m.id().equals(carried.id()))) {
        throw BookProblem.input(Notice.COR_012, carried.where(), list, Book.MERGES);
      }
    }
  }

  private static boolean carries(Book before, Correction row) {
    try {
      return before.corrections().stream().anyMatch(row::isSame);
    } catch (BookProblem e) {
      return false; // what cannot be read carried nothing
    }
  }

  private State from(PeriodId first, Consumer<ClosedHalf> each) throws BookProblem {
    return through(first, list, opening(first), each);
  }

  /** What a half-year opens with as the list before it was published. */
  private State opening(PeriodId first) throws BookProblem {
    PeriodId start = first.previous();
    if (!book.lists().contains(start)) {
      throw BookProblem.input(
          Notice.COR_004, new Location.WholeFile(Book.CORRECTIONS), first, book.lists().get(0));
    }
    Map<String, LocalDate> ends = new TreeMap<>();
    book.usedBefore(list)
        .values()
        .forEach(u -> u.digest().lastDay().ifPresent(d -> ends.put(u.digest().event(), d)));
    return new State(
        merging.register(book.register(start)),
        merged(book.pending(start)),
        merged(book.normsBefore(first, editions.of(first), ends), merging));
  }

  /** The half-years from one to before another. */
  private State through(PeriodId first, PeriodId end, State opening, Consumer<ClosedHalf> each)
      throws BookProblem {
    State state = opening;
    for (PeriodId half = first; half.compareTo(end) < 0; half = half.next()) {
      state = after(half, state, each);
      book.forget(half.previous().previous());
    }
    return state;
  }

  /** The first half-year that any correction or merge touches. */
  private PeriodId first() throws BookProblem {
    PeriodId first = reports.first().orElse(list);
    for (Merge merge : book.merges()) {
      for (PeriodId known : book.lists()) {
        boolean touched =
            known.compareTo(first) < 0
                && book.register(known).find(merge.id()).filter(e -> e.games() > 0).isPresent();
        if (touched) {
          first = book.lists().contains(known.previous()) ? known : known.next();
          break;
        }
      }
    }
    return first;
  }

  private static List<Applications.Made> merged(List<Applications.Made> norms, Merging merging) {
    return norms.stream().map(n -> n.of(merging.remaining(n.id()))).toList();
  }

  private List<Pending> merged(List<Pending> pending) {
    return pending.stream().map(p -> p.of(merging.remaining(p.id()))).toList();
  }

  private State after(PeriodId half, State opening, Consumer<ClosedHalf> each) throws BookProblem {
    Book then = book.asOf(half);
    Roll everybody = everybody(then.players());
    List<Event> events = reports.of(half, everybody, merging);
    List<Register> previous = new ArrayList<>();
    if (book.lists().contains(half.previous().previous())) {
      previous.add(book.register(half.previous().previous()));
    }
    HalfInput input =
        new HalfInput(
            half,
            opening.register(),
            previous,
            opening.pending(),
            merging.players(everybody.players()),
            events,
            waivers(then),
            places(then),
            opening.norms(),
            Optional.of(book.register(half.previous())),
            false);
    Read<ClosedHalf> closed = HalfReplay.run(editions.of(half), input);
    if (closed.value().isEmpty()) {
      List<Diagnostic> errors =
          new ArrayList<>(
              closed.diagnostics().stream()
                  .filter(d -> d.notice().severity() == Severity.ERROR)
                  .toList());
      errors.add(Notice.COR_005.at(new Location.WholeFile(Book.CORRECTIONS), half));
      throw new BookProblem(BookProblem.Kind.INPUT, errors);
    }
    List<Applications.Made> norms = new ArrayList<>(opening.norms());
    norms.addAll(closed.value().get().made());
    each.accept(closed.value().get());
    return new State(closed.value().get().closing(), closed.value().get().pending(), norms);
  }

  /** The persons of the time, and those who are known only since: they may be in a late report. */
  private Roll everybody(List<Player> then) throws BookProblem {
    Map<String, Player> all = new TreeMap<>();
    book.written().forEach(p -> all.put(p.id(), p));
    then.forEach(p -> all.put(p.id(), p));
    return new Roll(all.values());
  }

  private List<Waiver> waivers(Book then) throws BookProblem {
    Set<Waiver> all = new LinkedHashSet<>(then.waivers());
    all.addAll(book.waivers());
    return List.copyOf(all);
  }

  private List<HalfInput.PlaceRow> places(Book then) throws BookProblem {
    Map<String, HalfInput.PlaceRow> all = new TreeMap<>();
    for (List<HalfInput.PlaceRow> rows : List.of(book.places(), then.places())) {
      for (HalfInput.PlaceRow row : rows) {
        String id = merging.remaining(row.id());
        all.put(
            row.event() + "\u0000" + id + "\u0000" + row.title(),
            new HalfInput.PlaceRow(row.event(), id, row.title(), row.where()));
      }
    }
    return List.copyOf(all.values());
  }
}
