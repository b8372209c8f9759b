package org.yifen.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;

/**
 * Every sample, good, faulty or hostile, with bytes changed at random: within seconds an event or
 * an error in words, never a defect of ours.
 */
class MutatedBytesTest {

  private static final long SEED = 20261130;
  private static final int MUTANTS = 16;
  private static final int LARGE = 200_000;

  private static List<Path> samples() throws IOException {
    List<Path> samples = new ArrayList<>();
    for (Path folder :
        List.of(
            Path.of("sample-reports", "reports"),
            Path.of("sample-reports", "faulty"),
            Path.of("../shared/samples"))) {
      if (Files.isDirectory(folder)) {
        try (Stream<Path> files = Files.walk(folder)) {
          files.filter(Files::isRegularFile).sorted().forEach(samples::add);
        }
      }
    }
    return samples;
  }

  @Test
  void everyMutantIsReadOrRefusedInWords() throws IOException {
    Random random = new Random(SEED);
    for (Path sample : samples()) {
      byte[] original = Files.readAllBytes(sample);
      int mutants = original.length > LARGE ? 2 : MUTANTS;
      for (int i = 0; i < mutants && original.length > 0; i++) {
        byte[] mutant = mutant(original, random);
        String what = "seed " + SEED + ", " + sample + ", mutant " + i;

        Reading reading =
            assertTimeoutPreemptively(
                Duration.ofSeconds(10), () -> Reports.read("mutant", mutant), what);

        assertThat(reading.event().isPresent() || Read.hasErrors(reading.findings()))
            .as(what)
            .isTrue();
        assertThat(reading.findings()).as(what).noneMatch(MutatedBytesTest::isDefect);
      }
    }
  }

  /** A damaged workbook whose reason is the name of an exception: nobody foresaw it. */
  private static boolean isDefect(Diagnostic finding) {
    return finding.notice() == Notice.FIL_007
        && finding.arguments().get(0).matches("\\w+(Exception|Error)");
  }

  private static byte[] mutant(byte[] original, Random random) {
    byte[] mutant = original.clone();
    int from = random.nextInt(mutant.length);
    switch (random.nextInt(4)) {
      case 0 -> mutant = Arrays.copyOf(mutant, from);
      case 1 -> {
        int length = Math.min(mutant.length - from, 1 + random.nextInt(64));
        System.arraycopy(
            original, random.nextInt(mutant.length - length + 1), mutant, from, length);
      }
      default -> {
        for (int changes = 1 + random.nextInt(4); changes > 0; changes--) {
          mutant[random.nextInt(mutant.length)] = (byte) random.nextInt(256);
        }
      }
    }
    return mutant;
  }
}
