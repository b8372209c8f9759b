package org.yifen.report.workbook;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.openxml4j.exceptions.InvalidFormatException;
import org.apache.poi.openxml4j.opc.OPCPackage;
import org.apache.poi.openxml4j.opc.PackageRelationshipTypes;
import org.apache.poi.openxml4j.util.ZipSecureFile;
import org.apache.poi.poifs.filesystem.FileMagic;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.yifen.report.grid.Limits;
import org.yifen.report.grid.Unreadable;

/** Opens a workbook with Apache POI, which holds all of it in memory, if it is not too large. */
final class OpenedWorkbook {

  /**
   * The most bytes of sheets, unzipped, and of all parts. Apache POI needs some thirty times the
   * size of a sheet; a heap of 256 MB has to do.
   */
  private static final long SHEET_BYTES = 4L << 20;

  private static final long ALL_BYTES = 24L << 20;

  /** The most bytes of an {@code .xls}, whose blank cells take two bytes each. */
  private static final int XLS_BYTES = 2 << 20;

  /** Styles that are much alike are compressed further than POI takes to be honest. */
  private static final double LEAST_RATIO = 0.001;

  private static final long MOST_PARTS = 10_000;
  private static final String CORE_PROPERTIES = "docprops/core.xml";

  static {
    PoiLog.silence();
    ZipSecureFile.setMinInflateRatio(LEAST_RATIO);
    ZipSecureFile.setMaxEntrySize(ALL_BYTES);
    ZipSecureFile.setMaxTextSize(Limits.TEXT_CHARS);
    ZipSecureFile.setMaxFileCount(MOST_PARTS);
  }

  private OpenedWorkbook() {}

  /** Opens a workbook; exceptions of any kind when it cannot be opened or is too large. */
  static Workbook of(byte[] content) throws IOException {
    if (FileMagic.valueOf(content) != FileMagic.OLE2) {
      return xlsx(content);
    }
    checkSize("xls", content.length, XLS_BYTES);
    try (POIFSFileSystem ole = new POIFSFileSystem(new ByteArrayInputStream(content))) {
      if (ole.getRoot().hasEntryCaseInsensitive("EncryptedPackage")) {
        return xlsx(EncryptedPackage.decrypt(ole));
      }
    }
    return new HSSFWorkbook(new ByteArrayInputStream(content));
  }

  private static Workbook xlsx(byte[] content) throws IOException {
    ZipParts zip = ZipParts.of(content);
    checkSize("sheets", zip.unzippedBytes(OpenedWorkbook::isModelled, SHEET_BYTES), SHEET_BYTES);
    checkSize("zip", zip.unzippedBytes(name -> true, ALL_BYTES), ALL_BYTES);
    try {
      return new XSSFWorkbook(new ByteArrayInputStream(content));
    } catch (IOException | RuntimeException e) {
      return withoutProperties(content);
    }
  }

  /** Sheets may lie in any folder; of the other parts only texts are large and cheap to hold. */
  private static boolean isModelled(String name) {
    return name.endsWith(".xml") && !name.endsWith("sharedstrings.xml");
  }

  /** WPS writes properties that the packaging rules forbid (M4.3); no cell depends on them. */
  private static Workbook withoutProperties(byte[] content) throws IOException {
    byte[] without = FixedZip.of(content, part -> !part.equalsIgnoreCase(CORE_PROPERTIES));
    try {
      OPCPackage zip = OPCPackage.open(new ByteArrayInputStream(without));
      List<String> dangling = new ArrayList<>();
      zip.getRelationshipsByType(PackageRelationshipTypes.CORE_PROPERTIES)
          .forEach(relation -> dangling.add(relation.getId()));
      dangling.forEach(zip::removeRelationship);
      return new XSSFWorkbook(zip);
    } catch (InvalidFormatException e) {
      throw new IOException(e);
    }
  }

  private static void checkSize(String what, long bytes, long most) throws Unreadable {
    if (bytes > most) {
      throw Unreadable.beyond(what + " > " + (most >> 20) + " MiB");
    }
  }
}
