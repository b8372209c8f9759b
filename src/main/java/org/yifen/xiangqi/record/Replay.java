package org.yifen.xiangqi.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.notation.GameReading;

/**
 * Plays a record's moves on a board, variations included: finds what their texts mean, and which of
 * them are not legal. After such a move its line is not followed further.
 */
public final class Replay {

  /** So many moves of the other side in a row show that it is the one to move. */
  private static final int ENOUGH = 2;

  private final GameTree tree;
  private final LineReading main;
  private final Board board;
  private final int[] squares;
  private final List<GameReading.Stop> branches = new ArrayList<>();

  private Replay(GameTree tree, Position start, LineReading main) {
    this.tree = tree;
    this.main = main;
    this.board = start.board();
    this.squares = new int[tree.size() + 1];
    Arrays.fill(squares, GameTree.NONE);
  }

  /**
   * Plays a record. Moves that are not legal have no squares in what is returned, and nor has what
   * follows them. When the first move is one of the side that is not to move, and legal for it, the
   * game is played from there.
   */
  public static Replayed of(GameRecord game) {
    if (game.start().isEmpty()) {
      return Replayed.without(game);
    }
    Setup given = game.start().get();
    Optional<Attempt> asGiven = Attempt.of(game.moves(), given);
    if (asGiven.isPresent() && asGiven.get().isBegun()) {
      return played(game, asGiven.get(), false);
    }
    Optional<Attempt> other =
        Attempt.of(game.moves(), given.withToMove(given.toMove().other()))
            .filter(a -> a.isLikelierThan(asGiven));
    if (other.isPresent()) {
      return played(game, other.get(), true);
    }
    return asGiven.isPresent() ? played(game, asGiven.get(), false) : Replayed.without(game);
  }

  /** The main line from a position that may be the start. */
  private record Attempt(Position start, LineReading main) {

    static Optional<Attempt> of(GameTree tree, Setup setup) {
      if (!Position.faults(setup).isEmpty()) {
        return Optional.empty();
      }
      Position start = Position.of(setup);
      int first = tree.first(GameTree.START);
      return Optional.of(new Attempt(start, LineReading.of(tree, first, start, Optional.empty())));
    }

    /** Whether the first move is legal, or there is none. */
    boolean isBegun() {
      return !main.moves().isEmpty() || main.stop().isEmpty();
    }

    /** Whether this is how the game began rather than one whose first move is not legal. */
    boolean isLikelierThan(Optional<Attempt> asGiven) {
      boolean enough = main.moves().size() >= ENOUGH || main.stop().isEmpty();
      return !main.moves().isEmpty()
          && (asGiven.isEmpty() || asGiven.get().main().beginsWithWrongSide() || enough);
    }
  }

  private static Replayed played(GameRecord game, Attempt attempt, boolean corrected) {
    LineReading main = attempt.main();
    Replay replay = new Replay(game.moves(), attempt.start(), main);
    replay.play();
    GameRecord known =
        game.withStart(attempt.start().setup()).withMoves(replay.tree.withSquares(replay.squares));
    return new Replayed(
        known,
        Optional.of(attempt.start()),
        corrected,
        main.notation(),
        main.moves().size(),
        main.remarks(),
        main.stop(),
        replay.branches);
  }

  private void play() {
    set(1, main);
    if (tree.size() == plies()) {
      return; // no variations, so no need to come to where they branch off
    }
    int made = 0;
    int node = 1;
    while (node <= tree.size()) {
      for (; made >= tree.ply(node); made--) {
        board.undo();
      }
      if (tree.first(tree.parent(node)) != node) {
        branch(node);
      }
      if (squares[node] == GameTree.NONE) {
        node = end(node);
      } else {
        board.make(squares[node]);
        made++;
        node++;
      }
    }
  }

  /** How many moves the main line has, legal or not. */
  private int plies() {
    int plies = 0;
    for (int node = tree.first(GameTree.START); node != GameTree.NONE; node = tree.first(node)) {
      plies++;
    }
    return plies;
  }

  private void branch(int node) {
    Position from = Position.of(board.setup());
    LineReading line = LineReading.of(tree, node, from, main.notation());
    set(node, line);
    if (line.stop().isPresent() && branches.size() < Limits.FINDINGS) {
      GameReading.Stop stop = line.stop().get();
      int ply = tree.ply(node) - 1 + stop.ply();
      branches.add(new GameReading.Stop(ply, stop.text(), stop.reading(), stop.rest()));
    }
  }

  /** Puts down the squares of a line's legal moves. */
  private void set(int head, LineReading line) {
    int node = head;
    for (Move move : line.moves()) {
      squares[node] = move.packed();
      node = tree.first(node);
    }
  }

  /** The node after a move and all that follow it. */
  private int end(int node) {
    int end = node + 1;
    while (end <= tree.size() && tree.ply(end) > tree.ply(node)) {
      end++;
    }
    return end;
  }
}
