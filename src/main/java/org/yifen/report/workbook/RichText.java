package org.yifen.report.workbook;

import org.yifen.report.grid.Limits;
import org.yifen.report.grid.Unreadable;

/** Text of a workbook: plain, or in runs of different fonts. How it is pronounced is left out. */
final class RichText {

  private RichText() {}

  /** Reads the element {@code si} or {@code is} that has just started. */
  static String read(XmlPull xml) throws Unreadable {
    String text = "";
    while (xml.nextChild()) {
      switch (xml.name()) {
        case "t" -> text = text.isEmpty() ? xml.elementText() : text + xml.elementText();
        case "r" -> text = text + run(xml);
        default -> xml.skipElement();
      }
      if (text.length() > Limits.CELL_CHARS) {
        throw Unreadable.beyond("> " + Limits.CELL_CHARS + " @characters");
      }
    }
    return unescape(text);
  }

  private static String run(XmlPull xml) throws Unreadable {
    String text = "";
    while (xml.nextChild()) {
      if (xml.name().equals("t")) {
        text += xml.elementText();
      } else {
        xml.skipElement();
      }
    }
    return text;
  }

  /** Characters that XML cannot hold are written as {@code _x000D_} (ECMA-376, ST_Xstring). */
  static String unescape(String text) {
    int at = text.indexOf("_x");
    if (at < 0) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length());
    int from = 0;
    while (at >= 0) {
      int code = code(text, at);
      if (code >= 0) {
        out.append(text, from, at).append((char) code);
        from = at + 7;
      }
      at = text.indexOf("_x", code >= 0 ? from : at + 1);
    }
    return out.append(text, from, text.length()).toString();
  }

  /** The character escaped at this place, or -1. */
  private static int code(String text, int at) {
    if (at + 7 > text.length() || text.charAt(at + 6) != '_') {
      return -1;
    }
    int code = 0;
    for (int i = at + 2; i < at + 6; i++) {
      int digit = Character.digit(text.charAt(i), 16);
      if (digit < 0) {
        return -1;
      }
      code = code * 16 + digit;
    }
    return code;
  }
}
