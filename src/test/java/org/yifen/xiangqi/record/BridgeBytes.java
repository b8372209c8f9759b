package org.yifen.xiangqi.record;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16LE;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;

/** Makes CBR records and CBL libraries from the published layout. */
final class BridgeBytes {

  static final int END = 1;
  static final int OTHER = 2;

  private static final String BOARD =
      "212223242524232221"
          + "000000000000000000"
          + "002600000000002600"
          + "270027002700270027"
          + "000000000000000000"
          + "000000000000000000"
          + "170017001700170017"
          + "001600000000001600"
          + "000000000000000000"
          + "111213141514131211";

  private BridgeBytes() {}

  /** A record with the usual start. */
  static byte[] record(int id, String title, byte[]... steps) {
    byte[] header = new byte[2214];
    System.arraycopy("CCBridge Record\0".getBytes(ISO_8859_1), 0, header, 0, 16);
    header[19] = 2;
    header[20] = (byte) id;
    text(header, 180, title);
    text(header, 1076, "甲 一");
    header[2076] = 1;
    header[2112] = 1;
    header[2116] = 1;
    for (int i = 0; i < 90; i++) {
      header[2120 + i] = (byte) Integer.parseInt(BOARD.substring(2 * i, 2 * i + 2), 16);
    }
    return joined(header, joined(steps));
  }

  static byte[] heading(int id, String title) {
    byte[] record = record(id, title, step(END, 0, 0, ""));
    java.util.Arrays.fill(record, 2120, 2210, (byte) 0);
    return record;
  }

  private static void text(byte[] header, int at, String text) {
    byte[] bytes = text.getBytes(UTF_16LE);
    System.arraycopy(bytes, 0, header, at, bytes.length);
  }

  /** A move; squares count from Black's left rook. */
  static byte[] step(int flags, int from, int to, String comment) {
    byte[] text = comment.getBytes(UTF_16LE);
    byte[] step = {(byte) (flags | (text.length > 0 ? 4 : 0)), 0x77, (byte) from, (byte) to};
    return text.length == 0 ? step : joined(step, number(text.length), text);
  }

  static byte[] number(int value) {
    return new byte[] {
      (byte) value, (byte) (value >> 8), (byte) (value >> 16), (byte) (value >> 24)
    };
  }

  static byte[] joined(byte[]... parts) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      out.writeBytes(part);
    }
    return out.toByteArray();
  }

  /** A library with an index of 128 slots; states are those of its records. */
  static byte[] library(List<byte[]> records, int... states) {
    byte[] head = new byte[66_624 + 276 * 128];
    System.arraycopy("CCBridgeLibrary\0".getBytes(ISO_8859_1), 0, head, 0, 16);
    System.arraycopy(number(128), 0, head, 60, 4);
    List<byte[]> parts = new ArrayList<>(List.of(head));
    for (int i = 0; i < records.size(); i++) {
      int at = 66_624 + 276 * i;
      head[at] = (byte) states[i];
      String guid = "{%08X-0000-0000-0000-000000000000}".formatted(records.get(i)[20]);
      text(head, at + 20, guid);
      int slots = (records.get(i).length + 4095) / 4096;
      parts.add(java.util.Arrays.copyOf(records.get(i), 4096 * slots));
    }
    return joined(parts.toArray(byte[][]::new));
  }
}
