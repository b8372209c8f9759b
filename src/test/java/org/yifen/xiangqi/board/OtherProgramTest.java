package org.yifen.xiangqi.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.yifen.xiangqi.notation.Fen;

/**
 * Our legal moves and checks are those of Fairy-Stockfish, an independent program, on positions of
 * random play. Debian has it as {@code fairy-stockfish}; without it the test is skipped.
 */
class OtherProgramTest {

  private static final List<Path> PLACES =
      List.of(Path.of("/usr/games/fairy-stockfish"), Path.of("/usr/bin/fairy-stockfish"));

  private static final int POSITIONS = 10_000;
  private static final long SEED = 20_260_701;

  /** It numbers ranks from 1 to 10. */
  private static final Pattern MOVE = Pattern.compile("([a-i])(\\d+)([a-i])(\\d+): 1");

  @Test
  void legalMovesAndChecksAreThoseOfFairyStockfish() throws IOException {
    Path program = PLACES.stream().filter(Files::isExecutable).findFirst().orElse(null);
    assumeTrue(program != null, "no fairy-stockfish: apt-get install fairy-stockfish");
    Process process = new ProcessBuilder(program.toString()).redirectErrorStream(true).start();
    try (PrintWriter in = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8);
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      in.println("uci");
      in.println("setoption name UCI_Variant value xiangqi");
      Random random = new Random(SEED);
      int checks = 0;
      int ends = 0;
      for (int i = 0; i < POSITIONS; i++) {
        Board board = Positions.played(random, 120);
        String fen = Fen.write(board.setup());
        in.println("position fen " + fen);
        in.println("d");
        in.println("go perft 1");

        Theirs theirs = theirs(out);
        assertThat(Positions.moves(board)).as("seed %d: %s", SEED, fen).isEqualTo(theirs.moves());
        assertThat(board.isCheck()).as("seed %d: %s", SEED, fen).isEqualTo(theirs.check());
        checks += theirs.check() ? 1 : 0;
        ends += theirs.moves().isEmpty() ? 1 : 0;
      }
      assertThat(checks).as("positions in check").isGreaterThan(POSITIONS / 20);
      assertThat(ends).as("mates and stalemates").isGreaterThan(20);
      in.println("quit");
    } finally {
      process.destroy();
    }
  }

  private record Theirs(boolean check, Set<String> moves) {}

  private static Theirs theirs(BufferedReader out) throws IOException {
    boolean check = false;
    Set<String> moves = new TreeSet<>();
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      Matcher move = MOVE.matcher(line);
      if (move.matches()) {
        moves.add(move.group(1) + rank(move.group(2)) + move.group(3) + rank(move.group(4)));
      } else if (line.startsWith("Checkers:")) {
        check = line.strip().length() > "Checkers:".length();
      } else if (line.startsWith("Nodes searched:")) {
        return new Theirs(check, moves);
      }
    }
    throw new IOException("fairy-stockfish ended early");
  }

  private static int rank(String fromOne) {
    return Integer.parseInt(fromOne) - 1;
  }
}
