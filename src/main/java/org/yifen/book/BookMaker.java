package org.yifen.book;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.publish.ListFiles;
import org.yifen.publish.Manifest;
import org.yifen.publish.OpeningFiles;
import org.yifen.regulation.PeriodId;
import org.yifen.regulation.Regulation;

/** Makes a new book: its folders, the persons, and the opening list. */
public final class BookMaker {

  private BookMaker() {}

  /** Makes a book from a register; gives the number of players. The folder is new or empty. */
  public static int make(Path book, Path list, PeriodId period, Regulation regulation, String tool)
      throws BookProblem {
    byte[] bytes = Disk.read(list, list.toString());
    Read<Register> register =
        BookTables.register(list.toString(), Disk.text(bytes, list.toString()));
    if (register.value().isEmpty()) {
      throw new BookProblem(BookProblem.Kind.INPUT, register.diagnostics());
    }
    Register opening = register.value().get();
    refuseUsed(book);
    Map<String, byte[]> files = new TreeMap<>(OpeningFiles.of(period, opening, regulation));
    ListWriter.seal(
        files,
        OpeningFiles.manifest(tool, period, regulation, digests(files), Digests::sha256).bytes());
    write(book, period, files, opening);
    return opening.size();
  }

  private static List<Manifest.FileDigest> digests(Map<String, byte[]> files) {
    return files.entrySet().stream()
        .map(e -> Manifest.FileDigest.of(e.getKey(), Digests.sha256(e.getValue())))
        .toList();
  }

  private static void refuseUsed(Path book) throws BookProblem {
    if (!Files.exists(book)) {
      return;
    }
    try (Stream<Path> content = Files.list(book)) {
      if (content.findAny().isPresent()) {
        throw BookProblem.usage(Notice.ENV_008, book);
      }
    } catch (IOException e) {
      throw BookProblem.usage(Notice.ENV_008, book);
    }
  }

  /** Written aside and renamed, so that a book is there as a whole or not at all. */
  private static void write(Path book, PeriodId period, Map<String, byte[]> files, Register opening)
      throws BookProblem {
    Path target = book.toAbsolutePath().normalize();
    Path fresh = target.resolveSibling("." + target.getFileName() + ".new");
    try {
      Disk.delete(fresh);
      Files.createDirectories(fresh.resolve(Book.REPORTS));
      Files.createDirectories(fresh.resolve(Book.LISTS));
      List<Player> players = opening.entries().stream().map(Player::of).toList();
      Disk.write(
          fresh.resolve(Book.PLAYERS), ListFiles.players(players).getBytes(StandardCharsets.UTF_8));
      new ListWriter(fresh).write(period, files);
      Files.deleteIfExists(target);
      Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_002, book, Disk.reason(e));
    }
  }
}
