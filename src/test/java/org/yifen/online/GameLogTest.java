package org.yifen.online;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.yifen.regulation.OnlineScheme;

/**
 * Whole logs, rated in blocks by two threads, beside a plain loop over the games they were made of:
 * longer than a block, with lines longer than a block, quoted and long names, other alphabets.
 */
class GameLogTest {

  private static final String HEADER = "time,first,second,result,plies,ending,room\n";
  private static final List<String> RESULTS = List.of("0-1", "0.5-0.5", "1-0");
  private static final List<String> ENDINGS = List.of("left", "normal", "timeout");

  /** Rows that are no games, by what is wrong with them; the time is put in front. */
  private static final List<List<String>> FAULTY =
      List.of(
          List.of("NAME", ",  ,b,1-0,40,normal,"),
          List.of("SAME_PLAYER", ",a,\"a\",1-0,40,normal,"),
          List.of("SAME_PLAYER", ",a name of some length,a name of some length ,1-0,4,normal,"),
          List.of("RESULT", ",a,b,1-1,40,normal,"),
          List.of("RESULT", ",a,b,0.5-0.50,40,normal,"),
          List.of("PLIES", ",a,b,1-0,1234567890,normal,"),
          List.of("PLIES", ",a,b,1-0,4/,normal,"),
          List.of("PLIES", ",a,b,1-0,,normal,"),
          List.of("ENDING", ",a,b,1-0,40,normally,"),
          List.of("NO_LOSER", ",a,b,0.5-0.5,40,left,"),
          List.of("CELLS", ",a,b,1-0,40"),
          List.of("QUOTE", ",a,\"b,1-0,40,normal,"),
          List.of("TIME", "x,a,b,1-0,40,normal,"),
          List.of("LENGTH", ",a,b,1-0,40,normal," + "x".repeat(1 << 20)));

  private final StringBuilder log = new StringBuilder(HEADER);
  private final PlainLoop expected = new PlainLoop();
  private final List<String> expectedFaults = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();
  private final List<String> changes = new ArrayList<>();
  private long games;
  private long tooShort;

  /** Names that begin alike, of 2 to 42 bytes. */
  private static String name(Random random) {
    int number = random.nextInt(200);
    return switch (number % 7) {
      case 0 -> "棋友" + number;
      case 1 -> "a player with a name of some length, no. " + number;
      case 2 -> "player" + number;
      case 3 -> "弈天棋缘网友" + number;
      case 4 -> "\"" + number;
      case 5 -> "\u3000" + number;
      default -> "p" + number;
    };
  }

  private static String cell(Random random, String name) {
    boolean quoted = name.contains(",") || name.contains("\"") || random.nextInt(20) == 0;
    String cell = quoted ? '"' + name.replace("\"", "\"\"") + '"' : name;
    return random.nextInt(20) == 0 ? "  " + cell + " " : cell;
  }

  private void row(Random random, int line) {
    String time = Long.toString(1_767_225_600L + line);
    int what = random.nextInt(200);
    if (what == 0) {
      List<String> faulty = FAULTY.get(random.nextInt(FAULTY.size()));
      expectedFaults.add(line + " " + faulty.get(0));
      log.append(time).append(faulty.get(1));
    } else if (what > 1) {
      game(random, time, what == 2 ? random.nextInt(200_000) : 0);
    }
    log.append(random.nextInt(10) == 0 ? "\r\n" : "\n");
  }

  /** A game, with so many letters in a column that is no concern of ours. */
  private void game(Random random, String time, int beside) {
    String first = name(random);
    String second = name(random);
    while (second.equals(first)) {
      second = name(random);
    }
    int result = random.nextInt(3);
    int plies = random.nextInt(100) == 0 ? random.nextInt(2) : 2 + random.nextInt(100_000);
    String ending = result == 1 ? "normal" : ENDINGS.get(random.nextInt(3));
    log.append(time).append(',').append(cell(random, first));
    log.append(',').append(cell(random, second)).append(',').append(RESULTS.get(result));
    log.append(',').append(plies).append(',').append(ending).append(',');
    log.append("棋".repeat(beside / 3));
    if (plies < 2) {
      tooShort++;
    } else {
      games++;
      expected.play(time, first, second, result);
    }
  }

