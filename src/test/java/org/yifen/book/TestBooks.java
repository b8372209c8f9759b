package org.yifen.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.yifen.audit.ClosedHalf;
import org.yifen.diagnostic.Read;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;

/** Books in temporary folders, rated as the command rates them. */
public final class TestBooks {

  public static final Path PERIODS = Path.of("src", "test", "resources", "periods");
  public static final PeriodId JULY = new PeriodId(2026, 7);

  private TestBooks() {}

  /** A copy of a folder below another, with everything in it. */
  public static Path copy(Path from, Path to) throws IOException {
    try (Stream<Path> paths = Files.walk(from)) {
      for (Path path : paths.toList()) {
        Path target = to.resolve(from.relativize(path).toString());
        if (Files.isDirectory(path)) {
          Files.createDirectories(target);
        } else {
          Files.createDirectories(target.getParent());
          Files.copy(path, target);
        }
      }
    }
    return to;
  }

  /** Deletes a folder with everything in it, if it is there. */
  public static void delete(Path folder) throws IOException {
    Disk.delete(folder);
  }

  /** Puts a copy of a folder in the place of another. */
  public static void replace(Path from, Path to) throws IOException {
    Disk.delete(to);
    copy(from, to);
  }

  /** Calculates a half-year of a book without writing it. */
  public static Read<ClosedHalf> close(Path folder, PeriodId period, Regulation regulation)
      throws BookProblem {
    Book book = Book.open(folder);
    HalfReports reports = HalfReports.read(book, regulation, period, ReportProgress.NONE);
    return new HalfRun(book, regulation, reports).close(period, false);
  }

  /** Rates a half-year of a book and writes the list; fails when an error keeps it from that. */
  public static ClosedHalf rate(Path folder, PeriodId period, boolean enrol) throws BookProblem {
    return rate(folder, period, enrol, "yifen test");
  }

  /** As {@link #rate(Path, PeriodId, boolean)}, with the program's name for the manifest. */
  public static ClosedHalf rate(Path folder, PeriodId period, boolean enrol, String tool)
      throws BookProblem {
    Regulation regulation = Regulation.builtIn();
    try (BookLock lock = Book.lock(folder)) {
      Book book = Book.open(folder, lock);
      HalfReports reports = HalfReports.read(book, regulation, period, ReportProgress.NONE);
      HalfRun run = new HalfRun(book, regulation, reports);
      Read<ClosedHalf> closed = run.close(period, enrol);
      ClosedHalf half =
          closed.value().orElseThrow(() -> new AssertionError(closed.diagnostics().toString()));
      run.write(half, enrol, tool, lock);
      return half;
    }
  }

  /** The digests of all files of a folder by path; the lock apart. */
  public static Map<String, String> digests(Path folder) {
    Map<String, String> digests = new TreeMap<>();
    try (Stream<Path> paths = Files.walk(folder)) {
      for (Path path : paths.filter(Files::isRegularFile).toList()) {
        String name = ReportFiles.name(folder, path);
        if (!name.equals(BookLock.FILE)) {
          digests.put(name, Digests.sha256(Files.readAllBytes(path)));
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return digests;
  }
}
