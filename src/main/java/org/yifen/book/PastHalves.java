package org.yifen.book;

import java.util.List;
import java.util.Optional;
import org.yifen.audit.ClosedHalf;
import org.yifen.diagnostic.Notice;
import org.yifen.history.PastHalf;
import org.yifen.history.Source;
import org.yifen.player.Register;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;

/**
 * The published half-years of a book in their order, each from its registers and the reports that
 * its manifest names. One half-year is held at a time.
 */
public final class PastHalves {

  private final Book book;
  private final Regulation regulation;
  private final ReportProgress progress;

  public PastHalves(Book book, Regulation regulation, ReportProgress progress) {
    this.book = book;
    this.regulation = regulation;
    this.progress = progress;
  }

  /**
   * The lists of a book within limits, the oldest first; a problem when a limit is no list of it.
   *
   * @param from the first; the book's first where empty
   * @param to the last; the book's last where empty
   */
  public static List<PeriodId> lists(Book book, Optional<PeriodId> from, Optional<PeriodId> to)
      throws BookProblem {
    List<PeriodId> all = book.lists();
    if (all.isEmpty()) {
      throw BookProblem.usage(Notice.ENV_003, book.root());
    }
    for (Optional<PeriodId> limit : List.of(from, to)) {
      if (limit.isPresent() && !all.contains(limit.get())) {
        throw BookProblem.usage(Notice.ENV_007, limit.get());
      }
    }
    return all.stream()
        .filter(list -> from.isEmpty() || list.compareTo(from.get()) >= 0)
        .filter(list -> to.isEmpty() || list.compareTo(to.get()) <= 0)
        .toList();
  }

  /** A half-year; those that come later in the order must not need the lists before it. */
  public PastHalf read(PeriodId list) throws BookProblem {
    Register closing = book.register(list);
    if (!book.lists().contains(list.previous())) {
      return told(list, Optional.empty(), closing, Source.FIRST, List.of());
    }
    Optional<Register> opening = Optional.of(book.register(list.previous()));
    if (!UsedReports.areTold(book, list)) {
      return told(list, opening, closing, Source.REPORTS_GONE, List.of());
    }
    HalfReports reports = HalfReports.again(book, regulation, list, progress);
    List<String> gone = UsedReports.gone(book, UsedReports.of(book, list), reports.of(list));
    if (!gone.isEmpty()) {
      return told(list, opening, closing, Source.REPORTS_GONE, gone);
    }
    Optional<ClosedHalf> again = again(list, reports);
    return again.isPresent()
        ? PastHalf.of(opening.get(), closing, again.get())
        : told(list, opening, closing, Source.DIFFERENT, List.of());
  }

  /** The half-year calculated again; empty where it, or what its corrections need, cannot be. */
  private Optional<ClosedHalf> again(PeriodId list, HalfReports reports) {
    try {
      return new HalfRun(book, regulation, reports).again(list).value();
    } catch (BookProblem e) {
      return Optional.empty(); // an audit says why
    }
  }

  /** Lets go of what no later half-year asks for. */
  public void done(PeriodId list) {
    book.forget(list.previous().previous());
  }

  private static PastHalf told(
      PeriodId list,
      Optional<Register> opening,
      Register closing,
      Source source,
      List<String> missing) {
    return new PastHalf(list, opening, closing, source, Optional.empty(), missing);
  }
}
