package org.yifen.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;

/**
 * Collects what is noticed while one report is read, and which participants' results are in doubt
 * already, so that one cause does not give a second finding about their totals.
 */
final class Findings {

  private final List<Diagnostic> all = new ArrayList<>();
  private final Set<Integer> doubtful = new HashSet<>();

  void add(Notice notice, Location where, Object... arguments) {
    all.add(notice.at(where, arguments));
  }

  void add(Notice notice, List<Location> where, Object... arguments) {
    all.add(notice.at(where, arguments));
  }

  void add(Diagnostic diagnostic) {
    all.add(diagnostic);
  }

  /** Notes that the results of a participant, by index, have a finding. */
  void doubt(int entrant) {
    doubtful.add(entrant);
  }

  boolean isDoubtful(int entrant) {
    return doubtful.contains(entrant);
  }

  /** In reading order. */
  List<Diagnostic> all() {
    return all.stream().sorted().toList();
  }
}
