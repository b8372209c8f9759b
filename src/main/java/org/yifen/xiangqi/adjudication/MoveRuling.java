package org.yifen.xiangqi.adjudication;

import java.util.List;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Piece;

/**
 * What one move is, and what proves it.
 *
 * @param piece the one that moved
 * @param isDeclared whether a referee declared the kind
 * @param found the kind by the board alone
 * @param mate the moves of a kill, the opponent having passed; empty when none was found
 * @param chases what it chases; empty when nothing
 * @param unfounded captures that seem to threaten something, and why they do not
 * @param isBounded whether the search for mates gave up, so that a kill may have been missed
 */
public record MoveRuling(
    Move move,
    Piece piece,
    MoveKind kind,
    boolean isDeclared,
    MoveKind found,
    List<Move> mate,
    List<Chase> chases,
    List<Unfounded> unfounded,
    boolean isBounded) {

  public MoveRuling {
    mate = List.copyOf(mate);
    chases = List.copyOf(chases);
    unfounded = List.copyOf(unfounded);
  }

  /** A move whose kind needs no search. */
  static MoveRuling plain(Step step, MoveKind kind) {
    return of(step, kind, List.of(), List.of(), List.of(), false);
  }

  static MoveRuling of(
      Step step,
      MoveKind kind,
      List<Move> mate,
      List<Chase> chases,
      List<Unfounded> unfounded,
      boolean bounded) {
    return new MoveRuling(
        step.move(), step.piece(), kind, false, kind, mate, chases, unfounded, bounded);
  }

  /** Whether it is a chase, and every one joint or of an under-protected piece. */
  public boolean isLight() {
    return kind == MoveKind.CHASE
        && !chases.isEmpty()
        && chases.stream().allMatch(chase -> chase.form().isLight());
  }

  MoveRuling declared(MoveKind as) {
    return new MoveRuling(move, piece, as, true, found, mate, chases, unfounded, isBounded);
  }
}
