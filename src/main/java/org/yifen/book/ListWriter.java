package org.yifen.book;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
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

  /** Writes a list's files; the folder of a list that exists is replaced. */
  void write(PeriodId period, Map<String, byte[]> files) throws IOException {
    Path lists = book.resolve(Book.LISTS);
    Path target = lists.resolve(period.toString());
    Path fresh = lists.resolve(Recovery.NEW + period);
    Path old = lists.resolve(Recovery.OLD + period);
    Disk.delete(fresh);
    Files.createDirectories(fresh);
    try {
      for (Map.Entry<String, byte[]> file : new TreeMap<>(files).entrySet()) {
        Disk.write(fresh.resolve(file.getKey()), file.getValue());
      }
      Disk.syncFolder(fresh);
      if (Files.exists(target)) {
        Disk.delete(old);
        Files.move(target, old, StandardCopyOption.ATOMIC_MOVE);
      }
      Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
      Disk.syncFolder(lists);
      Disk.delete(old);
    } catch (IOException e) {
      Disk.delete(fresh);
      if (!Files.exists(target) && Files.exists(old)) {
        Files.move(old, target, StandardCopyOption.ATOMIC_MOVE);
      }
      throw e;
    }
  }

  /** Adds new players to {@code players.csv}, sorted by id; nothing when all are there. */
  void enrol(List<Player> known, List<Player> enrolled) throws IOException {
    List<String> ids = known.stream().map(Player::id).toList();
    List<Player> missing = enrolled.stream().filter(p -> !ids.contains(p.id())).toList();
    if (missing.isEmpty()) {
      return;
    }
    List<Player> all = new ArrayList<>(known);
    all.addAll(missing);
    all.sort(Comparator.comparing(Player::id));
    Disk.replace(
        book.resolve(Book.PLAYERS), ListFiles.players(all).getBytes(StandardCharsets.UTF_8));
  }
}
