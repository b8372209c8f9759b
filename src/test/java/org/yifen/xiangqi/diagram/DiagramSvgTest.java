package org.yifen.xiangqi.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.yifen.xiangqi.board.Piece;
import org.yifen.xiangqi.board.Setup;
import org.yifen.xiangqi.board.Side;
import org.yifen.xiangqi.board.Square;

class DiagramSvgTest {

  /** The geometry that the drawing promises: the first file and rank at 100 and 110, 110 apart. */
  private static final int LEFT = 100;

  private static final int TOP = 110;
  private static final int STEP = 110;

  private static byte[] svg(Diagram diagram) {
    return DiagramSvg.write(diagram, "开局", "轮到红方走。", "zh");
  }

  private static Document parsed(byte[] svg) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setNamespaceAware(true);
    return factory.newDocumentBuilder().parse(new ByteArrayInputStream(svg));
  }

  private static List<Element> elements(Document document, String name) {
    NodeList nodes = document.getElementsByTagNameNS("http://www.w3.org/2000/svg", name);
    List<Element> found = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      found.add((Element) nodes.item(i));
    }
    return found;
  }

  /** The pieces by their middles, {@code x,y}, each as its class and its title. */
  private static Map<String, String> pieces(Document document) {
    Map<String, String> pieces = new TreeMap<>();
    for (Element group : elements(document, "g")) {
      if (group.getAttribute("class").startsWith("piece")) {
        Element disc = (Element) group.getElementsByTagName("circle").item(0);
        String title = group.getElementsByTagName("title").item(0).getTextContent();
        String at = disc.getAttribute("cx") + "," + disc.getAttribute("cy");
        pieces.put(at, group.getAttribute("class") + " " + title);
      }
    }
    return pieces;
  }

  private static Map<String, String> expected(Setup setup, boolean turned) {
    Map<String, String> pieces = new TreeMap<>();
    for (int i = 0; i < Square.COUNT; i++) {
      Square square = Square.of(i);
      Square seen = turned ? square.turned() : square;
      if (setup.at(square).isPresent()) {
        Piece piece = setup.at(square).get();
        boolean red = piece.side() == Side.RED;
        pieces.put(
            (LEFT + STEP * seen.file()) + "," + (TOP + STEP * (9 - seen.rank())),
            (red ? "piece red 红" : "piece black 黑") + piece.chinese() + " " + square);
      }
    }
    return pieces;
  }

  @Test
  void thePiecesStandOnTheirSquares() throws Exception {
    Map<String, String> pieces = pieces(parsed(svg(Diagram.of(Setup.START))));

    assertThat(pieces).hasSize(32).isEqualTo(expected(Setup.START, false));
    assertThat(pieces).containsEntry("540,1100", "piece red 红帅 e0");
    assertThat(pieces).containsEntry("210,330", "piece black 黑炮 b7");
  }

  @Test
  void theOtherSideBelowIsTheBoardTurned() throws Exception {
    Diagram diagram = Shown.random(5, 21);

    assertThat(pieces(parsed(svg(diagram.turned())))).isEqualTo(expected(diagram.setup(), true));
  }

  @Test
  void redIsLightAndBlackIsDark() throws Exception {
    Document document = parsed(svg(Diagram.of(Shown.EVERY_PIECE)));

    for (Element group : elements(document, "g")) {
      if (group.getAttribute("class").startsWith("piece")) {
        Element glyph = (Element) group.getElementsByTagName("use").item(0);
        int grey = grey(glyph.getAttribute("fill"));
        assertThat(grey > 200)
            .as(group.getAttribute("class"))
            .isEqualTo(group.getAttribute("class").equals("piece black"));
      }
    }
  }

  /** ITU-R BT.601, what a grey printer makes of a colour. */
  private static int grey(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return (299 * (rgb >> 16) + 587 * (rgb >> 8 & 255) + 114 * (rgb & 255)) / 1000;
  }

  @Test
  void nothingIsTextAndNothingComesFromElsewhere() throws Exception {
    Document document = parsed(svg(Shown.random(9, 33).withCaption("第33着 前炮平五　将军　轮黑走")));

    assertThat(elements(document, "text")).isEmpty();
    assertThat(elements(document, "script")).isEmpty();
    List<String> outlines =
        elements(document, "path").stream().map(e -> "#" + e.getAttribute("id")).toList();
    assertThat(elements(document, "use"))
        .isNotEmpty()
        .allMatch(
            use -> outlines.contains(use.getAttributeNS("http://www.w3.org/1999/xlink", "href")));
  }

  @Test
  void theMoveIsMarkedAtBothItsEnds() throws Exception {
    Setup setup = Shown.fen("4k4/9/9/9/9/9/9/4C4/9/4K4 b");
    String svg =
        new String(svg(Diagram.of(setup).withLast(Shown.move("h2e2"))), StandardCharsets.UTF_8);

    // h2 lies at 870,880; e2 at 540,880: corners 42 and 54 away
    assertThat(svg)
        .contains("<g class=\"move\"><title>h2e2</title>")
        .contains("<circle cx=\"870\" cy=\"880\" r=\"13\"")
        .contains("L828,838", "L912,922", "L486,826", "L594,934");
    assertThat(new String(svg(Diagram.of(setup)), StandardCharsets.UTF_8))
        .doesNotContain("class=\"move\"");
  }

  @Test
  void titleAndDescriptionMayHoldAnything() throws Exception {
    Document document =
        parsed(
            DiagramSvg.write(
                Diagram.of(Setup.START), "甲 <&> \"乙\"\u0007\uFFFF\uD800", "100 %s & ]]>", "en"));

    assertThat(elements(document, "title").get(0).getTextContent())
        .isEqualTo("甲 <&> \"乙\"\uFFFD\uFFFD\uFFFD");
    assertThat(elements(document, "desc").get(0).getTextContent()).isEqualTo("100 %s & ]]>");
  }

  @Test
  void theSameDiagramGivesTheSameBytes() {
    Diagram diagram = Shown.random(1, 50).withCaption("轮红走");

    assertThat(svg(diagram)).isEqualTo(svg(diagram));
    assertThat(new String(svg(diagram), StandardCharsets.UTF_8).replaceFirst("<[?].*[?]>", ""))
        .as("whole numbers only, apart from the scale of characters")
        .doesNotContainPattern("\"-?[0-9]+\\.[0-9]");
  }

  @Test
  void aCaptionHoldsOnlyCharactersThatHaveOutlines() {
    assertThat(Diagram.canCaption("第12着 马8进7　轮红走")).isTrue();
    assertThat(Diagram.canCaption("胡荣华")).isFalse();
    assertThatThrownBy(() -> Diagram.of(Setup.START).withCaption("胡荣华"))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
