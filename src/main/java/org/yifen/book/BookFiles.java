package org.yifen.book;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.yifen.diagnostic.Read;
import org.yifen.regulation.PeriodId;

/**
 * The files of a book by their paths: each is read at most once as long as it is held, with its
 * digest, and each value is made once. What a dry run would have written goes before the disk.
 */
final class BookFiles {

  private final Path root;

  /** The list whose own inputs are read in place of the present ones; empty for the present. */
  private final Optional<PeriodId> past;

  /** The digests of the files read so far, by path. */
  private final Map<String, String> digests = new HashMap<>();

  /** The values of those files: halves in a row need most of them again. */
  private final Map<String, Object> values;

  /** What a dry run would have written, by path. */
  private final Map<String, byte[]> rehearsed = new HashMap<>();

  /** The files that the half-year at hand has used. */
  private final Set<String> used = new HashSet<>();

  BookFiles(Path root) {
    this(root, Optional.empty(), new HashMap<>());
  }

  private BookFiles(Path root, Optional<PeriodId> past, Map<String, Object> values) {
    this.root = root;
    this.past = past;
    this.values = values;
  }

  /** The same files with the inputs that a list kept; what was read of lists is shared. */
  BookFiles asOf(PeriodId list) {
    boolean kept = Files.isDirectory(root.resolve(Book.listFile(list, Book.INPUTS)));
    return new BookFiles(root, kept ? Optional.of(list) : Optional.empty(), values);
  }

  /** Whether these are files as a list found them. */
  boolean isPast() {
    return past.isPresent();
  }

  /** Where a file is: among the inputs that the list of the past kept, if it is one of those. */
  Path place(String file) {
    return past.isPresent() && Book.KEPT.contains(file)
        ? root.resolve(Book.listFile(past.get(), Book.INPUTS)).resolve(file)
        : root.resolve(file);
  }

  boolean exists(String file) {
    return rehearsed.containsKey(file) || Files.exists(place(file));
  }

  /** The text of a file; a problem when it is missing or not UTF-8. */
  String text(String file) throws BookProblem {
    byte @Nullable [] known = rehearsed.get(file);
    byte[] bytes = known == null ? Disk.read(place(file), file) : known;
    digests.put(file, Digests.sha256(bytes));
    return Disk.text(bytes, file);
  }

  /** The digest of a file read before; empty of any other. */
  Optional<String> digest(String file) {
    return Optional.ofNullable(digests.get(file));
  }

  /** The value of a file that must be there. */
  <T> T required(String file, BiFunction<String, String, Read<T>> reader) throws BookProblem {
    used.add(file);
    if (past.isPresent() && Book.KEPT.contains(file)) {
      return kept(file, reader);
    }
    @SuppressWarnings("unchecked") // a file is always read by the same reader
    T known = (T) values.get(file);
    if (known != null) {
      return known;
    }
    T value = once(file, text(file), reader);
    values.put(file, value);
    return value;
  }

  /** The rows of a file; none where it is not there. */
  <T> List<T> optional(String file, BiFunction<String, String, Read<List<T>>> reader)
      throws BookProblem {
    return exists(file) ? required(file, reader) : List.of();
  }

  /** What a file kept by the list last asked for held; many lists in a row keep the same. */
  private record Kept(String digest, Object value) {}

  private <T> T kept(String file, BiFunction<String, String, Read<T>> reader) throws BookProblem {
    String text = text(file);
    String digest = digest(file).orElse("");
    String key = Book.INPUTS + "/" + file;
    if (values.get(key) instanceof Kept known && known.digest().equals(digest)) {
      @SuppressWarnings("unchecked") // a file is always read by the same reader
      T value = (T) known.value();
      return value;
    }
    T value = once(file, text, reader);
    values.put(key, new Kept(digest, value));
    return value;
  }

  /** The rows of a file that are asked for once, so that nothing of it is held. */
  <T> List<T> some(String file, BiFunction<String, String, Read<List<T>>> reader)
      throws BookProblem {
    return exists(file) ? once(file, text(file), reader) : List.of();
  }

  private static <T> T once(String file, String text, BiFunction<String, String, Read<T>> reader)
      throws BookProblem {
    Read<T> read = reader.apply(file, text);
    if (read.value().isEmpty() || read.hasErrors()) {
      throw new BookProblem(BookProblem.Kind.INPUT, read.diagnostics());
    }
    return read.value().get();
  }

  /** Takes over the value of a file that has just been written, or found to be the same. */
  void take(String file, Object value, byte[] content) {
    values.put(file, value);
    digests.put(file, Digests.sha256(content));
  }

  /** Takes over files that a dry run would have written. */
  void rehearse(Map<String, byte[]> files) {
    rehearsed.putAll(files);
    values.keySet().removeAll(files.keySet());
  }

  /** The paths of the files that a dry run would have written. */
  Set<String> rehearsed() {
    return rehearsed.keySet();
  }

  /** Reads a file anew when it is next asked for. */
  void forget(String file) {
    values.remove(file);
  }

  /** Lets go of all files of a folder. */
  void forgetAll(String folder) {
    values.keySet().removeIf(file -> file.startsWith(folder + "/"));
  }

  /** Starts to note anew which files a half-year uses. */
  void start() {
    used.clear();
  }

  boolean isUsed(String file) {
    return used.contains(file);
  }

  /** The digests of the files that the half-year at hand has used, by path. */
  Map<String, String> digestsUsed() {
    Map<String, String> of = new HashMap<>(digests);
    of.keySet().retainAll(used);
    return of;
  }
}
