package org.yifen.xiangqi.record;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;

/** Makes XQF files of any version from the published layout, keys included. */
final class XqfBytes {

  static final int NEXT = 1;
  static final int OTHER = 2;

  private static final String START =
      "00102030405060708012720323436383" + "09192939495969798917770626466686";
  private static final String TEXT = "[(C) Copyright Mr. Dong Shiwei.]";
  private static final Charset GB = Charset.forName("GB18030");

  final byte[] header = new byte[1024];
  private final ByteArrayOutputStream steps = new ByteArrayOutputStream();
  private final int version;
  private int kXy;
  private int kFrom;
  private int kTo;
  private int kRemark;

  XqfBytes(int version) {
    this.version = version;
    header[0] = 'X';
    header[1] = 'Q';
    header[2] = (byte) version;
    if (version > 10) {
      keys();
    }
    for (int i = 0; i < 32; i++) {
      int slot = version >= 12 ? (kXy + i + 1) % 32 : i;
      header[16 + i] = (byte) (Integer.parseInt(START.substring(2 * slot, 2 * slot + 2)) + kXy);
    }
  }

  private void keys() {
    int xy = 0x13;
    int from = 0x2A;
    int to = 0x77;
    int sum = 256 - (xy + from + to) % 256;
    byte[] keys = {
      (byte) 0xEA, 0, 0, 0, 0, 0x11, 0x22, 0x44, (byte) 0x89, (byte) sum, 0x13, 0x2A, 0x77
    };
    System.arraycopy(keys, 0, header, 3, keys.length);
    kXy = (xy * xy * 54 + 221) * xy % 256;
    kFrom = (from * from * 54 + 221) * kXy % 256;
    kTo = (to * to * 54 + 221) * kFrom % 256;
    kRemark = (sum * 256 + xy) % 32_000 + 767;
  }

  XqfBytes field(int offset, String text) {
    byte[] bytes = text.getBytes(GB);
    header[offset] = (byte) bytes.length;
    System.arraycopy(bytes, 0, header, offset + 1, bytes.length);
    return this;
  }

  /** The node before the first move. */
  XqfBytes root(int flags, String comment) {
    return step(0, 0, flags, comment);
  }

  /** A move; squares are ten times the file and the rank. */
  XqfBytes step(int from, int to, int flags, String comment) {
    byte[] remark = comment.getBytes(GB);
    int f = from + 24 + kFrom;
    int t = to + 32 + kTo;
    if (version <= 10) {
      put(f, t, (flags & NEXT) != 0 ? 0xF0 : 0, 0);
      int tag = ((flags & NEXT) != 0 ? 0xF0 : 0) | ((flags & OTHER) != 0 ? 0x0F : 0);
      byte[] all = steps.toByteArray();
      all[all.length - 2] = (byte) tag;
      steps.reset();
      steps.writeBytes(all);
      length(remark.length);
    } else {
      int noise = 0x15;
      int tag = ((flags & NEXT) != 0 ? 0x80 : 0) | ((flags & OTHER) != 0 ? 0x40 : 0);
      put(f, t, tag | noise | (remark.length > 0 ? 0x20 : 0), 0x5A);
      if (remark.length > 0) {
        length(remark.length + kRemark);
      }
    }
    steps.writeBytes(remark);
    return this;
  }

  XqfBytes length(int length) {
    put(length, length >> 8, length >> 16, length >> 24);
    return this;
  }

  XqfBytes put(int... bytes) {
    for (int b : bytes) {
      steps.write(b);
    }
    return this;
  }

  byte[] bytes() {
    byte[] plain = steps.toByteArray();
    byte[] file = new byte[1024 + plain.length];
    System.arraycopy(header, 0, file, 0, 1024);
    for (int i = 0; i < plain.length; i++) {
      int key = 0;
      if (version > 10) {
        int at = i % 32;
        int bit = (header[12 + at % 4] & header[3]) | header[8 + at % 4];
        key = TEXT.charAt(at) & bit;
      }
      file[1024 + i] = (byte) (plain[i] + key);
    }
    return file;
  }
}
