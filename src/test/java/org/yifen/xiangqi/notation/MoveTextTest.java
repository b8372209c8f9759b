package org.yifen.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.yifen.xiangqi.board.Illegality;
import org.yifen.xiangqi.board.Illegality.Reason;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;
import org.yifen.xiangqi.board.Square;

/** Single move texts; the moves they mean are worked out by hand on the board. */
class MoveTextTest {

  /** Pawns e7 e6 e5 (Red's file 5) and g7 g6 (file 3): two files with several. */
  private static final String TWO_FILES = "4k4/9/4P1P2/4P1P2/4P4/9/9/9/9/3K5 w - - 0 1";

  private static final String FIVE_PAWNS = "3k2P2/6P2/6P2/6P2/6P2/9/9/9/9/4K4 w - - 0 1";
  private static final String FOUR_PAWNS = "3k2P2/6P2/6P2/6P2/9/9/9/9/9/4K4 w - - 0 1";
  private static final String THREE_PAWNS = "3k5/6P2/6P2/6P2/9/9/9/9/9/4K4 w - - 0 1";
  private static final String THREE_OF_BLACK = "3k5/9/9/9/9/2p3p2/2p3p2/2p6/9/4K4 b - - 0 1";

  /** Rooks d4 d3, cannons f2 f1, advisors d2 e1 (e1 on file 5), king e0. */
  private static final String PAIRS = "4k4/9/9/4p4/9/3R5/3R5/3A1C3/4AC3/4K4 w - - 0 1";

  /** Elephants c4 c0 and advisors d2 d0 on one file each. */
  private static final String GUARDS = "3k5/9/9/9/9/2B6/9/3A5/9/2BAK4 w - - 0 1";

  private static Position position(String fen) {
    return switch (fen) {
      case "start" -> Position.START;
      case "black" -> Position.START.play(Move.parse("h2e2").orElseThrow());
      case "two" -> of(TWO_FILES);
      case "five" -> of(FIVE_PAWNS);
      case "four" -> of(FOUR_PAWNS);
      case "three" -> of(THREE_PAWNS);
      case "blacks" -> of(THREE_OF_BLACK);
      case "pairs" -> of(PAIRS);
      case "guards" -> of(GUARDS);
      default -> of(fen);
    };
  }

  private static Position of(String fen) {
    return Position.of(Fen.read(fen).setup().orElseThrow());
  }

  private static List<String> names(List<Move> moves) {
    return moves.stream().map(Move::toString).toList();
  }

