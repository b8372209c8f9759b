package org.yifen.report.workbook;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.yifen.report.grid.Unreadable;

/**
 * The directory at the end of a zip (APPNOTE.TXT 4.3.12 to 4.3.16, with the 64-bit fields that some
 * programs write into small files too). Only what lies inside the file is believed.
 */
final class ZipDirectory {

  private static final int ENTRY = 0x02014b50;
  private static final int LOCAL = 0x04034b50;
  private static final int END = 0x06054b50;
  private static final int END_64 = 0x06064b50;
  private static final int LOCATOR_64 = 0x07064b50;
  private static final int END_SIZE = 22;
  private static final int ENTRY_SIZE = 46;
  private static final int LOCAL_SIZE = 30;
  private static final int LOCATOR_SIZE = 20;
  private static final int LONGEST_COMMENT = 0xffff;
  private static final int MOST_ENTRIES = 10_000;
  private static final long IN_64 = 0xffffffffL;

  /**
   * One entry.
   *
   * @param crc CRC-32 of the unzipped bytes
   * @param compressedSize in bytes
   * @param offset of its local header, from the file's start
   */
  record Entry(
      String name, int method, boolean encrypted, long crc, long compressedSize, long offset) {}

  private ZipDirectory() {}

  /** All entries, in the directory's order. */
  static List<Entry> read(byte[] content) throws Unreadable {
    ByteBuffer zip = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
    int end = end(zip);
    long start = zip.getInt(end + 16) & IN_64;
    if (start == IN_64) {
      start = start64(zip, end);
    }
    List<Entry> entries = new ArrayList<>();
    long at = start;
    while (at >= 0 && at <= end - ENTRY_SIZE && zip.getInt((int) at) == ENTRY) {
      at = entry(zip, (int) at, end, entries);
    }
    int expected = zip.getShort(end + 10) & 0xffff;
    if (expected != 0xffff && expected != entries.size()) {
      throw damaged();
    }
    return entries;
  }

  /** Where the entry's data begins; its local header and data lie inside the file. */
  static int dataOffset(byte[] content, Entry entry) throws Unreadable {
    ByteBuffer zip = ByteBuffer.wrap(content).order(ByteOrder.LITTLE_ENDIAN);
    long at = entry.offset();
    if (at < 0 || at > content.length - LOCAL_SIZE || zip.getInt((int) at) != LOCAL) {
      throw Unreadable.damaged(entry.name(), "zip");
    }
    int nameAndExtra = unsigned(zip, (int) at + 26) + unsigned(zip, (int) at + 28);
    long data = at + LOCAL_SIZE + nameAndExtra;
    if (entry.compressedSize() < 0 || entry.compressedSize() > content.length - data) {
      throw Unreadable.damaged(entry.name(), "zip");
    }
    return (int) data;
  }

  private static int end(ByteBuffer zip) throws Unreadable {
    int last = zip.limit() - END_SIZE;
    for (int at = last; at >= Math.max(0, last - LONGEST_COMMENT); at--) {
      if (zip.getInt(at) == END) {
        return at;
      }
    }
    throw damaged();
  }

  private static long start64(ByteBuffer zip, int end) throws Unreadable {
    int locator = end - LOCATOR_SIZE;
    if (locator < 0 || zip.getInt(locator) != LOCATOR_64) {
      throw damaged();
    }
    long end64 = zip.getLong(locator + 8);
    if (end64 < 0 || end64 > end - 56 || zip.getInt((int) end64) != END_64) {
      throw damaged();
    }
    return zip.getLong((int) end64 + 48);
  }

  /** Reads one entry and returns where the next one starts. */
  private static long entry(ByteBuffer zip, int at, int end, List<Entry> entries)
      throws Unreadable {
    int nameSize = unsigned(zip, at + 28);
    int extraSize = unsigned(zip, at + 30);
    long next = (long) at + ENTRY_SIZE + nameSize + extraSize + unsigned(zip, at + 32);
    if (next > end || entries.size() == MOST_ENTRIES) {
      throw damaged();
    }
    byte[] nameBytes = new byte[nameSize];
    zip.get(at + ENTRY_SIZE, nameBytes);
    String name = new String(nameBytes, StandardCharsets.UTF_8);
    long compressed = zip.getInt(at + 20) & IN_64;
    long size = zip.getInt(at + 24) & IN_64;
    long offset = zip.getInt(at + 42) & IN_64;
    Wide wide = new Wide(zip, at + ENTRY_SIZE + nameSize, extraSize);
    // the order of the wide fields is fixed: size, compressed size, offset
    if (size == IN_64) {
      wide.next();
    }
    compressed = compressed == IN_64 ? wide.next() : compressed;
    offset = offset == IN_64 ? wide.next() : offset;
    boolean encrypted = (unsigned(zip, at + 8) & 1) != 0;
    long crc = zip.getInt(at + 16) & IN_64;
    entries.add(new Entry(name, unsigned(zip, at + 10), encrypted, crc, compressed, offset));
    return next;
  }

  private static int unsigned(ByteBuffer zip, int at) {
    return zip.getShort(at) & 0xffff;
  }

  private static Unreadable damaged() {
    return Unreadable.damaged("", "@truncated");
  }

  /** The 64-bit fields of an entry: extra field 1. */
  private static final class Wide {
    private static final int HEADER = 4;

    private final ByteBuffer zip;
    private int at;
    private int end;

    Wide(ByteBuffer zip, int extra, int extraSize) {
      this.zip = zip;
      int last = extra + extraSize;
      int field = extra;
      while (field + HEADER <= last && end == 0) {
        int size = unsigned(zip, field + 2);
        if (zip.getShort(field) == 1 && field + HEADER + size <= last) {
          at = field + HEADER;
          end = at + size;
        }
        field += HEADER + size;
      }
    }

    long next() throws Unreadable {
      if (at + Long.BYTES > end) {
        throw damaged();
      }
      long value = zip.getLong(at);
      at += Long.BYTES;
      return value;
    }
  }
}
