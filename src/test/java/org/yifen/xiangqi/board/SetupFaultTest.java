package org.yifen.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.yifen.xiangqi.notation.Fen;

/** Which setups are positions of a game: each reason why not, beside one that is just in order. */
class SetupFaultTest {

  private static String faults(Setup setup) {
    return Position.faults(setup).stream()
        .map(f -> f.reason() + (f.squares().isEmpty() ? "" : " " + squares(f)))
        .collect(Collectors.joining("; "));
  }

  private static String squares(SetupFault fault) {
    return fault.squares().stream().map(Square::toString).collect(Collectors.joining(" "));
  }

  private static Setup read(String fen) {
    return Fen.read(fen).setup().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # kings
          9/9/9/9/9/9/9/9/9/4K4 w                     | NO_KING
          4k4/9/9/9/9/9/9/9/9/9 w                     | NO_KING
          9/9/9/9/9/9/9/9/9/9 b                       | NO_KING; NO_KING
          3kk4/9/9/9/9/9/9/9/9/3K5 w                  | SEVERAL_KINGS d9 e9
          3k5/9/9/9/9/9/9/9/4K4/4K4 w                 | SEVERAL_KINGS e0 e1
          # kings and advisors in the palace, advisors on its diagonals
          2k6/9/9/9/9/9/9/9/9/4K4 w                   | IMPOSSIBLE_SQUARE c9
          3k5/9/9/9/9/9/4K4/9/9/9 w                   | IMPOSSIBLE_SQUARE e3
          4K4/9/9/9/9/9/9/9/9/3k5 w                   | IMPOSSIBLE_SQUARE e9; IMPOSSIBLE_SQUARE d0
          3k5/9/9/9/9/9/9/9/3A5/4K4 w                 | IMPOSSIBLE_SQUARE d1
          3k5/3a5/9/9/9/9/9/9/9/4K4 w                 | IMPOSSIBLE_SQUARE d8
          3ka4/9/9/9/9/9/9/4A4/9/4K4 w                | IMPOSSIBLE_SQUARE e2; IMPOSSIBLE_SQUARE e9
          # elephants on their seven squares
          3k5/9/9/9/9/9/9/9/9/B3K4 w                  | IMPOSSIBLE_SQUARE a0
          3k5/9/9/9/2B6/9/9/9/9/4K4 w                 | IMPOSSIBLE_SQUARE c5
          3k5/9/9/9/9/2b6/9/9/9/4K4 w                 | IMPOSSIBLE_SQUARE c4
          3k5/9/9/9/9/9/9/2B6/9/4K4 w                 | IMPOSSIBLE_SQUARE c2
          # pawns ahead of where they began, on every other file until they cross
          3k5/9/9/9/9/9/9/4P4/9/4K4 w                 | IMPOSSIBLE_SQUARE e2
          3k5/9/9/9/9/1P7/9/9/9/4K4 w                 | IMPOSSIBLE_SQUARE b4
          3k5/9/p8/9/9/9/9/9/9/4K4 w                  | IMPOSSIBLE_SQUARE a7
          3k5/9/9/1p7/9/9/9/9/9/4K4 w                 | IMPOSSIBLE_SQUARE b6
          # no more of a kind than at the start
          3k5/9/9/RRR6/9/9/9/9/9/4K4 w                | TOO_MANY a6 b6 c6
          3k5/9/9/nnn6/9/9/9/9/9/4K4 w                | TOO_MANY a6 b6 c6
          3k5/9/9/9/c7c/9/9/9/4c4/4K4 w               | TOO_MANY e1 a5 i5
          3k5/9/9/9/PPPPPP3/9/9/9/9/4K4 w             | TOO_MANY a5 b5 c5 d5 e5 f5
          3k1a3/4a4/3a5/9/9/9/9/9/9/4K4 w             | TOO_MANY d7 e8 f9
          3k5/9/9/9/9/9/9/B3B3B/9/4K4 w               | TOO_MANY a2 e2 i2
          # the side to move could take the king
          4k4/9/9/9/9/9/9/9/9/4K4 w                   | KINGS_FACE e0 e9
          4k4/9/9/9/9/9/9/9/9/4K4 b                   | KINGS_FACE e0 e9
          3k5/9/9/9/9/9/9/9/3R5/4K4 w                 | OPPONENT_IN_CHECK d9
          4k4/9/9/9/9/9/9/9/4r4/4K4 b                 | OPPONENT_IN_CHECK e0
          3k5/3P5/9/9/9/9/9/9/9/4K4 w                 | OPPONENT_IN_CHECK d9
          3k5/9/2N6/9/9/9/9/9/9/4K4 w                 | OPPONENT_IN_CHECK d9
          3k5/9/9/3c5/9/9/9/3C5/9/4K4 w               | OPPONENT_IN_CHECK d9
          # several at once
          9/9/9/9/9/9/4K4/9/9/A8 w                    | IMPOSSIBLE_SQUARE e3; IMPOSSIBLE_SQUARE a0; NO_KING
          """)
  void aSetupThatIsNoPosition(String fen, String expected) {
    Setup setup = read(fen);

    assertThat(faults(setup)).isEqualTo(expected);
    assertThatThrownBy(() -> Position.of(setup))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no position");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          the kings alone, on different files        | 3k5/9/9/9/9/9/9/9/9/4K4 w
          one piece between the kings                | 4k4/9/9/9/9/9/9/4N4/9/4K4 w
          the king in check may move                 | 3k5/9/9/9/9/9/9/9/3R5/4K4 b
          the horse's leg is blocked                 | 3k5/2r6/2N6/9/9/9/9/9/9/4K4 w
          a cannon with two screens                  | 3k5/9/9/3c5/9/9/3p5/3C5/9/4K4 w
          a cannon with none                         | 3k5/9/9/9/9/9/9/3C5/9/4K4 w
          a pawn behind the king, one beside         | 4P4/4k4/3P5/9/9/9/9/9/9/3K5 w
          the last row of pawns                      | 3k1PPPP/9/9/9/9/9/9/9/9/ppp1K4 w
          all squares of advisors and elephants      | 3a1a3/4k4/4b4/9/2b6/6B2/9/B8/4A4/3AK4 w
          """)
  void aSetupThatIsJustInOrder(String why, String fen) {
    assertThat(faults(read(fen))).as(why).isEmpty();
  }

