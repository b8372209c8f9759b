package org.yifen.report.workbook;

/**
 * The part {@code xl/styles.xml}: one pair of cell formats for each {@link CellLook}, plain and
 * with {@code quotePrefix}.
 *
 * <p>The font is 等线, at hand wherever Excel speaks Chinese; others replace it by their own.
 */
final class StylesXml {

  /** Number format {@code 0}. */
  static final int WHOLE_FORMAT = 1;

  /** Number format {@code +0;-0;0}; the first numbers are the file format's own. */
  static final int SIGNED_FORMAT = 164;

  /** The fonts, in the order they are written. */
  static final int BODY_FONT = 0;

  static final int TITLE_FONT = 1;
  static final int SMALL_FONT = 2;
  static final int STRONG_FONT = 3;

  /** The borders, in the order they are written. */
  static final int PLAIN = 0;

  static final int HEADER = 1;
  static final int RULED = 2;

  /** The fill of {@link #HEADER}; the file format fixes those before it. */
  private static final int HEADER_FILL = 2;

  private static final String HEAD =
      """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
      <styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">\
      <numFmts count="1"><numFmt numFmtId="164" formatCode="+0;-0;0"/></numFmts>\
      """;

  private static final String FILLS_AND_BORDERS =
      """
      <fills count="3"><fill><patternFill patternType="none"/></fill>\
      <fill><patternFill patternType="gray125"/></fill>\
      <fill><patternFill patternType="solid"><fgColor rgb="FFE8EDF3"/><bgColor indexed="64"/>\
      </patternFill></fill></fills>\
      <borders count="3"><border><left/><right/><top/><bottom/><diagonal/></border>\
      """;

  private static final String TAIL =
      """
      <cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>\
      </styleSheet>
      """;

  private StylesXml() {}

  static String text() {
    StringBuilder xml = new StringBuilder(HEAD);
    xml.append("<fonts count=\"4\">");
    font(xml, 11, "", "FF1F2933");
    font(xml, 16, "<b/>", "FF1F2933");
    font(xml, 10, "", "FF52606D");
    font(xml, 11, "<b/>", "FF1F2933");
    xml.append("</fonts>").append(FILLS_AND_BORDERS);
    border(xml, "FF9AA5B1");
    border(xml, "FFCBD2D9");
    xml.append("</borders><cellStyleXfs count=\"1\">");
    xml.append("<xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/></cellStyleXfs>");
    formats(xml);
    return xml.append(TAIL).toString();
  }

  private static void font(StringBuilder xml, int size, String bold, String color) {
    xml.append("<font>").append(bold).append("<sz val=\"").append(size);
    xml.append("\"/><color rgb=\"").append(color);
    xml.append("\"/><name val=\"等线\"/><family val=\"2\"/><charset val=\"134\"/></font>");
  }

  private static void border(StringBuilder xml, String color) {
    xml.append("<border>");
    for (String side : new String[] {"left", "right", "top", "bottom"}) {
      xml.append('<').append(side).append(" style=\"thin\"><color rgb=\"").append(color);
      xml.append("\"/></").append(side).append('>');
    }
    xml.append("<diagonal/></border>");
  }

  private static void formats(StringBuilder xml) {
    CellLook[] looks = CellLook.values();
    xml.append("<cellXfs count=\"").append(1 + 2 * looks.length).append("\">");
    xml.append("<xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\"/>");
    for (CellLook look : looks) {
      format(xml, look, "");
      format(xml, look, " quotePrefix=\"1\"");
    }
    xml.append("</cellXfs>");
  }

  private static void format(StringBuilder xml, CellLook look, String quote) {
    xml.append("<xf numFmtId=\"").append(look.numberFormat);
    xml.append("\" fontId=\"").append(look.font);
    xml.append("\" fillId=\"").append(look.paper == HEADER ? HEADER_FILL : 0);
    xml.append("\" borderId=\"").append(look.paper);
    xml.append("\" xfId=\"0\"").append(quote);
    xml.append(" applyNumberFormat=\"1\" applyFont=\"1\" applyFill=\"1\" applyBorder=\"1\"");
    xml.append(" applyAlignment=\"1\"><alignment horizontal=\"").append(look.horizontal);
    xml.append("\" vertical=\"center\"");
    if (look.horizontal.equals("left")) {
      xml.append(" indent=\"1\"");
    }
    xml.append(look == CellLook.TEXT ? " wrapText=\"1\"" : "").append("/></xf>");
  }
}
