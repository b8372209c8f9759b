package org.yifen.report.workbook;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.zip.Inflater;
import org.jspecify.annotations.Nullable;
import org.yifen.diagnostic.Notice;
import org.yifen.report.grid.Limits;
import org.yifen.report.grid.Unreadable;

/**
 * The parts of a zip, found through its directory. Nothing is unzipped before it is asked for, and
 * all that is unzipped counts against the {@link Limits}.
 *
 * <p>A name that occurs twice is refused: two programs could read two different reports from it.
 */
final class ZipParts {

  private static final int STORED = 0;
  private static final int DEFLATED = 8;

  /** The part's place in the file; sizes in bytes. */
  private record Part(String name, ZipDirectory.Entry entry) {}

  private final byte[] content;
  private final Map<String, Part> parts = new HashMap<>();
  private final ByteBudget partBytes = new ByteBudget(Limits.PART_BYTES);
  private final ByteBudget sheetBytes = new ByteBudget(Limits.SHEET_BYTES);

  private ZipParts(byte[] content) {
    this.content = content;
  }

  /** Reads the directory. */
  static ZipParts of(byte[] content) throws Unreadable {
    ZipParts zip = new ZipParts(content);
    for (ZipDirectory.Entry entry : ZipDirectory.read(content)) {
      String name = normal(entry.name());
      if (!name.endsWith("/") && zip.parts.put(name, new Part(entry.name(), entry)) != null) {
        throw Unreadable.damaged(entry.name(), "×2");
      }
    }
    return zip;
  }

  /** Part names ignore case; some programs write a slash before them, or slashes the wrong way. */
  private static String normal(String name) {
    String slashes = name.replace('\\', '/').toLowerCase(Locale.ROOT);
    return slashes.startsWith("/") ? slashes.substring(1) : slashes;
  }

  boolean has(String name) {
    return parts.containsKey(normal(name));
  }

  /** Whether a part lies in that folder, which ends with a slash. */
  boolean hasFolder(String folder) {
    return parts.keySet().stream().anyMatch(name -> name.startsWith(folder));
  }

  /** A part, ready to be parsed; a sheet has a larger budget than the other parts. */
  XmlPull xml(String name, boolean sheet) throws Unreadable {
    return new XmlPull(open(name, sheet ? sheetBytes : partBytes), name);
  }

  /** The bytes of a part that is no sheet. */
  InputStream open(String name) throws Unreadable {
    return open(name, partBytes);
  }

  /**
   * The bytes of the parts whose names, in lower case, are asked for, unzipped; more than {@code
   * most} when they would be beyond it.
   */
  long unzippedBytes(Predicate<String> which, long most) throws IOException {
    long bytes = 0;
    for (String name : parts.keySet()) {
      if (which.test(name)) {
        try (InputStream in = open(name, new ByteBudget(Long.MAX_VALUE))) {
          for (long read = 1; read > 0 && bytes <= most; bytes += read) {
            read = in.skip(most);
          }
        }
      }
    }
    return bytes;
  }

  private InputStream open(String name, ByteBudget budget) throws Unreadable {
    @Nullable Part part = parts.get(normal(name));
    if (part == null) {
      throw Unreadable.damaged(name, "∅");
    }
    ZipDirectory.Entry entry = part.entry();
    if (entry.encrypted()) {
      throw Unreadable.because(Notice.FIL_006);
    }
    int from = ZipDirectory.dataOffset(content, entry);
    InputStream stored = new ByteArrayInputStream(content, from, (int) entry.compressedSize());
    return switch (entry.method()) {
      case STORED -> new CheckedPart(stored, part.name(), entry.crc(), budget);
      case DEFLATED ->
          new CheckedPart(stored, new Inflater(true), part.name(), entry.crc(), budget);
      default -> throw Unreadable.damaged(name, "zip method " + entry.method());
    };
  }

  /** Bytes that may still be unzipped. */
  static final class ByteBudget {
    private final long limit;
    private long left;

    ByteBudget(long limit) {
      this.limit = limit;
      this.left = limit;
    }

    void spend(int bytes, String part) throws Unreadable {
      left -= bytes;
      if (left < 0) {
        throw Unreadable.beyond(part + " > " + (limit >> 20) + " MiB");
      }
    }
  }
}
