package org.yifen.book;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.yifen.diagnostic.Notice;

/**
 * What a run that was killed may leave: a folder that is not finished, which goes; an old list that
 * was moved aside before the new one was in place, which comes back; a list in place whose new
 * players are not among the persons yet, which {@link ListWriter#enrol} completes.
 */
final class Recovery {

  /** In front of the name of a list's folder while it is written. */
  static final String NEW = ".new-";

  /** In front of the name of a list's folder while it is replaced. */
  static final String OLD = ".old-";

  private Recovery() {}

  static void run(Path book) throws BookProblem {
    if (leftovers(book).isEmpty()) {
      return;
    }
    try (BookLock lock = BookLock.take(book)) {
      lock.require();
      for (Path folder : leftovers(book)) {
        restoreOrDelete(folder);
      }
    } catch (BookProblem e) {
      // A writer is at work, or the book cannot be written: what is in place is whole all the same.
      return;
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_002, Book.LISTS, Disk.reason(e));
    }
  }

  private static List<Path> leftovers(Path book) throws BookProblem {
    try (Stream<Path> folders = Files.list(book.resolve(Book.LISTS))) {
      return folders
          .filter(
              f ->
                  f.getFileName().toString().startsWith(NEW)
                      || f.getFileName().toString().startsWith(OLD))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_009, Book.LISTS, Disk.reason(e));
    }
  }

  private static void restoreOrDelete(Path folder) throws IOException {
    String name = folder.getFileName().toString();
    Path list = folder.resolveSibling(name.substring(OLD.length()));
    if (name.startsWith(OLD) && !Files.exists(list)) {
      Files.move(folder, list, StandardCopyOption.ATOMIC_MOVE);
    } else {
      Disk.delete(folder);
    }
  }
}
