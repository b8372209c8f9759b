package org.yifen.book;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.yifen.diagnostic.Notice;

/** A file that a command writes for its user: whole or not at all. */
public final class OutputFile {

  private OutputFile() {}

  /**
   * Writes a file; a problem when it exists, unless it may be replaced.
   *
   * @param force whether a file in its place may be replaced
   */
  public static void write(Path target, byte[] content, boolean force) throws BookProblem {
    if (Files.exists(target) && (!force || Files.isDirectory(target))) {
      throw BookProblem.usage(Notice.ENV_025, target);
    }
    replace(target, content);
  }

  /** Puts a file in the place of another, or of none, in one step. */
  static void replace(Path target, byte[] content) throws BookProblem {
    Path fresh = target.resolveSibling("." + target.getFileName() + ".new");
    try {
      Files.deleteIfExists(fresh);
      // not forced to the disk: what is lost with the power can be made again
      Files.write(fresh, content);
      Files.move(
          fresh, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_002, target, reason(e, fresh));
    }
  }

  private static String reason(IOException failure, Path fresh) {
    try {
      Files.deleteIfExists(fresh);
      return Disk.reason(failure);
    } catch (IOException e) {
      return Disk.reason(failure) + ", " + Disk.reason(e);
    }
  }
}
