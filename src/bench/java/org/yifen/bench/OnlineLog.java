package org.yifen.bench;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Random;

/** Writes a log of invented online games: {@code OnlineLog SEED GAMES PLAYERS FILE}. */
public final class OnlineLog {

  private static final String[] RESULTS = {"1-0", "0-1", "0.5-0.5"};
  private static final String[] ENDINGS = {"normal", "normal", "timeout", "left"};

  private OnlineLog() {}

  public static void main(String[] args) throws IOException {
    Random random = new Random(Long.parseLong(args[0]));
    long games = Long.parseLong(args[1]);
    int players = Integer.parseInt(args[2]);
    LocalDateTime time = LocalDateTime.of(2026, 1, 1, 0, 0);
    try (OutputStream out =
        new BufferedOutputStream(Files.newOutputStream(Path.of(args[3])), 1 << 20)) {
      out.write("time,first,second,result,plies,ending\n".getBytes(StandardCharsets.US_ASCII));
      StringBuilder line = new StringBuilder();
      for (long i = 0; i < games; i++) {
        time = i % 3 == 0 ? time.plusSeconds(1) : time;
        int first = random.nextInt(players);
        int second = (first + 1 + random.nextInt(players - 1)) % players;
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
  }
}
