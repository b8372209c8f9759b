package org.yifen.xiangqi.adjudication;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Positions;
import org.yifen.xiangqi.board.Square;

/** Loops for tests: as text, and found in random play. */
record Loop(Position start, List<Move> moves) {

  static Loop of(String fen, String moves) {
    List<Move> list = new ArrayList<>();
    for (String text : moves.split(" ", -1)) {
      list.add(Move.parse(text).orElseThrow(() -> new AssertionError(text)));
    }
    return new Loop(Positions.of(fen), list);
  }

  /** Each side goes somewhere and back, from a position of random play that allows it. */
  static Loop random(Random random) {
    int[] list = new int[Board.MOST_MOVES];
    while (true) {
      Board board = Positions.played(random, 60);
      Position start = Position.of(board.setup());
      List<Move> moves = new ArrayList<>();
      for (int i = 0; i < 2; i++) {
        int count = board.moves(list);
        if (count == 0) {
          break;
        }
        Move move = Move.unpacked(list[random.nextInt(count)]);
        if (start.at(move.to()).isPresent()) {
          break;
        }
        moves.add(move);
        board.make(move.packed());
      }
      for (int i = 0; moves.size() >= 2 && i < 2; i++) {
        Move back = new Move(moves.get(i).to(), moves.get(i).from());
        if (!board.isLegal(back.packed())) {
          break;
        }
        moves.add(back);
        board.make(back.packed());
      }
      if (moves.size() == 4) {
        return new Loop(start, moves);
      }
    }
  }

  Ruling ruling(Rules rules) {
    return Ruling.of(start, moves, rules, true);
  }

  /** Left and right exchanged. */
  Loop mirrored() {
    return new Loop(
        Position.of(start.setup().mirrored()),
        moves.stream().map(m -> new Move(m.from().mirrored(), m.to().mirrored())).toList());
  }

  /** The colours exchanged. */
  Loop swapped() {
    return new Loop(
        Position.of(start.setup().swapped()),
        moves.stream().map(m -> new Move(turned(m.from()), turned(m.to()))).toList());
  }

  /** The same loop, begun one move later. */
  Loop begunLater() {
    List<Move> later = new ArrayList<>(moves.subList(1, moves.size()));
    later.add(moves.get(0));
    return new Loop(start.play(moves.get(0)), later);
  }

  private static Square turned(Square square) {
    return square.turned();
  }

  /** The loop as a game: the loop so many times over. */
  List<Move> times(int times) {
    List<Move> game = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      game.addAll(moves);
    }
    return game;
  }
}
