package org.yifen.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.yifen.book.TestBooks;

/** A copy of the sample book without its faulty reports, to be changed by a test. */
final class SampleCopy {

  static final Path SAMPLES = Path.of("sample-reports");

  private SampleCopy() {}

  static Path in(Path folder) throws IOException {
    Path book = folder.resolve("book");
    for (String part : List.of("lists", "reports")) {
      TestBooks.copy(SAMPLES.resolve(part), book.resolve(part));
    }
    for (String file : List.of("players.csv", "places.csv", "waivers.csv", "acknowledged.csv")) {
      Files.copy(SAMPLES.resolve(file), book.resolve(file));
    }
    return book;
  }
}
