package org.yifen.report.workbook;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.apache.poi.hpsf.CustomProperties;
import org.apache.poi.hpsf.DocumentSummaryInformation;
import org.apache.poi.hssf.usermodel.HSSFWorkbook;
import org.apache.poi.ooxml.POIXMLProperties;
import org.apache.poi.poifs.filesystem.FileMagic;
import org.apache.poi.ss.usermodel.Workbook;
import org.apache.poi.xssf.usermodel.XSSFWorkbook;
import org.jspecify.annotations.Nullable;

/**
 * The mark of an annotated copy, by which a later run may replace it. A copy that somebody has
 * edited is theirs: spreadsheets put other times into the zip, and write their own name and version
 * into an {@code .xls}.
 */
final class CopyMark {

  private static final String PROPERTY = "yifen-annotated";

  /** A version of the application that no spreadsheet has. */
  private static final int XLS_VERSION = 0x7969;

  private CopyMark() {}

  static void put(Workbook workbook) {
    if (workbook instanceof HSSFWorkbook xls) {
      xls.createInformationProperties();
      DocumentSummaryInformation summary = xls.getDocumentSummaryInformation();
      @Nullable CustomProperties known = summary.getCustomProperties();
      CustomProperties properties = known == null ? new CustomProperties() : known;
      properties.put(PROPERTY, "1");
      summary.setCustomProperties(properties);
      summary.setApplicationVersion(XLS_VERSION);
    } else {
      POIXMLProperties.CustomProperties properties =
          ((XSSFWorkbook) workbook).getProperties().getCustomProperties();
      if (!properties.contains(PROPERTY)) {
        properties.addProperty(PROPERTY, "1");
      }
    }
  }

  /** Whether bytes are a copy as we wrote it; false for all that cannot be opened. */
  static boolean isUntouched(byte[] content) {
    try (InputStream in = new ByteArrayInputStream(content)) {
      if (FileMagic.valueOf(content) != FileMagic.OLE2) {
        return FixedZip.isOurs(content) && isMarkedZip(content);
      }
      try (HSSFWorkbook xls = new HSSFWorkbook(in)) {
        @Nullable DocumentSummaryInformation summary = xls.getDocumentSummaryInformation();
        @Nullable CustomProperties properties =
            summary == null ? null : summary.getCustomProperties();
        return properties != null
            && properties.containsKey(PROPERTY)
            && summary.getApplicationVersion() == XLS_VERSION;
      }
    } catch (IOException | RuntimeException e) {
      return false; // whatever it is, it is not ours
    }
  }

  private static boolean isMarkedZip(byte[] content) throws IOException {
    ZipParts zip = ZipParts.of(content);
    String part = "docProps/custom.xml";
    if (!zip.has(part)) {
      return false;
    }
    try (InputStream in = zip.open(part)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).contains('"' + PROPERTY + '"');
    }
  }
}
