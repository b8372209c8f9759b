package org.yifen.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.yifen.xiangqi.board.Illegality.Reason;

/** Why a move is not legal: each reason in a position made for it, for both colours. */
class IllegalityTest {

  /**
   * A case.
   *
   * @param fen Red to move
   * @param because the reason, and the square it is about
   */
  private record Case(String fen, String move, String because) {}

  private static final String START =
      "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

  private static final List<Case> CASES =
      List.of(
          of(START, "e1e2", "NO_PIECE"),
          of(START, "h7e7", "WRONG_SIDE"),
          of(START, "h9g7", "WRONG_SIDE"),
          of(START, "a0a0", "NO_MOVE"),
          of(START, "a0a3", "OWN_PIECE"),
          of(START, "e0d0", "OWN_PIECE"),
          // the king: out of the palace to both sides and ahead, two steps, along a diagonal
          of("3k5/9/9/9/9/9/9/9/9/5K3 w", "f0g0", "LEAVES_PALACE"),
          of("4k4/9/9/9/9/9/9/3K5/9/9 w", "d2c2", "LEAVES_PALACE"),
          of("4k4/9/9/9/9/9/9/3K5/9/9 w", "d2d3", "LEAVES_PALACE"),
          of("3k5/9/9/9/9/9/9/9/9/5K3 w", "f0f2", "NOT_ITS_WAY"),
          of("3k5/9/9/9/9/9/9/9/9/5K3 w", "f0e1", "NOT_ITS_WAY"),
          of("4k4/9/9/9/9/9/9/4N4/9/4K4 w", "e0e9", "NOT_ITS_WAY"),
          // the advisor: out of the palace, straight, too far
          of("3k5/9/9/9/9/9/9/5A3/9/4K4 w", "f2g3", "LEAVES_PALACE"),
          of("3k5/9/9/9/9/9/9/9/9/4KA3 w", "f0g1", "LEAVES_PALACE"),
          of("3k5/9/9/9/9/9/9/9/9/4KA3 w", "f0f1", "NOT_ITS_WAY"),
          of("3k5/9/9/9/9/9/9/9/9/4KA3 w", "f0d2", "NOT_ITS_WAY"),
          // the elephant: over the river, over a piece, straight
          of("3k5/9/9/9/9/2B6/9/9/9/4K4 w", "c4e6", "CROSSES_RIVER"),
          of("3k5/9/9/9/9/2B6/9/9/9/4K4 w", "c4a6", "CROSSES_RIVER"),
          of("3k5/9/9/9/9/9/9/9/3p5/2B1K4 w", "c0e2", "BLOCKED_EYE d1"),
          of("3k5/9/9/9/9/9/9/9/1N7/2B1K4 w", "c0a2", "BLOCKED_EYE b1"),
          of("3k5/9/9/9/9/9/9/9/9/2B1K4 w", "c0c2", "NOT_ITS_WAY"),
          of("3k5/9/9/9/9/9/9/9/9/2B1K4 w", "c0d1", "NOT_ITS_WAY"),
          // the horse: its leg in all four directions, other ways
          of("3k5/9/9/9/9/1p7/1N7/9/9/4K4 w", "b3a5", "BLOCKED_LEG b4"),
          of("3k5/9/9/9/9/1p7/1N7/9/9/4K4 w", "b3c5", "BLOCKED_LEG b4"),
          of("3k5/9/9/9/9/9/1NP6/9/9/4K4 w", "b3d4", "BLOCKED_LEG c3"),
          of("3k5/9/9/9/9/9/1NP6/9/9/4K4 w", "b3d2", "BLOCKED_LEG c3"),
          of("3k5/9/9/9/9/9/1N7/1c7/9/4K4 w", "b3a1", "BLOCKED_LEG b2"),
          of("3k5/9/9/9/9/9/1rN6/9/9/4K4 w", "c3a4", "BLOCKED_LEG b3"),
          of("3k5/9/9/9/9/9/1N7/9/9/4K4 w", "b3b4", "NOT_ITS_WAY"),
          of("3k5/9/9/9/9/9/1N7/9/9/4K4 w", "b3d5", "NOT_ITS_WAY"),
          // from the first file backwards round the edge: no horse's move
          of("3k5/9/9/9/9/9/N8/9/9/4K4 w", "a3i4", "NOT_ITS_WAY"),
          // the pawn
          of("3k5/9/9/9/9/9/P8/9/9/4K4 w", "a3a2", "PAWN_BACK"),
          of("3k5/9/9/P8/9/9/9/9/9/4K4 w", "a6a5", "PAWN_BACK"),
          of("3k5/9/9/9/9/P8/9/9/9/4K4 w", "a4b4", "PAWN_NOT_CROSSED"),
          of("3k5/9/9/9/9/9/P8/9/9/4K4 w", "a3b3", "PAWN_NOT_CROSSED"),
          of("3k5/9/9/9/9/9/P8/9/9/4K4 w", "a3a5", "NOT_ITS_WAY"),
          of("3k5/9/9/9/P8/9/9/9/9/4K4 w", "a5b6", "NOT_ITS_WAY"),
          of("3k5/9/9/9/P8/9/9/9/9/4K4 w", "a5b4", "NOT_ITS_WAY"),
          of("3k5/9/9/9/P8/9/9/9/9/4K4 w", "a5c5", "NOT_ITS_WAY"),
          // the rook: the first piece in the way, along rank and file, in both directions
          of("3k5/9/9/p8/p8/9/9/9/9/R3K4 w", "a0a9", "BLOCKED_WAY a5"),
          of("3k5/9/9/p8/p8/9/9/9/9/R3K4 w", "a0a6", "BLOCKED_WAY a5"),
          of("3k5/9/9/9/9/9/9/9/9/R3K4 w", "a0f0", "BLOCKED_WAY e0"),
          of("3k5/9/9/9/9/9/9/2p1p1R2/9/4K4 w", "g2a2", "BLOCKED_WAY e2"),
          of("3k5/9/9/9/6R2/6p2/6p2/9/9/4K4 w", "g5g0", "BLOCKED_WAY g4"),
          of("3k5/9/9/9/9/9/9/9/9/R3K4 w", "a0b1", "NOT_ITS_WAY"),
          // the cannon: not over a piece without a capture, over exactly one with it
          of("3k5/9/9/9/p8/9/9/9/9/C3K4 w", "a0a9", "BLOCKED_WAY a5"),
          of("3k5/9/9/9/p8/9/9/9/9/C3K4 w", "a0a5", "NOT_ONE_SCREEN"),
          of("3k5/9/9/9/p8/9/p8/p8/9/C3K4 w", "a0a5", "NOT_ONE_SCREEN"),
          of("3k5/9/9/9/p8/9/p8/9/9/C3K4 w", "a0a5", ""),
          of("3k5/9/9/9/9/9/9/9/9/C3K4 w", "a0b1", "NOT_ITS_WAY"),
          // the king: each piece that may attack it
          of("4k4/9/9/9/9/9/9/4N4/9/4K4 w", "e2f4", "KINGS_FACE"),
          of("4k4/9/9/9/9/9/9/9/9/3K5 w", "d0e0", "KINGS_FACE"),
          of("4k4/9/9/9/9/9/9/9/4r4/3K5 w", "d0d1", "INTO_CHECK e1"),
          of("3k5/9/9/9/4r4/9/9/9/4N4/4K4 w", "e1g2", "INTO_CHECK e5"),
          of("3k5/9/9/9/4c4/9/4p4/9/4N4/4K4 w", "e1g2", "INTO_CHECK e5"),
          of("3k5/9/9/9/4c4/9/9/9/9/N3K4 w", "a0b2", ""),
          of("3k5/9/9/9/4c4/9/9/9/9/4K1N2 w", "g0e1", "INTO_CHECK e5"),
          of("3k5/9/9/9/9/9/9/5n3/5C3/4K4 w", "f1i1", "INTO_CHECK f2"),
          of("3k5/9/9/9/9/9/9/9/5p3/4K4 w", "e0f0", "INTO_CHECK f1"),
          of("3k5/9/9/9/4r4/9/9/9/9/N3K4 w", "a0b2", "STAYS_IN_CHECK e5"),
          of("3k5/9/9/9/4r4/9/9/9/9/N3K4 w", "e0e1", "STAYS_IN_CHECK e5"),
          of("3k5/9/9/9/4r4/9/9/9/9/N3K4 w", "e0f0", ""));

