package org.yifen.book;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Severity;
import org.yifen.trace.Location;

/** Findings of a reader and of the checks against the register, put together. */
final class OneCause {

  /** What is said of a blank cell. */
  private static final Set<Notice> BLANK = Set.of(Notice.PLY_014, Notice.PLY_017);

  /** What is said of results that are hard to believe. */
  private static final String PLAUSIBILITY = "PLA-";

  private OneCause() {}

  /**
   * All findings in reading order. A cell that could not be read is not also said to be blank, and
   * the results of a report with an error are not also said to be unlikely.
   */
  static List<Diagnostic> sorted(List<Diagnostic> found) {
    Set<Location> unreadable = new HashSet<>();
    Set<String> wrong = new HashSet<>();
    for (Diagnostic finding : found) {
      if (finding.notice().severity() == Severity.ERROR) {
        finding.place().ifPresent(unreadable::add);
        finding.places().forEach(p -> wrong.add(p.file()));
      }
    }
    return found.stream()
        .filter(
            d -> !BLANK.contains(d.notice()) || d.place().filter(unreadable::contains).isEmpty())
        .filter(
            d ->
                !d.notice().code().startsWith(PLAUSIBILITY)
                    || d.places().stream().noneMatch(p -> wrong.contains(p.file())))
        .sorted()
        .toList();
  }
}
