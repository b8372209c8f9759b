package org.yifen.xiangqi.diagram;

import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;

/** Writes SVG 1.1. Characters are outlines, each written once and used by its name. */
final class SvgCanvas implements Canvas {

  private final StringBuilder body = new StringBuilder();
  private final TreeSet<Character> used = new TreeSet<>();

  /** The outlines that were used, by name, then what was drawn. */
  String content() {
    StringBuilder out = new StringBuilder("<defs>\n");
    for (char c : used) {
      out.append("<path id=\"").append(name(c)).append("\" d=\"");
      out.append(Glyphs.of(c).orElseThrow().path()).append("\"/>\n");
    }
    return out.append("</defs>\n").append(body).toString();
  }

  @Override
  public void begin(String kind, String title) {
    body.append("<g class=\"").append(kind).append("\">");
    body.append(title.isEmpty() ? "" : "<title>" + escaped(title) + "</title>").append('\n');
  }

  @Override
  public void end() {
    body.append("</g>\n");
  }

  @Override
  public void rectangle(int x, int y, int width, int height, Ink ink) {
    String form = "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>\n";
    body.append(form.formatted(x, y, width, height, colour(ink)));
  }

  @Override
  public void lines(int thickness, Ink ink, int... points) {
    boolean closed =
        points[0] == points[points.length - 2] && points[1] == points[points.length - 1];
    StringBuilder path = new StringBuilder();
    for (int i = 0; i < points.length - (closed ? 2 : 0); i += 2) {
      path.append(i == 0 ? 'M' : 'L').append(points[i]).append(',').append(points[i + 1]);
    }
    path.append(closed ? "Z" : "");
    body.append("<path d=\"").append(path).append("\" fill=\"none\" stroke=\"");
    body.append(colour(ink)).append("\" stroke-width=\"").append(thickness).append("\"/>\n");
  }

  @Override
  public void disc(int x, int y, int radius, Ink ink) {
    String form = "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"%s\"/>\n";
    body.append(form.formatted(x, y, radius, colour(ink)));
  }

  @Override
  public void ring(int x, int y, int radius, int thickness, Ink ink) {
    String form =
        "<circle cx=\"%d\" cy=\"%d\" r=\"%d\" fill=\"none\" stroke=\"%s\" stroke-width=\"%d\"/>\n";
    body.append(form.formatted(x, y, radius, colour(ink), thickness));
  }

  @Override
  public void glyph(char c, int x, int y, int size, Ink ink) {
    if (Glyphs.of(c).isEmpty()) {
      throw new IllegalArgumentException("no outline for " + c);
    }
    used.add(c);
    String form =
        "<use xlink:href=\"#%s\" transform=\"translate(%d,%d) scale(.%03d)\" fill=\"%s\"/>\n";
    body.append(form.formatted(name(c), x, y, size, colour(ink)));
  }

  private static String name(char c) {
    return "yf" + Integer.toHexString(c);
  }

  private static String colour(Ink ink) {
    return String.format(Locale.ROOT, "#%06x", ink.rgb());
  }

  /** A text for XML 1.0, with {@code U+FFFD} for what XML cannot hold. */
  static String escaped(String text) {
    StringBuilder out = new StringBuilder(text.length());
    text.codePoints().forEach(c -> out.append(entity(c).orElseGet(() -> Character.toString(c))));
    return out.toString();
  }

  private static Optional<String> entity(int c) {
    boolean none = (c < ' ' && c != '\n') || (c >= 0xD800 && c < 0xE000) || (c & 0xFFFE) == 0xFFFE;
    return none
        ? Optional.of("\uFFFD")
        : switch (c) {
          case '<' -> Optional.of("&lt;");
          case '>' -> Optional.of("&gt;");
          case '&' -> Optional.of("&amp;");
          case '"' -> Optional.of("&quot;");
          default -> Optional.empty();
        };
  }
}
