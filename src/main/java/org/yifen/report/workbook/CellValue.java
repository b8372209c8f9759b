package org.yifen.report.workbook;

import org.yifen.report.grid.TextWidth;

/**
 * One value to write. There is none for formulas: nothing this package writes is ever computed by
 * the program that opens it.
 */
public sealed interface CellValue {

  /** Nothing there; the cell still has its column's look. */
  CellValue BLANK = new Blank();

  /** A text; blank when it is empty. */
  static CellValue of(String text) {
    return text.isEmpty() ? BLANK : new Text(text);
  }

  static CellValue of(long number) {
    return new Whole(number);
  }

  /** Appends the cell's attributes after its address, its content and its end. */
  void appendTo(StringBuilder xml, CellLook look);

  /** How wide the value is in print, in half-width characters. */
  int width();

  /** See {@link #BLANK}. */
  record Blank() implements CellValue {
    @Override
    public void appendTo(StringBuilder xml, CellLook look) {
      xml.append(" s=\"").append(look.style).append("\"/>");
    }

    @Override
    public int width() {
      return 0;
    }
  }

  /** A text, written as such whatever it looks like. */
  record Text(String text) implements CellValue {
    @Override
    public void appendTo(StringBuilder xml, CellLook look) {
      int style = FormulaLike.test(text) ? look.quotedStyle() : look.style;
      xml.append(" s=\"").append(style).append("\" t=\"inlineStr\"><is><t");
      if (text.charAt(0) <= ' ' || text.charAt(text.length() - 1) <= ' ') {
        xml.append(" xml:space=\"preserve\"");
      }
      xml.append('>');
      XmlText.append(xml, XmlText.cut(text));
      xml.append("</t></is></c>");
    }

    @Override
    public int width() {
      return TextWidth.of(text);
    }
  }

  /** A whole number. */
  record Whole(long number) implements CellValue {
    @Override
    public void appendTo(StringBuilder xml, CellLook look) {
      xml.append(" s=\"").append(look.style).append("\"><v>").append(number).append("</v></c>");
    }

    @Override
    public int width() {
      return Long.toString(number).length();
    }
  }
}
