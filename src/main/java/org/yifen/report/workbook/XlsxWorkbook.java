package org.yifen.report.workbook;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.yifen.report.grid.Unreadable;

/**
 * What all sheets of an {@code .xlsx} workbook share.
 *
 * @param sheets in the workbook's order
 * @param from1904 whether dates count from 1904
 */
record XlsxWorkbook(List<Entry> sheets, boolean from1904, SharedStrings strings, Styles styles) {

  /**
   * One sheet.
   *
   * @param part the name of its part in the zip
   */
  record Entry(String name, boolean hidden, String part) {}

  static XlsxWorkbook of(ZipParts zip, String part) throws Unreadable {
    Relationships relationships = Relationships.of(zip, part);
    List<Entry> sheets = new ArrayList<>();
    boolean from1904 = false;
    XmlPull xml = zip.xml(part, false);
    if (!xml.root().equals("workbook")) {
      throw xml.damaged("<" + xml.name() + ">");
    }
    while (xml.nextChild()) {
      switch (xml.name()) {
        case "workbookPr" -> {
          from1904 = xml.flag("date1904");
          xml.skipElement();
        }
        case "sheets" -> readSheets(xml, relationships, sheets);
        default -> xml.skipElement();
      }
    }
    xml.finish();
    if (sheets.isEmpty()) {
      throw xml.damaged("<sheet> ∅");
    }
    return new XlsxWorkbook(
        sheets,
        from1904,
        SharedStrings.of(zip, relationships.ofType("sharedStrings")),
        Styles.of(zip, relationships.ofType("styles")));
  }

  private static void readSheets(XmlPull xml, Relationships relationships, List<Entry> sheets)
      throws Unreadable {
    while (xml.nextChild()) {
      String name = xml.attribute("name");
      String id = xml.prefixedAttribute("id");
      @Nullable String target = id == null ? null : relationships.targets().get(id);
      if (name == null || target == null) {
        throw xml.damaged("<sheet name=\"" + name + "\"> ∅");
      }
      String state = xml.attribute("state");
      boolean hidden = "hidden".equals(state) || "veryHidden".equals(state);
      sheets.add(new Entry(name, hidden, target));
      XlsxReader.checkSheets(sheets.size());
      xml.skipElement();
    }
  }
}
