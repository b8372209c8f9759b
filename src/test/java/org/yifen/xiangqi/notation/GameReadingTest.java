package org.yifen.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.xiangqi.board.Illegality;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.notation.GameReading.Remark;
import org.yifen.xiangqi.notation.GameReading.Rest;
import org.yifen.xiangqi.notation.GameReading.Stop;

class GameReadingTest {

  /** Rooks a5 and a4; Black's king steps up and down. */
  private static final Position ROOKS = of("3k5/9/9/9/R8/R8/9/9/9/4K4 w - - 0 1");

  private static Position of(String fen) {
    return Position.of(Fen.read(fen).setup().orElseThrow());
  }

  private static GameReading read(Position start, String texts) {
    return GameReading.read(start, List.of(texts.split(" ", -1)));
  }

  private static String moves(GameReading game) {
    return String.join(" ", game.moves().stream().map(Move::toString).toList());
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          炮二平五 马8进7 马二进三 车9平8 | h2e2 h9g7 h0g2 i9h9 | CHINESE_SIMPLIFIED
          炮二平五 馬８進７ 馬二進三      | h2e2 h9g7 h0g2      | CHINESE_TRADITIONAL
          C2=5 H8+7 H2+3                  | h2e2 h9g7 h0g2      | WXF
          C2.5 h8+7 H2+3                  | h2e2 h9g7 h0g2      | WXF
          H2-E2 H9-G7                     | h2e2 h9g7           | ICCS
          h2e2 h9g7 h0g2                  | h2e2 h9g7 h0g2      | UCI
          h3e3 h10g8 h1g3                 | h2e2 h9g7 h0g2      | UCI_FROM_1
          # no rank 0 and no rank 10: what is legal decides
          h3e3 h8e8                       | h2e2 h7e7           | UCI_FROM_1
          h2e2 h7e7                       | h2e2 h7e7           | UCI
          """)
  void readsAGame(String texts, String moves, Notation notation) {
    GameReading game = read(Position.START, texts);

    assertThat(moves(game)).isEqualTo(moves);
    assertThat(game.notation()).isEqualTo(notation);
    assertThat(game.isWhole()).isTrue();
    assertThat(game.remarks()).isEmpty();
  }

  @Test
  void endsWhereTheMovesLead() {
    assertThat(Fen.write(read(Position.START, "炮二平五 马8进7").end().setup()))
        .isEqualTo("rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2");
  }

  @Test
  void aGameWithoutMovesIsWhole() {
    assertThat(GameReading.read(Position.START, List.of()).isWhole()).isTrue();
  }

  @Test
  void saysWhenRanksFrom0AndFrom1AreBothLegal() {
    GameReading game = read(ROOKS, "a5b5");

    assertThat(moves(game)).isEqualTo("a5b5");
    assertThat(game.remarks()).containsExactly(new Remark(0, Note.EITHER_RANKS));
  }

  @Test
  void stopsAtTheFirstIllegalMoveAndKeepsWhatWasRead() {
    GameReading game = read(Position.START, "炮二平五 马8进7 马二进二 车9平8");

    assertThat(moves(game)).isEqualTo("h2e2 h9g7");
    Stop stop = game.stop().orElseThrow();
    assertThat(stop.ply()).isEqualTo(3);
    assertThat(stop.text()).isEqualTo("马二进二");
    assertThat(((MoveReading.Illegal) stop.reading()).why().reason())
        .isEqualTo(Illegality.Reason.NOT_ITS_WAY);
    assertThat(stop.rest()).isEmpty();
  }

  @Test
  void stopsAtWhatCannotBeRead() {
    GameReading game = read(Position.START, "炮二平五 马8进? 马二进三");

    assertThat(game.stop())
        .contains(new Stop(2, "马8进?", new MoveReading.Invalid(3), Optional.empty()));
  }

  @Test
  void remarksWhatIsUnusualByPly() {
    GameReading game = read(Position.START, "炮二平五 马八进7 象三进一 b7e7");

    assertThat(moves(game)).isEqualTo("h2e2 h9g7 g0i2 b7e7");
    assertThat(game.remarks())
        .containsExactly(
            new Remark(2, Note.OTHER_DIGITS),
            new Remark(3, Note.OTHER_NAME),
            new Remark(4, Note.OTHER_NOTATION));
  }

  @Test
  void theRestOfTheGameSettlesWhichRookItWas() {
    // from b5 no rook goes five squares ahead: it was the one from a4
    GameReading game = read(ROOKS, "R9=8 K4+1 R8+5 K4+1");

    assertThat(moves(game)).isEqualTo("a4b4 d9d8 b4b9 d8d7");
    assertThat(game.remarks()).containsExactly(new Remark(1, Note.SETTLED_BY_REST));
  }

  @ParameterizedTest(name = "{0}: {1}, after {2} moves")
  @CsvSource({
    "R9=8 K4+1, FITS_SEVERAL, 0",
    "K5+1 K4+1 R9=8, FITS_SEVERAL, 2",
    "R9=8 K4+1 R8+9, FITS_NONE, 0",
    // what can be read in no position says nothing
    "R9=8 K4+1 R8+0, FITS_SEVERAL, 0"
  })
  void orDoesNot(String texts, Rest rest, int read) {
    GameReading game = read(ROOKS, texts);

    assertThat(game.moves()).hasSize(read);
    Stop stop = game.stop().orElseThrow();
    assertThat(stop.rest()).contains(rest);
    assertThat(((MoveReading.Ambiguous) stop.reading()).moves())
        .containsExactlyInAnyOrder(
            Move.parse("a4b4").orElseThrow(), Move.parse("a5b5").orElseThrow());
  }

  @Test
  void theSearchHasABound() {
    // which of the rooks goes aside and comes back is open again each time
    List<String> texts = new ArrayList<>();
    for (List<String> round : Collections.nCopies(40, List.of("R9=8", "K4+1", "R8=9", "K4-1"))) {
      texts.addAll(round);
    }
    texts.add("K5+9");
    GameReading game = GameReading.read(ROOKS, texts);

    assertThat(game.stop().orElseThrow().rest()).contains(Rest.TOO_LONG);
  }

  @Test
  void soHasItsDepth() {
    List<String> texts = new ArrayList<>();
    for (List<String> round : Collections.nCopies(250, List.of("R9=8", "K4+1", "R8=9", "K4-1"))) {
      texts.addAll(round);
    }
    GameReading game = GameReading.read(ROOKS, texts);

    assertThat(game.stop().orElseThrow().rest()).contains(Rest.TOO_LONG);
  }

  @Test
  void writesWhatItReads() {
    List<String> texts = List.of("炮二平五", "马8进7", "马二进三", "车9平8");
    List<Move> moves = GameReading.read(Position.START, texts).moves();

    assertThat(MoveText.write(Position.START, moves, Notation.CHINESE_SIMPLIFIED)).isEqualTo(texts);
  }
}
