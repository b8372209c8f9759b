package org.yifen.book;

import java.util.List;
import org.yifen.diagnostic.Notice;
import org.yifen.regulation.PeriodId;

/** Lists follow each other without a gap, and a published one is replaced only while it is last. */
public final class Sequence {

  private Sequence() {}

  /** Refuses to rate half-years that do not follow the last list, or whose list exists. */
  public static void check(Book book, PeriodId first, PeriodId last, boolean force)
      throws BookProblem {
    List<PeriodId> lists = book.lists();
    if (lists.isEmpty()) {
      throw BookProblem.usage(Notice.ENV_003, book.root());
    }
    PeriodId newest = lists.get(lists.size() - 1);
    if (last.compareTo(first) < 0) {
      throw BookProblem.usage(Notice.ENV_004, last, newest, newest.next());
    }
    if (lists.contains(first)) {
      if (!force) {
        throw BookProblem.usage(Notice.ENV_005, first);
      }
      if (!first.equals(newest)) {
        throw BookProblem.usage(Notice.ENV_006, first, newest);
      }
      if (!lists.contains(first.previous())) {
        throw BookProblem.usage(Notice.ENV_007, first.previous());
      }
    } else if (!first.equals(newest.next())) {
      throw BookProblem.usage(Notice.ENV_004, first, newest, newest.next());
    }
  }
}
