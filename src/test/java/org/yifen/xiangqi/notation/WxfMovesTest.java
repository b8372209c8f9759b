package org.yifen.xiangqi.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.yifen.xiangqi.board.Board;
import org.yifen.xiangqi.board.Move;
import org.yifen.xiangqi.board.Position;

/**
 * 5,011 moves as Fairy-Stockfish writes them in WXF: 40 games of random play, and every move of 63
 * positions in which pawns, rooks, cannons and horses crowd on few files.
 */
class WxfMovesTest {

  private static final Path MOVES = Path.of("src/test/resources/xiangqi/wxf-moves.tsv");

  record Row(Board board, Move move, String theirs) {

    String ours() {
      return MoveText.write(board, move, Notation.WXF);
    }

    MoveReading read() {
      return MoveText.read(board, theirs, Notation.WXF);
    }
  }

  private interface Check {
    void of(Row row);
  }

  private static void each(Check check) throws IOException {
    for (String line : Files.readAllLines(MOVES).stream().skip(1).toList()) {
      String[] cells = line.split("\t", -1);
      Board board = Position.of(Fen.read(cells[1]).setup().orElseThrow()).board();
      String[] moves = cells[2].split(" ", -1);
      for (int i = 0; i < moves.length; i += 2) {
        Move move = Move.parse(moves[i]).orElseThrow();
        check.of(new Row(board, move, moves[i + 1]));
        if (cells[0].equals("game")) {
          board.make(move.packed());
        }
      }
    }
  }

  /** The third pawn on file 3, the first on file 1: to the Federation the middle one of three. */
  private static boolean isTwofold(String text) {
    return text.startsWith("33") || text.startsWith("11");
  }

  @Test
  void theirTextsAreReadAsTheirMoves() throws IOException {
    List<String> otherwise = new ArrayList<>();
    each(
        row -> {
          if (row.read() instanceof MoveReading.Ambiguous ambiguous && isTwofold(row.theirs())) {
            assertThat(ambiguous.moves()).contains(row.move());
            otherwise.add(row.theirs());
          } else {
            assertThat(row.read().found()).as(row.theirs()).contains(row.move());
          }
        });
    assertThat(otherwise).hasSize(10);
  }

  @Test
  void oursAreTheSameButWhereTheyLeaveTheOrderOut() throws IOException {
    List<String> others = new ArrayList<>();
    each(
        row -> {
          if (!row.ours().equals(row.theirs())) {
            boolean left = row.read().notes().contains(Note.ONLY_ONE_CAN);
            assertThat(left || isTwofold(row.theirs())).as(row.theirs()).isTrue();
            others.add(row.theirs());
          }
        });
    assertThat(others).hasSize(57);
  }
}
