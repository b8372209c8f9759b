package org.yifen.report.workbook;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.yifen.report.grid.Limits;
import org.yifen.report.grid.Unreadable;

/** The number format of each cell style; of styles nothing else matters here. */
final class Styles {

  private final Map<Integer, String> codes = new HashMap<>();
  private final Map<Integer, NumberFormat> formats = new HashMap<>();
  private final List<Integer> formatOfStyle = new ArrayList<>();
  private boolean given;

  /** The styles of a workbook; without a part for them every number is shown as it is. */
  static Styles of(ZipParts zip, Optional<String> part) throws Unreadable {
    Styles styles = new Styles();
    if (part.isPresent() && zip.has(part.get())) {
      styles.given = true;
      XmlPull xml = zip.xml(part.get(), false);
      xml.root();
      while (xml.nextChild()) {
        switch (xml.name()) {
          case "numFmts" -> styles.readFormats(xml);
          case "cellXfs" -> styles.readStyles(xml);
          default -> xml.skipElement();
        }
      }
      xml.finish();
    }
    return styles;
  }

  /** The format of a style number; nothing when the workbook has no such style. */
  Optional<NumberFormat> format(int style) {
    if (!given) {
      return Optional.of(NumberFormat.GENERAL);
    }
    if (style >= formatOfStyle.size()) {
      return style == 0 ? Optional.of(NumberFormat.GENERAL) : Optional.empty();
    }
    return Optional.of(formats.computeIfAbsent(formatOfStyle.get(style), this::format));
  }

  private NumberFormat format(Integer number) {
    @Nullable String code = codes.get(number);
    return NumberFormat.of(code == null ? BuiltInFormats.code(number) : code);
  }

  private void readFormats(XmlPull xml) throws Unreadable {
    while (xml.nextChild()) {
      String code = xml.attribute("formatCode");
      if (code != null) {
        check(codes.size(), "numFmt");
        codes.put(xml.intAttribute("numFmtId", 0), RichText.unescape(code));
      }
      xml.skipElement();
    }
  }

  private void readStyles(XmlPull xml) throws Unreadable {
    while (xml.nextChild()) {
      check(formatOfStyle.size(), "xf");
      formatOfStyle.add(xml.intAttribute("numFmtId", 0));
      xml.skipElement();
    }
  }

  private static void check(int count, String element) throws Unreadable {
    if (count == Limits.STYLES) {
      throw Unreadable.beyond(Limits.STYLES + " <" + element + ">");
    }
  }
}
