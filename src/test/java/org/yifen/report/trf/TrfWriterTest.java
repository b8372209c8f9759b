package org.yifen.report.trf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.yifen.diagnostic.Notice;
import org.yifen.diagnostic.Read;
import org.yifen.event.Event;
import org.yifen.report.Reports;

/** What is written, against the columns of the format's tables. */
class TrfWriterTest {

  private static final Path FILES = Path.of("src/test/resources/trf");

  /** The lines of the file were laid out by hand; what its event gives is the same but for 072. */
  @Test
  void trf16IsTheFileItWasReadFrom() throws IOException {
    List<String> read = Files.readAllLines(FILES.resolve("plain-valid.trf"));

    List<String> written = lines(TrfWriter.trf16(event("plain-valid.trf")));

    assertThat(written).contains("072 5");
    assertThat(written.stream().filter(l -> !l.startsWith("072")))
        .containsExactlyInAnyOrderElementsOf(read);
  }

  @Test
  void trf26StatesScoringRoundsAndOurOwnFacts() throws IOException {
    List<String> written = lines(TrfWriter.trf26(event("yifen-lines-valid.trf")));

    assertThat(written)
        .contains(
            "142 3",
            "162  W 1.0    D 0.5    L 0.0",
            "### yifen event-id: 2026-yangcheng",
            "### yifen section: men",
            "### yifen class: man-master",
            "### yifen unit 1: 广东",
            "### yifen remarks 4: 第3轮退赛",
            "### yifen submitted: 2026-03-20");
  }

  @Test
  void pointsOfTheOrganiserHaveARecord() throws IOException {
    List<String> written = lines(TrfWriter.trf26(event("points-record-valid.trf")));

    assertThat(written).contains("299           0.5    1    4");
  }

  @Test
  void linesEndInBothCharactersAndTheTextIsUtf8() throws IOException {
    byte[] bytes = TrfWriter.trf16(event("plain-valid.trf")).value().orElseThrow();
    String text = new String(bytes, StandardCharsets.UTF_8);

    assertThat(text).startsWith("012 羊城杯\r\n").endsWith("2 w =\r\n");
    assertThat(text.replace("\r\n", "")).doesNotContain("\r", "\n");
  }

  /** Chinese names take as many columns as characters, whatever their width. */
  @ParameterizedTest
  @ValueSource(strings = {"plain-valid.trf", "latin-1-valid.trf"})
  void columnsCountCharacters(String file) throws IOException {
    for (String line : lines(TrfWriter.trf16(event(file)))) {
      if (line.startsWith("001")) {
        assertThat(line.codePointCount(0, line.length())).as(line).isEqualTo(119);
        assertThat(line.substring(81, 83)).as(line).matches("\\d\\.|\\.\\d");
      }
    }
  }

  @Test
  void whatTrf16CannotHoldIsSaid() throws IOException {
    Read<byte[]> written = TrfWriter.trf16(event("yifen-lines-valid.trf"));

    assertThat(written.diagnostics()).extracting(d -> d.notice()).containsExactly(Notice.CNV_001);
    assertThat(written.diagnostics().get(0).arguments())
        .containsExactly("TRF16", "赛事编号, 比赛性质, 主办单位, 国家级裁判员, 报送日期, 单位, 称号, 备注");
  }

  @Test
  void pointsThatTrf16CannotExplainAreRefused() throws IOException {
    Read<byte[]> written = TrfWriter.trf16(event("points-record-valid.trf"));

    assertThat(written.value()).isEmpty();
    assertThat(written.diagnostics()).extracting(d -> d.notice()).containsExactly(Notice.CNV_008);
  }

  private static Event event(String file) throws IOException {
    return Reports.read(file, Files.readAllBytes(FILES.resolve(file))).event().orElseThrow();
  }

  private static List<String> lines(Read<byte[]> written) {
    return new String(written.value().orElseThrow(), StandardCharsets.UTF_8).lines().toList();
  }
}
