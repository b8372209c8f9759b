package org.yifen.xiangqi.record;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.yifen.diagnostic.Notice;

/**
 * Reads CBL, a library of CBR records. The records are found by their own first bytes, on
 * boundaries of 4,096; the index tells which of them are deleted, and where it does not fit that is
 * told.
 */
final class CblReader {

  private static final int SLOTS = 60;
  private static final int INDEX = 66_624;
  private static final int ENTRY = 276;
  private static final int SLOT = 4_096;
  private static final int LIVE = 7;
  private static final int DELETED = 5;
  private static final int GUID_AT = 20;
  private static final int GUID_TEXT = 38;
  private static final int GUID_BYTES = 20;

  private final byte[] bytes;
  private final Gathered out;

  /** The states of the records by their identifiers. */
  private final Map<String, Integer> states = new HashMap<>();

  CblReader(byte[] bytes, Gathered out) {
    this.bytes = bytes;
    this.out = out;
  }

  void read() {
    if (bytes.length < INDEX) {
      out.at(bytes.length, Notice.REC_002, bytes.length + " < " + INDEX + " @bytes");
      return;
    }
    long slots = unsigned(SLOTS);
    long first = INDEX + ENTRY * slots;
    boolean fits = first <= bytes.length;
    if (fits) {
      index((int) slots);
    } else {
      out.at(SLOTS, Notice.REC_016, slots + " × " + ENTRY + " > " + bytes.length + " @bytes");
    }
    records(starts(), fits ? first : INDEX);
  }

  private long unsigned(int at) {
    long value = 0;
    for (int i = 0; i < 4; i++) {
      value |= (bytes[at + i] & 0xFFL) << (8 * i);
    }
    return value;
  }

  private void index(int slots) {
    for (int i = 0; i < slots; i++) {
      int at = INDEX + ENTRY * i;
      int state = (int) unsigned(at);
      String guid =
          new String(bytes, at + GUID_AT, 2 * GUID_TEXT, StandardCharsets.UTF_16LE)
              .toUpperCase(Locale.ROOT);
      if (state == LIVE || state == DELETED) {
        states.merge(guid, state, Math::max);
      }
    }
  }

  /** Where records begin; every byte is looked at, since the size of the index may lie. */
  private List<Integer> starts() {
    List<Integer> starts = new ArrayList<>();
    for (int at = INDEX; at < bytes.length; at++) {
      if (bytes[at] == 'C' && CbrReader.isAt(bytes, at)) {
        starts.add(at);
      }
    }
    return starts;
  }

  private void records(List<Integer> starts, long first) {
    int listed = states.size();
    Optional<Integer> odd = starts.stream().filter(s -> (s - first) % SLOT != 0).findFirst();
    odd.ifPresent(s -> out.at(s, Notice.REC_016, "%X".formatted(first)));
    int found = 0;
    for (int i = 0; i < starts.size(); i++) {
      int from = starts.get(i);
      int to = i + 1 < starts.size() ? starts.get(i + 1) : bytes.length;
      found += states.containsKey(guid(from)) ? 1 : 0;
      record(from, to);
    }
    if (odd.isEmpty() && (found != listed || starts.size() != found)) {
      out.whole(Notice.REC_016, listed + " ≠ " + starts.size());
    }
  }

  private void record(int from, int to) {
    CbrReader record = new CbrReader(bytes, from, to, RecordFormat.CBL, out);
    int state = states.getOrDefault(guid(from), LIVE);
    if (state == DELETED) {
      out.at(from, Notice.REC_014, record.title());
    } else if (record.isHeading()) {
      out.at(from, Notice.REC_015, record.title());
    } else {
      record.read();
    }
  }

  /** The identifier of a record as the index writes it. */
  private String guid(int from) {
    if (from + GUID_BYTES + 16 > bytes.length) {
      return "";
    }
    StringBuilder text = new StringBuilder("{");
    int[] order = {3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15};
    for (int i = 0; i < order.length; i++) {
      text.append(i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "");
      text.append(String.format(Locale.ROOT, "%02X", bytes[from + GUID_BYTES + order[i]]));
    }
    return text.append('}').toString();
  }
}
