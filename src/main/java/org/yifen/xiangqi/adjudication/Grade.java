package org.yifen.xiangqi.adjudication;

import java.util.List;

/** How heavy one side's moves of a cycle weigh together. */
public enum Grade {
  /** At least one move is idle. */
  ALLOWED(0),
  /** Every move is forbidden, but at least one is a joint chase or of an under-protected piece. */
  LIGHT(1),
  /** Every move is a check, a kill, a chase of a rook or of an unprotected piece. */
  HEAVY(2),
  /** Every move is a check (长将). */
  PERPETUAL_CHECK(3);

  private final int number;

  Grade(int number) {
    this.number = number;
  }

  /** As the rules number them: 0 to 3. */
  public int number() {
    return number;
  }

  static Grade of(List<MoveRuling> moves) {
    if (moves.isEmpty() || moves.stream().anyMatch(move -> !move.kind().isForbidden())) {
      return ALLOWED;
    }
    if (moves.stream().allMatch(move -> move.kind() == MoveKind.CHECK)) {
      return PERPETUAL_CHECK;
    }
    return moves.stream().anyMatch(MoveRuling::isLight) ? LIGHT : HEAVY;
  }
}
