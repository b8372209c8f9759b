package org.yifen.report.workbook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Language;
import org.yifen.diagnostic.Severity;
import org.yifen.trace.Location;

/** The findings about one file by cell: how bad, and what a comment says. */
final class CellMarks {

  /** Spreadsheets allow a cell, and so a comment, no more characters. */
  private static final int MOST_CHARACTERS = 32_000;

  /**
   * What the findings at one cell come to.
   *
   * @param severity that of the worst finding
   */
  record Mark(Location.SheetCell place, Severity severity, String comment) {}

  private final String file;
  private final Language language;
  private final Map<String, Mark> marks = new LinkedHashMap<>();

  private CellMarks(String file, Language language) {
    this.file = file;
    this.language = language;
  }

  /** The marks of a file's cells, in the order in which the findings name them. */
  static List<Mark> of(String file, List<Diagnostic> findings, Language language) {
    CellMarks marks = new CellMarks(file, language);
    findings.forEach(marks::add);
    return List.copyOf(marks.marks.values());
  }

  /** The cell of a place in a file; a line of a text is its row's first cell. */
  static Optional<Location.SheetCell> cell(String file, Location place) {
    if (!place.file().equals(file)) {
      return Optional.empty();
    }
    if (place instanceof Location.SheetCell cell) {
      return Optional.of(cell);
    }
    return place.line() == 0
        ? Optional.empty()
        : Optional.of(new Location.SheetCell(file, "", 0, place.line() - 1, 0));
  }

  private void add(Diagnostic finding) {
    List<String> seen = new ArrayList<>();
    for (int i = 0; i < finding.places().size(); i++) {
      Optional<Location.SheetCell> cell = cell(file, finding.places().get(i));
      if (cell.isPresent() && !seen.contains(cell.get().display())) {
        seen.add(cell.get().display());
        put(cell.get(), finding, i == 0 ? first(finding) : other(finding));
      }
    }
  }

  private void put(Location.SheetCell cell, Diagnostic finding, String text) {
    Severity severity = finding.notice().severity();
    marks.merge(
        cell.display(),
        new Mark(cell, severity, shortened(text)),
        (before, added) ->
            new Mark(
                cell,
                before.severity().compareTo(severity) < 0 ? before.severity() : severity,
                shortened(before.comment() + "\n\n" + added.comment())));
  }

  private String first(Diagnostic finding) {
    return head(finding) + finding.text(language) + "\n→ " + finding.remedy(language);
  }

  /** A further cell of a contradiction sends its reader to the first one. */
  private String other(Diagnostic finding) {
    String place = finding.places().get(0).display();
    String inFile = place.startsWith(file + "!") ? place.substring(file.length() + 1) : place;
    return head(finding)
        + finding.text(language)
        + "\n→ "
        + language.pick("见 " + inFile + "。", "See " + inFile + ".");
  }

  private String head(Diagnostic finding) {
    Severity severity = finding.notice().severity();
    return finding.notice().code()
        + " "
        + language.pick(severity.chinese() + "：", severity.english() + ": ");
  }

  private static String shortened(String text) {
    return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS) + "…";
  }
}
