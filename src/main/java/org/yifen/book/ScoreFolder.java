package org.yifen.book;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.yifen.diagnostic.Notice;
import org.yifen.scoresheet.FileReference;
import org.yifen.xiangqi.record.RecordFiles;

/**
 * The folder of a report, searched for the game files that it names. Folders are listed and their
 * entries compared, so that a name typed otherwise is found, and none is ever made into a path.
 */
final class ScoreFolder {

  /** Where a bare name is looked for beside the report's own folder. */
  private static final List<String> SUBFOLDERS = List.of("棋谱", "对局", "games");

  /** So many entries of a folder are looked at. */
  private static final int MOST_ENTRIES = 20_000;

  private final Path root;
  private final String prefix;
  private final Map<Path, Map<String, List<Path>>> listings = new HashMap<>();

  /**
   * What a name leads to.
   *
   * @param file the file; empty when there is not exactly one
   * @param name the file's for messages, beginning as the report's does
   * @param problem why there is none; empty when there is one
   * @param detail for the message
   */
  record Found(Optional<Path> file, String name, Optional<Notice> problem, String detail) {

    private static Found not(Notice problem, String detail) {
      return new Found(Optional.empty(), "", Optional.of(problem), detail);
    }
  }

  /** The folder of a report under the name that the user gave. */
  ScoreFolder(String report) {
    Path file = Path.of(report);
    this.root = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
    this.prefix = report.substring(0, report.lastIndexOf('/') + 1);
  }

  /** Finds the file of a name. */
  Found find(FileReference reference) {
    List<Path> files = files(reference);
    if (files.isEmpty() && reference.game().isPresent()) {
      files = files(reference.asName());
    }
    if (files.isEmpty()) {
      return Found.not(Notice.SCO_001, "");
    }
    if (files.size() > 1) {
      List<String> names = files.stream().map(f -> ReportFiles.name(root, f)).toList();
      return Found.not(Notice.SCO_004, String.join(", ", names));
    }
    Path file = files.get(0);
    return isInside(file)
        ? new Found(Optional.of(file), prefix + ReportFiles.name(root, file), Optional.empty(), "")
        : Found.not(Notice.SCO_003, "");
  }

  private List<Path> files(FileReference reference) {
    List<Path> found = below(root, reference);
    for (String folder : SUBFOLDERS) {
      if (found.isEmpty() && reference.isBare()) {
        for (Path inner : entries(root, folder)) {
          found.addAll(below(inner, reference));
        }
      }
    }
    return found;
  }

  /** The files of a name in a folder; of a name without its ending, those with one. */
  private List<Path> below(Path folder, FileReference reference) {
    List<Path> folders = List.of(folder);
    for (String part : reference.path().subList(0, reference.path().size() - 1)) {
      folders = folders.stream().flatMap(f -> entries(f, part).stream()).toList();
    }
    List<Path> found = new ArrayList<>();
    for (Path last : folders) {
      found.addAll(files(last, reference.name()));
    }
    if (found.isEmpty()) {
      for (Path last : folders) {
        RecordFiles.ENDINGS.forEach(e -> found.addAll(files(last, reference.name() + e)));
      }
    }
    return found;
  }

  private List<Path> files(Path folder, String name) {
    return entries(folder, name).stream().filter(f -> !Files.isDirectory(f)).toList();
  }

  /** The entries of a name: the one that is written exactly so, else all that are like it. */
  private List<Path> entries(Path folder, String name) {
    List<Path> like =
        listings
            .computeIfAbsent(folder, ScoreFolder::listing)
            .getOrDefault(FileReference.key(name), List.of());
    List<Path> exact = like.stream().filter(p -> p.getFileName().toString().equals(name)).toList();
    return exact.isEmpty() ? like : exact;
  }

  private static Map<String, List<Path>> listing(Path folder) {
    Map<String, List<Path>> entries = new HashMap<>();
    if (!Files.isDirectory(folder)) {
      return entries;
    }
    try (Stream<Path> paths = Files.list(folder)) {
      paths
          .limit(MOST_ENTRIES)
          .sorted()
          .forEach(
              p ->
                  entries
                      .computeIfAbsent(
                          FileReference.key(p.getFileName().toString()), k -> new ArrayList<>(1))
                      .add(p));
    } catch (IOException | UncheckedIOException e) {
      entries.clear(); // a folder that cannot be looked into has no file for us
    }
    return entries;
  }

  /** Whether a file still lies below the report's folder when links are followed. */
  private boolean isInside(Path file) {
    try {
      return file.toRealPath().startsWith(root.toRealPath());
    } catch (IOException e) {
      return true; // a link to nothing: reading it says so
    }
  }
}
