package org.yifen.xiangqi.record;

/**
 * How large records may be. The largest known single record has 32,124 moves, the longest lines a
 * few hundred; what lies above these limits is damage or an attack, and is refused before it costs
 * memory. A PGN may be as large as it likes: it is read game by game.
 */
public final class Limits {

  /** Moves of one record, those of its variations included. */
  public static final int NODES = 1_000_000;

  /** Bytes of a file that is read whole: all but PGN, WXF, lists, lines and position lines. */
  public static final int FILE_BYTES = 128 << 20;

  /** Bytes of a text that is read whole: CBF and DhtmlXQ. */
  public static final int TEXT_BYTES = 32 << 20;

  /** Bytes of one line of a text; what is longer is read as several. */
  public static final int LINE_BYTES = 4 << 20;

  /** Characters of the comments and tags of one record. */
  public static final int CHARACTERS = 32 << 20;

  /** Tags of one record. */
  public static final int TAGS = 1_000;

  /** Variations within one another. */
  public static final int DEPTH = 10_000;

  /** Findings of one code in one file; nobody reads more. */
  public static final int FINDINGS = 1_000;

  private Limits() {}
}
