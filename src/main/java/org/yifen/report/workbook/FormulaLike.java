package org.yifen.report.workbook;

/**
 * Texts that a spreadsheet would take for a formula if they were typed or came from a CSV file:
 * {@code = + - @}, their full-width forms, a tab or a carriage return in front.
 *
 * <p>A text cell of a workbook is never computed. The mark {@code quotePrefix}, the apostrophe of
 * whoever types such a text, keeps it a text when somebody edits the cell.
 */
public final class FormulaLike {

  private static final String STARTS = "=+-@\t\r＝＋－＠";

  private FormulaLike() {}

  /** Whether the text starts like a formula. */
  public static boolean test(String text) {
    return !text.isEmpty() && STARTS.indexOf(text.charAt(0)) >= 0;
  }
}
