package org.yifen.report.workbook;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import org.yifen.report.grid.Unreadable;

/**
 * The bytes of one part. Its end is reached only when the checksum agrees: a bit that fell over on
 * the way must not become another score.
 */
final class CheckedPart extends FilterInputStream {

  private static final int BUFFER = 8192;

  private final String part;
  private final long expected;
  private final ZipParts.ByteBudget budget;
  private final CRC32 crc = new CRC32();
  private boolean ended;

  /** A part that is stored as it is. */
  CheckedPart(InputStream stored, String part, long crc, ZipParts.ByteBudget budget) {
    super(stored);
    this.part = part;
    this.expected = crc;
    this.budget = budget;
  }

  /** A part that is compressed; the inflater is released with the stream. */
  CheckedPart(
      InputStream stored, Inflater inflater, String part, long crc, ZipParts.ByteBudget budget) {
    this(new Inflating(stored, inflater), part, crc, budget);
  }

  @Override
  public int read() throws IOException {
    byte[] one = new byte[1];
    return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
  }

  @Override
  public int read(byte[] bytes, int offset, int length) throws IOException {
    int count = ended ? -1 : in.read(bytes, offset, length);
    if (count < 0) {
      if (!ended && crc.getValue() != expected) {
        throw Unreadable.damaged(part, "CRC");
      }
      ended = true;
      in.close(); // whoever reads to the end need not think of the inflater's memory
      return count;
    }
    budget.spend(count, part);
    crc.update(bytes, offset, count);
    return count;
  }

  /** An inflater given from outside is not ended by the JDK's own close. */
  private static final class Inflating extends InflaterInputStream {
    Inflating(InputStream stored, Inflater inflater) {
      super(stored, inflater, BUFFER);
    }

    @Override
    public void close() throws IOException {
      inf.end();
      super.close();
    }
  }
}
