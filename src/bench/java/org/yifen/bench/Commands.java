package org.yifen.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Runs commands one after the other and measures their wall time. */
final class Commands {

  private final Path log;

  /** Both streams of the commands go to the log. */
  Commands(Path log) {
    this.log = log;
  }

  /** What a command printed and how long it took, in seconds. */
  record Run(double seconds, String output) {

    /** The number behind a word at the start of a line. */
    double number(String word) {
      return output
          .lines()
          .filter(line -> line.startsWith(word + " "))
          .mapToDouble(line -> Double.parseDouble(line.substring(word.length() + 1)))
          .findFirst()
          .orElseThrow();
    }
  }

  /** Runs a command; stops the benchmark when it fails. */
  Run run(List<String> command) throws IOException, InterruptedException {
    return run(command, "");
  }

  /** Runs a command of ours with options for the JVM. */
  Run run(List<String> command, String options) throws IOException, InterruptedException {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("YIFEN_JAVA_OPTIONS", options);
    builder.redirectErrorStream(true).redirectOutput(log.toFile());
    long start = System.nanoTime();
    int exit = builder.start().waitFor();
    double seconds = (System.nanoTime() - start) / 1e9;
    String output = Files.readString(log, StandardCharsets.UTF_8);
    if (exit != 0) {
      throw new IOException(String.join(" ", command) + " exits with " + exit + "\n" + output);
    }
    return new Run(seconds, output);
  }
}