  @ParameterizedTest(name = "{0}: {1} is {2}, {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # position | text | move | notes
          start | 炮二平五   | h2e2 |
          start | 炮2平5     | h2e2 | OTHER_DIGITS
          start | 炮２平５   | h2e2 | OTHER_DIGITS
          start | 炮二平5    | h2e2 | OTHER_DIGITS
          start | 包二平五   | h2e2 |
          start | 砲二平五   | h2e2 | TRADITIONAL
          start | 傌二進三   | h0g2 | TRADITIONAL
          start | 俥一进一   | i0i1 | TRADITIONAL
          start | 相三进五   | g0e2 |
          start | 象三进五   | g0e2 | OTHER_NAME
          start | 士四进五   | f0e1 | OTHER_NAME
          start | 帥五進一   | e0e1 | TRADITIONAL
          start | 卒七进一   | c3c4 | OTHER_NAME
          start | C2=5       | h2e2 |
          start | C2.5       | h2e2 |
          start | c2=5       | h2e2 |
          start | Ｃ２＝５   | h2e2 |
          start | N2+3       | h0g2 |
          start | B3+5       | g0e2 |
          start | h2e2       | h2e2 |
          start | H2-E2      | h2e2 |
          start | h2-e2      | h2e2 |
          start | Ｈ２－Ｅ２ | h2e2 |
          start | a1a10      |      |
          black | 马8进7     | h9g7 |
          black | 馬８進７   | h9g7 | TRADITIONAL
          black | 马八进七   | h9g7 | OTHER_DIGITS
          black | 將5進1     | e9e8 | TRADITIONAL
          black | 象3进5     | c9e7 |
          black | 相3进5     | c9e7 | OTHER_NAME
          black | 卒7进1     | g6g5 |
          black | H8+7       | h9g7 |
          black | h8+7       | h9g7 |
          black | h10g8      | h9g7 |
          # a piece of which two stand on the file
          pairs | 前车进一   | d4d5 |
          pairs | 后车平五   | d3e3 |
          pairs | 後車平五   | d3e3 | TRADITIONAL
          pairs | 后炮退一   | f1f0 |
          pairs | 前炮平四   |      |
          pairs | 车前进一   | d4d5 |
          pairs | R++1       | d4d5 |
          pairs | +R+1       | d4d5 |
          pairs | R-.5       | d3e3 |
          pairs | -R.5       | d3e3 |
          pairs | C--1       | f1f0 |
          # the file is said instead, and one alone can go
          pairs | 车六进一   | d4d5 | ONLY_ONE_CAN
          pairs | C4-1       | f1f0 | ONLY_ONE_CAN
          # advisors and elephants need no order
          guards | 仕六退五  | d2e1 |
          guards | 仕六进五  | d0e1 |
          guards | 相七进五  | c0e2 |
          guards | 相七退五  | c4e2 |
          guards | 前相退五  | c4e2 |
          guards | A6-5      | d2e1 |
          # three pawns
          three | 前兵平四   | g8f8 |
          three | 中兵平四   | g7f7 |
          three | 后兵平四   | g6f6 |
          three | 二兵平四   | g7f7 |
          three | 三兵平四   | g6f6 |
          three | P+.4       | g8f8 |
          three | P3.4       | g7f7 |
          three | P-.4       | g6f6 |
          three | 13=4       | g8f8 |
          three | 33=4       | g6f6 |
          three | Pb=4       | g7f7 |
          three | P=+1       |      |
          # four and five
          four  | ++.4       | g9f9 |
          four  | P+.4       | g8f8 |
          four  | P-.4       | g7f7 |
          four  | --.4       | g6f6 |
          four  | 四兵平四   | g6f6 |
          four  | 前兵平四   | g9f9 |
          four  | 后兵平四   | g6f6 |
          five  | ++.4       | g9f9 |
          five  | P+.4       | g8f8 |
          five  | P3.4       | g7f7 |
          five  | P-.4       | g6f6 |
          five  | --.4       | g5f5 |
          five  | 一兵平四   | g9f9 |
          five  | 五兵平四   | g5f5 |
          # two files with several pawns: the file is named
          two   | 前五平六   | e7d7 |
          two   | 中五平六   | e6d6 |
          two   | 后五平六   | e5d5 |
          two   | 前三进一   | g7g8 |
          two   | 前兵五平六 | e7d7 |
          two   | 前五兵平六 | e7d7 |
          two   | 前5平6     | e7d7 | OTHER_DIGITS
          two   | 15=6       | e7d7 |
          two   | 23=2       | g6h6 |
          two   | 5+.6       | e7d7 |
          two   | 55.6       | e6d6 |
          two   | 5-.6       | e5d5 |
          two   | 3-.2       | g6h6 |
          # or they are counted through, from the player's right
          two   | 一兵平四   | g7f7 |
          two   | 二兵平四   | g6f6 |
          two   | 三兵平四   | e7f7 |
          two   | 五兵平四   | e5f5 |
          two   | Pc=4       | e7f7 |
          # one front pawn alone can go there
          two   | 前兵平六   | e7d7 | ONLY_ONE_CAN
          blacks | 前3平2    | c2b2 |
          blacks | 前卒平2   | c2b2 | ONLY_ONE_CAN
          blacks | 后7平8    | g4h4 |
          """)
  void meansTheMove(String fen, String text, String move, String notes) {
    MoveReading reading = MoveText.read(position(fen), text);

    assertThat(reading.found().map(Move::toString)).isEqualTo(Optional.ofNullable(move));
    assertThat(reading.notes().stream().map(Note::name).collect(Collectors.joining(" ")))
        .isEqualTo(notes == null ? "" : notes);
  }

  @ParameterizedTest(name = "{0}: {1} may be {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          pairs | 车六平五 | d3e3 d4e4
          pairs | R6=5     | d3e3 d4e4
          two   | 前兵进一 | e7e8 g7g8
          two   | 兵三平二 | g6h6 g7h7
          two   | P+.4     | e7f7 g7f7
          five  | 中兵平四 | g6f6 g7f7 g8f8
          # the Federation's text means the middle one of three, others the third
          blacks | 33=2    | c3b3 c4b4
          """)
  void isAmbiguous(String fen, String text, String moves) {
    MoveReading reading = MoveText.read(position(fen), text);

    assertThat(reading).isInstanceOf(MoveReading.Ambiguous.class);
    assertThat(names(((MoveReading.Ambiguous) reading).moves()))
        .containsExactlyInAnyOrder(moves.split(" ", -1));
  }

