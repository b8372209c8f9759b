package org.yifen.xiangqi.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.xiangqi.board.Piece;

class GlyphsTest {

  @ParameterizedTest
  @ValueSource(strings = {"楚河汉界", "一二三四五六七八九", "0123456789", "abcdefghi", "前中后进退平", "第着轮红黑走将军死困毙"})
  void whatDiagramsSayHasOutlines(String characters) {
    assertThat(characters.chars().allMatch(c -> Glyphs.of((char) c).isPresent())).isTrue();
  }

  @Test
  void everyPieceHasAnOutlineThatFillsItsSquareEvenly() {
    for (Piece piece : Piece.values()) {
      Glyphs.Glyph glyph = Glyphs.of(piece.chinese()).orElseThrow();
      Rectangle2D box = Outline.of(glyph.path()).getBounds2D();

      assertThat(glyph.width()).isEqualTo(Glyphs.EM);
      assertThat(box.getWidth()).as(piece.name()).isBetween(800.0, 1000.0);
      assertThat(box.getHeight()).as(piece.name()).isBetween(800.0, 1000.0);
      assertThat(box.getCenterX()).as(piece.name()).isBetween(-50.0, 50.0);
      assertThat(box.getCenterY()).as(piece.name()).isBetween(-50.0, 50.0);
    }
  }

  /**
   * A stroke across the middle, as anybody knows the character 一: the picture is not upside down.
   */
  @Test
  void outlinesStandUpright() {
    Rectangle2D one = Outline.of(Glyphs.of('一').orElseThrow().path()).getBounds2D();
    assertThat(one.getWidth()).isGreaterThan(5 * one.getHeight());
    // the dot of i lies above; the stroke of 7 lies above, and nothing at the lower right
    assertThat(Outline.of(Glyphs.of('i').orElseThrow().path()).contains(0, -349)).isTrue();
    assertThat(Outline.of(Glyphs.of('7').orElseThrow().path()).contains(0, -320)).isTrue();
    assertThat(Outline.of(Glyphs.of('7').orElseThrow().path()).contains(200, 340)).isFalse();
  }

  @Test
  void theLicenceLiesBesideTheOutlines() throws IOException {
    try (InputStream in = Glyphs.class.getResourceAsStream("OFL.txt")) {
      assertThat(in).isNotNull();
      assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
          .startsWith("© 2017-2022 Adobe")
          .contains("SIL OPEN FONT LICENSE Version 1.1", "PERMISSION & CONDITIONS", "DISCLAIMER");
    }
  }
}
