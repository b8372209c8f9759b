package org.yifen.scoresheet;

import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.trace.Location;
import org.yifen.xiangqi.board.Move;

/**
 * A reported game and what came of looking at its record.
 *
 * @param findings about the two of them
 * @param record the record; empty where none was found
 */
public record Examined(ReportedGame game, List<Diagnostic> findings, Optional<Found> record) {

  /**
   * The record of a game.
   *
   * @param place where it was read
   * @param moves its moves where they are all legal and many, else none
   * @param pairing whether it is that of the players
   */
  record Found(Location.Game place, List<Move> moves, Pairing pairing) {

    Found {
      moves = List.copyOf(moves);
    }
  }

  public Examined {
    findings = List.copyOf(findings);
  }

  /** A game without a record, and why. */
  public static Examined without(ReportedGame game, Diagnostic why) {
    return new Examined(game, List.of(why), Optional.empty());
  }

  static Examined of(
      ReportedGame game, RecordFacts record, BoardFacts board, List<Diagnostic> findings) {
    List<Move> moves = board.isLongAndLegal() ? board.moves() : List.of();
    Location.Game place = record.game().source().place();
    return new Examined(
        game, findings, Optional.of(new Found(place, moves, Pairing.of(game, record))));
  }
}
