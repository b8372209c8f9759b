package org.yifen.report.workbook;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.yifen.report.grid.Unreadable;

/** What a zip holds when it does not hold a workbook that can be read. */
final class ZipKinds {

  private static final String ODF = "application/vnd.oasis.opendocument.";
  private static final int LONGEST_TYPE = 100;

  private ZipKinds() {}

  /** The kind for people, empty for a workbook. */
  static String of(ZipParts zip) throws Unreadable {
    if (zip.has("mimetype")) {
      return openDocument(zip);
    }
    if (zip.hasFolder("word/")) {
      return "Word (.docx)";
    }
    if (zip.hasFolder("ppt/")) {
      return "PowerPoint (.pptx)";
    }
    if (zip.hasFolder("index/") || zip.has("index.zip")) {
      return "Apple iWork (.numbers)";
    }
    if (zip.hasFolder("ofd.xml") || zip.hasFolder("doc_0/")) {
      return "OFD";
    }
    if (zip.has("xl/workbook.bin")) {
      return "Excel binary (.xlsb)";
    }
    return zip.hasFolder("xl/") || zip.has("_rels/.rels") ? "" : "ZIP";
  }

  private static String openDocument(ZipParts zip) throws Unreadable {
    try (InputStream in = zip.open("mimetype")) {
      String type = new String(in.readNBytes(LONGEST_TYPE), StandardCharsets.US_ASCII).strip();
      if (!type.startsWith(ODF)) {
        return type.isEmpty() ? "ZIP" : "ZIP (" + type + ")";
      }
      return type.startsWith(ODF + "spreadsheet")
          ? "OpenDocument (.ods)"
          : "OpenDocument (" + type.substring(ODF.length()) + ")";
    } catch (Unreadable e) {
      throw e;
    } catch (IOException e) {
      throw Unreadable.damaged("mimetype", "zip");
    }
  }
}
