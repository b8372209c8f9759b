package org.yifen.report.workbook;

import java.util.Locale;
import java.util.regex.Pattern;

/** Reads the sections of one number format, character by character. */
final class FormatReader {

  private static final Pattern ELAPSED = Pattern.compile("(?i)h+|m+|s+");
  private static final String[] GENERAL = {"general", "g/通用格式"};
  private static final String[] HALVES_OF_DAY = {"am/pm", "a/p", "上午/下午"};

  private final String code;
  private final String lower;
  private int at;

  private boolean date;
  private boolean general;
  private boolean digits;
  private boolean zeros;
  private boolean point;
  private int decimals;
  private boolean slash;
  private boolean gap;
  private boolean wholes;
  private boolean signed;
  private boolean conditional;
  private boolean misleading;

  FormatReader(String code) {
    this.code = code;
    this.lower = code.toLowerCase(Locale.ROOT);
  }

  /** Whether another section follows; steps over the semicolon before it. */
  boolean more() {
    return at++ < code.length();
  }

  /** The section that starts here. */
  FormatSection section() {
    date = general = digits = zeros = point = slash = gap = wholes = false;
    signed = conditional = misleading = false;
    decimals = 0;
    while (at < code.length() && code.charAt(at) != ';') {
      token();
    }
    return new FormatSection(
        date,
        general,
        digits,
        zeros,
        decimals,
        slash && digits,
        wholes,
        signed,
        conditional,
        // digits in two groups that are no fraction, as in a telephone number
        misleading || (wholes && !slash));
  }

  private void token() {
    char c = lower.charAt(at);
    switch (c) {
      case '"' -> quoted();
      case '[' -> bracket();
      case '\\' -> {
        at++;
        if (at < code.length()) {
          literal(code.charAt(at++));
        }
      }
      case '_', '*' -> at += 2; // room for a character, or a filler
      case '0', '#', '?' -> digit(c);
      case '.' -> {
        point = true;
        at++;
      }
      case ',' -> comma();
      case '/' -> {
        slash = true;
        at++;
      }
      case '@' -> {
        general = true;
        at++;
      }
      case '%' -> {
        misleading = true;
        at++;
      }
      default -> word(c);
    }
    at = Math.min(at, code.length());
  }

  private void word(char c) {
    if (startsWith(GENERAL)) {
      general = true;
    } else if (startsWith(HALVES_OF_DAY)) {
      date = true;
    } else if (c == 'e' && at + 1 < code.length() && "+-".indexOf(code.charAt(at + 1)) >= 0) {
      misleading = true;
      at += 2;
    } else if ("ymdhsbge".indexOf(c) >= 0) {
      date = true;
      at++;
    } else {
      literal(code.charAt(at++));
    }
  }

  private boolean startsWith(String[] words) {
    for (String word : words) {
      if (lower.startsWith(word, at)) {
        at += word.length();
        return true;
      }
    }
    return false;
  }

  private void digit(char c) {
    wholes |= gap && !slash;
    digits = true;
    zeros |= c == '0';
    decimals += point ? 1 : 0;
    at++;
  }

  /** A comma between digits groups them; behind the last digit it divides by a thousand. */
  private void comma() {
    at++;
    boolean between = at < code.length() && "0#?".indexOf(code.charAt(at)) >= 0;
    misleading |= digits && !between;
  }

  private void quoted() {
    int close = code.indexOf('"', at + 1);
    int end = close < 0 ? code.length() : close;
    for (int i = at + 1; i < end; i++) {
      literal(code.charAt(i));
    }
    at = end + 1;
  }

  private void literal(char c) {
    signed |= c == '-' || c == '(' || c == '−';
    misleading |= !Character.isLetter(c) && " -()+:$¥￥−".indexOf(c) < 0;
    gap |= digits;
  }

  private void bracket() {
    int close = code.indexOf(']', at + 1);
    int end = close < 0 ? code.length() : close;
    String inside = lower.substring(at + 1, end);
    conditional |= inside.startsWith("<") || inside.startsWith(">") || inside.startsWith("=");
    misleading |= inside.startsWith("dbnum");
    date |= ELAPSED.matcher(inside).matches();
    at = end + 1;
  }
}
