package org.yifen.xiangqi.adjudication;

import java.util.BitSet;
import java.util.Optional;

/**
 * What a line of an exchange is to prove, and by which means.
 *
 * @param byChecks whether it may begin with checks
 * @param further whether we may go on with captures elsewhere
 * @param alone whether one piece makes all our moves
 * @param hanging squares of what captures alone win: no part of an exchange elsewhere
 * @param wanted squares of pieces one of which must fall; empty when any gain will do
 */
record Aim(
    boolean byChecks, boolean further, boolean alone, BitSet hanging, Optional<BitSet> wanted) {

  static Aim onTheSpot() {
    return new Aim(false, false, false, new BitSet(), Optional.empty());
  }

  static Aim captures(BitSet hanging) {
    return new Aim(false, true, false, hanging, Optional.empty());
  }

  static Aim checks(BitSet hanging) {
    return new Aim(true, true, false, hanging, Optional.empty());
  }

  Aim byOnePiece() {
    return new Aim(byChecks, further, true, hanging, wanted);
  }

  Aim wanting(BitSet pieces) {
    return new Aim(byChecks, further, alone, hanging, Optional.of(pieces));
  }
}
