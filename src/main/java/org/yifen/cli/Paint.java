package org.yifen.cli;

import org.yifen.diagnostic.Severity;
import org.yifen.xiangqi.diagram.Tone;

/**
 * Colours of a terminal. They only repeat what the words say.
 *
 * @param on whether there are any
 */
record Paint(boolean on) {

  /** No colours. */
  static final Paint NONE = new Paint(false);

  private static final String BOLD_RED = "1;31";
  private static final String BOLD_YELLOW = "1;33";
  private static final String BOLD_CYAN = "1;36";
  private static final String BOLD = "1";
  private static final String REVERSE = "7";
  private static final String RED = "31";

  /** A severity's word in its colour. */
  String severity(Severity severity, String text) {
    return switch (severity) {
      case ERROR -> paint(BOLD_RED, text);
      case WARNING -> paint(BOLD_YELLOW, text);
      case NOTE -> paint(BOLD_CYAN, text);
    };
  }

  /** Where to look. */
  String place(String text) {
    return paint(BOLD, text);
  }

  /** A cell that a finding points to. */
  String cell(String text) {
    return paint(REVERSE, text);
  }

  /** A piece of a board; the one that moved last on a ground of its colour. */
  String piece(Tone tone, String text) {
    return switch (tone) {
      case RED -> paint(RED, text);
      case BLACK -> text;
      case RED_MOVED -> paint(REVERSE + ";" + RED, text);
      case BLACK_MOVED -> paint(REVERSE, text);
    };
  }

  private String paint(String code, String text) {
    return on ? "\u001B[" + code + "m" + text + "\u001B[0m" : text;
  }
}
