package org.yifen.bench;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.Random;

/**
 * Writes a log of invented online games: {@code OnlineLog SEED GAMES PLAYERS SKEW FILE}. With SKEW
 * 0 all players are equally busy; with 1 the n-th busiest plays 1/n as much as the busiest (Zipf).
 */
public final class OnlineLog {

  private static final String[] RESULTS = {"1-0", "0-1", "0.5-0.5"};
  private static final String[] ENDINGS = {"normal", "normal", "timeout", "left"};

  private final Random random;
  private final double[] shares;

  private OnlineLog(long seed, int players, double skew) {
    random = new Random(seed);
    shares = new double[players];
    double sum = 0;
    for (int i = 0; i < players; i++) {
      sum += Math.pow(i + 1, -skew);
      shares[i] = sum;
    }
  }

  public static void main(String[] args) throws IOException {
    OnlineLog log =
        new OnlineLog(
            Long.parseLong(args[0]), Integer.parseInt(args[2]), Double.parseDouble(args[3]));
    try (OutputStream out =
        new BufferedOutputStream(Files.newOutputStream(Path.of(args[4])), 1 << 20)) {
      log.write(Long.parseLong(args[1]), out);
    }
  }

  private void write(long games, OutputStream out) throws IOException {
    LocalDateTime time = LocalDateTime.of(2026, 1, 1, 0, 0);
    out.write("time,first,second,result,plies,ending\n".getBytes(StandardCharsets.US_ASCII));
    StringBuilder line = new StringBuilder();
    for (long i = 0; i < games; i++) {
      time = i % 3 == 0 ? time.plusSeconds(1) : time;
      int first = player();
      int second = player();
      while (second == first) {
        second = player();
      }
      int result = random.nextInt(3);
      String ending = result == 2 ? "normal" : ENDINGS[random.nextInt(ENDINGS.length)];
      line.setLength(0);
      line.append(time).append(time.getSecond() == 0 ? ":00" : "");
      line.append(",player").append(first).append(",player").append(second);
      line.append(',').append(RESULTS[result]).append(',').append(random.nextInt(150));
      line.append(',').append(ending).append('\n');
      out.write(line.toString().getBytes(StandardCharsets.US_ASCII));
    }
  }

  private int player() {
    double share = random.nextDouble() * shares[shares.length - 1];
    int place = Arrays.binarySearch(shares, share);
    return Math.min(shares.length - 1, place < 0 ? -place - 1 : place + 1);
  }
}