  @Test
  void piecesStandWhereTheRulesLetThem() {
    assertThat(standing(Piece.RED_ADVISOR)).containsExactly("d0", "f0", "e1", "d2", "f2");
    assertThat(standing(Piece.BLACK_ADVISOR)).containsExactly("d7", "f7", "e8", "d9", "f9");
    assertThat(standing(Piece.RED_ELEPHANT))
        .containsExactly("c0", "g0", "a2", "e2", "i2", "c4", "g4");
    assertThat(standing(Piece.BLACK_ELEPHANT))
        .containsExactly("c5", "g5", "a7", "e7", "i7", "c9", "g9");
    assertThat(standing(Piece.RED_KING)).hasSize(9).startsWith("d0", "e0", "f0").endsWith("f2");
    assertThat(standing(Piece.RED_PAWN)).hasSize(55).startsWith("a3", "c3", "e3", "g3", "i3", "a4");
    assertThat(standing(Piece.BLACK_PAWN)).hasSize(55).endsWith("a6", "c6", "e6", "g6", "i6");
    assertThat(standing(Piece.RED_ROOK)).hasSize(90);
  }

  private static List<String> standing(Piece piece) {
    return IntStream.range(0, Square.COUNT)
        .mapToObj(Square::of)
        .filter(piece::canStandOn)
        .map(Square::toString)
        .toList();
  }

  @ParameterizedTest
  @EnumSource
  void theStartHasAsManyOfEachKindAsThereCanBe(Piece piece) {
    assertThat(Setup.START.squares(piece)).hasSize(piece.kind().most());
  }
}
