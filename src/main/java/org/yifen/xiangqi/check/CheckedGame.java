package org.yifen.xiangqi.check;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.Outcome;

/**
 * What {@link GameCheck} found out about a game.
 *
 * @param game the record, its legal moves with their squares
 * @param start the position before the first move; empty when the record has none
 * @param plies moves of the main line
 * @param legal how many of them are legal, up to the first that is not
 * @param illegal that first one
 * @param end how the game stands after the legal moves
 * @param boardResult what the board alone proves; empty when nothing
 * @param flag the first that fell by the times of the record; empty when none did for certain
 * @param findings on the game, in the order of its moves
 */
public record CheckedGame(
    GameRecord game,
    Optional<Position> start,
    int plies,
    int legal,
    Optional<Illegal> illegal,
    End end,
    Optional<Outcome> boardResult,
    Optional<Flag> flag,
    List<Diagnostic> findings) {

  private static final Set<Notice> ON_MOVES =
      EnumSet.of(
          Notice.GAM_006,
          Notice.GAM_010,
          Notice.GAM_011,
          Notice.GAM_012,
          Notice.GAM_013,
          Notice.GAM_014,
          Notice.GAM_015,
          Notice.GAM_016);

  /** How a game ends on the board; a draw or a resignation does not show there. */
  public enum End {
    /** In check without a legal move (将死). */
    MATE,
    /** Not in check, without a legal move (困毙). */
    STALEMATE,
    /** Play could go on. */
    NONE
  }

  /**
   * A move that cannot be made.
   *
   * @param ply from 1
   * @param text as written
   * @param reason a word of the catalogue without its mark, such as {@code blocked-leg}
   */
  public record Illegal(int ply, String text, String reason) {}

  /**
   * A flag that fell.
   *
   * @param ply the move that took too long, from 1
   */
  public record Flag(int ply, Side side) {}

  public CheckedGame {
    findings = List.copyOf(findings);
  }

  /** The findings on the start and on single moves: what keeps a record from being followed. */
  public List<Diagnostic> onMoves() {
    return findings.stream().filter(f -> ON_MOVES.contains(f.notice())).toList();
  }
}
