package org.yifen.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import org.yifen.diagnostic.Notice;
import org.yifen.regulation.PeriodId;

/**
 * What is about to be replaced, kept in the book's folder {@code backups}: a list and the persons
 * beside it, under the list's name and a number that rises.
 */
public final class Backup {

  static final String FOLDER = "backups";

  private Backup() {}

  /** Copies a list and the persons; gives the folder's name. The book's lock is held. */
  public static String of(Path book, PeriodId list, BookLock lock) throws BookProblem {
    lock.require();
    try {
      Path backups = Files.createDirectories(book.resolve(FOLDER));
      Path target = free(backups, list.toString());
      Path fresh = backups.resolve(Recovery.NEW + list);
      Disk.delete(fresh);
      copy(book.resolve(Book.LISTS).resolve(list.toString()), fresh);
      Files.copy(book.resolve(Book.PLAYERS), fresh.resolve(Book.PLAYERS));
      Disk.syncFolder(fresh);
      Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
      return FOLDER + "/" + target.getFileName();
    } catch (IOException | UncheckedIOException e) {
      throw BookProblem.environment(Notice.ENV_002, FOLDER, Disk.reason(e));
    }
  }

  /** A new folder for single files of a list that are about to be replaced. */
  static Path aside(Path book, PeriodId list) throws IOException {
    return Files.createDirectories(free(book.resolve(FOLDER), list + "-damaged"));
  }

  private static Path free(Path backups, String name) {
    int number = 1;
    while (Files.exists(backups.resolve(name + "." + number))) {
      number++;
    }
    return backups.resolve(name + "." + number);
  }

  private static void copy(Path from, Path to) throws IOException {
    List<Path> paths;
    try (Stream<Path> all = Files.walk(from)) {
      paths = all.toList();
    }
    for (Path path : paths) {
      Path target = to.resolve(from.relativize(path).toString());
      if (Files.isDirectory(path)) {
        Files.createDirectories(target);
      } else {
        Files.copy(path, target);
      }
    }
  }
}
