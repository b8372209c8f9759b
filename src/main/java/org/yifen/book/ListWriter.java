package org.yifen.book;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.yifen.player.Player;
import org.yifen.publish.ListFiles;
import org.yifen.regulation.PeriodId;

/**
 * Puts a list's folder in place in one step: written aside under a name that is no list, then
 * renamed. A kill at any moment leaves the old state or the new.
 */
final class ListWriter {

  private final Path book;

  ListWriter(Path book) {
    this.book = book;
  }

  /** Adds a manifest to a list's files, and the digest that shows whether it was edited. */
  static void seal(Map<String, byte[]> files, byte[] manifest) {
    files.put(Book.MANIFEST, manifest);
    String line = Digests.sha256(manifest) + "  " + Book.MANIFEST + "\n";
    files.put(Book.SEAL, line.getBytes(StandardCharsets.UTF_8));
  }

  /** Writes a list's files; the folder of a list that exists is replaced. */
  void write(PeriodId period, Map<String, byte[]> files) throws IOException {
    write(period, files, Optional.empty());
  }

  /**
   * Writes a list's files and, in the same step, the persons with the new and changed ones.
   *
   * @param persons the new content of {@code players.csv}; empty when it stays as it is
   */
  void write(PeriodId period, Map<String, byte[]> files, Optional<byte[]> persons)
      throws IOException {
    Path lists = book.resolve(Book.LISTS);
    Path target = lists.resolve(period.toString());
    Path fresh = lists.resolve(Recovery.NEW + period);
    Path old = lists.resolve(Recovery.OLD + period);
    Path enrolled = lists.resolve(Recovery.PERSONS + period);
    try {
      Files.createDirectories(fresh);
      Disk.writeAll(fresh, files);
      if (persons.isPresent()) {
        Disk.write(enrolled, persons.get());
      }
      Disk.syncFolder(fresh);
      Disk.syncFolder(lists);
      if (Files.exists(target)) {
        Files.move(target, old, StandardCopyOption.ATOMIC_MOVE);
      }
      Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      undo(target, fresh, old, enrolled);
      throw e;
    }
    if (persons.isPresent()) {
      Files.move(enrolled, book.resolve(Book.PLAYERS), StandardCopyOption.ATOMIC_MOVE);
    }
    Disk.syncFolder(lists);
    Disk.delete(old);
  }

  private static void undo(Path target, Path fresh, Path old, Path enrolled) throws IOException {
    Files.deleteIfExists(enrolled);
    if (!Files.exists(target) && Files.exists(old)) {
      Files.move(old, target, StandardCopyOption.ATOMIC_MOVE);
    }
    Disk.delete(fresh);
  }

  /**
   * The content of {@code players.csv} with new players added and changed ones in their rows; empty
   * when nobody is new or changed.
   */
  static Optional<byte[]> persons(List<Player> known, List<Player> fresh) {
    if (fresh.isEmpty()) {
      return Optional.empty();
    }
    Map<String, Player> all = new TreeMap<>();
    known.forEach(p -> all.put(p.id(), p));
    fresh.forEach(p -> all.put(p.id(), p));
    return Optional.of(
        ListFiles.players(List.copyOf(all.values())).getBytes(StandardCharsets.UTF_8));
  }
}
