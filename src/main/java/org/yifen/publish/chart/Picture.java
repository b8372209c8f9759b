package org.yifen.publish.chart;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.knowm.xchart.internal.chartpart.Chart;
import org.w3c.dom.Document;

/**
 * A chart that was drawn, as bytes of a file. Words are English and digits, so that any font does;
 * in SVG they are outlines, so that it looks the same where no font is.
 */
public final class Picture {

  static final int WIDTH = 1000;
  static final int HEIGHT = 560;

  /** A print needs about twice the pixels of a screen. */
  private static final int PNG_SCALE = 2;

  private static final String SVG = "http://www.w3.org/2000/svg";

  /** Viewers would look for a file on the network. */
  private static final Pattern DOCTYPE = Pattern.compile("<!DOCTYPE[^>]*>\\s*");

  private final Chart<?, ?> chart;

  Picture(Chart<?, ?> chart) {
    this.chart = chart;
  }

  /** Draws on something; on a computer without any font the library cannot. */
  @FunctionalInterface
  private interface Drawing {
    byte[] draw() throws IOException;
  }

  /** As SVG; an {@link IOException} on a computer without any font. */
  public byte[] svg() throws IOException {
    return drawn(this::svgBytes);
  }

  /** As PNG; an {@link IOException} on a computer without any font. */
  public byte[] png() throws IOException {
    return drawn(this::pngBytes);
  }

  private static byte[] drawn(Drawing drawing) throws IOException {
    try {
      return drawing.draw();
    } catch (OutOfMemoryError | StackOverflowError e) {
      throw e;
    } catch (Error e) {
      // without fonts Java throws errors of many kinds, a plain Error first
      throw new IOException("@fonts", e);
    } catch (RuntimeException e) {
      // what Java says where it finds none differs from version to version
      if (String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("fontconfig")) {
        throw new IOException("@fonts", e);
      }
      throw e;
    }
  }

  private byte[] svgBytes() throws IOException {
    SVGGraphics2D graphics = new SVGGraphics2D(SVGGeneratorContext.createDefault(document()), true);
    graphics.setSVGCanvasSize(new Dimension(WIDTH, HEIGHT));
    chart.paint(graphics, WIDTH, HEIGHT);
    StringWriter text = new StringWriter();
    graphics.stream(text, false);
    String svg = text.toString().replace("\r\n", "\n");
    return DOCTYPE.matcher(svg).replaceFirst("").getBytes(StandardCharsets.UTF_8);
  }

  private static Document document() {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .getDOMImplementation()
          .createDocument(SVG, "svg", null);
    } catch (ParserConfigurationException e) {
      throw new IllegalStateException("this Java has no XML", e);
    }
  }

  private byte[] pngBytes() throws IOException {
    BufferedImage image =
        new BufferedImage(PNG_SCALE * WIDTH, PNG_SCALE * HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.scale(PNG_SCALE, PNG_SCALE);
    chart.paint(graphics, WIDTH, HEIGHT);
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    // an output stream alone would make the library keep a file on the disk
    try (MemoryCacheImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
      if (!ImageIO.write(image, "png", out)) {
        throw new IllegalStateException("this Java writes no PNG");
      }
    }
    return bytes.toByteArray();
  }
}
