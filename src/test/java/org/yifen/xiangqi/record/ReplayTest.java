package org.yifen.xiangqi.record;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Read;
import org.yifen.xiangqi.board.Move;

class ReplayTest {

  private static Read<GameRecord> replay(String pgn, MoveParser parser) {
    return Replay.of(RecordFiles.read("a", pgn.getBytes(UTF_8)).games().get(0), parser);
  }

  @Test
  void textsGetTheirSquaresInAllLines() {
    Read<GameRecord> read = replay("1. H2-E2 h9g7 (1... b9c7 2. h0g2) 2. h0g2", MoveParser.SQUARES);

    assertThat(read.diagnostics()).isEmpty();
    assertThat(read.value().orElseThrow().moves().mainLine())
        .extracting(RecordedMove::move)
        .doesNotContain(Optional.empty());
  }

  @Test
  void aLineEndsAtAMoveThatIsNotLegalAndTheOthersGoOn() {
    Read<GameRecord> read =
        replay("1. h2e2 h9g7 2. h0h5 (2. h0g2 i9h9) 2... a9a8 (1... i9i6)", MoveParser.SQUARES);

    assertThat(read.diagnostics())
        .extracting(Diagnostic::arguments)
        .extracting(a -> a.get(0))
        .containsExactly("2. h0h5", "1... i9i6");
    GameTree tree = read.value().orElseThrow().moves();
    assertThat(java.util.Arrays.stream(tree.squares()).filter(m -> m >= 0).count()).isEqualTo(4);
  }

  @Test
  void theParserSeesTheBoardBeforeTheMove() {
    MoveParser first = (board, text) -> Optional.of(Move.unpacked(moves(board)));

    assertThat(replay("1. 甲乙进一 丙丁退二", first).value().orElseThrow().moves().mainLine())
        .extracting(m -> m.move().orElseThrow().toString())
        .hasSize(2);
  }

  private static int moves(org.yifen.xiangqi.board.Board board) {
    int[] all = new int[200];
    board.moves(all);
    return all[0];
  }

  @Test
  void aStartThatIsNoPositionIsLeftAlone() {
    Read<GameRecord> read =
        replay("[FEN \"9/9/9/9/9/9/9/9/9/4K4 w\"]\n\n1. e0e1", MoveParser.SQUARES);

    assertThat(read.diagnostics()).isEmpty();
    assertThat(read.value().orElseThrow().moves().squares(1)).isEmpty();
  }
}
