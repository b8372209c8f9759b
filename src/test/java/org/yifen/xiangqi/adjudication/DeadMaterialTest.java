package org.yifen.xiangqi.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.notation.Fen;

@DisplayName("Neither side can win (双方均无可能取胜)")
class DeadMaterialTest {

  private static Setup setup(String fen) {
    return Fen.read(fen).setup().orElseThrow();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "3k5/9/9/9/9/9/9/9/9/4K4 w, true",
    "2bakab2/9/9/9/9/9/9/4B4/4A4/2BAK4 w, true",
    // one piece that can cross, of either side, wherever it stands
    "3k5/9/9/9/9/9/P8/9/9/4K4 w, false",
    "3k5/9/9/9/9/9/9/9/p8/4K4 w, false",
    "3k5/9/9/9/9/9/9/9/9/4K3C w, false",
    "3k4n/9/9/9/9/9/9/9/9/4K4 w, false",
    "3k4r/9/9/9/9/9/9/9/9/4K4 w, false",
  })
  void whenNoPieceThatCanCrossTheRiverIsLeft(String fen, boolean dead) {
    assertThat(DeadMaterial.isDead(setup(fen))).isEqualTo(dead);
  }

  /** The king takes two pawns: dead from the second on. */
  @Test
  void isFoundAtTheCaptureThatMakesIt() {
    Board board = Position.of(setup("3k5/9/9/9/9/9/9/4p4/4p4/4K4 w")).board();
    DeadMaterial material = new DeadMaterial(board.setup());

    board.make(Move.parse("e0e1").orElseThrow().packed());
    assertThat(material.capture(board)).isFalse();
    board.make(Move.parse("d9d8").orElseThrow().packed());
    board.make(Move.parse("e1e2").orElseThrow().packed());
    assertThat(material.capture(board)).isTrue();
  }
}
