package org.yifen.online;

import java.io.IOException;
import java.io.InputStream;

/** The lines of a stream of bytes, one after another, without a copy of each. */
final class LogLines {

  private static final int CHUNK = 1 << 20;

  private final InputStream in;
  private final byte[] buffer = new byte[CHUNK];
  private int next;
  private int filled;
  private boolean ended;
  private int start;
  private int end;
  private boolean tooLong;
  private long bytes;

  LogLines(InputStream in) {
    this.in = in;
  }

  /** Goes on to the next line; false at the end. */
  boolean advance() throws IOException {
    int newline = find(next);
    if (newline < 0 && !ended) {
      fill();
      newline = find(next);
    }
    if (newline < 0 && next == filled) {
      return false;
    }
    tooLong = newline < 0 && !ended;
    start = next;
    end = newline < 0 ? filled : newline;
    next = newline < 0 ? filled : newline + 1;
    if (tooLong) {
      skip();
    } else if (end > start && buffer[end - 1] == '\r') {
      end--;
    }
    return true;
  }

  private int find(int from) {
    for (int i = from; i < filled; i++) {
      if (buffer[i] == '\n') {
        return i;
      }
    }
    return -1;
  }

  /** Moves what is left to the front and reads as much as there is room for. */
  private void fill() throws IOException {
    System.arraycopy(buffer, next, buffer, 0, filled - next);
    filled -= next;
    next = 0;
    int read = in.readNBytes(buffer, filled, buffer.length - filled);
    ended = read < buffer.length - filled;
    filled += read;
    bytes += read;
  }

  /** Passes over the rest of a line that does not fit. */
  private void skip() throws IOException {
    int c = in.read();
    while (c >= 0 && c != '\n') {
      c = in.read();
    }
    ended = c < 0;
  }

  byte[] buffer() {
    return buffer;
  }

  int start() {
    return start;
  }

  /** After the last byte of the line, its end left out. */
  int end() {
    return end;
  }

  /** Whether the line has only its beginning here, since it is longer than any of a log. */
  boolean isTooLong() {
    return tooLong;
  }

  /** How many bytes have been read from the stream. */
  long bytes() {
    return bytes;
  }
}
