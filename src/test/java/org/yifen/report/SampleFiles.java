package org.yifen.report;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Files that people and programs really wrote; they lie beside the repository, not in it. */
public final class SampleFiles {

  private static final Path SAMPLES = Path.of("../shared/samples");

  private SampleFiles() {}

  /** All files of a folder by name; a test that asks for them is skipped where there are none. */
  public static List<Path> in(String folder) {
    Path path = SAMPLES.resolve(folder);
    assumeTrue(Files.isDirectory(path), "no samples at " + path);
    try (Stream<Path> files = Files.list(path)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The bytes of one sample. */
  public static byte[] bytes(String name) {
    Path path = SAMPLES.resolve(name);
    assumeTrue(Files.isRegularFile(path), "no sample at " + path);
    return bytes(path);
  }

  public static byte[] bytes(Path path) {
    try {
      return Files.readAllBytes(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
