package org.yifen.report;

import java.util.Optional;
import org.yifen.event.ReportCells;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;
import org.yifen.trace.Location;

/**
 * A line of a list of pairings: two sides, of which one may be blank, and the cell of the result.
 *
 * @param round from 1; 0 after a finding
 * @param first who moved first; empty for a bye or an absence
 * @param second who moved second; empty likewise
 * @param result the result's column, from 0
 * @param score the file with the game's record
 */
record PairingLine(
    Sheet sheet,
    Row row,
    int round,
    Optional<Seat> first,
    Optional<Seat> second,
    int result,
    ScoreCell score) {

  /**
   * Somebody named in a line.
   *
   * @param name empty where a number stands in its place
   * @param number empty without one
   * @param row from 0
   * @param column the name's, from 0
   * @param numberColumn the number's, from 0; -1 where the list has none
   */
  record Seat(String name, String number, Sheet sheet, int row, int column, int numberColumn) {

    Location where() {
      return sheet.at(row, numberColumn < 0 || number.isEmpty() ? column : numberColumn);
    }
  }

  /** The place of a column from 0. */
  Location at(int column) {
    return sheet.at(row.index(), column);
  }

  /** The place of a side; of the line's first cell where the side is blank. */
  Location at(Optional<Seat> side) {
    return at(side.map(Seat::column).orElse(0));
  }

  /** The place of the result. */
  Location where() {
    return at(result);
  }

  /** The result as written. */
  String written() {
    return row.text(result);
  }

  /** The result's cell as one number. */
  long cell() {
    return ReportCells.pack(sheet.number(), row.index(), result);
  }

  /** Whether a cell of the line says that it is a bye. */
  boolean isBye() {
    return row.cells().stream().anyMatch(c -> Mark.isBye(Clean.word(c.text())));
  }
}