  private static Case of(String fen, String move, String because) {
    return new Case(fen, move, because);
  }

  private static String why(Position position, Move move) {
    return position
        .whyIllegal(move)
        .map(i -> i.reason() + i.square().map(s -> " " + s).orElse(""))
        .orElse("");
  }

  @Test
  void redMovesAndWhyTheyAreNotLegal() {
    for (Case c : CASES) {
      Position position = Positions.of(c.fen());
      Move move = Move.parse(c.move()).orElseThrow();

      assertThat(why(position, move)).as("%s in %s", c.move(), c.fen()).isEqualTo(c.because());
      assertThat(position.isLegal(move)).isEqualTo(c.because().isEmpty());
    }
  }

  @Test
  void blackMovesLikewise() {
    for (Case c : CASES) {
      Position position = Position.of(Positions.of(c.fen()).setup().swapped());
      Move move = turned(Move.parse(c.move()).orElseThrow());
      String because = c.because();
      if (because.contains(" ")) {
        int space = because.indexOf(' ');
        Square square = Square.parse(because.substring(space + 1)).orElseThrow();
        because = because.substring(0, space) + " " + square.turned();
      }

      assertThat(why(position, move)).as("%s in %s, turned", c.move(), c.fen()).isEqualTo(because);
    }
  }

  private static Move turned(Move move) {
    return new Move(move.from().turned(), move.to().turned());
  }

  @Test
  void everyReasonHasACase() {
    Set<Reason> seen = EnumSet.noneOf(Reason.class);
    CASES.stream()
        .filter(c -> !c.because().isEmpty())
        .forEach(c -> seen.add(Reason.valueOf(c.because().split(" ", -1)[0])));

    assertThat(seen).containsExactlyInAnyOrderElementsOf(Arrays.asList(Reason.values()));
  }

  @Test
  void anIllegalMoveIsNotPlayed() {
    assertThatThrownBy(() -> Position.START.play(Move.parse("a0a5").orElseThrow()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("illegal: a0a5");
  }
}
