package org.yifen.book;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.yifen.diagnostic.Notice;

/**
 * Ends what a killed run has left half done, so that a book is in its old state or in the new one.
 *
 * <p>{@link ListWriter} works in this order: a folder {@link #NEW} with the whole list; a file
 * {@link #PERSONS} with the persons including the new ones; the list before aside as {@link #OLD};
 * the new folder in its place; the persons in theirs. So while the new folder exists nothing has
 * happened yet, and once it is gone everything has.
 */
final class Recovery {

  /** In front of the name of a list's folder while it is written. */
  static final String NEW = ".new-";

  /** In front of the name of a list's folder while it is replaced. */
  static final String OLD = ".old-";

  /** In front of the name of a list whose new players are not in {@code players.csv} yet. */
  static final String PERSONS = ".persons-";

  private final Path book;

  private Recovery(Path book) {
    this.book = book;
  }

  /** Recovers a book where there is anything to recover and no writer is at work. */
  static void tryToRun(Path book) throws BookProblem {
    if (!new Recovery(book).isNeeded()) {
      return;
    }
    try (BookLock lock = BookLock.take(book)) {
      run(book, lock);
    } catch (BookProblem e) {
      // A writer is at work, or the book cannot be written: what is in place is whole all the same.
      return;
    }
  }

  /** Recovers a book whose lock the caller holds. */
  static void run(Path book, BookLock lock) throws BookProblem {
    lock.require();
    try {
      new Recovery(book).recover();
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_002, Book.LISTS, Disk.reason(e));
    }
  }

  private void recover() throws IOException {
    if (!named(NEW).isEmpty()) {
      for (Path persons : named(PERSONS)) {
        Files.delete(persons);
      }
    }
    for (Path old : named(OLD)) {
      Path list = old.resolveSibling(old.getFileName().toString().substring(OLD.length()));
      if (Files.exists(list)) {
        Disk.delete(old);
      } else {
        Files.move(old, list, StandardCopyOption.ATOMIC_MOVE);
      }
    }
    for (Path fresh : named(NEW)) {
      Disk.delete(fresh);
    }
    for (Path persons : named(PERSONS)) {
      Files.move(persons, book.resolve(Book.PLAYERS), StandardCopyOption.ATOMIC_MOVE);
    }
  }

  private List<Path> named(String prefix) throws IOException {
    try (Stream<Path> files = Files.list(book.resolve(Book.LISTS))) {
      return files.filter(f -> f.getFileName().toString().startsWith(prefix)).sorted().toList();
    }
  }

  private boolean isNeeded() throws BookProblem {
    try {
      return !named(NEW).isEmpty() || !named(OLD).isEmpty() || !named(PERSONS).isEmpty();
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_009, Book.LISTS, Disk.reason(e));
    }
  }
}
