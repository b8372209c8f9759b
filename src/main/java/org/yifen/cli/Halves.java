package org.yifen.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.audit.ClosedHalf;
import org.yifen.book.Book;
import org.yifen.book.BookLock;
import org.yifen.book.BookProblem;
import org.yifen.book.HalfReports;
import org.yifen.book.HalfRun;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.publish.FindingsJson;
import org.yifen.regulation.Editions;
import org.yifen.regulation.PeriodId;

/**
 * Rates half-years one after the other and says what came of each; the first with an error is the
 * last. With JSON standard output has the findings of all, and nothing else.
 */
final class Halves {

  private final Terminal terminal;
  private final Editions editions;
  private final boolean enrol;
  private final boolean json;
  private final List<Diagnostic> all = new ArrayList<>();

  Halves(Terminal terminal, Editions editions, boolean enrol, boolean json) {
    this.terminal = terminal;
    this.editions = editions;
    this.enrol = enrol;
    this.json = json;
  }

  /**
   * Rates the half-years of a book; gives all findings.
   *
   * @param lock of the book; without one nothing is written
   */
  List<Diagnostic> rate(Book book, PeriodId first, PeriodId last, Optional<BookLock> lock)
      throws BookProblem {
    HalfReports reports = HalfReports.read(book, editions.newest(), first, new Progress(terminal));
    try {
      for (PeriodId period = first; period.compareTo(last) <= 0; period = period.next()) {
        if (!rate(book, period, new HalfRun(book, editions, reports), lock)) {
          failed(first, period, lock.isPresent());
          break;
        }
      }
    } finally {
      // also what was found before a disk failed
      if (json) {
        terminal.print(FindingsJson.of(all));
      }
    }
    return all;
  }

  /** Whether a half-year could be rated. */
  private boolean rate(Book book, PeriodId period, HalfRun run, Optional<BookLock> lock)
      throws BookProblem {
    Read<ClosedHalf> closed = run.close(period, enrol);
    all.addAll(closed.diagnostics());
    if (!json) {
      new Findings(terminal.language(), terminal::complain)
          .print(Findings.withoutNotes(closed.diagnostics()));
    }
    if (closed.value().isEmpty()) {
      return false;
    }
    ClosedHalf half = closed.value().get();
    if (lock.isPresent()) {
      run.write(half, enrol, Version.TOOL, lock.get());
    } else {
      run.rehearse(half);
    }
    if (!json) {
      new Summary(terminal).print(half, lock.isPresent(), book.root());
    }
    return true;
  }

  private void failed(PeriodId first, PeriodId period, boolean written) {
    if (json) {
      return;
    }
    boolean none = !written || period.equals(first);
    terminal.complain(
        new Findings(terminal.language(), terminal::complain).count(all)
            + (none
                ? terminal.say("；没有写出任何文件。", "; nothing was written.")
                : terminal.say(
                    "；" + period + " 没有写出，此前各期已经写出。",
                    "; " + period + " was not written, the lists before it were.")));
  }
}
