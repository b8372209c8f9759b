package org.yifen.online;

import java.io.IOException;
import java.io.InputStream;

/** The lines of a stream of bytes, one after another, without a copy of each. */
final class LogLines {

  /** A line is shorter than this, in bytes. */
  static final int LONGEST = 1 << 20;

  /** Read at once: what is read here and looked at elsewhere should still lie in the cache. */
  private static final int STEP = 1 << 17;

  private static final long NEWLINES = Words.repeated('\n');

  private final InputStream in;
  private byte[] buffer = newBuffer();
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

  /** A buffer as {@link #fill} needs it. */
  static byte[] newBuffer() {
    return new byte[LONGEST + Words.ROOM];
  }

  /** Goes on to the next line; false at the end. */
  boolean advance() throws IOException {
    return next() || (!ended && fill(buffer) && next());
  }

  /** Goes on to the next line that is here whole; false when more must be read first. */
  boolean next() throws IOException {
    int newline = find(next);
    boolean full = next == 0 && filled == LONGEST;
    if (newline < 0 && (next == filled || !(ended || full))) {
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
    for (int i = from; i < filled; i += Long.BYTES) {
      long found = Words.matches(Words.little(buffer, i), NEWLINES);
      if (found != 0) {
        int at = i + Words.place(found);
        return at < filled ? at : -1;
      }
    }
    return -1;
  }

  /**
   * Moves what is left to the front of a buffer and reads on there until a line is whole, or the
   * buffer is full, or the stream has ended; false when nothing is left.
   */
  boolean fill(byte[] into) throws IOException {
    System.arraycopy(buffer, next, into, 0, filled - next);
    buffer = into;
    filled -= next;
    next = 0;
    int searched = 0;
    do {
      searched = filled;
      int wanted = Math.min(STEP, LONGEST - filled);
      int read = in.readNBytes(buffer, filled, wanted);
      ended = read < wanted;
      filled += read;
      bytes += read;
    } while (!ended && filled < LONGEST && find(searched) < 0);
    return filled > 0;
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

  /** Whether nothing comes after the present line. */
  boolean isOver() {
    return ended && next == filled;
  }

  /** How many bytes have been read from the stream. */
  long bytes() {
    return bytes;
  }
}
