package org.yifen.report.trf;

import java.time.LocalDate;
import org.yifen.event.Entrant;
import org.yifen.event.Event;
import org.yifen.event.EventSystem;
import org.yifen.regulation.Exact;

/** Values as the fields of records have them, and the widths of those fields in characters. */
final class TrfFields {

  static final int NAME = 33;
  static final int TITLE = 3;
  static final int NUMBER = 4;
  static final int ID = 11;

  private TrfFields() {}

  /** A title that fits the record; FIDE's are up to three letters. */
  static String title(Entrant entrant) {
    boolean fits =
        entrant.title().length() <= TITLE && entrant.title().chars().allMatch(c -> c < 0x80);
    return fits ? entrant.title() : "";
  }

  /** A day as 2026/03/12; empty when it is not known. */
  static String date(LocalDate date) {
    return date.equals(Event.UNKNOWN_DATE) ? "" : date.toString().replace('-', '/');
  }

  /** The system in the words of record 092. */
  static String type(EventSystem system) {
    return switch (system) {
      case ROUND_ROBIN -> "Round-Robin";
      case DOUBLE_ROUND_ROBIN -> "Double Round-Robin";
      case SWISS -> "Swiss-System";
    };
  }

  /** Points with one decimal, from halves. */
  static String points(int halves) {
    return halves % 2 == 0 ? Exact.points(halves) + ".0" : Exact.points(halves);
  }

  /** A text's characters, those outside the basic plane once. */
  static int length(String text) {
    return text.codePointCount(0, text.length());
  }

  /** A text with blanks before it, up to a width in characters. */
  static String padded(String text, int width) {
    return " ".repeat(Math.max(0, width - length(text))) + text;
  }
}
