package org.yifen.xiangqi.record;

import java.util.Optional;

/** Goes through the moves of an XQF file, one after another as they are stored. */
final class XqfSteps {

  static final int HEADER = 1024;

  private static final int FROM = 24;
  private static final int TO = 32;

  private final byte[] bytes;
  private final XqfKeys keys;
  private int at = HEADER;

  /** The place of the move read last, and what it says. */
  int offset = HEADER;

  int from;
  int to;
  boolean followed;
  boolean alternative;
  byte[] comment = {};
  int commentOffset;

  XqfSteps(byte[] bytes, XqfKeys keys) {
    this.bytes = bytes;
    this.keys = keys;
  }

  /** Bytes that no move has used. */
  int left() {
    return bytes.length - at;
  }

  /** Reads one move; says what is wrong when it is not whole, with what could be read kept. */
  Optional<String> read() {
    int size = keys.isPlain() ? 8 : 4;
    offset = at;
    comment = new byte[0];
    if (left() < size) {
      return Optional.of(left() + " < " + size + " @bytes");
    }
    from = (keys.read(bytes, at) - FROM - keys.from) & 0xFF;
    to = (keys.read(bytes, at + 1) - TO - keys.to) & 0xFF;
    int tag = keys.read(bytes, at + 2);
    followed = keys.isPlain() ? (tag & 0xF0) != 0 : (tag & 0x80) != 0;
    alternative = keys.isPlain() ? (tag & 0x0F) != 0 : (tag & 0x40) != 0;
    boolean remark = keys.isPlain() || (tag & 0x20) != 0;
    at += 4;
    return remark ? comment() : Optional.empty();
  }

  private Optional<String> comment() {
    if (left() < 4) {
      return Optional.of(left() + " < 4 @bytes");
    }
    long length = -keys.comment;
    for (int i = 0; i < 4; i++) {
      length += (long) keys.read(bytes, at + i) << (8 * i);
    }
    at += 4;
    commentOffset = at;
    int there = (int) Math.max(0, Math.min(length, left()));
    comment = new byte[there];
    for (int i = 0; i < there; i++) {
      comment[i] = (byte) keys.read(bytes, at + i);
    }
    at += there;
    return there == length ? Optional.empty() : Optional.of(length + " > " + there + " @bytes");
  }
}
