package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.List;

/**
 * The tags of a line. Values of real files hold quotation marks without a backslash: a value ends
 * at the last mark before the bracket that closes the tag.
 */
final class PgnTags {

  private PgnTags() {}

  /** Whether a line begins with a tag: a bracket and a letter. */
  static boolean isTag(String line) {
    String text = line.strip();
    return text.length() > 2 && text.charAt(0) == '[' && isName(text.charAt(1));
  }

  /** Whether a line is one whole tag, so that it is taken for one even within a comment. */
  static boolean isWhole(String line) {
    String text = line.strip();
    return isTag(text) && text.endsWith("\"]") && text.indexOf(" \"") == nameEnd(text, 1);
  }

  private static boolean isName(char c) {
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
  }

  private static int nameEnd(String text, int from) {
    int end = from;
    while (end < text.length() && isName(text.charAt(end))) {
      end++;
    }
    return end;
  }

  /** A line's tags, and what of it is no tag. */
  record Line(List<Tag> tags, List<String> malformed) {}

  static Line of(String line) {
    List<Tag> tags = new ArrayList<>();
    List<String> malformed = new ArrayList<>();
    String text = line.strip();
    int from = 0;
    while (from < text.length()) {
      int end = end(text, from);
      tag(text.substring(from, end), tags, malformed);
      from = end;
      while (from < text.length() && Character.isWhitespace(text.charAt(from))) {
        from++;
      }
    }
    return new Line(List.copyOf(tags), List.copyOf(malformed));
  }

  /** Where a tag ends: after the first {@code "]} that ends the line or stands before a tag. */
  private static int end(String text, int from) {
    for (int at = text.indexOf("\"]", from); at >= 0; at = text.indexOf("\"]", at + 1)) {
      int next = at + 2;
      while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
        next++;
      }
      boolean another = text.startsWith("[", next) && isTag(text.substring(next));
      if (next == text.length() || another) {
        return at + 2;
      }
    }
    return text.length();
  }

  private static void tag(String text, List<Tag> tags, List<String> malformed) {
    int end = isTag(text) ? nameEnd(text, 1) : 0;
    String rest = text.substring(end).strip();
    boolean quoted = rest.length() >= 3 && rest.startsWith("\"") && rest.endsWith("\"]");
    if (end == 0) {
      malformed.add(text);
    } else if (quoted) {
      String value = rest.substring(1, rest.length() - 2);
      tags.add(new Tag(text.substring(1, end), unescaped(value)));
    } else {
      malformed.add(text);
      String value = rest.endsWith("]") ? rest.substring(0, rest.length() - 1) : rest;
      tags.add(new Tag(text.substring(1, end), value.replace("\"", "").strip()));
    }
  }

  private static String unescaped(String value) {
    return value.replace("\\\"", "\"").replace("\\\\", "\\");
  }
}
