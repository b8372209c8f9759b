package org.yifen.diagnostic;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A case of a notice, from {@code examples.tsv}: in a report of {@code sample-reports/faulty} where
 * one can show it.
 *
 * @param file the report's name; empty when no report can show the notice
 * @param place the place within the report; empty for the file as a whole
 * @param without why no report can show it; empty when one does
 * @param arguments what {@code {0}}, {@code {1}} are in this case
 */
public record Example(
    Notice notice, String file, String place, Optional<Without> without, List<String> arguments) {

  /** Why no single report can be an example. */
  public enum Without {
    ABSENT("要有一个不在或读不了的文件", "it takes a file that is not there or cannot be read"),
    BOOK("说的是等级分册里的文件，不是一份报告", "it is about files of the book, not one report"),
    RATE("计算一个半年时才会出现", "it is said when a half-year is rated"),
    BESIDE("总是与另一条提示一起出现", "it only comes together with another notice"),
    COMMAND("说的是命令或磁盘，不是报告", "it is about a command or the disk, not a report");

    private final String chinese;
    private final String english;

    Without(String chinese, String english) {
      this.chinese = chinese;
      this.english = english;
    }

    public String chinese() {
      return chinese;
    }

    public String english() {
      return english;
    }
  }

  private static final String RESOURCE = "examples.tsv";

  /** Columns before those of the arguments. */
  private static final int FIXED = 4;

  public Example {
    arguments = List.copyOf(arguments);
  }

  /** The examples of a notice; those of its reports are in order of their names. */
  public static List<Example> of(Notice notice) {
    return All.EXAMPLES.stream().filter(e -> e.notice() == notice).toList();
  }

  /** The notice with the values of this case. */
  public Diagnostic finding() {
    return notice.at(List.of(), arguments.toArray());
  }

  /** Loaded when the first example is asked for: a check does without. */
  private static final class All {
    static final List<Example> EXAMPLES = load();
  }

  private static List<Example> load() {
    try (InputStream in = Example.class.getResourceAsStream(RESOURCE)) {
      if (in == null) {
        throw new IllegalStateException("missing " + RESOURCE);
      }
      BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
      List<Example> examples = new ArrayList<>();
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.startsWith("#")) {
          examples.add(parse(line));
        }
      }
      return List.copyOf(examples);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + RESOURCE, e);
    }
  }

  private static Example parse(String line) {
    String[] cells = line.split("\t", -1);
    if (cells.length < FIXED) {
      throw new IllegalStateException(RESOURCE + ": " + line);
    }
    return new Example(
        Notice.of(cells[0]).orElseThrow(() -> new IllegalStateException(RESOURCE + ": " + line)),
        cells[1],
        cells[2],
        cells[3].isEmpty() ? Optional.empty() : Optional.of(Without.valueOf(cells[3])),
        Arrays.asList(cells).subList(FIXED, cells.length));
  }
}
