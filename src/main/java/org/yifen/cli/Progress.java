package org.yifen.cli;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.yifen.book.ReportProgress;

/** Progress on standard error: on a terminal only, and only when the work takes over a second. */
final class Progress implements ReportProgress {

  private static final long FIRST = 1_000_000_000L;
  private static final long EVERY = 200_000_000L;

  private final Terminal terminal;
  private final long start = System.nanoTime();
  private final AtomicInteger done = new AtomicInteger();
  private final AtomicLong nextShow = new AtomicLong(start + FIRST);
  private final AtomicInteger total = new AtomicInteger();
  private volatile boolean shown;

  Progress(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void start(int reports) {
    total.addAndGet(reports);
  }

  @Override
  public void one() {
    int count = done.incrementAndGet();
    long now = System.nanoTime();
    long due = nextShow.get();
    if (terminal.isInteractive() && now > due && nextShow.compareAndSet(due, now + EVERY)) {
      shown = true;
      terminal.progress(terminal.say("读取报告 ", "reading reports ") + count + "/" + total);
    }
  }

  @Override
  public void end() {
    if (shown) {
      terminal.progress("");
    }
  }
}
