package org.yifen.report.workbook;

/**
 * How a sheet is printed: A4 upright, one page wide, in the middle; the header row on every page;
 * at the foot the sheet's own words and the number of the page.
 */
final class PrintSetup {

  /** Margins in inches, about 1.5 cm at the sides. */
  private static final String PAGE =
      """
      <printOptions horizontalCentered="1"/>\
      <pageMargins left="0.6" right="0.6" top="0.7" bottom="0.8" header="0.3" footer="0.4"/>\
      <pageSetup paperSize="9" orientation="portrait" fitToWidth="1" fitToHeight="0"/>\
      <headerFooter><oddFooter>""";

  private PrintSetup() {}

  static void append(StringBuilder xml, String footer) {
    xml.append(PAGE);
    XmlText.append(xml, "&L" + footer.replace("&", "&&") + "&R第 &P 页，共 &N 页");
    xml.append("</oddFooter></headerFooter>");
  }

  /** The defined name that repeats the header row of a sheet on each page. */
  static void appendTitles(StringBuilder xml, SheetModel sheet, int index) {
    int row = sheet.headerRow() + 1;
    xml.append("<definedName name=\"_xlnm.Print_Titles\" localSheetId=\"").append(index);
    xml.append("\">'");
    XmlText.append(xml, sheet.name().replace("'", "''"));
    xml.append("'!$").append(row).append(":$").append(row).append("</definedName>");
  }
}
