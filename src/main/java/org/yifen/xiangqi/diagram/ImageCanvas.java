package org.yifen.xiangqi.diagram;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Draws on an image, smoothly. */
final class ImageCanvas implements Canvas {

  private final Graphics2D graphics;

  ImageCanvas(Graphics2D graphics) {
    this.graphics = graphics;
    graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    // lines stay where they are drawn, so that corners and circles keep their distances
    graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
  }

  @Override
  public void begin(String kind, String title) {}

  @Override
  public void end() {}

  private void fill(Shape shape, Ink ink) {
    graphics.setColor(new Color(ink.rgb()));
    graphics.fill(shape);
  }

  private void stroke(Shape shape, int thickness, Ink ink) {
    graphics.setColor(new Color(ink.rgb()));
    graphics.setStroke(new BasicStroke(thickness, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
    graphics.draw(shape);
  }

  @Override
  public void rectangle(int x, int y, int width, int height, Ink ink) {
    fill(new Rectangle2D.Double(x, y, width, height), ink);
  }

  @Override
  public void lines(int thickness, Ink ink, int... points) {
    Path2D path = new Path2D.Double();
    path.moveTo(points[0], points[1]);
    int last = points.length - 2;
    boolean closed = points[0] == points[last] && points[1] == points[last + 1];
    for (int i = 2; i <= (closed ? last - 2 : last); i += 2) {
      path.lineTo(points[i], points[i + 1]);
    }
    if (closed) {
      path.closePath();
    }
    stroke(path, thickness, ink);
  }

  @Override
  public void disc(int x, int y, int radius, Ink ink) {
    fill(circle(x, y, radius), ink);
  }

  @Override
  public void ring(int x, int y, int radius, int thickness, Ink ink) {
    stroke(circle(x, y, radius), thickness, ink);
  }

  private static Shape circle(int x, int y, int radius) {
    return new Ellipse2D.Double(x - radius, y - radius, 2.0 * radius, 2.0 * radius);
  }

  @Override
  public void glyph(char c, int x, int y, int size, Ink ink) {
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    double scale = (double) size / Glyphs.EM;
    place.scale(scale, scale);
    Glyphs.Glyph glyph =
        Glyphs.of(c).orElseThrow(() -> new IllegalArgumentException("no outline for " + c));
    fill(place.createTransformedShape(Outline.of(glyph.path())), ink);
  }
}
