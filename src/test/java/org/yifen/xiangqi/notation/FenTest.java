package org.yifen.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

/** What a FEN says in the dialects of several programs; what is wrong with one, and where. */
class FenTest {

  private static final String BOARD = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR";

  private static Setup read(String text) {
    Fen.Reading reading = Fen.read(text);
    assertThat(reading.fault()).as(text).isEmpty();
    assertThat(reading.offset()).isZero();
    return reading.setup().orElseThrow();
  }

  @Test
  void theStartIsWrittenAsEverywhere() {
    assertThat(Fen.write(Setup.START)).isEqualTo(BOARD + " w - - 0 1");
    assertThat(read(BOARD + " w - - 0 1")).isEqualTo(Setup.START);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {" w", " r", " W", " R", " w - -", " r - - 0 1", " w 0 1", " w - - - -", " w 0 0"})
  void fieldsBehindTheBoardInTheDialectsOfPrograms(String fields) {
    assertThat(read(BOARD + fields)).isEqualTo(Setup.START);
    assertThat(read(" \t" + BOARD + fields.replace(" ", "  ") + "\r\n")).isEqualTo(Setup.START);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rheakaehr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RHEAKAEHR w",
        "rnmagamnr/9/1c5c1/s1s1s1s1s/9/9/S1S1S1S1S/1C5C1/9/RNMAGAMNR w",
        "rnbakabnr/45/1c5c1/p1p1p1p1p/333/9/P1P1P1P1P/1C5C1/111111111/RNBAKABNR w"
      })
  void lettersAndNumbersOfOtherPrograms(String fen) {
    assertThat(read(fen)).isEqualTo(Setup.START);
  }

  @Test
  void rowsBeginWithBlacksBackRankAndCapitalsAreRed() {
    Setup setup = read("3k5/9/9/9/9/9/9/9/R8/4K4 b - - 7 42");

    assertThat(setup.at(Square.parse("d9").orElseThrow())).contains(Piece.BLACK_KING);
    assertThat(setup.at(Square.parse("a1").orElseThrow())).contains(Piece.RED_ROOK);
    assertThat(setup.at(Square.parse("e0").orElseThrow())).contains(Piece.RED_KING);
    assertThat(setup.squares(Piece.RED_PAWN)).isEmpty();
    assertThat(setup.toMove()).isEqualTo(Side.BLACK);
    assertThat(setup.quietMoves()).isEqualTo(7);
    assertThat(setup.moveNumber()).isEqualTo(42);
  }

  /** The text behind the first {@code ^} is where the fault is said to be. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "UNKNOWN_PIECE ^x8/9/9/9/9/9/9/9/9/9 w",
        "UNKNOWN_PIECE   9/4^?4/9/9/9/9/9/9/9/9 w",
        "UNKNOWN_PIECE 9/9/9/9/9/9/9/9/9/^0K8 w",
        "UNKNOWN_PIECE 9/9/9/9/9/9/9/9/9/4^\u212A4 w",
        "UNKNOWN_PIECE 9/9/9/9/9/9/9/9/9/4^车4 w",
        "ROW_LENGTH 9/8^/9/9/9/9/9/9/9/9 w",
        "ROW_LENGTH 9/9^1/9/9/9/9/9/9/9/9 w",
        "ROW_LENGTH 9/4k^5/9/9/9/9/9/9/9/9 w",
        "ROW_LENGTH 9/9/9/9/9/9/9/9/9/4K3^ w",
        "ROW_LENGTH ^",
        "ROW_COUNT 9/9^",
        "ROW_LENGTH 9/^/9/9/9/9/9/9/9/9 w",
        "ROW_COUNT 9/9/9/9/9/9/9/9/9^ w",
        "ROW_COUNT 9/9/9/9/9/9/9/9/9/9^/9 w",
        "SIDE 9/9/9/9/9/9/9/9/9/9^",
        "SIDE 9/9/9/9/9/9/9/9/9/9^  ",
        "SIDE 9/9/9/9/9/9/9/9/9/9   ^x - - 0 1",
        "SIDE 9/9/9/9/9/9/9/9/9/9 ^- - 0 1",
        "SIDE 9/9/9/9/9/9/9/9/9/9 ^white",
        "COUNTER 9/9/9/9/9/9/9/9/9/9 w - - ^-1 1",
        "COUNTER 9/9/9/9/9/9/9/9/9/9 w  -  -  0  ^x",
        "COUNTER 9/9/9/9/9/9/9/9/9/9 w - - ^1000000 1",
        "COUNTER 9/9/9/9/9/9/9/9/9/9 w ^KQkq - 0 1",
        "COUNTER 9/9/9/9/9/9/9/9/9/9 w - - ^1.5",
        "FIELDS 9/9/9/9/9/9/9/9/9/9 w - - 0 1 ^moves h2e2",
        "FIELDS 9/9/9/9/9/9/9/9/9/9 w - - - - ^-",
      })
  void aFaultAndItsPlace(String example) {
    int space = example.indexOf(' ');
    String marked = example.substring(space + 1);
    String text = marked.replace("^", "");

    Fen.Reading reading = Fen.read(text);

    assertThat(reading.fault()).contains(Fen.Fault.valueOf(example.substring(0, space)));
    assertThat(reading.offset()).isEqualTo(marked.indexOf('^'));
    assertThat(reading.setup()).isEmpty();
  }

  @Test
  void everyFaultHasAnExample() {
    assertThat(Arrays.stream(Fen.Fault.values()).map(Enum::name))
        .containsExactly("UNKNOWN_PIECE", "ROW_LENGTH", "ROW_COUNT", "SIDE", "COUNTER", "FIELDS");
  }
}
