package org.yifen.xiangqi.record;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A text in UTF-16 given as UTF-8, so that what reads lines of bytes reads it too. */
final class Utf16Stream extends InputStream {

  /** How much is looked at where there is no byte order mark. */
  private static final int HEAD = 64;

  private final Reader reader;
  private byte[] pending = {};
  private int at;

  private Utf16Stream(Reader reader) {
    this.reader = reader;
  }

  /** The text when it is UTF-16 by its mark or its many zero bytes; the stream can be reset. */
  static Optional<InputStream> of(InputStream in) throws IOException {
    in.mark(HEAD);
    byte[] head = in.readNBytes(HEAD);
    in.reset();
    return order(head).map(order -> new Utf16Stream(new InputStreamReader(in, order)));
  }

  private static Optional<Charset> order(byte[] head) {
    int mark = head.length < 2 ? 0 : ((head[0] & 0xFF) << 8) | (head[1] & 0xFF);
    if (mark == 0xFEFF || mark == 0xFFFE) {
      return Optional.of(mark == 0xFEFF ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE);
    }
    int[] zeros = new int[2];
    for (int i = 0; i < head.length; i++) {
      zeros[i & 1] += head[i] == 0 ? 1 : 0;
    }
    int half = head.length / 2;
    boolean little = head.length >= 4 && zeros[0] == 0 && zeros[1] * 2 > half;
    boolean big = head.length >= 4 && zeros[1] == 0 && zeros[0] * 2 > half;
    if (!little && !big) {
      return Optional.empty();
    }
    return Optional.of(little ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_16BE);
  }

  @Override
  public int read() throws IOException {
    return fill() ? pending[at++] & 0xFF : -1;
  }

  @Override
  public int read(byte[] into, int from, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (!fill()) {
      return -1;
    }
    int count = Math.min(length, pending.length - at);
    System.arraycopy(pending, at, into, from, count);
    at += count;
    return count;
  }

  /** Makes sure that there are bytes to give; false at the end. */
  private boolean fill() throws IOException {
    if (at < pending.length) {
      return true;
    }
    char[] chars = new char[4096];
    int count = reader.read(chars);
    if (count <= 0) {
      return false;
    }
    boolean split = Character.isHighSurrogate(chars[count - 1]);
    int second = split ? reader.read() : -1;
    String text = new String(chars, 0, count) + (second < 0 ? "" : "" + (char) second);
    pending = text.getBytes(StandardCharsets.UTF_8);
    at = 0;
    return true;
  }
}
