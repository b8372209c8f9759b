package org.yifen.publish;

import java.nio.charset.StandardCharsets;

/** File names as URI references (RFC 3986). */
final class UriReference {

  private static final String ALPHANUMERIC =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

  /** What else may stand in a path as it is, the slash between its parts included. */
  private static final String PLAIN = "-._~/";

  private static final int BYTE = 0xFF;

  private UriReference() {}

  /**
   * A path with every other character than letters, digits and {@code -._~/} percent-encoded in
   * UTF-8: {@code 杯 赛.xlsx} is {@code %E6%9D%AF%20%E8%B5%9B.xlsx}. A relative path stays relative;
   * an absolute one becomes a {@code file:} URI.
   */
  static String of(String path) {
    String slashes = path.replace('\\', '/');
    StringBuilder uri = new StringBuilder(slashes.startsWith("/") ? "file://" : "");
    for (byte b : slashes.getBytes(StandardCharsets.UTF_8)) {
      if (isPlain((char) (b & BYTE))) {
        uri.append((char) b);
      } else {
        uri.append('%').append(hex(b >> 4)).append(hex(b));
      }
    }
    return uri.toString();
  }

  private static boolean isPlain(char c) {
    return ALPHANUMERIC.indexOf(c) >= 0 || PLAIN.indexOf(c) >= 0;
  }

  private static char hex(int nibble) {
    return "0123456789ABCDEF".charAt(nibble & 0xF);
  }
}