  @ParameterizedTest(name = "{0}: {1} is no move because of {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # position | text | reason | square | move as read | legal instead
          start | 炮二平二 | NO_MOVE          |    | h2h2 | 12
          start | 马二进四 | BLOCKED_LEG      | g0 | h0f1 | 2
          start | 马二进五 | NOT_ITS_WAY      |    |      | 2
          start | 马二平三 | NOT_ITS_WAY      |    |      | 2
          start | 车一平二 | OWN_PIECE        |    | i0h0 | 2
          start | 车一进四 | BLOCKED_WAY      | i3 | i0i4 | 2
          start | 兵五退一 | PAWN_BACK        |    | e3e2 | 1
          start | 兵五平六 | PAWN_NOT_CROSSED |    | e3d3 | 1
          start | 炮二进五 | NOT_ONE_SCREEN   |    | h2h7 | 12
          start | 炮二进八 | NOT_ITS_WAY      |    |      | 12
          start | 前炮进一 | NO_PIECE         |    |      | 24
          start | 炮三进一 | NO_PIECE         |    |      | 24
          start | C3=5     | NO_PIECE         |    |      | 24
          start | h7e7     | WRONG_SIDE       |    | h7e7 | 0
          start | e1e2     | NO_PIECE         |    | e1e2 | 4
          start | h2i4     | NOT_ITS_WAY      |    | h2i4 | 12
          pairs | 帅五进一 | OWN_PIECE        |    | e0e1 | 2
          pairs | 前车进六 | NOT_ITS_WAY      |    |      | 13
          pairs | 仕五进六 | OWN_PIECE        |    | e1d2 | 2
          # for the front rook the board is too short, for the rear one it is not
          pairs | 车六进六 | BLOCKED_WAY      | d4 | d3d9 | 21
          """)
  void isIllegal(String fen, String text, Reason why, String square, String move, int legal) {
    Position position = position(fen);
    MoveReading reading = MoveText.read(position, text);

    assertThat(reading).isInstanceOf(MoveReading.Illegal.class);
    MoveReading.Illegal illegal = (MoveReading.Illegal) reading;
    assertThat(illegal.why())
        .isEqualTo(new Illegality(why, Optional.ofNullable(square).flatMap(Square::parse)));
    assertThat(illegal.attempted().map(Move::toString)).isEqualTo(Optional.ofNullable(move));
    assertThat(illegal.alternatives()).hasSize(legal).allMatch(position::isLegal);
  }

  @ParameterizedTest(name = "\"{0}\" cannot be read at {1}")
  @CsvSource({
    "'',0",
    "炮,1",
    "炮二,2",
    "炮二平,3",
    "炮二平五五,4",
    "炮二平五!,4",
    "炮X平五,1",
    "六兵平五,0",
    "二平五,1",
    "炮平五,1",
    "前平五,1",
    "前前平五,1",
    "炮炮平五,1",
    "炮二平〇,3",
    "C2,2",
    "C2=,3",
    "C2*5,2",
    "C2=0,3",
    "C2=55,4",
    "2C=5,1",
    "66=5x,4",
    "76=5,1",
    "==.4,1",
    "+-.4,1",
    "h2e,3",
    "h2e2e4,4",
    "j2e2,0",
    "X,0",
    "' 炮二',3",
    "Ca=5,1"
  })
  void isInvalid(String text, int offset) {
    assertThat(MoveText.read(Position.START, text)).isEqualTo(new MoveReading.Invalid(offset));
  }

  @ParameterizedTest(name = "{0} in {1}")
  @CsvSource({
    "h2e10,UCI,3",
    "a10a9,ICCS,1",
    "h3e0,UCI_FROM_1,3",
    "h0g2,UCI_FROM_1,1",
    "炮二平五,WXF,0",
    "C2=5,CHINESE_SIMPLIFIED,0",
    "C2=5,UCI,2"
  })
  void isInvalidInANotation(String text, Notation notation, int offset) {
    assertThat(MoveText.read(Position.START, text, notation))
        .isEqualTo(new MoveReading.Invalid(offset));
  }

  @ParameterizedTest(name = "{0}: {1} is {2}, {3}, {4}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          start  | h2e2 | 炮二平五 | 炮二平五 | C2=5
          start  | h0g2 | 马二进三 | 馬二進三 | H2+3
          start  | e0e1 | 帅五进一 | 帥五進一 | K5+1
          black  | h7e7 | 炮8平5   | 砲8平5   | C8=5
          black  | e9e8 | 将5进1   | 將5進1   | K5+1
          black  | i9i8 | 车9进1   | 車9進1   | R9+1
          pairs  | d3e3 | 后车平五 | 後車平五 | R-=5
          pairs  | f2f3 | 前炮进一 | 前炮進一 | C++1
          guards | d2e1 | 仕六退五 | 仕六退五 | A6-5
          three  | g8f8 | 前兵平四 | 前兵平四 | 13=4
          three  | g7f7 | 中兵平四 | 中兵平四 | 23=4
          three  | g6f6 | 后兵平四 | 後兵平四 | 33=4
          five   | g6f6 | 四兵平四 | 四兵平四 | 43=4
          two    | e6d6 | 中五平六 | 中五平六 | 25=6
          two    | g6h6 | 后三平二 | 後三平二 | 23=2
          blacks | c4b4 | 后3平2   | 後3平2   | 3-=2
          """)
  void isWritten(String fen, String move, String simplified, String traditional, String wxf) {
    Position position = position(fen);
    Move legal = Move.parse(move).orElseThrow();

    assertThat(MoveText.write(position, legal, Notation.CHINESE_SIMPLIFIED)).isEqualTo(simplified);
    assertThat(MoveText.write(position, legal, Notation.CHINESE_TRADITIONAL))
        .isEqualTo(traditional);
    assertThat(MoveText.write(position, legal, Notation.WXF)).isEqualTo(wxf);
  }

  @Test
  void coordinatesAreWrittenInThreeWays() {
    Move move = Move.parse("a9a8").orElseThrow();
    Position black = position("black");

    assertThat(MoveText.write(black, move, Notation.ICCS)).isEqualTo("A9-A8");
    assertThat(MoveText.write(black, move, Notation.UCI)).isEqualTo("a9a8");
    assertThat(MoveText.write(black, move, Notation.UCI_FROM_1)).isEqualTo("a10a9");
  }

  @Test
  @DisplayName("what is not legal is not written")
  void refusesToWrite() {
    Move move = Move.parse("h2h9").orElseThrow();
    Move pinned = Move.parse("e3d3").orElseThrow();

    assertThat(MoveText.write(Position.START, move, Notation.WXF)).isEqualTo("C2+7");
    assertThatThrownBy(() -> MoveText.write(Position.START, pinned, Notation.WXF))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("illegal: e3d3");
  }

  @Test
  void everyNoteOfAMoveHasItsSet() {
    assertThat(MoveText.read(position("black"), "馬八進七").notes())
        .isEqualTo(Set.of(Note.TRADITIONAL, Note.OTHER_DIGITS));
  }
}
