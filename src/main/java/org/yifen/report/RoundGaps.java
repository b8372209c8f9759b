package org.yifen.report;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;

/** Rounds that a report passes over: a sheet left out, a column not filled in, a wrong number. */
final class RoundGaps {

  private final BitSet seen = new BitSet();

  /** Notes that a round, from 1, has at least one result or bye. */
  void see(int round) {
    seen.set(round);
  }

  /** One finding for all rounds without a result before the last one that has any. */
  void check(Location where, Findings findings) {
    int last = seen.length() - 1;
    List<String> missing = new ArrayList<>();
    for (int from = seen.nextClearBit(1); from < last; ) {
      int next = seen.nextSetBit(from);
      missing.add(next - from == 1 ? "" + from : from + "–" + (next - 1));
      from = seen.nextClearBit(next);
    }
    if (!missing.isEmpty()) {
      findings.add(Notice.RES_024, where, String.join(", ", missing), last);
      findings.doubtAll();
    }
  }
}
