package org.yifen.report.workbook;

import java.util.OptionalInt;
import org.yifen.report.grid.Row;
import org.yifen.report.grid.Sheet;

/**
 * The mark {@code yifen-template 1} in the first row of every sheet that a template brings along:
 * instructions, lists. They are no part of a report.
 */
public final class TemplateMark {

  /** The version of the templates that this program makes. */
  public static final int VERSION = 1;

  static final String NAME = "yifen-template";
  private static final String DIGITS = "[1-9]\\d{0,5}";

  private TemplateMark() {}

  static String text() {
    return NAME + " " + VERSION;
  }

  /** The version of the template that a sheet belongs to; empty for a sheet of the report. */
  public static OptionalInt version(Sheet sheet) {
    if (sheet.rows().isEmpty() || sheet.rows().get(0).index() != 0) {
      return OptionalInt.empty();
    }
    Row first = sheet.rows().get(0);
    for (int column = 0; column < first.cells().size(); column++) {
      String text = first.text(column);
      String version = text.startsWith(NAME + " ") ? text.substring(NAME.length() + 1) : "";
      if (version.matches(DIGITS)) {
        return OptionalInt.of(Integer.parseInt(version));
      }
    }
    return OptionalInt.empty();
  }
}