  /** Reads the log so far; tells changes of level as the plain loop does. */
  private GameLog.Summary read(Ratings[] into, InputStream in) throws IOException {
    GameLog[] reading = new GameLog[1];
    into[0] =
        new Ratings(
            OnlineScheme.builtIn(),
            (player, from, to) ->
                changes.add(
                    "%s %s %d>%d"
                        .formatted(reading[0].timeText(), into[0].name(player), from, to)));
    GameLog.Listener listener = (line, fault, text) -> faults.add(line + " " + fault);
    reading[0] = new GameLog(into[0], listener, Long.MIN_VALUE + 1, bytes -> {});
    return reading[0].read(in);
  }

  private InputStream bytes() {
    return new ByteArrayInputStream(log.toString().getBytes(StandardCharsets.UTF_8));
  }

  @Property(tries = 60, shrinking = ShrinkingMode.OFF)
  void asThePlainLoop(@ForAll long seed, @ForAll @IntRange(max = 12_000) int rows)
      throws IOException {
    new GameLogTest().compare(new Random(seed), rows); // tries share their instance
  }

  private void compare(Random random, int rows) throws IOException {
    for (int line = 2; line < rows + 2; line++) {
      row(random, line);
    }
    Ratings[] ratings = new Ratings[1];
    GameLog.Summary summary = read(ratings, bytes());

    assertThat(summary.outOfOrder()).isZero();
    assertThat(faults).isEqualTo(expectedFaults);
    assertThat(summary.rated()).isEqualTo(games);
    assertThat(summary.tooShort()).isEqualTo(tooShort);
    assertThat(summary.leftOut()).isEqualTo(expectedFaults.size());
    assertThat(faults).isEqualTo(expectedFaults);
    assertThat(changes).isEqualTo(expected.changes());
    for (int player = 0; player < ratings[0].size(); player++) {
      assertThat(ratings[0].rating(player)).isEqualTo(expected.rating(ratings[0].name(player)));
    }
    ByteArrayOutputStream list = new ByteArrayOutputStream();
    RatingsFile.write(ratings[0], list);
    assertThat(list.toString(StandardCharsets.UTF_8)).isEqualTo(expected.list());
  }

  /** A row out of order far behind: what stands before it is rated, what stands after is not. */
  @Test
  void outOfOrderInALaterBlock() throws IOException {
    Random random = new Random(1);
    for (int line = 2; line < 20_002; line++) {
      game(random, Integer.toString(line), 0);
      log.append('\n');
    }
    log.append("3,a,b,1-0,40,normal,\n1,a,a,1-0,40,normal,\n");
    Ratings[] ratings = new Ratings[1];
    GameLog.Summary summary = read(ratings, bytes());

    assertThat(summary.outOfOrder()).isEqualTo(20_002);
    assertThat(summary.rated()).isEqualTo(games);
    assertThat(faults).isEmpty();
  }

  /** A disk that fails later on fails the reading, and an error of who listens ends it. */
  @Test
  void failuresOfEitherThreadAreThrown() {
    Random random = new Random(1);
    for (int line = 2; line < 20_002; line++) {
      game(random, Integer.toString(line), 0);
      log.append('\n');
    }
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("broken");
          }

          @Override
          public int read(byte[] into, int from, int length) throws IOException {
            throw new IOException("broken");
          }
        };
    assertThatThrownBy(() -> read(new Ratings[1], new SequenceInputStream(bytes(), broken)))
        .isInstanceOf(IOException.class)
        .hasMessage("broken");
    Ratings ratings =
        new Ratings(
            OnlineScheme.builtIn(),
            (player, from, to) -> {
              throw new IllegalStateException("full");
            });
    GameLog reading = new GameLog(ratings, (l, f, t) -> {}, Long.MIN_VALUE + 1, b -> {});
    assertThatThrownBy(() -> reading.read(bytes())).hasMessage("full");
  }
}
