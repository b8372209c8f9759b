package org.yifen.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.yifen.audit.ClosedHalf;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.publish.Manifest;
import org.yifen.publish.Manifest.FileDigest;
import org.yifen.regulation.Editions;
import org.yifen.regulation.PeriodId;

/**
 * Puts back what the chain of manifests vouches for, and nothing else: a file is written only with
 * content whose digest is the one that the chain names. It comes from another copy in the book (a
 * backup, a report under another name), or is made again from the half-year's inputs.
 */
public final class Repair {

  /** How a file came back, or that it did not. */
  public enum How {
    COPY,
    MADE_AGAIN,
    SEALED,
    NOT
  }

  /** One file that was missing or edited. */
  public record Step(String file, How how) {}

  private final Book book;
  private final Editions editions;
  private final BookLock lock;
  private final List<Step> steps = new ArrayList<>();
  private final Map<String, Path> byDigest = new HashMap<>();

  private Repair(Book book, Editions editions, BookLock lock) {
    this.book = book;
    this.editions = editions;
    this.lock = lock;
  }

  /** Repairs a book whose lock the caller holds; the steps are in the order of the lists. */
  public static List<Step> run(Book book, Editions editions, BookLock lock) throws BookProblem {
    lock.require();
    Repair repair = new Repair(book, editions, lock);
    repair.index();
    List<PeriodId> lists = book.lists();
    for (int i = 0; i < lists.size(); i++) {
      Optional<PeriodId> next =
          i + 1 < lists.size() ? Optional.of(lists.get(i + 1)) : Optional.empty();
      repair.list(lists.get(i), next);
    }
    return repair.steps;
  }

  /** Where content of each digest is to be found: anywhere in the book. */
  private void index() throws BookProblem {
    try (Stream<Path> paths = Files.walk(book.root())) {
      for (Path path : paths.filter(Files::isRegularFile).sorted().toList()) {
        byDigest.putIfAbsent(Digests.sha256(Files.readAllBytes(path)), path);
      }
    } catch (IOException | UncheckedIOException e) {
      throw BookProblem.environment(Notice.ENV_009, book.root(), Disk.reason(e));
    }
  }

  private void list(PeriodId list, Optional<PeriodId> next) throws BookProblem {
    String folder = Book.LISTS + "/" + list + "/";
    Optional<String> wanted = wantedManifest(list, next);
    if (wanted.isPresent() && !wanted.get().equals(book.manifestDigest(list))) {
      if (!put(folder + Book.MANIFEST, wanted.get(), Map.of(), list)) {
        return; // nothing vouches for what this manifest says
      }
      book.forgetManifest(list);
    }
    Optional<Manifest> manifest = book.manifest(list);
    if (manifest.isEmpty()) {
      steps.add(new Step(folder + Book.MANIFEST, How.NOT));
      return;
    }
    seal(list, next);
    for (FileDigest input : manifest.get().inputs()) {
      if (!input.event().isEmpty() && !isThere(input.file(), input.sha256())) {
        put(input.file(), input.sha256(), Map.of(), list);
      }
    }
    outputs(list, manifest.get());
  }

  /** The digest that the next list or the seal vouches for. */
  private Optional<String> wantedManifest(PeriodId list, Optional<PeriodId> next)
      throws BookProblem {
    if (next.isPresent() && next.get().equals(list.next())) {
      Optional<String> previous =
          book.manifest(next.get()).filter(Manifest::isCalculated).map(Manifest::previous);
      if (previous.isPresent()) {
        return previous;
      }
    }
    Path seal = book.root().resolve(Book.listFile(list, Book.SEAL));
    String line = Disk.beginning(seal);
    return line.matches("[0-9a-f]{64}") ? Optional.of(line) : Optional.empty();
  }

