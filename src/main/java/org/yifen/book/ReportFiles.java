package org.yifen.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import org.yifen.diagnostic.Notice;
import org.yifen.report.Reports;
import org.yifen.report.grid.Limits;

/** Finds and reads report files; many at a time, given back in order of their names. */
public final class ReportFiles {

  private static final List<String> ENDINGS = List.of(".xlsx", ".xls", ".csv", ".trf");

  private ReportFiles() {}

  /** All files below a folder that are not hidden, in order of their paths; none without it. */
  static List<Path> below(Path folder) throws BookProblem {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    // a folder elsewhere that is linked to holds reports like any other
    try (Stream<Path> paths = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
      return paths.filter(ReportFiles::isCandidate).sorted().toList();
    } catch (IOException | UncheckedIOException e) {
      throw BookProblem.environment(Notice.ENV_009, folder, Disk.reason(e));
    }
  }

  /**
   * Not a folder, not hidden, and not the lock file a spreadsheet program leaves. A link to nothing
   * and a pipe are candidates, so that they are named.
   */
  private static boolean isCandidate(Path path) {
    if (Files.isDirectory(path)) {
      return false;
    }
    String name = path.getFileName().toString();
    return !name.startsWith(".") && !name.startsWith("~$");
  }

  /**
   * Whether a file is a report, by its name or, under any other name, by its content: a workbook or
   * a Tournament Report File. Any other below reports is passed over.
   */
  static boolean isReport(Path path) {
    String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(name::endsWith) || hasContentOfReport(path);
  }

  private static boolean hasContentOfReport(Path path) {
    try {
      return Files.isRegularFile(path)
          && Files.size(path) <= Limits.FILE_BYTES
          && Reports.isReport(Files.readAllBytes(path));
    } catch (IOException e) {
      return false; // it is named among the files that were passed over
    }
  }

  /** Reads one file; a failure is a finding. */
  static ReportFile read(Path file, String name) {
    return read(file, name, ReportFile::of);
  }

  /** Reads one file for a check, which asks for its digest only when it makes copies. */
  static ReportFile read(Path file, String name, boolean digest) {
    return digest ? read(file, name) : read(file, name, ReportFile::withoutDigest);
  }

  private static ReportFile read(
      Path file, String name, BiFunction<String, byte[], ReportFile> reader) {
    try {
      if (Files.isDirectory(file) && !name.isEmpty()) {
        return ReportFile.unreadable(name, Notice.FIL_003);
      }
      if (!Files.exists(file) || name.isEmpty()) {
        return ReportFile.unreadable(name, Notice.FIL_001, name);
      }
      if (Disk.isPipe(file)) {
        return ReportFile.unreadable(name, Notice.FIL_014);
      }
      return reader.apply(name, content(file));
    } catch (IOException e) {
      return ReportFile.unreadable(name, Notice.FIL_002, Disk.reason(e));
    }
  }

  /** The bytes of a file, at most one more than are read of a report. */
  private static byte[] content(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(Limits.FILE_BYTES + 1);
    }
  }

  /**
   * Reads files on all processors and keeps none of their cells; {@code progress} hears of each
   * file done.
   */
  static List<ReportFile> readAll(Path book, List<Path> files, Runnable progress) {
    return files.parallelStream()
        .map(
            file -> {
              ReportFile read = read(file, name(book, file)).withoutGrid();
              progress.run();
              return read;
            })
        .toList();
  }

  /** A file's path from the book's folder, with slashes. */
  static String name(Path book, Path file) {
    List<String> parts = new ArrayList<>();
    book.relativize(file).forEach(part -> parts.add(part.toString()));
    return String.join("/", parts);
  }
}
