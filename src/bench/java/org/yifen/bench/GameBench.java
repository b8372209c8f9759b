package org.yifen.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.yifen.xiangqi.board.Position;

/**
 * Measures the board of the game beside peers, on one thread: {@code GameBench ROUNDS GAMES
 * STOCKFISH FFISH}, run by {@code src/bench/games.sh}. GAMES is a file of games, STOCKFISH the
 * program Fairy-Stockfish, FFISH the folder of the Node module; each may be empty, and is then left
 * out.
 */
public final class GameBench {

  private static final int DEPTH = 5;

  /** The number of positions five moves deep from the start. */
  private static final long NODES = 133_312_995;

  /** The peer is slow: it follows the first games only. */
  private static final int PEER_GAMES = 1_000;

  private static final Path LOG = Path.of("target/bench/games.log");

  private final List<String> games;
  private final String gamesFile;
  private final String stockfish;
  private final String ffish;
  private final Figures figures = new Figures();
  private final Commands commands = new Commands(LOG);
  private String agreement = "";

  private GameBench(String gamesFile, String stockfish, String ffish) throws IOException {
    this.gamesFile = gamesFile;
    this.stockfish = stockfish;
    this.ffish = ffish;
    games = gamesFile.isEmpty() ? List.of() : Files.readAllLines(Path.of(gamesFile));
  }

  public static void main(String[] args) throws IOException, InterruptedException {
    GameBench bench = new GameBench(args[1], args[2], args[3]);
    int rounds = Integer.parseInt(args[0]);
    bench.ours(); // the first round warms the compiler up
    bench.figures.clear();
    for (int round = 1; round <= rounds; round++) {
      System.out.printf("games, round %d of %d%n", round, rounds);
      bench.ours();
      bench.stockfish();
      bench.ffish();
    }
    bench.print();
  }

  private void ours() {
    long start = System.nanoTime();
    require(Position.START.board().perft(DEPTH));
    figures.add("perft", NODES / seconds(start) / 1e6);
    if (!games.isEmpty()) {
      start = System.nanoTime();
      Replay.of(games);
      figures.add("replay", games.size() / seconds(start));
    }
  }

  private static double seconds(long start) {
    return (System.nanoTime() - start) / 1e9;
  }

  private static void require(long nodes) {
    if (nodes != NODES) {
      throw new IllegalStateException("perft " + DEPTH + " is " + nodes);
    }
  }

  /** From the command to its answer, without the start of the program. */
  private void stockfish() throws IOException {
    if (stockfish.isEmpty()) {
      return;
    }
    Process process = new ProcessBuilder(stockfish).redirectErrorStream(true).start();
    try (PrintWriter in = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8);
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      in.println("setoption name Threads value 1");
      in.println("setoption name UCI_Variant value xiangqi");
      in.println("position startpos");
      in.println("isready");
      number(out, "readyok");
      long start = System.nanoTime();
      in.println("go perft " + DEPTH);
      require(number(out, "Nodes searched:"));
      figures.add("their perft", NODES / seconds(start) / 1e6);
      in.println("quit");
    } finally {
      process.destroy();
    }
  }

  /** Reads up to a line that begins so; the number behind, or 0. */
  private static long number(BufferedReader out, String word) throws IOException {
    for (String line = out.readLine(); line != null; line = out.readLine()) {
      if (line.startsWith(word)) {
        String rest = line.substring(word.length()).strip();
        return rest.isEmpty() ? 0 : Long.parseLong(rest);
      }
    }
    throw new IOException("no " + word);
  }

  private void ffish() throws IOException, InterruptedException {
    if (ffish.isEmpty() || games.isEmpty()) {
      return;
    }
    List<String> some = games.subList(0, Math.min(PEER_GAMES, games.size()));
    Commands.Run run =
        commands.run(
            List.of(
                "node",
                "src/bench/node/replay_ffish.js",
                ffish,
                gamesFile,
                Integer.toString(PEER_GAMES)));
    figures.add("their replay", some.size() / run.number("seconds"));
    String ours = Replay.of(some).words();
    agreement =
        run.output().contains(ours)
            ? "ffish finds the same in the first " + some.size()
            : "ffish DIFFERS in the first %d: %s; ours: %s"
                .formatted(some.size(), run.output(), ours);
  }

  private void print() {
    if (!games.isEmpty()) {
      System.out.printf("%n%s%n", Replay.of(games).words());
      System.out.println(agreement.isEmpty() ? "no peer to compare the games with" : agreement);
    }
    System.out.printf(
        "java %s; perft from %s, the peer's from %s million nodes/s%n%n",
        System.getProperty("java.version"), figures.spread("perft"), figures.spread("their perft"));
    figures.head();
    figures.line(
        "perft " + DEPTH + " beside Fairy-Stockfish, million nodes/s",
        "",
        "perft",
        "their perft",
        ">= 40 million");
    figures.line(
        "games/s: legal, ends, repetitions; ffish", "", "replay", "their replay", ">= 25,000");
  }
}
