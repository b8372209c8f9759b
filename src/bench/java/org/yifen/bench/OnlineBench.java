package org.yifen.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.yifen.online.GameLog;
import org.yifen.online.Ratings;
import org.yifen.regulation.OnlineScheme;

/**
 * Measures the calculation of the online scheme in memory: {@code OnlineBench LOG ROUNDS} prints
 * games a second, the best round, and the bytes of the state a player. The log is read first,
 * players and results lie in arrays.
 */
public final class OnlineBench {

  /** As {@link GameLog} does it. */
  private static final int TOGETHER = 512;

  private int[] players = new int[1 << 20];
  private byte[] results = new byte[1 << 19];
  private int games;
  private int most;

  private OnlineBench() {}

  public static void main(String[] args) throws IOException {
    Path log = Path.of(args[0]);
    double bytes = bytesAPlayer(log);
    OnlineBench bench = new OnlineBench();
    bench.read(log);
    double best = 0;
    for (int round = 0; round < Integer.parseInt(args[1]); round++) {
      best = Math.max(best, bench.round());
    }
    System.out.printf("%.0f %.1f%n", best, bytes);
  }

  /** What the heap holds more after a whole log has been rated by the program's own reader. */
  private static double bytesAPlayer(Path log) throws IOException {
    long before = used();
    Ratings ratings = new Ratings(OnlineScheme.builtIn(), (player, from, to) -> {});
    try (InputStream in = Files.newInputStream(log)) {
      new GameLog(ratings, (line, fault, text) -> {}, Long.MIN_VALUE + 1, b -> {}).read(in);
    }
    return (used() - before) / (double) ratings.size();
  }

  private static long used() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private void read(Path log) throws IOException {
    try (BufferedReader in = Files.newBufferedReader(log)) {
      in.readLine();
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        String[] cells = line.split(",", -1);
        if (Integer.parseInt(cells[4]) > 1) {
          game(cells);
        }
      }
    }
  }

  private void game(String[] cells) {
    if (games == results.length) {
      players = Arrays.copyOf(players, 4 * games);
      results = Arrays.copyOf(results, 2 * games);
    }
    for (int i = 0; i < 2; i++) {
      int player = Integer.parseInt(cells[1 + i].substring("player".length()));
      players[2 * games + i] = player;
      most = Math.max(most, player + 1);
    }
    results[games++] = (byte) List.of("0-1", "0.5-0.5", "1-0").indexOf(cells[3]);
  }

  private double round() {
    Ratings ratings = new Ratings(OnlineScheme.builtIn(), (player, from, to) -> {});
    for (int i = 0; i < most; i++) {
      byte[] name = ("player" + i).getBytes(StandardCharsets.US_ASCII);
      ratings.player(name, 0, name.length);
    }
    long start = System.nanoTime();
    for (int from = 0; from < games; from += TOGETHER) {
      int to = Math.min(games, from + TOGETHER);
      ratings.touch(players, 2 * from, 2 * to);
      for (int i = from; i < to; i++) {
        ratings.game(players[2 * i], players[2 * i + 1], results[i]);
      }
    }
    return games / ((System.nanoTime() - start) / 1e9);
  }
}
