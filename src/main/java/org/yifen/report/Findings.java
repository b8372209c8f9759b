package org.yifen.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Severity;
import org.yifen.trace.Location;

/**
 * Collects what is noticed while one report is read, and which participants' results are in doubt
 * already, so that one cause does not give a second finding about their totals.
 */
final class Findings {

  private final List<Diagnostic> all = new ArrayList<>();
  private final Set<Integer> doubtful = new HashSet<>();
  private boolean allDoubtful;

  /** The same findings and doubts, to go on from without changing these. */
  Findings copy() {
    Findings copy = new Findings();
    copy.all.addAll(all);
    copy.doubtful.addAll(doubtful);
    copy.allDoubtful = allDoubtful;
    return copy;
  }

  /** How many errors and warnings there are: what a wrong reading of a table brings. */
  long count() {
    return all.stream().filter(d -> d.notice().severity() != Severity.NOTE).count();
  }

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

  /** Notes that a finding bears on the results of everybody. */
  void doubtAll() {
    allDoubtful = true;
  }

  boolean isDoubtful(int entrant) {
    return allDoubtful || doubtful.contains(entrant);
  }

  /** Whether something was found at a place. */
  boolean isAt(Location where) {
    return all.stream().anyMatch(d -> d.places().contains(where));
  }

  /** In reading order. */
  List<Diagnostic> all() {
    return all.stream().sorted().toList();
  }
}
