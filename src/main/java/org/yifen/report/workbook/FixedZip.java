package org.yifen.report.workbook;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.LocalDateTime;
import java.time.Month;
import java.util.function.Predicate;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** A zip written anew so that the same parts give the same bytes at any time. */
final class FixedZip {

  /**
   * The time of every entry. Not the earliest that the format holds (1980-01-01), for which Java
   * adds one that depends on the time zone.
   */
  static final LocalDateTime ENTRY_TIME = LocalDateTime.of(2000, Month.JANUARY, 1, 0, 0);

  private FixedZip() {}

  /** The zip with the parts whose names are kept, in their order. */
  static byte[] of(byte[] zip, Predicate<String> kept) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(zip.length);
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip));
        ZipOutputStream out = new ZipOutputStream(bytes)) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        if (!entry.isDirectory() && kept.test(entry.getName())) {
          ZipEntry copy = new ZipEntry(entry.getName());
          copy.setTimeLocal(ENTRY_TIME);
          out.putNextEntry(copy);
          in.transferTo(out);
          out.closeEntry();
        }
      }
    }
    return bytes.toByteArray();
  }

  /** Whether every part has our time: no other program has saved the file since. */
  static boolean isOurs(byte[] zip) throws IOException {
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
      boolean any = false;
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        any = true;
        if (!ENTRY_TIME.equals(entry.getTimeLocal())) {
          return false;
        }
      }
      return any;
    }
  }
}
