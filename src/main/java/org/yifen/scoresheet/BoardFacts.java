package org.yifen.scoresheet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.check.CheckedGame;
import org.yifen.xiangqi.check.CheckedGame.End;
import org.yifen.xiangqi.check.GameCheck;
import org.yifen.xiangqi.record.GameRecord;
import org.yifen.xiangqi.record.GameTree;
import org.yifen.xiangqi.record.Outcome;

/**
 * What the board says of a record.
 *
 * @param plies moves as written, legal or not
 * @param moves those that are legal, up to the first that is not
 * @param illegal the first that is not
 * @param endWord a word of the catalogue for how the game ends; empty where play could go on
 * @param result what the end proves; {@link Outcome#UNKNOWN} where it proves nothing
 */
record BoardFacts(
    int plies,
    List<Move> moves,
    Optional<CheckedGame.Illegal> illegal,
    String endWord,
    Outcome result) {

  /** Rounds without a capture; no result follows from them, so that any number does. */
  private static final int NATURAL_LIMIT = 60;

  /** Games that are the same for so long are copies; what everybody has read is shorter. */
  private static final int LONG = 20;

  BoardFacts {
    moves = List.copyOf(moves);
  }

  static BoardFacts of(GameRecord record) {
    CheckedGame checked = new GameCheck(NATURAL_LIMIT).check(record);
    Outcome result = checked.boardResult().orElse(Outcome.UNKNOWN);
    Side lost = result == Outcome.RED_WINS ? Side.BLACK : Side.RED;
    return new BoardFacts(
        checked.plies(), legal(checked), checked.illegal(), word(checked.end(), lost), result);
  }

  private static List<Move> legal(CheckedGame checked) {
    GameTree tree = checked.game().moves();
    List<Move> moves = new ArrayList<>();
    for (int node = tree.first(GameTree.START); moves.size() < checked.legal(); ) {
      moves.add(tree.squares(node).orElseThrow());
      node = tree.first(node);
    }
    return moves;
  }

  private static String word(End end, Side lost) {
    String side = lost == Side.RED ? "@red-" : "@black-";
    return switch (end) {
      case MATE -> side + "mated";
      case STALEMATE -> side + "stalemated";
      case NONE -> "";
    };
  }

  /** Whether all moves are legal and there are so many that no two games have the same. */
  boolean isLongAndLegal() {
    return moves.size() == plies && plies >= LONG;
  }
}
