package org.yifen.xiangqi.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.xiangqi.adjudication.Chase.Form;
import org.yifen.xiangqi.adjudication.Unfounded.Why;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Positions;

/** Each clause on a small position, just so and just not so. */
@DisplayName("What a move is (棋例), Chinese rules")
class MoveKindsTest {

  private static MoveRuling ruling(String fen, String move) {
    return Kinds.of(Step.of(Positions.of(fen), Move.parse(move).orElseThrow()));
  }

  @ParameterizedTest(name = "{0}: {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a check                                | 3k5/9/9/9/9/9/9/9/R8/5K3 w   | a1d1 | CHECK
          a move beside it                       | 3k5/9/9/9/9/9/9/9/R8/5K3 w   | a1c1 | IDLE
          a discovered check                     | 3k5/9/9/9/9/9/9/3N5/3R5/5K3 w | d2f3 | CHECK
          mate in one threatened                 | 3k5/R8/9/9/9/9/9/9/2R6/5K3 w | c1b1 | KILL
          the same without the second rook       | 3k5/9/9/9/9/9/9/9/2R6/5K3 w  | c1b1 | IDLE
          mate by two checks threatened          | 3k5/9/9/R8/9/9/9/9/2R6/5K3 w | c1c7 | KILL
          a horse without a root                 | 3k5/9/9/4n4/9/9/9/9/R8/5K3 w | a1a6 | CHASE
          a horse with one                       | 3kr4/9/9/4n4/9/9/9/9/R8/5K3 w | a1a6 | IDLE
          an elephant as root of another | 2bak4/4a4/4b4/9/9/9/9/9/R8/5K3 w | a1e1 | IDLE
          the same pinned by a cannon | C1bak4/4a4/4b4/9/9/9/9/9/R8/5K3 w | a1e1 | CHASE
          a root between the kings | 3k5/9/9/9/3n5/5c3/9/9/R8/3K5 w | a1f1 | CHASE
          the same with another piece between | 3k5/9/3a5/9/3n5/5c3/9/9/R8/3K5 w | a1f1 | IDLE
          an elephant as root | 3k5/9/4n4/9/2b6/9/9/9/R8/5K3 w | a1e1 | IDLE
          an elephant whose eye is filled | 3k5/9/4n4/3n5/2b6/9/9/9/R8/5K3 w | a1e1 | CHASE
          a rook attacked by a horse, protected  | 3kr4/9/9/9/4r4/9/9/3N5/9/5K3 w | d2f3 | CHASE
          a horse's leg in the way               | 3kr4/9/9/9/4r4/5p3/9/3N5/9/5K3 w | d2f3 | IDLE
          a rook attacked by a cannon, protected | 3kr4/9/9/9/4r1p1C/9/9/9/9/5K3 w | i5h5 | IDLE
          a cannon come behind its screen        | 3kr4/9/9/9/4r1p2/9/9/9/8C/5K3 w | i1i5 | CHASE
          a pawn that has crossed                | 3k5/9/9/9/9/9/4p4/9/R8/5K3 w  | a1a3 | CHASE
          a pawn at home                         | 3k5/9/9/4p4/9/9/9/9/R8/5K3 w  | a1a6 | IDLE
          a pawn attacks                         | 3k5/9/9/4n4/3P5/9/9/9/9/5K3 w | d5d6 | IDLE
          a king attacks                         | 3k5/9/9/9/9/9/9/4p4/9/5K3 w | f0f1 | IDLE
          attacked before as well                | 3k5/9/9/R3n4/9/9/9/9/9/5K3 w  | a6b6 | IDLE
          rook against rook                      | 3k5/9/9/4r4/9/9/9/9/R8/5K3 w  | a1a6 | EXCHANGE
          a rook that may not take back | 2bakab2/9/9/4r4/9/9/9/9/R3R4/3K5 w | a1a6 | CHASE
          two attackers, one protector | 2baka3/9/6n2/4n4/9/9/4P4/9/R3C4/5K3 w | a1a6 | CHASE
          two attackers, two protectors | 2baka3/9/6n2/4n2r1/9/9/4P4/9/R3C4/5K3 w | a1a6 | IDLE
          a pawn given for a horse               | 3kr4/9/9/3Pn4/9/9/9/9/9/5K3 w | d6d7 | IDLE
          """)
  void kinds(String clause, String fen, String move, MoveKind kind) {
    assertThat(ruling(fen, move).kind()).as(clause).isEqualTo(kind);
  }

  @Test
  @DisplayName("a king's answer to a check is idle, whatever it sets free")
  void kingsAnswer() {
    // the king leaves the file of the rook behind it, which then attacks the cannon
    String checked = "3k5/9/9/4c4/9/9/3n5/9/4K4/4R4 w";
    String quiet = "3k5/9/9/4c4/9/9/9/9/4K4/4R4 w";

    assertThat(ruling(checked, "e1f1").kind()).isEqualTo(MoveKind.IDLE);
    assertThat(ruling(quiet, "e1f1").kind()).isEqualTo(MoveKind.CHASE);
  }

  @Test
  @DisplayName("what proves a chase: the pieces, the form, the moves")
  void evidence() {
    MoveRuling ruling = ruling("3k5/9/9/4n4/9/9/9/9/R8/5K3 w", "a1a6");

    assertThat(ruling.chases())
        .singleElement()
        .satisfies(
            chase -> {
              assertThat(chase.from()).hasToString("a6");
              assertThat(chase.on()).hasToString("e6");
              assertThat(chase.form()).isEqualTo(Form.UNPROTECTED);
              assertThat(chase.line()).hasToString("[a6e6]");
            });
  }

  @Test
  @DisplayName("why a seeming threat is none: the reply that takes back")
  void refuted() {
    MoveRuling ruling = ruling("3kr4/9/9/4n4/9/9/9/9/R8/5K3 w", "a1a6");

    assertThat(ruling.unfounded())
        .anySatisfy(
            none -> {
              assertThat(none.why()).isEqualTo(Why.REFUTED);
              assertThat(none.line()).hasToString("[a6e6, e9e6]");
            });
  }

  @Test
  @DisplayName("forms: under-protected weighs less, a rook does not")
  void forms() {
    assertThat(ruling("2baka3/9/6n2/4n4/9/9/4P4/9/R3C4/5K3 w", "a1a6").isLight()).isTrue();
    assertThat(ruling("3kr4/9/9/9/4r4/9/9/3N5/9/5K3 w", "d2f3").isLight()).isFalse();
  }
}
