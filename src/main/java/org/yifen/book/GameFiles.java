package org.yifen.book;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;
import org.yifen.xiangqi.record.RecordFiles;
import org.yifen.xiangqi.record.RecordSink;

/** Reads files of game records from the disk; a failure is a finding, and the others are read. */
public final class GameFiles {

  /**
   * Files to read.
   *
   * @param passedOver files of folders that are no records by their names
   */
  public record Named(List<String> files, List<String> passedOver) {
    public Named {
      files = List.copyOf(files);
      passedOver = List.copyOf(passedOver);
    }
  }

  private GameFiles() {}

  /**
   * The files that were named, and in place of a folder the records below it that are not hidden,
   * in order of their paths.
   */
  public static Named named(List<String> names) throws BookProblem {
    List<String> files = new ArrayList<>();
    List<String> others = new ArrayList<>();
    for (String name : names) {
      Path path = Path.of(name);
      if (name.isEmpty() || !Files.isDirectory(path)) {
        files.add(name);
        continue;
      }
      for (Path file : ReportFiles.below(path)) {
        (isRecord(file) ? files : others).add(file.toString());
      }
    }
    return new Named(files, others);
  }

  private static boolean isRecord(Path file) {
    String name = file.getFileName().toString().toLowerCase(Locale.ROOT);
    return RecordFiles.ENDINGS.stream().anyMatch(name::endsWith);
  }

  /** All records of a file, for what needs them together. */
  public static RecordFiles.Content content(String name) {
    RecordFiles.Gatherer all = new RecordFiles.Gatherer();
    read(name, all);
    return all.content();
  }

  /** Reads one file's records into {@code sink}. */
  public static void read(String name, RecordSink sink) {
    Location where = new Location.WholeFile(name);
    Path file = Path.of(name);
    try {
      if (name.isEmpty() || !Files.exists(file)) {
        sink.finding(Notice.FIL_001.at(where, name));
      } else if (Files.isDirectory(file)) {
        sink.finding(Notice.FIL_003.at(where));
      } else if (Disk.isPipe(file)) {
        sink.finding(Notice.FIL_014.at(where));
      } else {
        try (InputStream in = Files.newInputStream(file)) {
          RecordFiles.read(name, in, sink);
        }
      }
    } catch (IOException e) {
      sink.finding(Notice.FIL_002.at(where, Disk.reason(e)));
    }
  }
}
