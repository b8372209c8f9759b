package org.yifen.xiangqi.diagram;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The outlines of the characters that stand on diagrams. */
final class Glyphs {

  /** Units of the square that a Chinese character is drawn in. */
  static final int EM = 1000;

  private static final String FILE = "glyphs.txt";

  private Glyphs() {}

  /**
   * A character's outline.
   *
   * @param width how much room it takes in a line, in units
   * @param path as in SVG; the middle of the character is at 0, 0, and y grows downwards
   */
  record Glyph(int width, String path) {}

  /** Loads on first use: text for a terminal needs no outlines. */
  private static final class Table {
    static final Map<Character, Glyph> GLYPHS = load();
  }

  /** The outline of a character; empty for those that stand on no diagram. */
  static Optional<Glyph> of(char c) {
    return Optional.ofNullable(Table.GLYPHS.get(c));
  }

  private static Map<Character, Glyph> load() {
    try (InputStream in = Glyphs.class.getResourceAsStream(FILE)) {
      if (in == null) {
        throw new IllegalStateException("missing " + FILE);
      }
      Map<Character, Glyph> glyphs = new HashMap<>();
      new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .forEach(line -> add(line, glyphs));
      return Map.copyOf(glyphs);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + FILE, e);
    }
  }

  private static void add(String line, Map<Character, Glyph> glyphs) {
    String[] parts = line.split(" ", 3);
    glyphs.put(parts[0].charAt(0), new Glyph(Integer.parseInt(parts[1]), parts[2]));
  }
}
