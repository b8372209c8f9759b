package org.yifen.xiangqi.diagram;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** A diagram as PNG: the picture that {@link DiagramSvg} describes, in pixels, without any font. */
public final class DiagramPng {

  /** Pixels from left to right when nobody says otherwise. */
  public static final int USUAL_WIDTH = Drawing.WIDTH;

  /** Fewer make characters that cannot be read. */
  public static final int LEAST_WIDTH = 240;

  /** More than a page needs, and an image takes four bytes a pixel. */
  public static final int MOST_WIDTH = 4320;

  private DiagramPng() {}

  /**
   * The bytes of a file; the height follows from the width.
   *
   * @param width in pixels, {@value #LEAST_WIDTH} to {@value #MOST_WIDTH}
   */
  public static byte[] write(Diagram diagram, int width) {
    if (width < LEAST_WIDTH || width > MOST_WIDTH) {
      throw new IllegalArgumentException(
          "width %d to %d, was %d".formatted(LEAST_WIDTH, MOST_WIDTH, width));
    }
    double scale = (double) width / Drawing.WIDTH;
    int height = (int) Math.round(Drawing.height(diagram) * scale);
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    // both edges exactly, though the height is rounded
    graphics.scale(scale, (double) height / Drawing.height(diagram));
    Drawing.draw(diagram, new ImageCanvas(graphics));
    graphics.dispose();
    return encoded(image);
  }

  private static byte[] encoded(BufferedImage image) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    // an output stream alone would make the library keep a file on the disk
    try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      if (!ImageIO.write(image, "png", out)) {
        throw new IllegalStateException("this Java writes no PNG");
      }
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot fail", e);
    }
    return bytes.toByteArray();
  }
}
