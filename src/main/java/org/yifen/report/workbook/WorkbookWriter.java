package org.yifen.report.workbook;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * Writes a workbook as XLSX, row by row: neither files nor memory that grows with the table.
 *
 * <p>The same model gives the same bytes at any time, in any locale and time zone. The parts are
 * written by hand: Apache POI's streaming writers take twice the time and put the clock into the
 * entries, and the usual one keeps its sheets in temporary files.
 */
public final class WorkbookWriter {

  /**
   * A list at the default level is a seventh smaller, and a replay of halves takes a tenth more.
   */
  private static final int LEVEL = 3;

  private final ZipOutputStream zip;

  private WorkbookWriter(ZipOutputStream zip) {
    this.zip = zip;
  }

  /** Writes the workbook and leaves the stream open. */
  public static void write(WorkbookModel workbook, OutputStream out) throws IOException {
    ZipOutputStream zip = new ZipOutputStream(out);
    zip.setLevel(LEVEL);
    WorkbookWriter writer = new WorkbookWriter(zip);
    List<SheetModel> sheets = workbook.sheets();
    writer.part("[Content_Types].xml", PackageXml.contentTypes(sheets.size()));
    writer.part("_rels/.rels", PackageXml.ROOT_RELATIONS);
    writer.part("docProps/core.xml", PackageXml.properties(workbook.title()));
    writer.part("xl/workbook.xml", PackageXml.workbook(sheets));
    writer.part("xl/_rels/workbook.xml.rels", PackageXml.workbookRelations(sheets.size()));
    writer.part("xl/styles.xml", StylesXml.text());
    for (int i = 0; i < sheets.size(); i++) {
      writer.startPart("xl/worksheets/sheet" + (i + 1) + ".xml");
      SheetXml.write(sheets.get(i), i == 0, zip);
      zip.closeEntry();
    }
    zip.finish();
  }

  private void part(String name, String xml) throws IOException {
    startPart(name);
    zip.write(xml.getBytes(StandardCharsets.UTF_8));
    zip.closeEntry();
  }

  private void startPart(String name) throws IOException {
    ZipEntry entry = new ZipEntry(name);
    entry.setTimeLocal(FixedZip.ENTRY_TIME);
    zip.putNextEntry(entry);
  }
}
