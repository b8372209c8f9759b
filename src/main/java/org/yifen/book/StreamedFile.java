package org.yifen.book;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.yifen.diagnostic.Notice;

/** A file too large for memory, written beside its name and put in place whole or not at all. */
public final class StreamedFile implements AutoCloseable {

  private final Path target;
  private final Path part;
  private final OutputStream out;

  private StreamedFile(Path target, Path part, OutputStream out) {
    this.target = target;
    this.part = part;
    this.out = out;
  }

  /** Begins a file; what stands under its name stays until {@link #commit}. */
  public static StreamedFile begin(Path file) throws BookProblem {
    Path target = file.toAbsolutePath();
    Path part = target.resolveSibling("." + target.getFileName() + ".part");
    try {
      OutputStream out =
          Files.newOutputStream(
              part,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE);
      return new StreamedFile(target, part, new BufferedOutputStream(out, 1 << 16));
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_002, file, Disk.reason(e));
    }
  }

  /** Where to write. */
  public OutputStream out() {
    return out;
  }

  /** Puts the file in place. */
  public void commit() throws BookProblem {
    try {
      out.close();
      Disk.syncFile(part);
      Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_002, target, Disk.reason(e));
    }
  }

  /** Removes what was not put in place. */
  @Override
  public void close() {
    try {
      out.close();
      Files.deleteIfExists(part);
    } catch (IOException e) {
      return; // what went wrong is being said already
    }
  }
}
