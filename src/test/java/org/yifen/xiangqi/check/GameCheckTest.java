package org.yifen.xiangqi.check;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.xiangqi.check.CheckedGame.End;
import org.yifen.xiangqi.record.Outcome;
import org.yifen.xiangqi.record.RecordFiles;

@DisplayName("A game against the rules and against itself")
class GameCheckTest {

  /** One move mates: two rooks against the bare king. */
  private static final String MATE =
      "[FEN \"3k5/8R/7R1/9/9/9/9/9/9/4K4 w - - 0 1\"]\n[Result \"%s\"]\n\n1. h7h9 *\n";

  /** One move stalemates: the king on d9 has no square, e-file and rank 8 are held. */
  private static final String STALEMATE =
      "[FEN \"3k5/9/9/7R1/9/9/9/9/9/4K4 w - - 0 1\"]\n[Result \"%s\"]\n\n1. h6h8 *\n";

  private static CheckedGame check(String text) {
    return new GameCheck(60).check(RecordFiles.read("a.pgn", text.getBytes(UTF_8)).games().get(0));
  }

  private static List<String> codes(CheckedGame game) {
    return game.findings().stream().map(d -> d.notice().code()).toList();
  }

  private static List<String> arguments(CheckedGame game) {
    return game.findings().stream().map(Diagnostic::arguments).findFirst().orElse(List.of());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {
        // the horse's leg, the elephant's eye, the palace, the river, the opponent's piece
        "1. 炮二平五 马8进7 2. 马二进四 | 3 | blocked-leg | GAM-010",
        "1. h2e2 h9g7 2. c0e2 | 3 | own-piece | GAM-010",
        "1. b0d1 | 1 | blocked-leg | GAM-010",
        "1. h2e2 h9g7 2. b9c7 | 3 | wrong-side | GAM-010",
        "1. e0d1 | 1 | not-its-way | GAM-010",
        "1. b2b9 h9g7 | 0 | - | -",
        "1. b2b8 h9g7 | 1 | blocked-way | GAM-010",
        "1. c0e2 c9e7 2. e2c4 e7c5 3. c4e6 | 5 | crosses-river | GAM-010",
        "1. h2e2 e2e6 | 2 | wrong-side | GAM-010",
        "1. e3e4 e6e5 2. e4d4 | 3 | pawn-not-crossed | GAM-010",
      })
  void theFirstMoveThatCannotBeMadeIsNamedWithItsReason(
      String moves, int ply, String reason, String code) {
    CheckedGame game = check(moves);

    if (ply == 0) {
      assertThat(game.illegal()).isEmpty();
      return;
    }
    assertThat(game.illegal().orElseThrow().ply()).isEqualTo(ply);
    assertThat(game.illegal().orElseThrow().reason()).isEqualTo(reason);
    assertThat(game.legal()).isEqualTo(ply - 1);
    assertThat(codes(game)).contains(code);
  }

  @ParameterizedTest(name = "a mate reported as {0}")
  @CsvSource({"1-0, -", "0-1, GAM-020", "1/2-1/2, GAM-020", "*, GAM-021"})
  void theBoardProvesAMate(String reported, String code) {
    CheckedGame game = check(MATE.formatted(reported));

    assertThat(game.end()).isEqualTo(End.MATE);
    assertThat(game.boardResult()).isEqualTo(Optional.of(Outcome.RED_WINS));
    assertThat(codes(game)).isEqualTo(code.equals("-") ? List.of() : List.of(code));
  }

  /** Competition rules: a side without a legal move has lost, in check or not (困毙). */
  @Test
  void aStalemateIsLostAsWell() {
    CheckedGame game = check(STALEMATE.formatted("1/2-1/2"));

    assertThat(game.end()).isEqualTo(End.STALEMATE);
    assertThat(arguments(game)).containsExactly("@black-stalemated", "1-0", "1/2-1/2");
  }

  @Test
  void movesAfterTheEndAreToldAsSuch() {
    CheckedGame game = check(MATE.formatted("1-0").replace("h7h9", "h7h9 d9d8"));

    assertThat(game.illegal().orElseThrow().reason()).isEqualTo("over-mate");
    assertThat(game.end()).isEqualTo(End.MATE);
    assertThat(arguments(game)).containsExactly("2", "1... d9d8", "@over-mate", "@nothing");
  }

  @ParameterizedTest(name = "{0}, result {1}")
  @CsvSource({
    "甲先胜乙, 1-0, -",
    "甲先勝乙, 0-1, GAM-022",
    "甲先负乙, 1-0, GAM-022",
    "第3轮 甲 红先和 乙, 1/2-1/2, -",
    "甲（先和）乙, *, GAM-023",
    "首先和大家见面, 1-0, -",
    "甲先胜乙 乙先负甲, 0-1, -",
    "全国赛, 0-1, -"
  })
  void theTextOfTheEventAgreesWithTheResult(String event, String result, String code) {
    CheckedGame game =
        check("[Event \"%s\"]\n[Result \"%s\"]\n\n1. h2e2 %s\n".formatted(event, result, result));

    assertThat(codes(game)).isEqualTo(code.equals("-") ? List.of() : List.of(code));
  }

  @Test
  void namesExchangedAgainstTheTextAreTold() {
    CheckedGame game =
        check(
            "[Event \"李来群先胜吕钦\"]\n[Red \"吕钦\"]\n[Black \"李来群\"]\n[Result \"1-0\"]\n\n1. h2e2 1-0\n");

    assertThat(codes(game)).containsExactly("GAM-024");
    assertThat(arguments(game)).containsExactly("李来群先胜吕钦", "李来群", "吕钦");
  }

