package org.yifen.xiangqi.diagram;

import java.nio.charset.StandardCharsets;

/**
 * A diagram as SVG, to be printed or put on a page: no font is needed, no script, nothing from
 * elsewhere, and the same diagram gives the same bytes.
 */
public final class DiagramSvg {

  private DiagramSvg() {}

  /**
   * The bytes of a file.
   *
   * @param title what it is in a few words, for people who do not see it
   * @param description more of the same, the FEN say
   * @param language of both, {@code zh} or {@code en}
   */
  public static byte[] write(Diagram diagram, String title, String description, String language) {
    SvgCanvas canvas = new SvgCanvas();
    Drawing.draw(diagram, canvas);
    int width = Drawing.WIDTH;
    int height = Drawing.height(diagram);
    String text =
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
        width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d" \
        role="img" aria-labelledby="title desc" xml:lang="%3$s">
        <title id="title">%4$s</title>
        <desc id="desc">%5$s</desc>
        %6$s</svg>
        """
            .formatted(
                width,
                height,
                SvgCanvas.escaped(language),
                SvgCanvas.escaped(title),
                SvgCanvas.escaped(description),
                canvas.content());
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
