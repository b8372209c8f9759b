package org.yifen.xiangqi.record;

import java.nio.charset.StandardCharsets;

/** Texts of two bytes a character that end at a zero character, or with their field. */
final class Utf16Text {

  private Utf16Text() {}

  /** A text; the zero is looked for on even offsets, since 一 after a blank has two on odd ones. */
  static String of(byte[] bytes, int from, int size) {
    int end = from;
    int last = Math.min(from + size, bytes.length) - 1;
    while (end < last && (bytes[end] != 0 || bytes[end + 1] != 0)) {
      end += 2;
    }
    return new String(bytes, from, Math.min(end, last + 1) - from, StandardCharsets.UTF_16LE)
        .replace("\r\n", "\n")
        .strip();
  }
}
