package org.yifen.xiangqi.board;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.yifen.xiangqi.notation.Fen;

/** Positions for tests: by FEN, and by random play from the start and other positions. */
public final class Positions {

  private static final Path NUMBERS = Path.of("src/test/resources/xiangqi/perft.tsv");

  private static final List<Position> STARTS = starts();

  private Positions() {}

  /** The position of a FEN; fails when it is none. */
  public static Position of(String fen) {
    return Position.of(Fen.read(fen).setup().orElseThrow(() -> new AssertionError(fen)));
  }

  /** The start, and every position whose numbers of moves other programs published. */
  private static List<Position> starts() {
    try (Stream<String> lines = Files.lines(NUMBERS)) {
      return lines.skip(1).map(l -> l.split("\t", -1)[0]).distinct().map(Positions::of).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A board after up to {@code most} random moves, that can be taken back, from a random start. */
  public static Board played(Random random, int most) {
    Board board = STARTS.get(random.nextInt(STARTS.size())).board();
    int[] moves = new int[Board.MOST_MOVES];
    for (int plies = random.nextInt(most + 1); plies > 0; plies--) {
      int count = board.moves(moves);
      if (count == 0) {
        break;
      }
      board.make(moves[random.nextInt(count)]);
    }
    return board;
  }

  public static Position position(Random random, int most) {
    return Position.of(played(random, most).setup());
  }

  /** The legal moves as text, in order. */
  static Set<String> moves(Board board) {
    int[] moves = new int[Board.MOST_MOVES];
    int count = board.moves(moves);
    Set<String> texts = new TreeSet<>();
    for (int i = 0; i < count; i++) {
      texts.add(Move.unpacked(moves[i]).toString());
    }
    return texts;
  }
}
