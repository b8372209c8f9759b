package org.yifen.publish.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.yifen.period.Fixtures.CXA;
import static org.yifen.period.Fixtures.man;
import static org.yifen.period.Fixtures.woman;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.yifen.history.Career;
import org.yifen.history.Group;
import org.yifen.history.Health;
import org.yifen.history.PastHalf;
import org.yifen.history.Source;
import org.yifen.player.Player;
import org.yifen.player.Register;
import org.yifen.player.RegisterEntry;
import org.yifen.regulation.PeriodId;

@DisplayName("Charts as files")
class PictureTest {

  private static final PeriodId FIRST = new PeriodId(2020, 1);

  @BeforeAll
  static void asOnAServer() {
    System.setProperty("java.awt.headless", "true");
  }

  /** Lists of which only the registers are left. */
  private static Health health(int lists) {
    Health.Builder builder = new Health.Builder(CXA, 25);
    Optional<Register> before = Optional.empty();
    for (int i = 0; i < lists; i++) {
      Register now = new Register(List.of(man("A", 2400 + 7 * i), woman("W", 2200 - 5 * i)));
      Source source = before.isPresent() ? Source.REPORTS_GONE : Source.FIRST;
      builder.add(
          new PastHalf(FIRST.plus(i), before, now, source, Optional.empty(), List.of()),
          i == lists - 1);
      before = Optional.of(now);
    }
    return builder.build();
  }

  private static List<Picture> pictures(Health health) {
    List<Picture> pictures = new ArrayList<>();
    for (Group group : Group.values()) {
      Charts.ratings(health, group).ifPresent(pictures::add);
    }
    Charts.pool(health).ifPresent(pictures::add);
    pictures.add(CalibrationChart.of(health.calibration()));
    return pictures;
  }

  @Test
  @DisplayName("PNG: an image of twice the size, with more than one colour")
  void png() throws IOException {
    for (Picture picture : pictures(health(5))) {
      BufferedImage image = ImageIO.read(new ByteArrayInputStream(picture.png()));

      assertThat(image.getWidth()).isEqualTo(2 * Picture.WIDTH);
      assertThat(image.getHeight()).isEqualTo(2 * Picture.HEIGHT);
      int[] pixels = image.getRGB(0, 0, image.getWidth(), 600, null, 0, image.getWidth());
      assertThat(Arrays.stream(pixels).distinct().limit(3).count()).isEqualTo(3);
    }
  }

  @Test
  @DisplayName("SVG: XML without a document type and without texts, which would ask for a font")
  void svg() throws Exception {
    for (Picture picture : pictures(health(5))) {
      byte[] svg = picture.svg();
      Document document =
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new ByteArrayInputStream(svg));

      assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
      assertThat(document.getDoctype()).isNull();
      assertThat(document.getElementsByTagName("text").getLength()).isZero();
      assertThat(document.getElementsByTagName("path").getLength()).isGreaterThan(10);
      assertThat(new String(svg, StandardCharsets.UTF_8)).doesNotContain("\r");
    }
  }

  @Test
  @DisplayName("the same values give the same bytes, drawn once more too")
  void same() throws IOException {
    List<Picture> first = pictures(health(4));
    List<Picture> second = pictures(health(4));
    for (int i = 0; i < first.size(); i++) {
      assertThat(first.get(i).svg()).isEqualTo(second.get(i).svg()).isEqualTo(first.get(i).svg());
      assertThat(first.get(i).png()).isEqualTo(second.get(i).png());
    }
  }

  @Test
  @DisplayName("one list and a hundred lists can be drawn; a pool of one list cannot")
  void fewAndMany() throws IOException {
    assertThat(Charts.pool(health(1))).isEmpty();
    assertThat(Charts.drift(health(5))).isEmpty();
    for (int lists : new int[] {1, 2, 100}) {
      for (Picture picture : pictures(health(lists))) {
        assertThat(picture.png()).isNotEmpty();
      }
    }
  }

  @Test
  @DisplayName("a career with gaps is drawn; one without any rating is not")
  void career() throws IOException {
    assertThat(Charts.career(career("棋手", 2400, 0, 2410))).isPresent();
    assertThat(Charts.career(career("P1", 0, 2410)).orElseThrow().svg()).isNotEmpty();
    assertThat(Charts.career(career("P1", 0, 0))).isEmpty();
  }

  private static Career career(String id, int... ratings) {
    List<Career.Listed> lists = new ArrayList<>();
    for (int i = 0; i < ratings.length; i++) {
      RegisterEntry state = man(id, ratings[i]);
      lists.add(
          new Career.Listed(
              FIRST.plus(i),
              state,
              OptionalInt.empty(),
              OptionalInt.empty(),
              OptionalInt.empty(),
              ""));
    }
    Player person = Player.of(lists.get(0).state());
    return new Career(person, lists, List.of(), List.of(), List.of(), List.of());
  }
}
