package org.yifen.xiangqi.record;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.yifen.diagnostic.Diagnostic;
import org.yifen.diagnostic.Notice;

/** Files of records: our own, and public ones that lie beside the repository. */
final class RecordSamples {

  private static final Path OWN = Path.of("src/test/resources/xiangqi/records");
  private static final Path PUBLIC = Path.of("../shared/xiangqi/games");

  private RecordSamples() {}

  static List<Path> own() {
    return files(OWN);
  }

  /** Our own file, read. */
  static RecordFiles.Content own(String name) {
    return read(OWN.resolve(name));
  }

  static Path ownPath(String name) {
    return OWN.resolve(name);
  }

  /** A folder or file of the public ones; a test that asks is skipped where they are not. */
  static Path shared(String name) {
    Path path = PUBLIC.resolve(name);
    assumeTrue(Files.exists(path), "no records at " + path);
    return path;
  }

  static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] bytes(Path path) {
    try {
      return Files.readAllBytes(path);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static RecordFiles.Content read(Path path) {
    return RecordFiles.read(path.getFileName().toString(), bytes(path));
  }

  /** The codes of findings in their order. */
  static List<Notice> notices(RecordFiles.Content content) {
    return content.findings().stream().map(Diagnostic::notice).toList();
  }

  /** The findings with their first places: {@code REC-002 a.xqf@0x400}. */
  static List<String> places(RecordFiles.Content content) {
    return content.findings().stream()
        .map(d -> d.notice().code() + " " + d.places().get(0).display())
        .toList();
  }

  /** A tree with variations in brackets and comments in braces, for expectations. */
  static String tree(GameTree tree) {
    StringBuilder out = new StringBuilder();
    tree.after(GameTree.START).forEach(c -> out.append('{').append(c).append("} "));
    line(tree, tree.first(GameTree.START), out);
    return out.toString().strip();
  }

  private static void line(GameTree tree, int from, StringBuilder out) {
    for (int node = from; node != GameTree.NONE; node = tree.first(node)) {
      move(tree, node, out);
      boolean first = tree.first(tree.parent(node)) == node;
      for (int next = first ? tree.next(node) : GameTree.NONE;
          next != GameTree.NONE;
          next = tree.next(next)) {
        StringBuilder inner = new StringBuilder();
        move(tree, next, inner);
        line(tree, tree.first(next), inner);
        out.append('[').append(inner.toString().strip()).append("] ");
      }
    }
  }

  private static void move(GameTree tree, int node, StringBuilder out) {
    tree.before(node).forEach(c -> out.append('{').append(c).append("} "));
    out.append(tree.move(node)).append(' ');
    for (int nag : tree.nags(node)) {
      out.append('$').append(nag).append(' ');
    }
    tree.after(node).forEach(c -> out.append('{').append(c).append("} "));
  }
}
