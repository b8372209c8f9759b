package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;

/**
 * Plays a record's moves on a board, variations included: finds what their texts mean, and which of
 * them are not legal. After such a move its line is not followed further.
 */
public final class Replay {

  private final GameRecord game;
  private final GameTree tree;
  private final MoveParser parser;
  private final Setup start;
  private final Board board;
  private final int[] squares;
  private final List<Diagnostic> findings = new ArrayList<>();

  private Replay(GameRecord game, Position position, MoveParser parser) {
    this.game = game;
    this.tree = game.moves();
    this.parser = parser;
    this.start = position.setup();
    this.board = position.board();
    this.squares = tree.squares();
  }

  /**
   * The record with its moves' squares; moves that cannot be made have a finding, and neither they
   * nor what follows them has squares. A record whose start is no position is given back as it is.
   */
  public static Read<GameRecord> of(GameRecord game, MoveParser parser) {
    Optional<Setup> start = game.start().filter(s -> Position.faults(s).isEmpty());
    if (start.isEmpty()) {
      return Read.of(game);
    }
    Replay replay = new Replay(game, Position.of(start.get()), parser);
    replay.play();
    return Read.of(game.withMoves(replay.tree.withSquares(replay.squares)), replay.findings);
  }

  private void play() {
    int made = 0;
    int node = 1;
    while (node <= tree.size()) {
      for (; made >= tree.ply(node); made--) {
        board.undo();
      }
      Optional<Move> move = legal(node);
      if (move.isPresent()) {
        squares[node] = move.get().packed();
        board.make(move.get().packed());
        made++;
        node++;
      } else {
        finding(node);
        int end = end(node);
        Arrays.fill(squares, node, end, GameTree.NONE);
        node = end;
      }
    }
  }

  private Optional<Move> legal(int node) {
    Optional<Move> known = tree.squares(node);
    Optional<Move> move = known.isPresent() ? known : parser.parse(board, tree.move(node).text());
    return move.filter(m -> board.isLegal(m.packed()));
  }

  /** The node after a move and all that follow it. */
  private int end(int node) {
    int end = node + 1;
    while (end <= tree.size() && tree.ply(end) > tree.ply(node)) {
      end++;
    }
    return end;
  }

  private void finding(int node) {
    if (findings.size() < Limits.FINDINGS) {
      boolean second = start.toMove() == Side.BLACK;
      int index = tree.ply(node) - 1 + (second ? 1 : 0);
      String number = start.moveNumber() + index / 2 + (index % 2 == 0 ? ". " : "... ");
      String text = Shown.of(number + tree.move(node));
      findings.add(Notice.REC_013.at(game.source().place(), text));
    }
  }
}
