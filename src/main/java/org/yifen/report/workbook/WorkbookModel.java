package org.yifen.report.workbook;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A workbook to write.
 *
 * @param title what the file's properties say it is
 * @param sheets at least one, no two of one name (in any case of letters)
 */
public record WorkbookModel(String title, List<SheetModel> sheets) {

  public WorkbookModel {
    sheets = List.copyOf(sheets);
    if (sheets.isEmpty()) {
      throw new IllegalArgumentException("a workbook needs a sheet: " + title);
    }
    Set<String> names = new HashSet<>();
    for (SheetModel sheet : sheets) {
      if (!names.add(sheet.name().toLowerCase(Locale.ROOT))) {
        throw new IllegalArgumentException("two sheets are named " + sheet.name());
      }
    }
  }
}
