package org.yifen.online;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

/**
 * Reads the blocks of a log in a thread of its own, a few ahead of who rates them; memory stays
 * bounded, since blocks go round. What fits into one block is read without a thread.
 */
final class ReadAhead implements AutoCloseable {

  private static final int BLOCKS = 4;

  private final LogReader reader;
  private final BlockingQueue<LogBlock> free = new ArrayBlockingQueue<>(BLOCKS);
  private final BlockingQueue<LogBlock> full = new ArrayBlockingQueue<>(BLOCKS);
  private final Thread thread = new Thread(this::readOn, "log reader");
  private final List<Exception> failures = new ArrayList<>();
  private LogBlock now = new LogBlock();
  private boolean started;

  ReadAhead(LogReader reader) {
    this.reader = reader;
  }

  /** The next block, which is good until the one after it is asked for. */
  LogBlock next() throws IOException {
    try {
      if (!started) {
        started = true;
        reader.read(now);
        start();
        return now;
      }
      free.put(now);
      now = full.take();
      throwFailure();
      return now;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException(e.getMessage());
    }
  }

  private void start() throws InterruptedException {
    if (!now.outlook().last()) {
      for (int i = 1; i < BLOCKS; i++) {
        free.put(new LogBlock());
      }
      thread.setDaemon(true);
      thread.start();
    }
  }

  private void readOn() {
    try {
      LogBlock block;
      do {
        block = free.take();
        try {
          reader.read(block);
        } catch (IOException | RuntimeException e) {
          failures.add(e); // seen by who takes the block
          full.put(block);
          return;
        }
        full.put(block);
      } while (!block.outlook().last());
    } catch (InterruptedException e) {
      return; // nobody wants the rest
    }
  }

  private void throwFailure() throws IOException {
    for (Exception failure : failures) {
      if (failure instanceof IOException e) {
        throw e;
      }
      throw (RuntimeException) failure;
    }
  }

  /** Ends the thread; afterwards nobody reads from the stream. */
  @Override
  public void close() throws IOException {
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException(e.getMessage());
    }
  }
}
