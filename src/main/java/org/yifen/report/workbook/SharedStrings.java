package org.yifen.report.workbook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.report.grid.Cell;
import org.yifen.report.grid.Limits;
import org.yifen.report.grid.Unreadable;

/**
 * The texts that cells share, each made into one cell value once. Texts that cells hold themselves
 * count against the same limit.
 */
final class SharedStrings {

  private final List<Cell.Text> texts = new ArrayList<>();
  private int characters;

  private SharedStrings() {}

  /** Reads the part; without a part there are no texts. */
  static SharedStrings of(ZipParts zip, Optional<String> part) throws Unreadable {
    SharedStrings strings = new SharedStrings();
    if (part.isPresent() && zip.has(part.get())) {
      XmlPull xml = zip.xml(part.get(), false);
      xml.root();
      while (xml.nextChild()) {
        if (xml.name().equals("si")) {
          strings.add(part.get(), RichText.read(xml));
        } else {
          xml.skipElement();
        }
      }
      xml.finish();
    }
    return strings;
  }

  private void add(String part, String text) throws Unreadable {
    if (texts.size() == Limits.CELLS) {
      throw Unreadable.beyond(part + " > " + Limits.CELLS + " <si>");
    }
    texts.add(new Cell.Text(count(text)));
  }

  /** Counts a text of the workbook against the limit, and returns it. */
  String count(String text) throws Unreadable {
    characters += text.length();
    if (characters > Limits.TEXT_CHARS) {
      throw Unreadable.beyond((Limits.TEXT_CHARS >> 20) + " Mi @characters");
    }
    return text;
  }

  /** The text of that number, from 0; nothing when there is none. */
  Optional<Cell> get(int index) {
    return index >= 0 && index < texts.size() ? Optional.of(texts.get(index)) : Optional.empty();
  }
}
