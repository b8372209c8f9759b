package org.yifen.report.workbook;

import java.util.Optional;

/** Excel's file formats before 1997, which are recognised and not read. */
public final class BiffVersion {

  /** The version of Excel 97 and later, which is read. */
  static final int BIFF8 = 0x600;

  private static final String BIFF2 = "Excel 2.x (BIFF2)";
  private static final String BIFF3 = "Excel 3.0 (BIFF3)";
  private static final String BIFF4 = "Excel 4.0 (BIFF4)";
  private static final String BIFF5 = "Excel 5.0/95 (BIFF5)";

  private BiffVersion() {}

  /** The kind of a file without an OLE2 container, by its first record. */
  public static Optional<String> ofContent(byte[] content) {
    if (content.length < 6 || content[0] != 9) {
      return Optional.empty();
    }
    return switch (content[1] << 8 | content[2]) {
      case 0x0004 -> Optional.of(BIFF2);
      case 0x0206 -> Optional.of(BIFF3);
      case 0x0406 -> Optional.of(BIFF4);
      case 0x0808 -> Optional.of(BIFF5);
      default -> Optional.empty();
    };
  }

  /** The kind that a BOF record's version stands for. */
  static String ofVersion(int version) {
    return switch (version) {
      case 0x500 -> BIFF5;
      case 0x400 -> BIFF4;
      case 0x300 -> BIFF3;
      case 0x200, 0x007, 0x000 -> BIFF2;
      default -> "Excel (BIFF " + Integer.toHexString(version) + ")";
    };
  }
}
