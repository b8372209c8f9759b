package org.yifen.xiangqi.record;

/**
 * The keys of an XQF file. Those of version 1.0 (10) and before are all 0; later versions add them
 * to squares and to every byte after the header.
 */
final class XqfKeys {

  /** The newest version without keys. */
  static final int PLAIN = 10;

  /** The oldest version whose pieces are stored in another order. */
  private static final int ROTATED = 12;

  private static final String MASK = "[(C) Copyright Mr. Dong Shiwei.]";
  private static final int PIECES = 32;
  private static final int CAPTURED = 0xFF;

  final int version;
  final int xy;
  final int from;
  final int to;
  final int comment;
  private final boolean checked;
  private final int[] stream = new int[MASK.length()];

  XqfKeys(byte[] header) {
    version = header[2] & 0xFF;
    int sum = header[12] & 0xFF;
    int keyXy = header[13] & 0xFF;
    int keyFrom = header[14] & 0xFF;
    int keyTo = header[15] & 0xFF;
    checked = version <= PLAIN || (sum + keyXy + keyFrom + keyTo) % 256 == 0;
    if (version <= PLAIN) {
      xy = 0;
      from = 0;
      to = 0;
      comment = 0;
      return;
    }
    xy = (square(keyXy) * keyXy) & 0xFF;
    from = (square(keyFrom) * xy) & 0xFF;
    to = (square(keyTo) * from) & 0xFF;
    comment = (sum * 256 + keyXy) % 32_000 + 767;
    int[] bits = {sum, keyXy, keyFrom, keyTo};
    for (int i = 0; i < stream.length; i++) {
      int bit = (bits[i % 4] & header[3]) | header[8 + i % 4];
      stream[i] = MASK.charAt(i) & bit & 0xFF;
    }
  }

  private static int square(int key) {
    return 54 * key * key + 221;
  }

  /** Whether the keys add up, which the program of the format demands. */
  boolean isChecked() {
    return checked;
  }

  boolean isPlain() {
    return version <= PLAIN;
  }

  /** The byte stored at a position of the file after the header. */
  int read(byte[] bytes, int at) {
    return (bytes[at] - stream[at % stream.length]) & 0xFF;
  }

  /** The squares of the pieces in the order of their slots; above 89 for a captured piece. */
  int[] pieces(byte[] header) {
    int[] squares = new int[PIECES];
    for (int i = 0; i < PIECES; i++) {
      int slot = version >= ROTATED ? (xy + i + 1) % PIECES : i;
      int stored = header[16 + i] & 0xFF;
      squares[slot] = isPlain() && stored == CAPTURED ? CAPTURED : (stored - xy) & 0xFF;
    }
    return squares;
  }
}
