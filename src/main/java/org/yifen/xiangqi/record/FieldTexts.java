package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.List;
import org.yifen.diagnostic.Notice;

/**
 * The texts of a record in bytes, each in its field. They are decoded when all are there, because
 * one short name does not tell its encoding.
 */
final class FieldTexts {

  private final List<byte[]> fields = new ArrayList<>();
  private final List<Integer> offsets = new ArrayList<>();
  private Encoding encoding = Encoding.GB18030;

  /** Keeps a text; gives its number. */
  int add(byte[] bytes, int offset) {
    fields.add(bytes);
    offsets.add(offset);
    return fields.size() - 1;
  }

  /** Finds the encoding of all. */
  void decide() {
    encoding = Encoding.of(fields, Encoding.GB18030);
  }

  String encoding() {
    return encoding.title();
  }

  /** The text of a number; what is odd about it goes to {@code out}. */
  String text(int number, Gathered out) {
    byte[] bytes = fields.get(number);
    int offset = offsets.get(number);
    Encoding own = Encoding.isAscii(bytes) ? encoding : encoding.ofField(bytes);
    String text = own.decode(bytes);
    if (own != encoding) {
      out.at(offset, Notice.REC_004, own.title(), encoding.title());
    }
    if (Encoding.isBroken(text) || text.indexOf('\0') >= 0) {
      out.at(offset, Notice.REC_005, text, own.title());
    }
    return text.replace('\0', ' ').replace("\r\n", "\n").strip();
  }
}
