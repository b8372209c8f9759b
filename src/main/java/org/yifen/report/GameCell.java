package org.yifen.report;

import java.util.Optional;
import org.yifen.diagnostic.Notice;
import org.yifen.event.Games;
import org.yifen.trace.Location;

/**
 * A cell that tells both scores of a game, of a games' sheet or a list of pairings.
 *
 * @param token plain, or {@link Cells#REFUSED}
 * @param written as the file has it, for messages
 * @param packed the place as one number
 * @param score the file with the game's record
 */
record GameCell(String token, String written, Location where, long packed, ScoreCell score) {

  /**
   * Takes the game of two players in a round; a finding where the cell is not understood. Players
   * by index; a negative one has its finding already.
   */
  void read(int round, int first, int second, Results results, Findings findings) {
    Optional<GameResult> read = GameResult.of(token, results.scoring());
    if (read.isEmpty() && !token.equals(Cells.REFUSED)) {
      findings.add(Notice.RES_001, where, written, GameResult.FORMS);
    }
    if (read.isEmpty() || first < 0 || second < 0) {
      findings.doubt(first);
      findings.doubt(second);
      return;
    }
    GameResult game = read.get();
    if (game.played() && game.result() == Games.NOBODY) {
      findings.add(Notice.RES_020, where, results.label(first), results.label(second));
    }
    results.game(round, first, second, game.result(), game.played(), packed, score);
  }
}
