package org.yifen.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Row;
import org.yifen.report.trf.TrfComment;
import org.yifen.report.trf.TrfRecord;
import org.yifen.trace.Location;

/**
 * The lines of a Tournament Report File by what they are.
 *
 * @param all every line that is not blank
 */
record TrfLines(String file, List<Line> all) {

  private static final int TEXT = 5;

  /**
   * A line.
   *
   * @param row from 0
   */
  record Line(int row, String text) {
    String record() {
      return TrfRecord.of(text);
    }

    /** What stands behind the identifier, plain. */
    String value() {
      return Clean.text(text.substring(Math.min(TEXT - 1, text.length())));
    }
  }

  TrfLines {
    all = List.copyOf(all);
  }

  static TrfLines of(Grid grid) {
    List<Line> lines = new ArrayList<>();
    for (Row row : grid.sheets().get(0).rows()) {
      lines.add(new Line(row.index(), row.cell(0).text()));
    }
    return new TrfLines(grid.file(), lines);
  }

  /** The lines of a record, in order. */
  List<Line> of(String record) {
    return all.stream()
        .filter(l -> l.record().equals(record) && TrfRecord.isKnown(l.text()))
        .toList();
  }

  /** The first line of a record that says anything. */
  Optional<Line> first(String record) {
    return of(record).stream().filter(l -> !l.value().isEmpty()).findFirst();
  }

  List<Line> players() {
    return of(TrfRecord.PLAYER);
  }

  /** The records of national ratings. */
  List<Line> national() {
    return all.stream().filter(l -> TrfRecord.isNational(l.text())).toList();
  }

  /** Our own comment lines. */
  List<Line> comments() {
    return all.stream().filter(l -> TrfComment.is(l.text())).toList();
  }

  /** Lines of no kind that is known. */
  List<Line> unknown() {
    return all.stream().filter(l -> !TrfRecord.isKnown(l.text())).toList();
  }

  boolean has(String record) {
    return !of(record).isEmpty();
  }

  /** Whether the file has a record of TRF26. */
  Layout layout() {
    return all.stream().anyMatch(l -> TrfRecord.isNew(l.text())) ? Layout.TRF26 : Layout.TRF16;
  }

  Location at(Line line) {
    return at(line.row());
  }

  /** The place of a row from 0. */
  Location at(int row) {
    return new Location.Line(file, row + 1);
  }

  Location whole() {
    return new Location.WholeFile(file);
  }
}
