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

  private OneCause() {}

  /** All findings in reading order; a cell that could not be read is not also said to be blank. */
  static List<Diagnostic> sorted(List<Diagnostic> found) {
    Set<Location> unreadable = new HashSet<>();
    for (Diagnostic finding : found) {
      if (finding.notice().severity() == Severity.ERROR) {
        finding.place().ifPresent(unreadable::add);
      }
    }
    return found.stream()
        .filter(
            d -> !BLANK.contains(d.notice()) || d.place().filter(unreadable::contains).isEmpty())
        .sorted()
        .toList();
  }
}
