package org.yifen.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.xiangqi.notation.Fen;

/** Checks, mates and stalemates, and what a board says while a game is followed. */
class EndsTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          rook along the file               | true  | 3k5/9/9/9/9/9/9/9/3R5/4K4 b
          rook along the rank               | true  | 3k4R/9/9/9/9/9/9/9/9/4K4 b
          rook behind another piece         | false | 3kn3R/9/9/9/9/9/9/9/9/4K4 b
          cannon over one piece             | true  | 3kn3C/9/9/9/9/9/9/9/9/4K4 b
          cannon over its own side's piece  | true  | 3kN3C/9/9/9/9/9/9/9/9/4K4 b
          cannon over none                  | false | 3k4C/9/9/9/9/9/9/9/9/4K4 b
          cannon over two                   | false | 3knn2C/9/9/9/9/9/9/9/9/4K4 b
          horse from ahead                  | true  | 3k5/9/2N6/9/9/9/9/9/9/4K4 b
          horse from the side               | true  | 3k5/1N7/9/9/9/9/9/9/9/4K4 b
          horse with a blocked leg          | false | 3k5/2r6/2N6/9/9/9/9/9/9/4K4 b
          horse blocked from the king's end | true  | 3k5/3r5/2N6/9/9/9/9/9/9/4K4 b
          pawn ahead                        | true  | 4k4/4P4/9/9/9/9/9/9/9/3K5 b
          pawn beside                       | true  | 3Pk4/9/9/9/9/9/9/9/9/3K5 b
          pawn behind                       | false | 3P5/3k5/9/9/9/9/9/9/9/4K4 b
          """)
  void aCheck(String how, boolean check, String fen) {
    Setup setup = read(fen);

    assertThat(Position.of(setup).isCheck()).isEqualTo(check);
    assertThat(Position.of(setup.swapped()).isCheck()).isEqualTo(check);
    assertThat(Position.of(setup.mirrored()).isCheck()).isEqualTo(check);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          two rooks                           | mate      | 3k4R/8R/9/9/9/9/9/9/9/4K4 b
          a rook, the other king holds a file | mate      | 3k5/9/9/9/9/9/9/9/3R5/4K4 b
          double cannons (重炮)               | mate      | 3akab2/9/4C4/9/4C4/9/9/9/9/3K5 b
          a smothered king (闷宫)             | mate      | 3aka2C/4c4/9/9/9/9/9/9/9/3K5 b
          the rook can be taken               | none      | 3k1n2R/9/9/9/9/9/9/9/9/4K4 b
          a pawn, the other king holds a file | stalemate | 3k5/9/3P5/9/9/9/9/9/9/4K4 b
          the king may step aside             | none      | 3k5/9/3P5/9/9/9/9/9/9/5K3 b
          the start                           | none      | rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w
          """)
  void anEnd(String how, String end, String fen) {
    for (Setup setup : new Setup[] {read(fen), read(fen).swapped(), read(fen).mirrored()}) {
      Position position = Position.of(setup);

      assertThat(position.isMate()).isEqualTo(end.equals("mate"));
      assertThat(position.isStalemate()).isEqualTo(end.equals("stalemate"));
      assertThat(position.moves().isEmpty()).isEqualTo(!end.equals("none"));
      assertThat(position.board().hasMove()).isEqualTo(end.equals("none"));
    }
  }

  private static Setup read(String fen) {
    return Fen.read(fen).setup().orElseThrow();
  }

  @Test
  void repetitionsAndQuietMovesOfAGame() {
    Board board = Position.START.board();
    String loop = "h2e2 h7e7 e2h2 e7h7 ";
    String seen = follow(board, loop + loop + "h2h9 i9h9 b2c2 b7c7 c2b2 c7b7");

    assertThat(seen).isEqualTo("1 1 1 2 2 2 2 3 1 1 1 1 1 2");
    assertThat(board.quietMoves()).isEqualTo(4);
    assertThat(board.made()).isEqualTo(14);
    assertThat(board.setup().moveNumber()).isEqualTo(8);
    while (board.made() > 8) {
      board.undo();
    }
    assertThat(board.repetitions()).isEqualTo(3);
    assertThat(board.quietMoves()).isEqualTo(8);
    assertThat(board.hash()).isEqualTo(Position.START.board().hash());
  }

  private static String follow(Board board, String moves) {
    StringBuilder times = new StringBuilder();
    for (int i = 0; i < moves.length(); i += 5) {
      int move = Move.packed(moves, i);
      assertThat(board.isLegal(move)).as(moves.substring(i)).isTrue();
      board.make(move);
      times.append(' ').append(board.repetitions());
    }
    return times.substring(1);
  }

  @Test
  void theSamePositionWithTheOtherSideToMoveIsAnother() {
    Setup setup = read("3k5/9/9/9/9/9/9/9/R8/4K4 w");
    Board red = Position.of(setup).board();
    Board black = Position.of(setup.withToMove(Side.BLACK)).board();

    assertThat(red.hash()).isNotEqualTo(black.hash());
    // Red's rook loses a move on a triangle, so the same squares come about with Black to move
    assertThat(follow(red, "a1b1 d9d8 b1b2 d8d9 b2b1 d9d8 b1a1 d8d9")).endsWith(" 2");
    assertThat(follow(red, "a1b1 d9d8 b1c1 d8d7 c1a1 d7d8")).endsWith(" 1");
  }

  @Test
  void otherOrdersOfMovesMeetInOneHash() {
    Board one = Position.START.board();
    Board two = Position.START.board();
    follow(one, "h2e2 h9g7 b0c2 b9c7");
    follow(two, "b0c2 b9c7 h2e2 h9g7");

    assertThat(one.hash()).isEqualTo(two.hash());
    assertThat(one.setup()).isEqualTo(two.setup());
  }

  @Test
  void quietMovesAndRoundsGoOnFromTheCountersOfTheFen() {
    Board board = Position.of(read("3k5/9/9/9/9/9/9/9/R8/4K4 b - - 57 80")).board();

    follow(board, "d9d8 a1a2");

    assertThat(Fen.write(board.setup())).isEqualTo("9/3k5/9/9/9/9/9/R8/9/4K4 b - - 59 81");
  }

  @Test
  void noMoveIsTakenBackBeforeTheFirst() {
    Board board = Position.START.board();

    assertThatThrownBy(board::undo).isInstanceOf(IllegalStateException.class);
    assertThat(board.countMoves()).isEqualTo(44);
  }

  @ParameterizedTest
  @CsvSource({"h2e2, h2e2", "H2E2, h2e2", "a0i9, a0i9", "a9a9, a9a9"})
  void aMoveIsRead(String text, String move) {
    assertThat(Move.parse(text).map(Move::toString)).contains(move);
    assertThat(Move.unpacked(Move.packed("  " + text + "!", 2)).toString()).isEqualTo(move);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "h2e", "j2e2", "h2k2", "2h2e", "h-e2", "h2e:", "`2e2", "h:e2", "\u01302e2"})
  void aTextThatIsNoMoveIsNone(String text) {
    assertThat(Move.parse(text)).isEmpty();
    assertThat(Move.packed(text, 0)).isEqualTo(Move.NONE);
  }

  @Test
  void aMoveIsFourCharactersAndWithinTheText() {
    assertThat(Move.parse("h2e2 ")).isEmpty();
    assertThat(Move.packed("h2e2", 1)).isEqualTo(Move.NONE);
    assertThat(Move.packed("h2e2", -1)).isEqualTo(Move.NONE);
  }
}
