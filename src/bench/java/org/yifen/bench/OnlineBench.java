package org.yifen.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.yifen.online.Ratings;
import org.yifen.regulation.OnlineScheme;

/**
 * Measures the calculation of the online scheme in memory: {@code OnlineBench LOG ROUNDS}; the best
 * round counts, in games a second. The log is read first, players and results lie in arrays.
 */
public final class OnlineBench {

  private OnlineBench() {}

  public static void main(String[] args) throws IOException {
    Path log = Path.of(args[0]);
    int games = (int) Files.lines(log).count() - 1;
    int[] first = new int[games];
    int[] second = new int[games];
    byte[] result = new byte[games];
    int players = 0;
    try (BufferedReader in = Files.newBufferedReader(log)) {
      in.readLine();
      for (int i = 0; i < games; i++) {
        String[] cells = in.readLine().split(",", -1);
        first[i] = Integer.parseInt(cells[1].substring("player".length()));
        second[i] = Integer.parseInt(cells[2].substring("player".length()));
        result[i] = (byte) List.of("0-1", "0.5-0.5", "1-0").indexOf(cells[3]);
        players = Math.max(players, Math.max(first[i], second[i]) + 1);
      }
    }
    double best = 0;
    for (int round = 0; round < Integer.parseInt(args[1]); round++) {
      Ratings ratings = new Ratings(OnlineScheme.builtIn(), (player, from, to) -> {});
      for (int i = 0; i < players; i++) {
        byte[] name = ("player" + i).getBytes(StandardCharsets.US_ASCII);
        ratings.player(name, 0, name.length);
      }
      long start = System.nanoTime();
      for (int i = 0; i < games; i++) {
        ratings.game(first[i], second[i], result[i]);
      }
      best = Math.max(best, games / ((System.nanoTime() - start) / 1e9));
    }
    System.out.printf("%.0f%n", best);
  }
}
