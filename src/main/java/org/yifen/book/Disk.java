package org.yifen.book;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.yifen.diagnostic.Notice;
import org.yifen.trace.Location;

/** Reading and writing files so that a failure is a message and never a half-written file. */
public final class Disk {

  /** What systems say in English only. */
  private static final Map<String, String> SYSTEM_WORDS =
      Map.of("No space left on device", "@full", "Read-only file system", "@read-only");

  /** Where a shell shows what it passes on: {@code yifen check <(unzip -p ...)}. */
  private static final List<Path> SHELL =
      List.of(Path.of("/dev/stdin"), Path.of("/dev/fd"), Path.of("/proc/self/fd"));

  /** Enough for the first field of a manifest. */
  private static final int BEGINNING = 64; // also a digest

  private Disk() {}

  /** All bytes of a file. */
  public static byte[] read(Path file, String name) throws BookProblem {
    try {
      if (isPipe(file)) {
        throw BookProblem.environment(Notice.ENV_009, name, "@pipe");
      }
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_009, name, reason(e));
    }
  }

  /** Whether there is such a file. */
  public static boolean isFile(Path file) {
    return Files.isRegularFile(file);
  }

  /** A pipe or device, which may never end; what a shell passes on as a file is read. */
  static boolean isPipe(Path file) throws IOException {
    boolean passedOn = SHELL.stream().anyMatch(file::startsWith);
    return !passedOn && Files.readAttributes(file, BasicFileAttributes.class).isOther();
  }

  /** The text of a file's bytes; a problem when they are not UTF-8. */
  static String text(byte[] bytes, String name) throws BookProblem {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw BookProblem.input(Notice.FIL_010, new Location.WholeFile(name), "UTF-8?");
    }
  }

  /** Writes a new file and waits until it is on the disk. */
  static void write(Path file, byte[] content) throws IOException {
    Files.write(file, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    syncFile(file);
  }

  /**
   * Refuses a file that is there, before work is done for it.
   *
   * @param replace whether it may be replaced
   */
  public static void requireFree(Path file, boolean replace) throws BookProblem {
    if (!replace && Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw BookProblem.usage(Notice.ENV_020, file);
    }
  }

  /**
   * Writes a file that a command was asked for, whole or not at all.
   *
   * @param replace whether a file that is there may be replaced
   */
  public static void save(Path file, byte[] content, boolean replace) throws BookProblem {
    requireFree(file, replace);
    Path target = file.toAbsolutePath();
    Path part = target.resolveSibling("." + target.getFileName() + ".part");
    try {
      Files.deleteIfExists(part);
      write(part, content);
      Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_002, file, reason(e));
    } finally {
      discard(part);
    }
  }

  private static void discard(Path part) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException e) {
      return; // what went wrong with the file is being said already
    }
  }

  /** Writes new files into a folder, several at a time, and waits until all are on the disk. */
  /** The first characters of a file that is ASCII there; empty when it cannot be read. */
  static String beginning(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      return new String(in.readNBytes(BEGINNING), StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      return ""; // whoever needs the file says so
    }
  }

  static void writeAll(Path folder, Map<String, byte[]> files) throws IOException {
    for (String name : files.keySet()) {
      Files.createDirectories(folder.resolve(name).getParent());
    }
    // every one is tried to its end, so that none is still being written when a failure is undone
    List<IOException> failures =
        files.entrySet().parallelStream()
            .flatMap(f -> tryToWrite(folder.resolve(f.getKey()), f.getValue()).stream())
            .toList();
    if (!failures.isEmpty()) {
      throw failures.get(0);
    }
  }

  private static Optional<IOException> tryToWrite(Path file, byte[] content) {
    try {
      write(file, content);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(e);
    }
  }

  /** Waits until a file is on the disk. */
  static void syncFile(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.force(true);
    }
  }

  /** Makes the names of a folder's entries last; not every system lets a folder be opened. */
  static void syncFolder(Path folder) {
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    } catch (IOException e) {
      // Only durability after a power cut is at stake, and the system offers no other way.
      return;
    }
  }

  /** Deletes a folder of ours with all it holds; nothing when it is not there. */
  static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    List<Path> all;
    try (Stream<Path> paths = Files.walk(folder)) {
      all = paths.sorted(Comparator.reverseOrder()).toList();
    } catch (UncheckedIOException e) {
      throw new IOException(e.getMessage(), e);
    }
    for (Path path : all) {
      Files.delete(path);
    }
  }

  /** A file that is there and no pipe or folder; a problem otherwise. */
  public static Path requireReadable(Path file, String name) throws BookProblem {
    try {
      if (isPipe(file)) {
        throw BookProblem.environment(Notice.ENV_009, name, "@pipe");
      }
      if (Files.isDirectory(file)) {
        throw BookProblem.environment(Notice.FIL_003);
      }
      return file;
    } catch (IOException e) {
      throw unreadable(name, e);
    }
  }

  /** Makes a folder unless it is there. */
  public static void requireFolder(Path folder) throws BookProblem {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw unwritable(folder, e);
    }
  }

  /** Whether a file begins with a text. */
  public static boolean beginsWith(Path file, String text) throws BookProblem {
    byte[] wanted = text.getBytes(StandardCharsets.UTF_8);
    try (InputStream in = Files.newInputStream(file)) {
      return Arrays.equals(in.readNBytes(wanted.length), wanted);
    } catch (IOException e) {
      throw unreadable(file.toString(), e);
    }
  }

  /** A file that could not be read. */
  public static BookProblem unreadable(String name, IOException why) {
    return BookProblem.environment(Notice.ENV_009, name, reason(why));
  }

  /** A file or folder that could not be written. */
  public static BookProblem unwritable(Path path, IOException why) {
    return BookProblem.environment(Notice.ENV_002, path, reason(why));
  }

  /** A failure in words, without paths that the message has already. */
  public static String reason(Exception failure) {
    if (failure instanceof NoSuchFileException) {
      return "@missing";
    }
    if (failure instanceof AccessDeniedException) {
      return "@permission";
    }
    boolean named = failure instanceof FileSystemException fs && fs.getReason() != null;
    String message = named ? ((FileSystemException) failure).getReason() : failure.getMessage();
    if (message == null) {
      return failure.getClass().getSimpleName();
    }
    return SYSTEM_WORDS.getOrDefault(message, message);
  }
}
