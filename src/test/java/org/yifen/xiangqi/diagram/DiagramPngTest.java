package org.yifen.xiangqi.diagram;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.xiangqi.board.Setup;

class DiagramPngTest {

  private static final Diagram START = Diagram.of(Setup.START);

  private static BufferedImage decoded(Diagram diagram, int width) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(DiagramPng.write(diagram, width)));
  }

  private static int red(int rgb) {
    return rgb >> 16 & 255;
  }

  private static int green(int rgb) {
    return rgb >> 8 & 255;
  }

  @ParameterizedTest(name = "{0} pixels wide: {1} high")
  @CsvSource({"1080, 1240", "540, 620", "2160, 2480", "251, 288"}) // 251 × 1240 / 1080 = 288.2
  void thePictureHasTheWidthThatWasAskedFor(int width, int height) throws IOException {
    BufferedImage image = decoded(START, width);

    assertThat(image.getWidth()).isEqualTo(width);
    assertThat(image.getHeight()).isEqualTo(height);
    for (int x : new int[] {0, width - 1}) {
      for (int y : new int[] {0, height - 1}) {
        assertThat(image.getRGB(x, y)).as(x + "," + y).isEqualTo(0xFFFFFFFF);
      }
    }
  }

  @Test
  void rimsAreRedAndBlackAndFacesDifferInGreyToo() throws IOException {
    BufferedImage image = decoded(START, DiagramPng.USUAL_WIDTH);

    // e0 lies at 540,1100 and e9 at 540,110; the rim is 46 from the middle, the bare face 35
    int redRim = image.getRGB(540 + 46, 1100);
    int blackRim = image.getRGB(540 + 46, 110);
    assertThat(red(redRim) - green(redRim)).isGreaterThan(120);
    assertThat(red(blackRim)).isLessThan(60);
    assertThat(green(image.getRGB(540 + 35, 1100))).isGreaterThan(200);
    assertThat(green(image.getRGB(540 + 35, 110))).isLessThan(60);
  }

  @Test
  void theCharacterIsDrawnWithoutAnyFont() throws IOException {
    BufferedImage image = decoded(START, DiagramPng.USUAL_WIDTH);
    int inked = 0;
    for (int x = 540 - 31; x <= 540 + 31; x++) {
      for (int y = 1100 - 31; y <= 1100 + 31; y++) {
        inked += green(image.getRGB(x, y)) < 128 ? 1 : 0;
      }
    }

    // 帅 in bold covers about a third of its square
    assertThat(inked).isBetween(63 * 63 / 5, 63 * 63 / 2);
  }

  @Test
  void theCaptionTakesRoomOfItsOwn() throws IOException {
    BufferedImage image = decoded(START.withCaption("轮红走"), 1080);

    assertThat(image.getHeight()).isEqualTo(1310);
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, 0, 239, 4321, Integer.MAX_VALUE})
  void otherWidthsAreRefused(int width) {
    assertThatThrownBy(() -> DiagramPng.write(START, width))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("240");
  }
}
