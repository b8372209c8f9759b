package org.yifen.report.workbook;

import java.io.IOException;
import java.io.InputStream;
import java.security.GeneralSecurityException;
import org.apache.poi.poifs.crypt.Decryptor;
import org.apache.poi.poifs.crypt.EncryptionInfo;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.yifen.diagnostic.Notice;
import org.yifen.report.grid.Limits;
import org.yifen.report.grid.Unreadable;

/** An {@code .xlsx} workbook inside an encrypted package. */
final class EncryptedPackage {

  /** Spreadsheets write 100,000; every round costs time before the password is known to fit. */
  private static final int MOST_ROUNDS = 1_000_000;

  private EncryptedPackage() {}

  /**
   * The workbook's bytes, when the password is the one that spreadsheets use if the user gave none.
   *
   * @throws Unreadable when a user's password is needed
   */
  static byte[] decrypt(POIFSFileSystem ole) throws IOException {
    try {
      EncryptionInfo info = new EncryptionInfo(ole);
      Decryptor decryptor = Decryptor.getInstance(info);
      if (info.getVerifier().getSpinCount() > MOST_ROUNDS
          || !decryptor.verifyPassword(Decryptor.DEFAULT_PASSWORD)) {
        throw Unreadable.because(Notice.FIL_006);
      }
      try (InputStream in = decryptor.getDataStream(ole)) {
        return in.readNBytes(Limits.FILE_BYTES);
      }
    } catch (GeneralSecurityException e) {
      throw Unreadable.because(Notice.FIL_006);
    }
  }
}
