package org.yifen.xiangqi.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Positions;

@DisplayName("The verdict on a cycle")
class VerdictTest {

  /** Nothing but kings and a rook each that go to and fro. */
  private static final Loop IDLE =
      Loop.of("3k5/r8/9/9/9/9/9/9/8R/5K3 w - - 0 1", "i1h1 a8b8 h1i1 b8a8");

  private static Ruling declared(Rules rules, String labels) {
    Map<Integer, MoveKind> kinds = new HashMap<>();
    for (int i = 0; i < labels.length(); i++) {
      String label = labels.substring(i, i + 1);
      for (MoveKind kind : MoveKind.values()) {
        if (kind.chinese().equals(label)) {
          kinds.put(i, kind);
        }
      }
    }
    return Ruling.of(IDLE.start(), IDLE.moves(), rules, true, kinds);
  }

  @ParameterizedTest
  @CsvSource({
    "闲闲闲闲, draw",
    "将闲将闲, red-loses",
    "将将将将, draw",
    "闲将闲将, black-loses",
    "捉闲捉闲, red-must-change",
    "捉闲闲闲, draw",
    "将闲捉闲, red-must-change",
    "捉捉捉捉, draw",
    "杀捉捉将, draw",
    "将捉将捉, red-loses",
    "捉将捉将, black-loses",
    "兑杀兑捉, black-must-change",
    "献捉献捉, black-must-change",
    "捉拦杀跟, red-must-change",
  })
  void heavierSideChanges(String labels, String verdict) {
    Ruling ruling = declared(Rules.CXA_2020, labels);

    assertThat(ruling.verdict().text()).isEqualTo(verdict);
    assertThat(ruling.labels()).isEqualTo(labels);
    assertThat(ruling.isDeclared()).isTrue();
    assertThat(declared(Rules.CXA_2011, labels).verdict()).isEqualTo(ruling.verdict());
  }

  @Test
  @DisplayName("three times round, the move into the cycle counted unless it captures")
  void cycles() {
    List<Move> three = IDLE.times(3);
    assertThat(found(three)).isEqualTo(Verdict.DRAW);
    assertThat(found(three.subList(0, 11))).isEqualTo(Verdict.NONE);

    // from elsewhere into the cycle: counts as the cycle's own
    Loop around = Loop.of("3k5/r8/9/9/9/9/9/8R/9/5K3 w - - 0 1", "i2i1 a8b8 i1i2 b8a8");
    List<Move> entered = new ArrayList<>(around.times(3));
    entered.set(0, Move.parse("h1i1").orElseThrow());
    Position elsewhere = Positions.of("3k5/r8/9/9/9/9/9/9/7R1/5K3 w - - 0 1");
    assertThat(Ruling.of(elsewhere, entered, Rules.CXA_2020, false).verdict())
        .isEqualTo(Verdict.DRAW);

    Loop taken = Loop.of("3k5/r8/9/9/9/9/9/8n/8R/5K3 w - - 0 1", "i1i2 a8b8 i2i1 b8a8");
    assertThat(Ruling.of(taken.start(), taken.times(3), Rules.CXA_2020, false).verdict())
        .isEqualTo(Verdict.NONE);
    List<Move> more = new ArrayList<>(taken.times(3));
    more.add(more.get(0));
    assertThat(Ruling.of(taken.start(), more, Rules.CXA_2020, false).verdict())
        .isEqualTo(Verdict.DRAW);
  }

  private static Verdict found(List<Move> moves) {
    return Ruling.of(IDLE.start(), moves, Rules.CXA_2020, false).verdict();
  }

  @Test
  @DisplayName("nine rounds on three squares need no threefold position")
  void nineRounds() {
    // the red rook goes round three squares, the black one to and fro over four
    String red = "i1h1 h1g1 g1i1 i1h1 h1g1 g1i1 i1h1 h1g1 g1i1";
    String black = "a8b8 b8c8 c8d8 d8a8 a8b8 b8c8 c8d8 d8a8 a8b8";
    List<Move> game = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      game.add(Move.parse(red.split(" ", -1)[i]).orElseThrow());
      game.add(Move.parse(black.split(" ", -1)[i]).orElseThrow());
    }

    assertThat(Ruling.of(IDLE.start(), game, Rules.CXA_2020, false).cycle())
        .contains(new Cycle(0, 18, Cycle.Reason.NINE_ROUNDS));
    assertThat(Ruling.of(IDLE.start(), game.subList(0, 17), Rules.CXA_2020, false).cycle())
        .isEmpty();
  }

  @Test
  void nothingToRuleOn() {
    Ruling ruling = Ruling.of(IDLE.start(), List.of(), Rules.CXA_2020, true);

    assertThat(ruling.verdict()).isEqualTo(Verdict.NONE);
    assertThat(ruling.labels()).isEmpty();
  }
}
