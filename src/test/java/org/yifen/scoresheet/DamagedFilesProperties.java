package org.yifen.scoresheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Label;
import net.jqwik.api.Property;
import org.yifen.diagnostic.Language;

/** Whatever a game file holds, the report gets an answer. */
@Label("A damaged game file")
class DamagedFilesProperties {

  private static final Path XQF = Path.of("sample-reports/scores/棋谱/2-2.xqf");

  @Property(tries = 300)
  @Label("in text gives findings, never an exception")
  void pgn(@ForAll long seed) {
    String file =
        Papers.pgn("黎正则", "骆守诚", "1-0", Papers.LONG, "[Round \"1\"]", "[Date \"2026.03.01\"]")
            + Papers.pgn("骆守诚", "黎正则", "1-0", Papers.MATE);
    examine(file.getBytes(StandardCharsets.UTF_8), seed);
  }

  @Property(tries = 300)
  @Label("in bytes gives findings, never an exception")
  void xqf(@ForAll long seed) throws IOException {
    examine(Files.readAllBytes(XQF), seed);
  }

  private static void examine(byte[] content, long seed) {
    Random random = new Random(seed);
    for (int i = random.nextInt(12); i >= 0; i--) {
      content[random.nextInt(content.length)] = (byte) random.nextInt(256);
    }
    for (String reference : new String[] {"g", "g#1", "g#2"}) {
      Examined examined =
          GameFile.read("g", content)
              .examine(Papers.game("1-0"), FileReference.of(reference).orElseThrow());

      assertThat(examined.record().isPresent() || !examined.findings().isEmpty()).isTrue();
      assertThat(examined.findings())
          .allSatisfy(
              f -> {
                assertThat(f.places().get(0).file()).isEqualTo("r.csv");
                assertThat(f.text(Language.EN)).isNotBlank();
                assertThat(f.text(Language.ZH)).isNotBlank();
              });
    }
  }
}