  /** A seal follows from a manifest that the next list vouches for. */
  private void seal(PeriodId list, Optional<PeriodId> next) throws BookProblem {
    String file = Book.listFile(list, Book.SEAL);
    String digest = book.manifestDigest(list);
    String right = digest + "  " + Book.MANIFEST + "\n";
    Path path = book.root().resolve(file);
    boolean needed =
        Disk.beginning(book.root().resolve(Book.listFile(list, Book.MANIFEST)))
            .contains(Manifest.FORMAT_NAME);
    boolean good =
        Files.exists(path)
            && new String(Disk.read(path, file), StandardCharsets.ISO_8859_1).equals(right);
    if (!needed || good) {
      return;
    }
    boolean vouched =
        next.isPresent()
            && next.get().equals(list.next())
            && wantedManifest(list, next).filter(digest::equals).isPresent();
    if (vouched) {
      write(file, right.getBytes(StandardCharsets.UTF_8), list);
    }
    steps.add(new Step(file, vouched ? How.SEALED : How.NOT));
  }

  private void outputs(PeriodId list, Manifest manifest) throws BookProblem {
    Map<String, String> wanted = new TreeMap<>();
    for (FileDigest output : manifest.outputs()) {
      String file = Book.listFile(list, output.file());
      if (!isThere(file, output.sha256())) {
        wanted.put(output.file(), output.sha256());
      }
    }
    // what the list kept is needed to make the rest again
    for (String name : List.copyOf(wanted.keySet())) {
      if (name.startsWith(Book.INPUTS + "/")) {
        put(Book.listFile(list, name), wanted.getOrDefault(name, ""), Map.of(), list);
        wanted.remove(name);
      }
    }
    if (!wanted.isEmpty()) {
      Map<String, byte[]> made = again(list);
      for (Map.Entry<String, String> file : wanted.entrySet()) {
        put(Book.listFile(list, file.getKey()), file.getValue(), made, list);
      }
    }
  }

  private boolean isThere(String file, String digest) throws BookProblem {
    Path path = book.root().resolve(file);
    return Files.isRegularFile(path) && Digests.sha256(Disk.read(path, file)).equals(digest);
  }

  /** The files of a list made again, by name; none where that is not possible. */
  private Map<String, byte[]> again(PeriodId list) {
    try {
      if (!book.lists().contains(list.previous())) {
        return Map.of();
      }
      Book fresh = Book.open(book.root(), lock);
      HalfReports reports = HalfReports.again(fresh, editions.of(list), list, ReportProgress.NONE);
      HalfRun run = new HalfRun(fresh, editions, reports);
      Read<ClosedHalf> closed = run.again(list);
      return closed.value().isPresent() ? run.files(closed.value().get()) : Map.of();
    } catch (BookProblem e) {
      return Map.of(); // the audit says why it cannot be calculated
    }
  }

  /** Puts a file in place if content of its digest is at hand. */
  private boolean put(String file, String digest, Map<String, byte[]> made, PeriodId list)
      throws BookProblem {
    byte[] again = made.get(file.substring(file.lastIndexOf('/') + 1));
    Optional<byte[]> copy = copy(digest);
    if (copy.isPresent()) {
      write(file, copy.get(), list);
      steps.add(new Step(file, How.COPY));
      return true;
    }
    if (again != null && Digests.sha256(again).equals(digest)) {
      write(file, again, list);
      steps.add(new Step(file, How.MADE_AGAIN));
      return true;
    }
    steps.add(new Step(file, How.NOT));
    return false;
  }

  /** Content of a digest from elsewhere in the book; a step before may have replaced it there. */
  private Optional<byte[]> copy(String digest) throws BookProblem {
    Path copy = byDigest.get(digest);
    if (copy == null || !Files.isRegularFile(copy)) {
      return Optional.empty();
    }
    byte[] content = Disk.read(copy, copy.toString());
    return Digests.sha256(content).equals(digest) ? Optional.of(content) : Optional.empty();
  }

  /** What stood there goes into the backups first. */
  private void write(String file, byte[] content, PeriodId list) throws BookProblem {
    Path path = book.root().resolve(file);
    try {
      if (Files.exists(path)) {
        Path aside = Backup.aside(book.root(), list).resolve(path.getFileName().toString());
        byte[] damaged = Files.readAllBytes(path);
        Files.write(aside, damaged);
        byDigest.put(Digests.sha256(damaged), aside);
      }
      Files.createDirectories(path.resolveSibling(""));
    } catch (IOException e) {
      throw Disk.unwritable(path, e);
    }
    Disk.save(path, content, true);
  }
}
