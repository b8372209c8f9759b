package org.yifen.report.workbook;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.apache.poi.EncryptedDocumentException;
import org.apache.poi.poifs.filesystem.DirectoryNode;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.report.grid.Grid;
import org.yifen.report.grid.Unreadable;

/**
 * Reads what comes in an OLE2 container: {@code .xls} workbooks (BIFF8, also what WPS saves as
 * {@code .et}) and {@code .xlsx} workbooks that are encrypted with the default password only, as
 * spreadsheets do for a workbook with a protected structure.
 *
 * <p>The workbook's records are streamed. Apache POI's object model would make an object of every
 * blank formatted cell, and two bytes of a file can hold one of them.
 */
public final class XlsReader {

  private static final String[] WORKBOOK = {"Workbook", "Book"};

  /** The bytes of a BOF record up to its version: type, length, version. */
  private static final int BOF_HEAD = 6;

  static {
    PoiLog.silence();
  }

  private XlsReader() {}

  /** The grid of an OLE2 file's bytes, or why there is none. */
  public static Read<Grid> read(String file, byte[] content) {
    try {
      return Read.of(grid(file, content));
    } catch (Unreadable e) {
      return Read.failed(e.diagnostic(file));
    }
  }

  private static Grid grid(String file, byte[] content) throws Unreadable {
    try (POIFSFileSystem ole = new POIFSFileSystem(new ByteArrayInputStream(content))) {
      DirectoryNode root = ole.getRoot();
      if (root.hasEntryCaseInsensitive("EncryptedPackage")) {
        return XlsxReader.grid(file, EncryptedPackage.decrypt(ole));
      }
      for (String name : WORKBOOK) {
        if (root.hasEntryCaseInsensitive(name)) {
          return workbook(file, root, name);
        }
      }
      throw Unreadable.kind(otherKind(root));
    } catch (Unreadable e) {
      throw e;
    } catch (EncryptedDocumentException e) {
      throw Unreadable.because(Notice.FIL_006);
    } catch (IOException | RuntimeException e) {
      // Apache POI throws exceptions of any kind for bytes it does not expect
      throw Unreadable.damaged("", "@ole2");
    }
  }

  private static Grid workbook(String file, DirectoryNode root, String name) throws IOException {
    try (InputStream records = root.createDocumentInputStream(root.getEntryCaseInsensitive(name))) {
      records.mark(BOF_HEAD);
      byte[] head = records.readNBytes(BOF_HEAD);
      records.reset();
      // Apache POI reads on before it looks at the version, and fails in the older records
      int version = head.length < BOF_HEAD ? 0 : (head[4] & 0xff) | (head[5] & 0xff) << 8;
      if (version != BiffVersion.BIFF8) {
        throw Unreadable.kind(BiffVersion.ofVersion(version));
      }
      return new XlsRecords(file).read(records);
    }
  }

  private static String otherKind(DirectoryNode root) {
    if (root.hasEntryCaseInsensitive("WordDocument")) {
      return "Word (.doc)";
    }
    if (root.hasEntryCaseInsensitive("PowerPoint Document")) {
      return "PowerPoint (.ppt)";
    }
    if (root.hasEntryCaseInsensitive("__properties_version1.0")) {
      return "Outlook (.msg)";
    }
    return "OLE2";
  }
}