  /** Two rooks to and fro: the start position again after 4 and 8 moves, so three times in all. */
  @Test
  void theThirdRepetitionIsANoteAndPlayGoesOn() {
    CheckedGame game =
        check("1. a0a1 a9a8 2. a1a0 a8a9 3. a0a1 a9a8 4. a1a0 a8a9 5. a0a1 a9a8 6. h2e2");

    assertThat(codes(game)).containsExactly("GAM-026", "GAM-027");
    assertThat(arguments(game)).containsExactly("8", "3", "0, 4");
    assertThat(game.findings().get(1).arguments())
        .containsExactly("5", "8", "闲闲闲闲", "@cxa-2020", "@ruled-draw");
    assertThat(game.end()).isEqualTo(End.NONE);
    assertThat(game.boardResult()).isEmpty();
    assertThat(game.legal()).isEqualTo(11);
  }

  /** Ten thousand times round: the same note as for a short game, and no time to speak of. */
  @Test
  void aVeryLongGameWithoutCapturesIsFollowedToItsEnd() {
    CheckedGame game = check("1. a0a1 a9a8 2. a1a0 a8a9 ".repeat(10_000));

    assertThat(codes(game)).containsExactly("GAM-025", "GAM-026", "GAM-027");
    assertThat(game.legal()).isEqualTo(40_000);
  }

  /** After a long while without a capture a position is still known from before. */
  @Test
  void repetitionsAreFoundFarBack() {
    String round = "1. a0a1 a9a8 2. a1a0 a8a9 ";
    StringBuilder pgn = new StringBuilder("1. b0a2 b9a7 2. a2b0 a7b9 ");
    for (int i = 0; i < 200; i++) {
      pgn.append("1. i0i1 i9i8 2. i1i0 i8i9 ");
    }
    CheckedGame game = check(pgn + round);

    // the start comes about after 4, 8, 12, ... 804 and 808 moves; what lies between moves 9 and 11
    // and between 805 and 807 was not there three times
    assertThat(codes(game))
        .containsExactly(
            "GAM-025", "GAM-026", "GAM-026", "GAM-026", "GAM-027", "GAM-027", "GAM-027");
    assertThat(game.findings().get(1).arguments()).containsExactly("8", "3", "0, 4");
    assertThat(game.findings().get(2).arguments()).containsExactly("12", "4", "0, 4, 8");
    assertThat(game.findings().get(3).arguments().subList(0, 2)).containsExactly("808", "203");
  }

  /** Figure 6 of the rules of 2020: perpetual check by one side alone loses at once. */
  @ParameterizedTest(name = "reported {0}")
  @CsvSource({"0-1, GAM-027", "*, GAM-027", "1/2-1/2, GAM-028", "1-0, GAM-028"})
  void aGameThatStopsOnARepetitionIsSetAgainstItsResult(String result, String code) {
    String fen = "2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w - - 0 1";
    String moves = "f0e0 e8f8 e0f0 f8e8 ".repeat(2);
    CheckedGame game = check("[FEN \"%s\"]\n[Result \"%s\"]\n\n%s\n".formatted(fen, result, moves));

    assertThat(codes(game)).containsExactly("GAM-026", code);
    assertThat(game.findings().get(1).arguments())
        .startsWith("5", "8", "将闲将闲", "@cxa-2020", "@ruled-red-loses");
  }

  @Test
  void theNaturalLimitOfTheEventIsNoted() {
    String moves = "1. a0a1 a9a8 2. h2e2 h9g7 3. h0g2";
    CheckedGame game =
        new GameCheck(2).check(RecordFiles.read("a", moves.getBytes(UTF_8)).games().get(0));

    assertThat(codes(game)).containsExactly("GAM-025");
    assertThat(arguments(game)).containsExactly("4", "2", "@both");
  }

  @Test
  void theSideToMoveIsComparedWithTheFirstMove() {
    CheckedGame game =
        check("[FEN \"3k5/9/9/9/9/9/9/9/4r4/5K3 w - - 0 1\"]\n[Result \"*\"]\n\n1. e1e8 f0f1 *");

    assertThat(codes(game)).containsExactly("GAM-015");
    assertThat(arguments(game)).containsExactly("@red", "1... e1e8");
    assertThat(game.legal()).isEqualTo(2);
  }

  @Test
  void aPositionThatIsNoneIsNotPlayedFrom() {
    CheckedGame game = check("[FEN \"9/9/9/9/9/9/9/9/9/4K4 w\"]\n[Result \"1-0\"]\n\n1. e0e1 1-0");

    assertThat(codes(game)).containsExactly("GAM-006");
    assertThat(arguments(game)).containsExactly("@no-king");
    assertThat(game.plies()).isEqualTo(1);
    assertThat(game.legal()).isZero();
  }

  @Test
  void variationsAreCheckedButDoNotSpoilTheGame() {
    CheckedGame game = check("1. h2e2 h9g7 (1... i9i6 2. h0g2) 2. h0g2");

    assertThat(codes(game)).containsExactly("GAM-016");
    assertThat(arguments(game)).containsExactly("2", "1... i9i6", "@own-piece");
    assertThat(game.illegal()).isEmpty();
  }

  @Test
  void digitsAndNotationsOfAnotherKindAreNotedOnce() {
    CheckedGame game = check("1. 炮2平5 马八进七 2. 马二进三 h2e2");

    assertThat(game.legal()).isEqualTo(3);
    assertThat(game.findings().get(0).arguments()).containsExactly("@other-digits", "1, 2");
  }
}
