package org.yifen.book;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.history.Calibration;
import org.yifen.history.Group;
import org.yifen.history.Spread;
import org.yifen.player.Register;
import org.yifen.publish.ListFiles;
import org.yifen.regulation.Editions;
import org.yifen.regulation.PeriodId;

/** Half-years of a book as they would have been under some editions. */
public final class WhatIf {

  /**
   * What came of it.
   *
   * @param closing the register after the last half-year
   * @param calibration expected beside real scores in all of them
   * @param spreads how the ratings of each list lie, in order
   */
  public record Outcome(Register closing, Calibration calibration, List<Listed> spreads) {
    public Outcome {
      spreads = List.copyOf(spreads);
    }
  }

  /** How the ratings of one list lie. */
  public record Listed(PeriodId list, Spread spread) {}

  private WhatIf() {}

  /**
   * Runs the half-years from one list to another, from the published register before the first. Of
   * halves before that which a correction touches the real editions hold. Nothing is written.
   *
   * @param progress hears of each half-year
   */
  public static Outcome run(
      Book book, Editions editions, PeriodId first, PeriodId last, ReportProgress progress)
      throws BookProblem {
    Calibration calibration = new Calibration(editions.newest().expectations());
    List<Listed> spreads = new ArrayList<>();
    progress.start(Math.max(1, last.minus(first) + 1));
    CorrectedPast.State state =
        CorrectedPast.replay(
            book,
            real -> editions,
            first,
            last,
            half -> {
              calibration.add(
                  Calibration.of(half.result(), editions.of(half.period()).expectations()));
              spreads.add(new Listed(half.period(), Spread.of(half.closing(), Group.ALL)));
              progress.one();
            });
    progress.end();
    return new Outcome(state.register(), calibration, spreads);
  }

  /** Says that the half-years as they really were do not lead to the list that was published. */
  public static Optional<Diagnostic> unlike(Book book, Outcome real, PeriodId last)
      throws BookProblem {
    boolean same =
        ListFiles.register(book.register(last)).equals(ListFiles.register(real.closing()));
    return same
        ? Optional.empty()
        : Optional.of(Notice.ENV_013.at(List.of(), "register.csv", last));
  }

  /** The lists that a run from one list on would make again; a problem where it cannot begin. */
  public static PeriodId last(Book book, PeriodId first, Optional<PeriodId> to) throws BookProblem {
    Published.require(book, first);
    List<PeriodId> lists = book.lists();
    PeriodId last = to.orElse(lists.get(lists.size() - 1));
    if (!lists.contains(last)) {
      throw BookProblem.usage(Notice.ENV_007, last);
    }
    return last;
  }
}
