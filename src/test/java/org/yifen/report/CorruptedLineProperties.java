package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;

@Label("A corrupted Tournament Report File")
class CorruptedLineProperties {

  private static final Path FILE = Path.of("src/test/resources/trf/plain-valid.trf");
  private static final String CHARACTERS = " 0123456789.=+-wbWDLHFUZx※";
  private static final int POINTS = 80;
  private static final int PLACE = 85;
  private static final int FIRST_ROUND = 91;

  /** The rows of two players with the same points, of whom either may be before the other. */
  private static final Set<Integer> TIED = Set.of(8, 12);

  private final String text;
  private final String clean;

  CorruptedLineProperties() throws IOException {
    text = Files.readString(FILE);
    clean = event(text);
  }

  @Property(tries = 3000)
  @Label("never is silent about points, places and results: a finding, or the same event")
  void oneCharacter(@ForAll long seed) {
    Random random = new Random(seed);
    List<String> lines = text.lines().toList();
    int row = 7 + random.nextInt(6);
    String line = lines.get(row);
    int column = POINTS + random.nextInt(line.length() - POINTS);
    char c = CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
    String changed = line.substring(0, column) + c + line.substring(column + 1);
    String file = text.replace(line, changed);

    boolean silent = Reports.read("plain-valid.trf", bytes(file)).findings().isEmpty();

    boolean tieBroken = column >= PLACE && column < FIRST_ROUND && TIED.contains(row);
    if (silent && !tieBroken) {
      assertThat(event(file)).as("%s %d '%s'", changed, column + 1, c).isEqualTo(clean);
    }
  }

  @Property(tries = 2000)
  @Label("gives an event or a finding for any bytes at all, and no exception")
  void anyBytes(@ForAll long seed) {
    Random random = new Random(seed);
    byte[] bytes = bytes(text);
    for (int i = random.nextInt(12); i >= 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    int length = random.nextBoolean() ? bytes.length : random.nextInt(bytes.length);

    Reading reading = Reports.read("x", Arrays.copyOf(bytes, length));

    assertThat(reading.event().isPresent() || !reading.findings().isEmpty())
        .as("seed %d", seed)
        .isTrue();
  }

  /** Why a bye has its points (U or F) is beyond what a file can contradict. */
  private static String event(String file) {
    Reading reading = Reports.read("plain-valid.trf", bytes(file));
    return EventText.of(reading.event().orElseThrow())
        .replaceAll("reason=(ALLOTTED|REQUESTED)", "");
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
