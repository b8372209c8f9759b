package org.yifen.book;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import org.yifen.diagnostic.Notice;

/**
 * One writer at a time: a lock on the file {@code .lock} of the book. The system frees it when the
 * program ends, however it ends.
 */
public final class BookLock implements AutoCloseable {

  static final String FILE = ".lock";

  private final FileChannel channel;

  private BookLock(FileChannel channel) {
    this.channel = channel;
  }

  /** Takes the lock; a problem when another program has it or the book cannot be written. */
  static BookLock take(Path book) throws BookProblem {
    FileChannel channel = null;
    try {
      channel =
          FileChannel.open(book.resolve(FILE), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      FileLock lock = tryLock(channel);
      if (lock == null) {
        channel.close();
        throw BookProblem.environment(Notice.ENV_001, book);
      }
      return new BookLock(channel);
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_002, book, Disk.reason(e));
    }
  }

  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException e) {
      return null;
    }
  }

  /** Says that the caller holds the lock; a defect of ours when not. */
  void require() {
    if (!channel.isOpen()) {
      throw new IllegalStateException("the book's lock is not held");
    }
  }

  @Override
  public void close() throws BookProblem {
    try {
      channel.close();
    } catch (IOException e) {
      throw BookProblem.environment(Notice.ENV_002, FILE, Disk.reason(e));
    }
  }
}
