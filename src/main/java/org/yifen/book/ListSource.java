package org.yifen.book;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.player.Listing;
import org.yifen.regulation.PeriodId;
import org.yifen.report.ListReader;

/**
 * A list that a command was given: a list's folder, {@code BOOK@2026-01} for one of a book, or a
 * file of any kind that holds one.
 *
 * @param file the file that was read
 * @param findings what is to be said of it; no errors
 */
public record ListSource(Path file, Listing listing, List<Diagnostic> findings) {

  private static final List<String> FILES = List.of("list.csv", "register.csv");

  public ListSource {
    findings = List.copyOf(findings);
  }

  /** Reads a list; a problem when there is none, or when it has errors. */
  public static ListSource open(String given) throws BookProblem {
    Path file = file(path(given));
    Read<Listing> read = ListReader.read(file.toString(), Disk.read(file, file.toString()));
    if (read.value().isEmpty() || read.hasErrors()) {
      throw new BookProblem(BookProblem.Kind.INPUT, read.diagnostics());
    }
    return new ListSource(file, read.value().get(), read.diagnostics()).withFormerNames();
  }

  /** The names that players had before, where the list is one of a book that knows them. */
  private ListSource withFormerNames() {
    return ofBook()
        .map(
            book -> new ListSource(file, listing.with(ListReasons.persons(book.lists())), findings))
        .orElse(this);
  }

  private static Path path(String given) {
    int at = given.lastIndexOf('@');
    boolean shorthand =
        at > 0
            && PeriodId.parse(given.substring(at + 1)).isPresent()
            && !Files.exists(Path.of(given));
    return shorthand
        ? Path.of(given.substring(0, at)).resolve(Book.LISTS).resolve(given.substring(at + 1))
        : Path.of(given);
  }

  private static Path file(Path path) throws BookProblem {
    if (!Files.isDirectory(path)) {
      return path;
    }
    Optional<Path> list =
        FILES.stream().map(path::resolve).filter(Files::isRegularFile).findFirst();
    if (list.isEmpty()) {
      throw BookProblem.usage(Notice.AUD_024, path);
    }
    return list.get();
  }

  /** Where a list of a book is: the folder of all its lists, and the half-year. */
  record OfBook(Path lists, PeriodId period) {}

  /** The book's list that this is a file of: {@code lists/2026-01}; empty for any other file. */
  Optional<OfBook> ofBook() {
    Path folder = file.toAbsolutePath().normalize().getParent();
    Path lists = folder == null ? null : folder.getParent();
    if (folder == null || lists == null || !Files.isRegularFile(folder.resolve(Book.MANIFEST))) {
      return Optional.empty();
    }
    return PeriodId.parse(String.valueOf(folder.getFileName())).map(p -> new OfBook(lists, p));
  }
}
