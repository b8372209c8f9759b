package org.yifen.book;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads reports in their order, some at a time on all processors, and the next ones while those
 * before are being checked. What is in memory at a time is bounded by the size of the files, since
 * a large workbook needs most of a small heap.
 */
final class ReadAhead implements Iterator<List<ReportFile>> {

  private static final int FILES = 64;
  private static final long BYTES = 512 << 10;

  private final List<String> names;
  private final Function<String, ReportFile> reader;
  private int taken;
  private @Nullable CompletableFuture<List<ReportFile>> next;

  ReadAhead(List<String> names, Function<String, ReportFile> reader) {
    this.names = names;
    this.reader = reader;
  }

  @Override
  public boolean hasNext() {
    return next != null || taken < names.size();
  }

  @Override
  public List<ReportFile> next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    List<ReportFile> read = next == null ? read(some()) : join(next);
    next = null;
    if (taken < names.size() && size(names.get(taken)) <= BYTES) {
      List<String> some = some();
      next = CompletableFuture.supplyAsync(() -> read(some));
    }
    return read;
  }

  private List<ReportFile> read(List<String> some) {
    return some.size() == 1
        ? List.of(reader.apply(some.get(0)))
        : some.parallelStream().map(reader).toList();
  }

  /** The next names: one of a large file, else so many that they are not large together. */
  private List<String> some() {
    List<String> some = new ArrayList<>();
    long bytes = 0;
    while (taken < names.size() && some.size() < FILES) {
      bytes += size(names.get(taken));
      if (bytes > BYTES && !some.isEmpty()) {
        break;
      }
      some.add(names.get(taken++));
    }
    return some;
  }

  /** In bytes; 0 of a file that cannot be read, of which the reader says why. */
  private static long size(String name) {
    try {
      return Files.size(Path.of(name));
    } catch (IOException | InvalidPathException e) {
      return 0;
    }
  }

  private static List<ReportFile> join(CompletableFuture<List<ReportFile>> read) {
    try {
      return read.join();
    } catch (CompletionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      if (e.getCause() instanceof RuntimeException defect) {
        throw defect;
      }
      throw e;
    }
  }
}
