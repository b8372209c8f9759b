package org.yifen.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;
import org.yifen.publish.Manifest;
import org.yifen.publish.Manifest.FileDigest;
import org.yifen.regulation.PeriodId;
import org.yifen.trace.Location;

/**
 * The chain of lists: each manifest names the digests of all that its list was made from and holds,
 * and that of the manifest before it.
 */
public final class ListChain {

  private final Book book;
  private final PeriodId list;
  private final Map<String, String> known;
  private final List<Diagnostic> found = new ArrayList<>();

  private ListChain(Book book, PeriodId list, Map<String, String> known) {
    this.book = book;
    this.list = list;
    this.known = known;
  }

  /** What is wrong with the links of all lists, in their order. */
  public static List<Diagnostic> check(Book book) throws BookProblem {
    List<Diagnostic> found = new ArrayList<>(gaps(book));
    for (PeriodId list : book.lists()) {
      found.addAll(check(book, list));
    }
    return found;
  }

  /** What is wrong with one list: its manifest, its files, the reports it used. */
  public static List<Diagnostic> check(Book book, PeriodId list) throws BookProblem {
    return check(book, list, Map.of());
  }

  /**
   * The same where some files have just been read.
   *
   * @param known their digests, by path
   */
  static List<Diagnostic> check(Book book, PeriodId list, Map<String, String> known)
      throws BookProblem {
    ListChain chain = new ListChain(book, list, known);
    Optional<Manifest> manifest =
        book.manifest(list).filter(m -> m.period().equals(list.toString()));
    if (manifest.isEmpty()) {
      chain.add(Notice.AUD_001, Book.listFile(list, Book.MANIFEST), list);
    } else {
      chain.seal();
      chain.link(manifest.get());
      chain.outputs(manifest.get());
      chain.reports(manifest.get());
    }
    return chain.found;
  }

  /** Lists that are not there although one before and one after are. */
  public static List<Diagnostic> gaps(Book book) throws BookProblem {
    List<Diagnostic> found = new ArrayList<>();
    List<PeriodId> lists = book.lists();
    for (int i = 1; i < lists.size(); i++) {
      PeriodId before = lists.get(i - 1);
      for (PeriodId gap = before.next(); gap.compareTo(lists.get(i)) < 0; gap = gap.next()) {
        found.add(
            Notice.AUD_009.at(
                new Location.WholeFile(Book.LISTS + "/" + gap), gap, before, lists.get(i)));
      }
    }
    return found;
  }

  private void add(Notice notice, String file, Object... arguments) {
    found.add(notice.at(new Location.WholeFile(file), arguments));
  }

  /** A list of the first program, whose manifest names no form, has no seal. */
  private void seal() throws BookProblem {
    String file = Book.listFile(list, Book.SEAL);
    Path manifest = book.root().resolve(Book.listFile(list, Book.MANIFEST));
    if (!Files.exists(book.root().resolve(file))) {
      if (Disk.beginning(manifest).contains(Manifest.FORMAT_NAME)) {
        add(Notice.AUD_004, file, Book.SEAL, list);
      }
    } else {
      String seal =
          new String(Disk.read(book.root().resolve(file), file), StandardCharsets.ISO_8859_1);
      if (!seal.equals(book.manifestDigest(list) + "  " + Book.MANIFEST + "\n")) {
        found.add(
            Notice.AUD_003.at(
                List.of(
                    new Location.WholeFile(Book.listFile(list, Book.MANIFEST)),
                    new Location.WholeFile(file)),
                Book.MANIFEST,
                list));
      }
    }
  }

  private void link(Manifest manifest) throws BookProblem {
    PeriodId before = list.previous();
    boolean known = book.lists().contains(before);
    if (!known && manifest.isCalculated()) {
      add(Notice.AUD_026, Book.listFile(list, Book.MANIFEST), list, before);
    }
    if (known
        && manifest.isCalculated()
        && !manifest.previous().equals(book.manifestDigest(before))) {
      add(Notice.AUD_002, Book.listFile(list, Book.MANIFEST), list, before);
    }
  }

  private void outputs(Manifest manifest) throws BookProblem {
    Set<String> there = files();
    Map<String, String> digests = digests(there);
    for (FileDigest output : manifest.outputs()) {
      String file = Book.listFile(list, output.file());
      if (!there.remove(output.file())) {
        add(Notice.AUD_004, file, output.file(), list);
      } else if (!output.sha256().equals(digests.get(output.file()))) {
        add(Notice.AUD_003, file, output.file(), list);
      }
    }
    there.forEach(file -> add(Notice.AUD_005, Book.listFile(list, file), file, list));
  }

  private void reports(Manifest manifest) throws BookProblem {
    for (FileDigest input : manifest.inputs()) {
      if (input.event().isEmpty()) {
        continue;
      }
      if (!known.containsKey(input.file())
          && !Files.isRegularFile(book.root().resolve(input.file()))) {
        add(Notice.AUD_007, input.file(), input.file(), list);
      } else if (!digest(input.file()).equals(input.sha256())) {
        add(Notice.AUD_006, input.file(), input.file(), list);
      }
    }
  }

  /** The digests of the list's files, taken side by side; of one that cannot be read none. */
  private Map<String, String> digests(Set<String> names) {
    Map<String, String> digests = new ConcurrentHashMap<>();
    names.parallelStream()
        .forEach(
            name -> {
              String file = Book.listFile(list, name);
              try {
                digests.put(name, Digests.sha256(Disk.read(book.root().resolve(file), file)));
              } catch (BookProblem e) {
                digests.put(name, ""); // which no file has: it is not what the manifest says
              }
            });
    return digests;
  }

  private String digest(String file) throws BookProblem {
    String read = known.get(file);
    return read == null ? Digests.sha256(Disk.read(book.root().resolve(file), file)) : read;
  }

  /** The files of the list's folder by their paths in it; manifest and hidden ones apart. */
  private Set<String> files() throws BookProblem {
    Path folder = book.root().resolve(Book.LISTS).resolve(list.toString());
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths
          .filter(path -> !Files.isDirectory(path))
          .map(path -> ReportFiles.name(folder, path))
          .filter(name -> !name.equals(Book.MANIFEST) && !name.equals(Book.SEAL))
          .collect(Collectors.toCollection(TreeSet::new));
    } catch (IOException | UncheckedIOException e) {
      throw BookProblem.environment(Notice.ENV_009, Book.LISTS + "/" + list, Disk.reason(e));
    }
  }
}
