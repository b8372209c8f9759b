package org.yifen.xiangqi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.notation.GameReading;
import org.yifen.xiangqi.notation.MoveReading;
import org.yifen.xiangqi.notation.Notation;

@DisplayName("A record played on a board")
class ReplayTest {

  private static Replayed replay(String text) {
    return Replay.of(RecordFiles.read("a", text.getBytes(UTF_8)).games().get(0));
  }

  private static String line(Replayed replayed) {
    return replayed.game().moves().mainLine().stream()
        .map(m -> m.move().map(Object::toString).orElse("-"))
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. 炮二平五 马8进7 (1... 马2进3 2. 马二进三) 2. 马二进三",
        "1. C2=5 H8+7 (1... H2+3 2. H2+3) 2. H2+3",
        "1. H2-E2 h9g7 (1... b9c7 2. h0g2) 2. h0g2",
        "1. h3e3 h10g8 (1... b10c8 2. h1g3) 2. h1g3"
      })
  void textsGetTheirSquaresInAllLinesAndNotations(String text) {
    Replayed replayed = replay(text);

    assertThat(line(replayed)).isEqualTo("h2e2 h9g7 h0g2");
    assertThat(replayed.game().moves().squares()).hasSize(6);
    assertThat(squares(replayed)).isEqualTo(5);
    assertThat(replayed.stop()).isEmpty();
    assertThat(replayed.branches()).isEmpty();
    assertThat(replayed.legal()).isEqualTo(3);
  }

  private static long squares(Replayed replayed) {
    int[] all = replayed.game().moves().squares();
    return Arrays.stream(all, 1, all.length).filter(m -> m >= 0).count();
  }

  @Test
  void aLineEndsAtAMoveThatIsNotLegalAndTheOthersGoOn() {
    Replayed replayed = replay("1. h2e2 h9g7 2. h0h5 (2. h0g2 i9h9) 2... a9a8 (1... i9i6)");

    assertThat(replayed.legal()).isEqualTo(2);
    assertThat(replayed.stop().orElseThrow().ply()).isEqualTo(3);
    assertThat(replayed.stop().orElseThrow().text()).isEqualTo("h0h5");
    assertThat(replayed.branches()).extracting(GameReading.Stop::ply).containsExactly(2);
    assertThat(replayed.branches()).extracting(GameReading.Stop::text).containsExactly("i9i6");
    assertThat(squares(replayed)).isEqualTo(4);
  }

  /** Both pawns can go sideways; where the rear one goes, it stands in the rook's way. */
  @Test
  void theRestOfTheGameSettlesAnAmbiguousMove() {
    String fen = "[FEN \"3k5/9/9/4P4/r3P4/9/9/9/9/4K4 w - - 0 1\"]\n\n";
    Replayed replayed = replay(fen + "1. 兵五平六 车1平5");

    assertThat(replayed.remarks()).extracting(r -> r.note().name()).contains("SETTLED_BY_REST");
    assertThat(line(replayed)).isEqualTo("e6d6 a5e5");
  }

  @Test
  void aStartThatIsNoPositionIsLeftAlone() {
    Replayed replayed = replay("[FEN \"9/9/9/9/9/9/9/9/9/4K4 w\"]\n\n1. e0e1");

    assertThat(replayed.start()).isEmpty();
    assertThat(replayed.legal()).isZero();
    assertThat(replayed.game().moves().squares(1)).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        // the first move is of a Black piece
        "[FEN \"3k5/9/9/9/9/9/9/9/4r4/5K3 w - - 0 1\"]\n\n1. e1e8 f0f1",
        // Red, said to be to move, gives check already: only Black can be to move
        "[FEN \"3k5/9/9/9/9/9/9/9/3R5/5K3 w - - 0 1\"]\n\n1. d9e9 d1e1"
      })
  void theFirstMoveTellsWhoIsToMove(String text) {
    Replayed replayed = replay(text);

    assertThat(replayed.sideCorrected()).isTrue();
    assertThat(replayed.start().orElseThrow().toMove()).isEqualTo(Side.BLACK);
    assertThat(replayed.game().start().orElseThrow().toMove()).isEqualTo(Side.BLACK);
  }

  @Test
  void anIllegalFirstMoveOfTheRightSideDoesNotTurnTheBoard() {
    Replayed replayed = replay("1. h2h9 h9g7 2. h0g2");

    assertThat(replayed.sideCorrected()).isFalse();
    assertThat(replayed.stop().orElseThrow().reading()).isInstanceOf(MoveReading.Illegal.class);
  }

  @Test
  void theNotationIsTold() {
    assertThat(replay("1. 炮二平五 馬8進7").notation())
        .isEqualTo(Optional.of(Notation.CHINESE_TRADITIONAL));
    assertThat(replay("1. h3e3 h10g8").notation()).isEqualTo(Optional.of(Notation.UCI_FROM_1));
  }
}
