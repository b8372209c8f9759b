package org.yifen.xiangqi.record;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Optional;

/** The lines of a file as bytes; they end in CR, LF or both. */
final class RawLines {

  private final InputStream in;
  private final byte[] buffer = new byte[1 << 14];
  private byte[] line = new byte[256];
  private int at;
  private int end;
  private boolean afterReturn;

  RawLines(InputStream in) {
    this.in = in;
  }

  /** The next line without its end; a line longer than the limit is given in parts. */
  Optional<byte[]> next() throws IOException {
    int size = 0;
    while (fill()) {
      byte b = buffer[at++];
      boolean second = b == '\n' && afterReturn;
      afterReturn = b == '\r';
      if (second) {
        continue;
      }
      if (b == '\n' || b == '\r') {
        return Optional.of(Arrays.copyOf(line, size));
      }
      if (size == line.length) {
        line = Arrays.copyOf(line, 2 * size);
      }
      line[size++] = b;
      if (size >= Limits.LINE_BYTES) {
        return Optional.of(Arrays.copyOf(line, size));
      }
    }
    return size > 0 ? Optional.of(Arrays.copyOf(line, size)) : Optional.empty();
  }

  private boolean fill() throws IOException {
    if (at < end) {
      return true;
    }
    at = 0;
    end = in.read(buffer);
    return end > 0;
  }
}
