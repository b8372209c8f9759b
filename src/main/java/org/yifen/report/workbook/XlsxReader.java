package org.yifen.report.workbook;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.yifen.diagnostic.Read;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Limits;
import org.yifen.report.grid.Sheet;
import org.yifen.report.grid.SheetBuilder;
import org.yifen.report.grid.Unreadable;

/**
 * Reads {@code .xlsx} workbooks (ECMA-376, strict and transitional). Only the parts that hold cell
 * values are unzipped, and the sheets are streamed: what is not read cannot be too large, and
 * cannot be wrong.
 */
public final class XlsxReader {

  private static final String PACKAGE = "_rels/.rels";

  private XlsxReader() {}

  /** The grid of a zip file's bytes, or why there is none. */
  public static Read<Grid> read(String file, byte[] content) {
    try {
      return Read.of(grid(file, content));
    } catch (Unreadable e) {
      return Read.failed(e.diagnostic(file));
    }
  }

  static Grid grid(String file, byte[] content) throws Unreadable {
    ZipParts zip = ZipParts.of(content);
    String workbook = workbookPart(zip);
    XlsxWorkbook parts = XlsxWorkbook.of(zip, workbook);
    SheetBuilder.Budget budget = new SheetBuilder.Budget();
    List<Sheet> sheets = new ArrayList<>();
    for (XlsxWorkbook.Entry entry : parts.sheets()) {
      SheetBuilder sheet =
          new SheetBuilder(budget, file, entry.name(), sheets.size(), entry.hidden());
      new XlsxSheet(zip.xml(entry.part(), true), parts, sheet).read();
      sheets.add(sheet.build());
    }
    return new Grid(file, Grid.Kind.XLSX, sheets);
  }

  private static String workbookPart(ZipParts zip) throws Unreadable {
    String other = ZipKinds.of(zip);
    if (!other.isEmpty()) {
      throw Unreadable.kind(other);
    }
    Relationships relationships = Relationships.of(zip, "");
    String part =
        relationships
            .ofType("officeDocument")
            .orElseThrow(() -> Unreadable.damaged(PACKAGE, "officeDocument ∅"));
    if (part.toLowerCase(Locale.ROOT).endsWith(".bin")) {
      throw Unreadable.kind("Excel binary (.xlsb)");
    }
    return part;
  }

  /** Refuses a workbook with more sheets than are sensible. */
  static void checkSheets(int count) throws Unreadable {
    if (count > Limits.SHEETS) {
      throw Unreadable.beyond(Limits.SHEETS + " 工作表 sheets");
    }
  }
}
