package org.yifen.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Severity;
import org.yifen.trace.Location;

/**
 * Collects what is noticed while one report is read, and which participants' results are in doubt
 * already, so that one cause does not give a second finding about their totals.
 */
final class Findings {

  /** The most findings of one code that are kept of one report: nobody reads more. */
  static final int MOST = 1000;

  private final List<Diagnostic> all = new ArrayList<>();
  private final Map<Notice, Integer> counts = new EnumMap<>(Notice.class);
  private final Set<Location> places = new HashSet<>();
  private final Set<Integer> doubtful = new HashSet<>();
  private boolean allDoubtful;

  /** The same findings and doubts, to go on from without changing these. */
  Findings copy() {
    Findings copy = new Findings();
    copy.all.addAll(all);
    copy.counts.putAll(counts);
    copy.places.addAll(places);
    copy.doubtful.addAll(doubtful);
    copy.allDoubtful = allDoubtful;
    return copy;
  }

  /** How many errors and warnings there are: what a wrong reading of a table brings. */
  long count() {
    return all.stream().filter(d -> d.notice().severity() != Severity.NOTE).count();
  }

  void add(Notice notice, Location where, Object... arguments) {
    add(notice, List.of(where), arguments);
  }

  void add(Notice notice, List<Location> where, Object... arguments) {
    if (!isFull(notice)) {
      add(notice.at(where, arguments));
    }
  }

  /** Adds a finding; the last one of its code that is kept is followed by one that says so. */
  void add(Diagnostic diagnostic) {
    Notice notice = diagnostic.notice();
    if (isFull(notice)) {
      return;
    }
    all.add(diagnostic);
    places.addAll(diagnostic.places());
    if (counts.merge(notice, 1, Integer::sum) == MOST && notice != Notice.FIL_012) {
      Location first = diagnostic.places().get(0);
      all.add(Notice.FIL_012.at(new Location.WholeFile(first.file()), MOST, notice.code()));
    }
  }

  /** Takes all findings of a code out again, for another that says it better; their places. */
  List<Location> take(Notice notice) {
    List<Location> taken =
        all.stream()
            .filter(d -> d.notice() == notice)
            .flatMap(d -> d.places().stream())
            .collect(Collectors.toCollection(ArrayList::new));
    all.removeIf(d -> d.notice() == notice);
    counts.remove(notice);
    return taken;
  }

  /** Whether there is a finding of a code. */
  boolean has(Notice notice) {
    return counts.containsKey(notice);
  }

  /** Whether so many findings of a code are there that no more are kept. */
  boolean isFull(Notice notice) {
    return counts.getOrDefault(notice, 0) >= MOST;
  }

  /** Notes that the results of a participant, by index, have a finding; nobody is below 0. */
  void doubt(int entrant) {
    if (entrant >= 0) {
      doubtful.add(entrant);
    }
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
    return places.contains(where);
  }

  /** In reading order. */
  List<Diagnostic> all() {
    return all.stream().sorted().toList();
  }
}
