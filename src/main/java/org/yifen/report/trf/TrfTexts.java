package org.yifen.report.trf;

import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;

/** Texts made to fit the lines of a file, and a count of those that were changed for that. */
final class TrfTexts {

  private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}+");

  /** By the record, key or field that they belong to. */
  private final TreeMap<String, Integer> changed = new TreeMap<>();

  /** A text in one line; a line break in it is a blank then. */
  String plain(String text, String where) {
    String flat = CONTROL.matcher(text).replaceAll(" ").strip();
    if (!flat.equals(text.strip())) {
      change(where);
    }
    return flat;
  }

  /** Notes that a text was changed. */
  void change(String where) {
    changed.merge(where, 1, Integer::sum);
  }

  /** What is to be said of the texts that were changed; nothing when none was. */
  Optional<Diagnostic> loss(Location file) {
    int count = changed.values().stream().mapToInt(Integer::intValue).sum();
    return count == 0
        ? Optional.empty()
        : Optional.of(Notice.CNV_006.at(file, count, String.join(", ", changed.keySet())));
  }
}
