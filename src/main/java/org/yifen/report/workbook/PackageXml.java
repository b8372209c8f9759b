package org.yifen.report.workbook;

import java.util.List;

/** The parts that hold the sheets together: content types, relations, properties, the workbook. */
final class PackageXml {

  private static final String XML =
      "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
  private static final String MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  private static final String RELATIONS =
      "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  private static final String SHEET_TYPE =
      "application/vnd.openxmlformats-officedocument.spreadsheetml.";

  /** Relations from the file to its workbook and its properties. */
  static final String ROOT_RELATIONS =
      XML
          + """
          <Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">\
          <Relationship Id="rId1" Type="%s/officeDocument" Target="xl/workbook.xml"/>\
          <Relationship Id="rId2" \
          Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" \
          Target="docProps/core.xml"/></Relationships>
          """
              .replace("%s", RELATIONS);

  private PackageXml() {}

  static String contentTypes(int sheets) {
    StringBuilder xml = new StringBuilder(XML);
    xml.append(
        """
        <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
        <Default Extension="rels" \
        ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
        <Default Extension="xml" ContentType="application/xml"/>\
        <Override PartName="/docProps/core.xml" \
        ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>\
        """);
    override(xml, "/xl/workbook.xml", "sheet.main+xml");
    override(xml, "/xl/styles.xml", "styles+xml");
    for (int i = 1; i <= sheets; i++) {
      override(xml, "/xl/worksheets/sheet" + i + ".xml", "worksheet+xml");
    }
    return xml.append("</Types>\n").toString();
  }

  private static void override(StringBuilder xml, String part, String type) {
    xml.append("<Override PartName=\"").append(part);
    xml.append("\" ContentType=\"").append(SHEET_TYPE).append(type).append("\"/>");
  }

  /** Title and creator only: no dates, they would differ from one writing to the next. */
  static String properties(String title) {
    return XML
        + """
        <cp:coreProperties \
        xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" \
        xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>"""
        + XmlText.of(title)
        + "</dc:title><dc:creator>Yifen 弈分</dc:creator></cp:coreProperties>\n";
  }

  static String workbook(List<SheetModel> sheets) {
    StringBuilder xml = new StringBuilder(XML);
    xml.append("<workbook xmlns=\"").append(MAIN).append("\" xmlns:r=\"").append(RELATIONS);
    xml.append("\"><bookViews><workbookView activeTab=\"0\"/></bookViews><sheets>");
    for (int i = 0; i < sheets.size(); i++) {
      xml.append("<sheet name=\"").append(XmlText.of(sheets.get(i).name()));
      xml.append("\" sheetId=\"").append(i + 1).append("\" r:id=\"rId").append(i + 1);
      xml.append("\"/>");
    }
    xml.append("</sheets><definedNames>");
    for (int i = 0; i < sheets.size(); i++) {
      PrintSetup.appendTitles(xml, sheets.get(i), i);
    }
    return xml.append("</definedNames></workbook>\n").toString();
  }

  static String workbookRelations(int sheets) {
    StringBuilder xml = new StringBuilder(XML);
    xml.append("<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/");
    xml.append("relationships\">");
    for (int i = 1; i <= sheets; i++) {
      relation(xml, i, "worksheet", "worksheets/sheet" + i + ".xml");
    }
    relation(xml, sheets + 1, "styles", "styles.xml");
    return xml.append("</Relationships>\n").toString();
  }

  private static void relation(StringBuilder xml, int id, String type, String target) {
    xml.append("<Relationship Id=\"rId").append(id);
    xml.append("\" Type=\"").append(RELATIONS).append('/').append(type);
    xml.append("\" Target=\"").append(target).append("\"/>");
  }
}
