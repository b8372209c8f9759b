package org.yifen.report.workbook;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import org.jspecify.annotations.Nullable;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Unreadable;

/** Reads the value of a cell element {@code c}; its address is somebody else's business. */
final class XlsxCell {

  private final XmlPull xml;
  private final XlsxWorkbook workbook;

  XlsxCell(XmlPull xml, XlsxWorkbook workbook) {
    this.xml = xml;
    this.workbook = workbook;
  }

  /** The value of the cell that has just started; reads to its end. */
  Cell read() throws Unreadable {
    String type = xml.attribute("t");
    String style = xml.attribute("s");
    @Nullable String value = null;
    @Nullable String formula = null;
    Cell inline = Cell.Blank.INSTANCE;
    while (xml.nextChild()) {
      switch (xml.name()) {
        case "v" -> value = xml.elementText();
        case "f" -> formula = xml.elementText();
        case "is" -> inline = text(RichText.read(xml));
        default -> xml.skipElement();
      }
    }
    if ("inlineStr".equals(type) && value == null) {
      return inline;
    }
    boolean textResult = "str".equals(type) && value != null;
    if (formula != null && !textResult && (value == null || value.isEmpty())) {
      return new Cell.Uncomputed(workbook.strings().count(formula));
    }
    return value == null ? Cell.Blank.INSTANCE : value(type == null ? "n" : type, style, value);
  }

  private Cell value(String type, @Nullable String style, String value) throws Unreadable {
    return switch (type) {
      case "n" -> value.isEmpty() ? Cell.Blank.INSTANCE : number(style, value);
      case "s" -> shared(value);
      case "str", "inlineStr" -> text(RichText.unescape(value));
      case "b" -> new Cell.Bool(bool(value));
      case "e" -> new Cell.Fault(workbook.strings().count(value));
      case "d" -> date(value);
      default -> throw xml.damaged("<c t=\"" + type + "\">");
    };
  }

  private Cell text(String text) throws Unreadable {
    return new Cell.Text(workbook.strings().count(text));
  }

  private Cell number(@Nullable String style, String value) throws Unreadable {
    NumberFormat format =
        workbook
            .styles()
            .format(style == null ? 0 : index(style))
            .orElseThrow(() -> xml.damaged("<c s=\"" + style + "\">"));
    return format.cell(NumberText.parse(value).orElseThrow(() -> wrong(value)), from1904());
  }

  private Cell shared(String value) throws Unreadable {
    return workbook.strings().get(index(value)).orElseThrow(() -> wrong(value));
  }

  /** A whole number from 0; -1 when it is none, which no list holds. */
  private int index(String text) throws Unreadable {
    double number = NumberText.parse(text).orElse(-1);
    if (number < 0 || number != Math.rint(number) || number > Integer.MAX_VALUE) {
      throw wrong(text);
    }
    return (int) number;
  }

  private boolean bool(String value) throws Unreadable {
    return switch (value.strip()) {
      case "1", "true" -> true;
      case "0", "false" -> false;
      default -> throw wrong(value);
    };
  }

  /** A date written out (ISO 8601), as strict workbooks may have it. */
  private Cell date(String value) throws Unreadable {
    try {
      String text = value.strip();
      String local = text.endsWith("Z") ? text.substring(0, text.length() - 1) : text;
      LocalDateTime date =
          local.indexOf('T') < 0
              ? LocalDate.parse(local).atStartOfDay()
              : LocalDateTime.parse(local);
      return new Cell.Date(date, SerialDate.of(date, from1904()));
    } catch (DateTimeException e) {
      throw wrong(value);
    }
  }

  private boolean from1904() {
    return workbook.from1904();
  }

  private Unreadable wrong(String value) {
    return xml.damaged("<v>" + value.substring(0, Math.min(value.length(), 40)) + "</v>");
  }
}
