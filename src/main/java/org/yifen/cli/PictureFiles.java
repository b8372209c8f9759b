package org.yifen.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.yifen.book.BookProblem;
import org.yifen.book.Disk;
import org.yifen.publish.chart.Picture;

/** Writes charts as files. */
final class PictureFiles {

  private PictureFiles() {}

  /** Gives the bytes of a picture, which needs a font. */
  @FunctionalInterface
  private interface Drawn {
    byte[] bytes() throws IOException;
  }

  static void svg(Path file, Picture picture, boolean force, Terminal terminal) throws BookProblem {
    write(file, picture::svg, force, terminal);
  }

  static void png(Path file, Picture picture, boolean force, Terminal terminal) throws BookProblem {
    write(file, picture::png, force, terminal);
  }

  private static void write(Path file, Drawn drawn, boolean force, Terminal terminal)
      throws BookProblem {
    byte[] bytes;
    try {
      bytes = drawn.bytes();
    } catch (IOException e) {
      throw Disk.unwritable(file, e);
    }
    Disk.save(file, bytes, force);
    terminal.complain(terminal.say("已写出 ", "wrote ") + file);
  }

  /** A picture needs no screen, and a server has none. */
  static void withoutScreen() {
    System.setProperty("java.awt.headless", "true");
  }
}
