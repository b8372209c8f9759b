package org.yifen.report;

import org.yifen.diagnostic.Notice;
import org.yifen.report.Header.ResultColumn;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/**
 * Reads single cells of a table as tokens, and says what no token can be made of: a score that
 * became a date, a formula without a result, an error value.
 */
final class Cells {

  /** In place of a token: the cell has its finding already. */
  static final String REFUSED = "\u0000";

  private final Sheet sheet;
  private final Findings findings;

  Cells(Sheet sheet, Findings findings) {
    this.sheet = sheet;
    this.findings = findings;
  }

  /** Text as written, without blanks around it; {@link #REFUSED} after a finding. */
  String text(Row row, int column) {
    Cell cell = row.cell(column);
    return refuse(cell, row, column, false) ? REFUSED : Clean.text(cell.text());
  }

  /** A token of a column of numbers or results; {@link #REFUSED} after a finding. */
  String token(Row row, int column) {
    Cell cell = row.cell(column);
    if (refuse(cell, row, column, true)) {
      return REFUSED;
    }
    if (cell instanceof Cell.Num number && misleads(number)) {
      findings.add(Notice.RES_016, sheet.at(row.index(), column), number.text(), number.shown());
    }
    return Clean.token(cell.text());
  }

  /**
   * A token of a result column: of one with a merged heading the tokens of all its columns, with a
   * colon between the opponent's number and a score in figures.
   */
  String token(Row row, ResultColumn column) {
    String token = token(row, column.column());
    for (int c = column.column() + 1; c < column.column() + column.span(); c++) {
      String next = token(row, c);
      if (next.equals(REFUSED) || token.equals(REFUSED)) {
        return REFUSED;
      }
      token += endsInFigure(token) && startsWithFigure(next) ? ":" + next : next;
    }
    return token;
  }

  private static boolean endsInFigure(String token) {
    return !token.isEmpty() && Character.isDigit(token.charAt(token.length() - 1));
  }

  private static boolean startsWithFigure(String token) {
    return !token.isEmpty() && (Character.isDigit(token.charAt(0)) || token.charAt(0) == '.');
  }

  private boolean refuse(Cell cell, Row row, int column, boolean numbersOnly) {
    if (cell instanceof Cell.Fault) {
      findings.add(Notice.TAB_015, sheet.at(row.index(), column), cell.text());
      return true;
    }
    if (cell instanceof Cell.Uncomputed) {
      findings.add(Notice.TAB_014, sheet.at(row.index(), column), cell.text());
      return true;
    }
    if (numbersOnly && cell instanceof Cell.Date date) {
      findings.add(
          Notice.RES_007,
          sheet.at(row.index(), column),
          date.text(),
          new Cell.Num(date.raw(), "").text());
      return true;
    }
    return false;
  }

  /** A format without decimals on a fraction, or one that shows a text instead of the number. */
  private static boolean misleads(Cell.Num number) {
    String shown = number.shown();
    if (shown.isEmpty() || shown.equals("@")) {
      return false;
    }
    boolean fraction = number.value() != Math.rint(number.value());
    boolean showsFraction = shown.contains(".") || shown.contains("?") || shown.contains("/");
    return shown.contains("\"") || shown.contains(";;") || (fraction && !showsFraction);
  }
}
