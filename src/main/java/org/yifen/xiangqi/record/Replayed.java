package org.yifen.xiangqi.record;

import java.util.List;
import java.util.Optional;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.notation.GameReading;
import org.yifen.xiangqi.notation.Notation;

/**
 * A record whose moves have been played on a board: see {@link Replay}.
 *
 * @param game the record with the squares of all moves that are legal, the start as it was played
 *     from
 * @param start the position before the first move; empty when there is none, and no move was played
 * @param sideCorrected whether the first move is that of the side that is not to move by the
 *     record's word, so that the game was played from the other side's turn
 * @param notation what the texts of the moves were read as; empty where the moves are squares
 * @param legal how many moves of the main line are legal, up to the first that is not
 * @param remarks on the texts of the main line
 * @param stop the first move of the main line that is not legal, if there is one
 * @param branches the variations that end in a move that is not legal, {@link Limits#FINDINGS} at
 *     most
 */
public record Replayed(
    GameRecord game,
    Optional<Position> start,
    boolean sideCorrected,
    Optional<Notation> notation,
    int legal,
    List<GameReading.Remark> remarks,
    Optional<GameReading.Stop> stop,
    List<GameReading.Stop> branches) {

  public Replayed {
    remarks = List.copyOf(remarks);
    branches = List.copyOf(branches);
  }

  /** A record that cannot be played, since its start is no position. */
  static Replayed without(GameRecord game) {
    return new Replayed(
        game, Optional.empty(), false, Optional.empty(), 0, List.of(), Optional.empty(), List.of());
  }
}
