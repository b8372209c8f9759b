package org.yifen.xiangqi.adjudication;

import java.util.BitSet;

/**
 * What counts in an {@link Exchange}.
 *
 * @param strict whether a loss elsewhere that eats up the gain spoils it; otherwise only a greater
 *     one
 * @param standing squares of the capturing side that hang anyhow: their capture answers nothing
 * @param barred its packed captures that are exchanges of like pieces
 * @param checks how many in a row the other side may answer with
 */
record Terms(boolean strict, BitSet standing, BitSet barred, int checks) {

  private static final int CHECKS = 4;

  /** Everything counts: what would really happen now. */
  static Terms real(BitSet barred) {
    return new Terms(true, new BitSet(), barred, CHECKS);
  }

  /** As after a move, when the opponent passes. */
  static Terms passed(BitSet standing, BitSet barred) {
    return new Terms(false, standing, barred, CHECKS);
  }

  /** The same without exceptions: what hangs. */
  static Terms plain() {
    return passed(new BitSet(), new BitSet());
  }

  /** Threats elsewhere wait, but what the capturer leaves behind counts in full. */
  static Terms strict(BitSet standing, BitSet barred) {
    return new Terms(true, standing, barred, CHECKS);
  }

  /** Captures alone, without checks in answer. */
  static Terms capturesOnly(BitSet standing) {
    return new Terms(false, standing, new BitSet(), 0);
  }
}
