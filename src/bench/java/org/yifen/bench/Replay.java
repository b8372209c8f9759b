package org.yifen.bench;

import java.util.List;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;

/**
 * What following whole games found.
 *
 * @param plies legal moves of either side
 * @param illegal games with a move that is not legal, or no move; they end there
 * @param repeated games in which a position came about three times
 */
record Replay(int games, long plies, int illegal, int mates, int stalemates, int repeated) {

  /** Follows games from the start: a line each, {@code id;h2e2,h9g7,...}. */
  static Replay of(List<String> lines) {
    long plies = 0;
    int illegal = 0;
    int mates = 0;
    int stalemates = 0;
    int repeated = 0;
    for (String line : lines) {
      Board board = Position.START.board();
      int most = 1;
      for (int at = line.indexOf(';') + 1; at < line.length(); at += "h2e2,".length()) {
        int move = Move.packed(line, at);
        if (move == Move.NONE || !board.isLegal(move)) {
          illegal++;
          break;
        }
        board.make(move);
        most = Math.max(most, board.repetitions());
      }
      plies += board.made();
      repeated += most >= 3 ? 1 : 0;
      if (!board.hasMove()) {
        mates += board.isCheck() ? 1 : 0;
        stalemates += board.isCheck() ? 0 : 1;
      }
    }
    return new Replay(lines.size(), plies, illegal, mates, stalemates, repeated);
  }

  /** As the peer prints it. */
  String words() {
    return "games %d plies %d illegal %d mates %d stalemates %d repeated %d"
        .formatted(games, plies, illegal, mates, stalemates, repeated);
  }
}
