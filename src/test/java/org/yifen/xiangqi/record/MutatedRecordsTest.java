package org.yifen.xiangqi.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.yifen.xiangqi.check.CheckedGame;
import org.yifen.xiangqi.check.GameCheck;
import org.yifen.xiangqi.notation.Notation;

@DisplayName("Damaged records never stop the program, and what is read can be replayed and written")
class MutatedRecordsTest {

  private static final long SEED = 20_260_501;
  private static final int MUTANTS = 4_000;
  private static final int LARGEST = 40_000;
  private static final int[] VALUES = {0, 1, 0x7F, 0x80, 0xFF, '{', '}', '(', ')', '[', '"', '\n'};

  private static List<byte[]> samples() {
    List<Path> paths = new ArrayList<>(RecordSamples.own());
    for (String folder : List.of("xqf-cbr-cbl", "pgn-gbk", "web-pages-and-text", "wxf")) {
      Path path = Path.of("../shared/xiangqi/games").resolve(folder);
      if (Files.isDirectory(path)) {
        paths.addAll(RecordSamples.files(path));
      }
    }
    List<byte[]> samples = new ArrayList<>();
    for (Path path : paths) {
      byte[] bytes = RecordSamples.bytes(path);
      samples.add(Arrays.copyOf(bytes, Math.min(bytes.length, LARGEST)));
    }
    byte[] game =
        BridgeBytes.record(1, "x", BridgeBytes.step(0, 0, 0, "话"), BridgeBytes.step(1, 70, 67, ""));
    samples.add(game);
    samples.add(BridgeBytes.library(List.of(game, game), 7, 5));
    for (int version : new int[] {10, 18}) {
      samples.add(
          new XqfBytes(version).root(1, "话").step(72, 42, 3, "").step(79, 67, 0, "").bytes());
    }
    return samples;
  }

  @Test
  void noMutantBreaksTheReaders() {
    List<byte[]> samples = samples();
    Random random = new Random(SEED);
    int games = 0;
    for (int i = 0; i < MUTANTS; i++) {
      byte[] mutant = mutant(samples.get(i % samples.size()), random);
      try {
        games += read(mutant);
      } catch (RuntimeException | StackOverflowError e) {
        throw new AssertionError("mutant " + i + " of seed " + SEED, e);
      }
    }
    assertThat(games).as("most mutants still hold games").isGreaterThan(MUTANTS / 4);
  }

  private static int read(byte[] mutant) {
    RecordFiles.Content content = RecordFiles.read("mutant", mutant);
    assertThat(content.games().isEmpty() && content.findings().isEmpty()).isFalse();
    for (GameRecord game : content.games()) {
      CheckedGame checked = new GameCheck(60).check(game);
      assertThat(checked.legal()).isLessThanOrEqualTo(checked.plies());
      GameRecord replayed = Rewording.of(checked.game(), Notation.CHINESE_SIMPLIFIED);
      PgnWriter.write(replayed);
      XqfWriter.write(replayed);
      DhtmlWriter.write(replayed);
      UciWriter.write(replayed);
    }
    return content.games().size();
  }

  private static byte[] mutant(byte[] sample, Random random) {
    byte[] bytes = sample.clone();
    int changes = 1 + random.nextInt(8);
    for (int i = 0; i < changes && bytes.length > 0; i++) {
      int at = random.nextInt(bytes.length);
      switch (random.nextInt(6)) {
        case 0 -> bytes[at] ^= (byte) (1 << random.nextInt(8));
        case 1 -> bytes[at] = (byte) VALUES[random.nextInt(VALUES.length)];
        case 2 -> bytes = Arrays.copyOf(bytes, at);
        case 3 -> bytes = without(bytes, at, 1 + random.nextInt(40));
        case 4 -> bytes = doubled(bytes, at, 1 + random.nextInt(200));
        default -> noise(bytes, at, random);
      }
    }
    return bytes;
  }

  private static void noise(byte[] bytes, int from, Random random) {
    for (int i = from; i < Math.min(bytes.length, from + 16); i++) {
      bytes[i] = (byte) random.nextInt();
    }
  }

  private static byte[] without(byte[] bytes, int from, int count) {
    int to = Math.min(bytes.length, from + count);
    byte[] left = Arrays.copyOf(bytes, bytes.length - (to - from));
    System.arraycopy(bytes, to, left, from, bytes.length - to);
    return left;
  }

  private static byte[] doubled(byte[] bytes, int from, int count) {
    int to = Math.min(bytes.length, from + count);
    byte[] more = Arrays.copyOf(bytes, bytes.length + to - from);
    System.arraycopy(bytes, from, more, to, bytes.length - from);
    return more;
  }
}
