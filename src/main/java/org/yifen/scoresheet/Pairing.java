package org.yifen.scoresheet;

import org.yifen.scoresheet.WrittenName.Likeness;

/** Whether the players of a record are those of a reported game. */
enum Pairing {
  /** The same two with the same colours, as far as they are named. */
  SAME,
  /** The same two with the colours exchanged. */
  SWAPPED,
  /** At least one is somebody else. */
  OTHERS,
  /** They are named in other letters. */
  UNREADABLE,
  /** The record names nobody. */
  UNNAMED;

  static Pairing of(ReportedGame game, RecordFacts record) {
    if (record.isUnnamed()) {
      return UNNAMED;
    }
    Likeness redFirst = record.red().of(game.first());
    Likeness blackSecond = record.black().of(game.second());
    if (redFirst != Likeness.OTHER && blackSecond != Likeness.OTHER) {
      boolean known = redFirst == Likeness.SAME || blackSecond == Likeness.SAME;
      return known ? SAME : UNREADABLE;
    }
    Likeness redSecond = record.red().of(game.second());
    Likeness blackFirst = record.black().of(game.first());
    boolean swapped = redSecond == Likeness.SAME || blackFirst == Likeness.SAME;
    swapped &= redSecond != Likeness.OTHER && blackFirst != Likeness.OTHER;
    return swapped ? SWAPPED : OTHERS;
  }

  /** Whether both papers are about the same two players. */
  boolean isTheirs() {
    return this == SAME || this == SWAPPED;
  }
}
